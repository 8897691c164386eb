"""The texts of the program in other languages: found in the source, kept in catalogues."""
