"""`python -m judge`."""

from judge.cli import program

if __name__ == "__main__":
    program()
