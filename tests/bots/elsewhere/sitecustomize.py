"""Read by every Python of a test: a system that tells no process of the end of another one."""

import sys

sys.platform = "elsewhere"
