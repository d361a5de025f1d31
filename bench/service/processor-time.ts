import { readFile } from 'node:fs/promises';

/** Seconds of processor time that processes have used so far, where the system tells. */
export async function processorTime(pids: readonly number[]): Promise<number> {
  const files = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')));
  return files.reduce((total, text) => {
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return total + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
  }, 0);
}
