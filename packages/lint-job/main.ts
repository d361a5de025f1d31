import { outputOf } from './cli/output.ts';
import { run } from './run.ts';

// Who reads the output may stop early, as `head` does.
const stdout = outputOf('stdout', ({ code }) => process.exit(code === 'EPIPE' ? 0 : 3));
const stderr = outputOf('stderr', () => process.exit(3));
const watched = stderr.isTerminal && process.env['CI'] === undefined;

// Exits in order, so that a service of this run ends with it.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

void run(process.argv.slice(2), {
  environment: process.env,
  folder: process.cwd(),
  fetch,
  sleep: (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
  readStdin: async () => (await import('node:stream/consumers')).text(process.stdin),
  print: (part) => stdout.write(part),
  log: (line) => stderr.write(`${line}\n`),
  ...(watched && {
    progress: (line: string) => stderr.write(`\r\u001B[K${line.slice(0, stderr.columns - 1)}`),
  }),
  colours: stdout.isTerminal && !process.env['NO_COLOR'],
}).then((code) => {
  process.exitCode = code;
  // All is said once these have been written: told to end, a process need not take itself apart.
  stdout.end(() => stderr.end(() => process.exit()));
});
