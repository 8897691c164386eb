"""Who sits at a screen: their session, and what their app does for the screens that it shows."""
