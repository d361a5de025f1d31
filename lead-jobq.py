"""Rate limited job queue."""
import argparse, json, os, time
from dataclasses import dataclass, field
from typing import Callable, Optional

DEFAULT_LIMIT = int(os.environ.get("JOBQ_LIMIT", "10"))

class QueueFull(Exception):
    """Raised when the queue has reached its capacity."""

@dataclass
class Job:
    """A unit of work.

    Attributes:
        id: Unique id of the job.
        payload: What the worker gets.
        retries: How often the job may be retried.
    """
    id: str
    payload: dict
    retries: int = 3
    created: float = field(default_factory=time.time)

class Queue:
    """A FIFO queue with a rate limit."""

    def __init__(self, limit: int = DEFAULT_LIMIT, capacity: Optional[int] = None):
        self._jobs = []
        self.limit = limit
        self.capacity = capacity

    def push(self, job: Job) -> int:
        """Add a job to the end of the queue.

        Returns the number of jobs waiting.

        Raises:
            QueueFull: if capacity is reached.
        """
        if self.capacity and len(self._jobs) >= self.capacity:
            raise QueueFull(f"queue has {self.capacity} jobs")
        self._jobs.append(job)
        return len(self._jobs)

    def run(self, worker: Callable[[Job], None], *, dry_run: bool = False) -> None:
        """Run all jobs, at most ``limit`` per second."""
        while self._jobs:
            job = self._jobs.pop(0)
            if not dry_run:
                try:
                    worker(job)
                except Exception:
                    if job.retries > 0:
                        job.retries -= 1
                        self._jobs.append(job)
            time.sleep(1 / self.limit)

    def _drain(self):
        self._jobs.clear()

def main(argv=None):
    p = argparse.ArgumentParser(prog="jobq", description="Run jobs from a JSON file.")
    p.add_argument("file", help="JSON file with jobs")
    p.add_argument("--limit", type=int, default=DEFAULT_LIMIT, help="jobs per second")
    p.add_argument("-n", "--dry-run", action="store_true", help="print jobs, don't run them")
    a = p.parse_args(argv)
    q = Queue(a.limit)
    with open(a.file) as f:
        for row in json.load(f):
            q.push(Job(**row))
    q.run(print, dry_run=a.dry_run)
    return 0
