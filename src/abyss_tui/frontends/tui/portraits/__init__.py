"""The cards as pictures: shapes put together from data, and painted as pixels at any size."""
