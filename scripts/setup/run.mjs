import { spawn } from 'node:child_process';

/**
 * Runs a program to its end, its output going to this one's.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code; 1 when it was ended by a signal or could not start
 */
export function run(file, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { stdio: 'inherit', ...options });
    const relay = (signal) => child.kill(signal);
    process.on('SIGINT', relay).on('SIGTERM', relay);
    const done = (code) => {
      process.off('SIGINT', relay).off('SIGTERM', relay);
      resolve(code ?? 1);
    };
    child.on('error', (error) => {
      console.error(`${file}: ${error.message}`);
      done(1);
    });
    child.on('exit', done);
  });
}
