// Runs the service's tests, the long ones too, as a program of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../setup/paths.mjs';

export const LONG = 'packages/server/test/long/*.long.ts';
export const FUZZ = 'packages/server/test/hostile/fuzz-from-description.test.ts';
export const SOAK = 'packages/server/test/long/soak.long.ts';
export const QUICK = 'packages/server/test/**/*.test.ts';
/** Minutes for everything but the soak, which has its own. */
const OTHERS = 15;

/**
 * @typedef {{ fullTitle: string, err: { message?: string } }} Test
 * @typedef {{ passes: Test[], failures: Test[], figures: { id: string, text: string }[] }} Outcome
 */

/**
 * @param {{ files: string[], ignore?: string[], minutes: number, reporter: 'spec' | 'json' }} options
 * @returns {globalThis.Promise<Outcome & { status: number }>} with the `spec` reporter, which prints instead, no tests
 */
export async function runServiceTests({ files, ignore = [], minutes, reporter }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'housestyle-reliability-'));
  const [report, figures] = [path.join(folder, 'report.json'), path.join(folder, 'figures')];
  const patience = minutes + OTHERS;
  const output = reporter === 'json' ? ['--reporter-option', `output=${report}`] : [];
  try {
    const program = spawn(
      process.execPath,
      [
        'node_modules/mocha/bin/mocha.js',
        '--no-config',
        '--timeout',
        '20000',
        '--exit',
        '--reporter',
        reporter,
        ...output,
        ...ignore.flatMap((file) => ['--ignore', file]),
        ...files,
      ],
      {
        cwd: root,
        timeout: patience * 60_000,
        stdio: ['ignore', reporter === 'json' ? 'ignore' : 'inherit', 'inherit'],
        env: {
          ...process.env,
          HOUSESTYLE_FIGURES: figures,
          HOUSESTYLE_LONG_MINUTES: String(minutes),
          HOUSESTYLE_FUZZ_REQUESTS: '10000',
        },
      },
    );
    const [status, signal] = await once(program, 'exit');
    if (signal !== null)
      throw new Error(`${files.join(' ')}: ended by ${signal}; it may take ${patience} minutes at most.`);
    const { passes = [], failures = [] } =
      reporter === 'json' ? JSON.parse(readFileSync(report, 'utf8')) : {};
    return { status: status ?? 1, passes, failures, figures: lines(figures) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} file */
function lines(file) {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  } catch {
    return [];
  }
}

/**
 * Minutes of the soak: `--minutes N`.
 * @param {string | undefined} text
 */
export function readMinutes(text = '10') {
  const minutes = Number(text);
  if (!(minutes > 0 && minutes <= 240)) throw new Error('--minutes: expected a number of minutes up to 240.');
  return minutes;
}
