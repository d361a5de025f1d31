/** Milliseconds in which each process has its turn. */
const PERIOD = 50;

/**
 * Gives each process the same share of a processor, as a machine of that size would: it runs for a part of each period and
 * is stopped for the rest, one after the other, so that they never run at once. Works without any rights and on any
 * kernel, unlike quotas. Answers a function that lets them run freely again.
 */
export function shareProcessor(pids: readonly number[], share: number): () => void {
  const turn = PERIOD * share;
  let ended = false;
  const timers = pids.map((pid, index) => {
    const begin = performance.now() + index * turn;
    let on = false;
    process.kill(pid, 'SIGSTOP');
    let timer = setTimeout(step, index * turn);
    function step(): void {
      if (ended) return;
      on = !on;
      process.kill(pid, on ? 'SIGCONT' : 'SIGSTOP');
      // From the beginning on: what one timer is late does not add up.
      const periods = Math.floor((performance.now() - begin) / PERIOD) + (on ? 0 : 1);
      const next = begin + periods * PERIOD + (on ? turn : 0);
      timer = setTimeout(step, Math.max(1, next - performance.now()));
    }
    return () => clearTimeout(timer);
  });
  return () => {
    ended = true;
    for (const clear of timers) clear();
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  };
}
