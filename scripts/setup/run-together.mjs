import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { availableParallelism } from 'node:os';

/** Compilers hold a gigabyte each. */
const MOST = 4;

/**
 * Runs Node.js programs, as many at once as there are processors; what one prints is shown when it has ended.
 * @param {readonly { readonly name: string, readonly args: readonly string[] }[]} programs
 * @returns {Promise<boolean>} whether all ended well
 */
export async function runTogether(programs) {
  const waiting = [...programs];
  let well = true;
  const work = async () => {
    for (let program = waiting.shift(); program; program = waiting.shift()) {
      const child = spawn(process.execPath, program.args, { stdio: ['ignore', 'pipe', 'pipe'] });
      const code = new Promise((resolve) => child.on('close', resolve));
      const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
      if ((await code) !== 0) well = false;
      if (out + errors !== '') console.log(`${program.name}:\n${out}${errors}`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), MOST) }, work));
  return well;
}
