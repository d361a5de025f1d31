import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { ConfigError } from '../failure.ts';
import type { Problem } from '../report.ts';

const baselineSchema = z.object({
  version: z.literal(1),
  findings: z.array(z.object({ fingerprint: z.string(), path: z.string(), rule: z.string() })),
});

/** The fingerprints of the findings that a team has put off. Throws a `ConfigError`. */
export async function readBaseline(file: string): Promise<ReadonlySet<string>> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ConfigError(`The baseline ${file} can't be read. Create it with --update-baseline.`);
  });
  const parsed = baselineSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new ConfigError(`${file} is no baseline: write it anew with --update-baseline.`);
  return new Set(parsed.data.findings.map(({ fingerprint }) => fingerprint));
}

/** Writes all findings as known, ordered so that the file changes little. */
export async function writeBaseline(file: string, problems: readonly Problem[]): Promise<void> {
  const findings = problems
    .map(({ fingerprint, path, rule }) => ({ fingerprint, path, rule: rule.id }))
    .sort(
      (a, b) => compare(a.path, b.path) || compare(a.rule, b.rule) || compare(a.fingerprint, b.fingerprint),
    );
  await writeFile(file, `${JSON.stringify({ version: 1, findings }, undefined, 2)}\n`);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
