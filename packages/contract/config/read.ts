import type * as z from 'zod';
import { LineCounter, parseDocument } from 'yaml';
import type { Audience } from '../analyze.ts';
import type { Severity } from '../finding.ts';
import type { GlossaryEntry, StyleRule, TermSub } from '../style.ts';
import { configSchema } from './schema.ts';

export type GateSeverity = Severity | 'none';

/** A project's own settings, as its `.housestyle.yaml` states them. */
export interface ProjectConfig {
  /** Absent: the account's. Likewise `termSubs` and `glossary`. */
  readonly rules?: readonly StyleRule[];
  readonly termSubs?: readonly TermSub[];
  readonly glossary?: readonly GlossaryEntry[];
  /** Ids of presets whose rules follow `rules`. */
  readonly presets: readonly string[];
  /** Globs, relative to the folder of the file. */
  readonly files: readonly string[];
  readonly ignore: readonly string[];
  readonly docType?: string;
  readonly audience?: Audience;
  /** By rule id. */
  readonly severity: ReadonlyMap<string, Severity | 'off'>;
  readonly gate: { readonly failOn?: GateSeverity; readonly minScore?: number };
}

export type ConfigReading =
  | { readonly ok: true; readonly config: ProjectConfig }
  | {
      readonly ok: false;
      /** One sentence each, with the line or the path of the fault. */
      readonly errors: readonly string[];
    };

/** Reads the text of a `.housestyle.yaml`; never throws. An empty file is a configuration without wishes. */
export function readConfig(text: string): ConfigReading {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  if (document.errors.length > 0)
    return {
      ok: false,
      errors: document.errors.map(
        ({ message, pos }) => `line ${lineCounter.linePos(pos[0]).line}: ${message}`,
      ),
    };
  const value = plainValue(document);
  if (value instanceof Error) return { ok: false, errors: [value.message] };
  const parsed = configSchema.safeParse(value ?? {});
  if (!parsed.success) return { ok: false, errors: parsed.error.issues.flatMap((issue) => explain(issue)) };
  return { ok: true, config: complete(parsed.data) };
}

/** A document of aliases that multiply is refused by the parser when it is resolved. */
function plainValue(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function complete(given: z.infer<typeof configSchema>): ProjectConfig {
  const { rules, terms, glossary, docType, audience, gate } = given;
  return {
    ...(rules && { rules: rules.map((rule) => (typeof rule === 'string' ? ruleOf(rule) : rule)) }),
    ...(terms && {
      termSubs: terms.map(({ preferred, avoid }) => ({ preferred, avoid: [avoid].flat() })),
    }),
    ...(glossary && { glossary }),
    presets: given.presets ?? [],
    files: given.files ?? [],
    ignore: given.ignore ?? [],
    ...(docType !== undefined && { docType }),
    ...(audience && { audience }),
    severity: new Map(Object.entries(given.severity ?? {})),
    gate: {
      ...(gate?.failOn && { failOn: gate.failOn }),
      ...(gate?.minScore !== undefined && { minScore: gate.minScore }),
    },
  };
}

function ruleOf(words: string): StyleRule {
  return { label: words, description: words };
}

function explain(issue: z.core.$ZodIssue, above: readonly PropertyKey[] = []): readonly string[] {
  const path = [...above, ...issue.path];
  const place = path.length === 0 ? 'the file' : pathText(path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${pathText([...path, key])}: there is no such setting.`);
  // Of the forms that a value may have, the one that fits best tells most.
  if (issue.code === 'invalid_union') {
    const deepest = [...issue.errors].sort((a, b) => depth(b) - depth(a))[0] ?? [];
    if (depth(deepest) > 0) return deepest.flatMap((inner) => explain(inner, path));
  }
  return [`${place}: ${issue.message}.`.replace(/\.\.$/, '.')];
}

function depth(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.map(({ path, code }) => path.length + (code === 'unrecognized_keys' ? 1 : 0)));
}

function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : `${text}${text && '.'}${String(part)}`),
    '',
  );
}
