import type * as z from 'zod';
import { LineCounter, parseDocument } from 'yaml';
import type { Audience } from '../analyze-terms.ts';
import type { Severity } from '../finding.ts';
import type { GlossaryEntry, StyleRule, TermSub } from '../style.ts';
import { structureFaults, syntaxFaults, type ConfigFault } from './faults.ts';
import { configSchema, STYLE_PARTS, type partsSchema, type StylePart } from './schema.ts';

export type GateSeverity = Severity | 'none';

/** What a file says for all its documents, or an override for some. */
export interface StyleParts {
  /** Absent: not said here. Likewise `termSubs` and `glossary`. */
  readonly rules?: readonly StyleRule[];
  readonly termSubs?: readonly TermSub[];
  /** With the words, each an entry of its own. */
  readonly glossary?: readonly GlossaryEntry[];
  /** Ids of presets whose rules follow `rules`. */
  readonly presets: readonly string[];
  /** Files and folders of Vale styles, whose rules follow `rules`. */
  readonly vale: readonly string[];
  readonly docType?: string;
  readonly audience?: Audience;
  /** By rule id. */
  readonly severity: ReadonlyMap<string, Severity | 'off'>;
  readonly gate: { readonly failOn?: GateSeverity; readonly minScore?: number };
}

/** A project's own settings, as its `.housestyle.yaml` states them. Globs and files are relative to its folder. */
export interface ProjectConfig extends StyleParts {
  /** The account's parts that come after the file's, instead of being replaced by them. */
  readonly extended: readonly StylePart[];
  readonly files: readonly string[];
  readonly ignore: readonly string[];
  readonly baseline?: string;
  readonly overrides: readonly (StyleParts & { readonly files: readonly string[] })[];
}

export type ConfigReading =
  | { readonly ok: true; readonly config: ProjectConfig }
  | { readonly ok: false; readonly faults: readonly ConfigFault[] };

/** Reads the text of a `.housestyle.yaml`; never throws. An empty file is a configuration without wishes. */
export function readConfig(text: string): ConfigReading {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  if (document.errors.length > 0) return { ok: false, faults: syntaxFaults(document, lineCounter, text) };
  const value = plainValue(document);
  if (value instanceof Error) {
    const range = { start: 0, end: text.length };
    const coded = { code: 'yaml', values: [value.message] } as const;
    const where = { kind: 'file', place: 'the file' } as const;
    return { ok: false, faults: [{ ...coded, ...where, message: `${value.message}.`, range }] };
  }
  const parsed = configSchema.safeParse(value ?? {});
  if (!parsed.success)
    return { ok: false, faults: parsed.error.issues.flatMap((issue) => structureFaults(issue, document)) };
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
  return {
    ...partsOf(given),
    extended: given.extends === 'account' ? STYLE_PARTS : (given.extends ?? []),
    files: given.files ?? [],
    ignore: given.ignore ?? [],
    ...(given.baseline !== undefined && { baseline: given.baseline }),
    overrides: (given.overrides ?? []).map((override) => ({ ...partsOf(override), files: override.files })),
  };
}

function partsOf(given: z.infer<typeof partsSchema>): StyleParts {
  const { rules, terms, glossary, words, docType, audience, gate } = given;
  return {
    ...(rules && { rules: rules.map((rule) => (typeof rule === 'string' ? ruleOf(rule) : rule)) }),
    ...(terms && {
      termSubs: terms.map(({ preferred, avoid }) => ({ preferred, avoid: [avoid].flat() })),
    }),
    ...((glossary || words) && { glossary: [...(glossary ?? []), ...(words ?? []).map(entryOf)] }),
    presets: given.presets ?? [],
    vale: [given.vale ?? []].flat(),
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

/** The house's own names are right to every rule of the engine. */
export function entryOf(word: string): GlossaryEntry {
  return { term: word, definition: '', synonyms: [] };
}
