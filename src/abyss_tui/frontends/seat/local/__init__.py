"""Programs of one's own at one's own terminal: started here, with the same lines on their pipes."""
