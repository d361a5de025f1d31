import Mocha from 'mocha';

/** Measures from its call on. What it answers prints, and returns, the milliseconds of processor time that the process used. */
export function stopwatch(what: string): () => number {
  const since = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    const used = (user + system) / 1000;
    const passed = performance.now() - since;
    Mocha.reporters.Base.consoleLog(
      `      ${what}: ${used.toFixed()} ms used, ${passed.toFixed()} ms passed`,
    );
    return used;
  };
}
