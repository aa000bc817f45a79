"""What a player knows of a board and of a run (`judge.port.floor.Sight`)."""

from judge.furuyoni.sight.observation import seen_by as seen_by
