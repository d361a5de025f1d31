import { run } from './run.ts';

const { stdout, stderr } = process;
const watched = stderr.isTTY === true && process.env['CI'] === undefined;

// Exits in order, so that a service of this run ends with it.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

// Who reads the output may stop early, as `head` does.
stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 3));

void run(process.argv.slice(2), {
  environment: process.env,
  folder: process.cwd(),
  fetch,
  sleep: (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
  readStdin: async () => (await import('node:stream/consumers')).text(process.stdin),
  print: (part) => void stdout.write(part),
  log: (line) => void stderr.write(`${line}\n`),
  ...(watched && {
    progress: (line: string) => void stderr.write(`\r\u001B[K${line.slice(0, stderr.columns - 1)}`),
  }),
  colours: stdout.isTTY === true && !process.env['NO_COLOR'],
}).then((code) => {
  process.exitCode = code;
  // All is said once these have been written: told to end, a process need not take itself apart.
  stdout.write('', () => stderr.write('', () => process.exit()));
});
