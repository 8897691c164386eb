"""A terminal far away: what is shown there, and what is typed there by people not trusted."""
