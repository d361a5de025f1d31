import * as z from 'zod';

/** The baseline that is meant where a `.housestyle.yaml` names none, in its folder. */
export const BASELINE_FILE = '.housestyle-baseline.json';

const entrySchema = z.object({ fingerprint: z.string(), path: z.string(), rule: z.string() });
const baselineSchema = z.object({ version: z.literal(1), findings: z.array(entrySchema) });

/** A finding that a team has put off; `path` and `rule` are for people, the fingerprint decides. */
export type BaselineEntry = z.infer<typeof entrySchema>;

/** Undefined where the text is no baseline. */
export function readBaseline(text: string): readonly BaselineEntry[] | undefined {
  const parsed = baselineSchema.safeParse(parseJson(text));
  return parsed.success ? parsed.data.findings : undefined;
}

/** The text of a baseline, each finding once, ordered so that the file changes little. */
export function writeBaseline(entries: readonly BaselineEntry[]): string {
  const findings = [...new Map(entries.map((entry) => [entry.fingerprint, entry])).values()]
    .map(({ fingerprint, path, rule }) => ({ fingerprint, path, rule }))
    .sort(
      (a, b) => compare(a.path, b.path) || compare(a.rule, b.rule) || compare(a.fingerprint, b.fingerprint),
    );
  return `${JSON.stringify({ version: 1, findings }, undefined, 2)}\n`;
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
