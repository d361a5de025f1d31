import { isScalar, parseAllDocuments, visit, type Document } from 'yaml';

/** A rule file cannot be used; the message says why, in a few words. */
export class RuleFileError extends Error {
  override readonly name = 'RuleFileError';
}

/** A rule file as YAML has it, all scalars as text. */
export type RawRule = Readonly<Record<string, unknown>>;

/** Reads YAML, of several documents in a file the first, as Vale does; every scalar stays the text it is. Throws a `RuleFileError`. */
export function parseRule(text: string): RawRule {
  const document = documentOf(text);
  const [error] = document?.errors ?? [];
  if (error) throw notValid(error.message);
  let value: unknown;
  try {
    value = document?.toJS({ maxAliasCount: 100 });
  } catch (fault) {
    throw notValid((fault as Error).message);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RuleFileError('it holds no rule');
  return value as RawRule;
}

/** Keys that stand twice in one map, of which the last one counts, in words. */
export function keysTwice(text: string): readonly string[] {
  const twice = new Set<string>();
  const document = documentOf(text);
  if (!document) return [];
  visit(document, {
    Map(_, { items }) {
      const keys = items.map(({ key }) => (isScalar(key) ? String(key.value) : ''));
      for (const [index, key] of keys.entries()) if (keys.indexOf(key) < index) twice.add(key);
    },
  });
  return [...twice].map((key) => `“${key}” stands there twice: the last one counts`);
}

function documentOf(text: string): Document.Parsed | undefined {
  const [first] = parseAllDocuments(text, { schema: 'failsafe', uniqueKeys: false, logLevel: 'silent' });
  return first;
}

function notValid(message: string): RuleFileError {
  const problem = (message.split('\n', 1)[0] ?? '').replace(/:$/, '');
  return new RuleFileError(`it is not valid YAML: ${problem}`);
}
