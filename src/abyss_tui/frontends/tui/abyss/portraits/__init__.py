"""What the pictures of Abyss show: tables of Lords and Locations, the Monster and the Allies."""
