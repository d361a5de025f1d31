import { describeIssue } from '../../parse-request.ts';
import { VALE_ACTIONS, VALE_KINDS, valeCheckSchema, type ValeRuleCheck } from '../check.ts';
import { editSteps } from '../edits.ts';
import { RuleFileError, type RawRule } from './rule-yaml.ts';

type Shape = 'text' | 'flag' | 'number' | 'list' | 'map' | 'action' | 'tokens';

const COMMON: Readonly<Record<string, Shape>> = {
  message: 'text',
  level: 'text',
  scope: 'list',
  link: 'text',
  description: 'text',
  limit: 'number',
  action: 'action',
  matchcase: 'flag',
};
const EXCUSING: Readonly<Record<string, Shape>> = { exceptions: 'list', vocab: 'flag' };

/** The keys of each kind, and how YAML writes them. */
const KEYS: Readonly<Record<string, Readonly<Record<string, Shape>>>> = {
  existence: {
    ...EXCUSING,
    tokens: 'list',
    raw: 'list',
    ignorecase: 'flag',
    nonword: 'flag',
    append: 'flag',
  },
  substitution: {
    ...EXCUSING,
    swap: 'map',
    ignorecase: 'flag',
    nonword: 'flag',
    capitalize: 'flag',
    pos: 'text',
  },
  occurrence: { token: 'text', max: 'number', min: 'number', ignorecase: 'flag' },
  repetition: { ...EXCUSING, tokens: 'list', max: 'number', alpha: 'flag', ignorecase: 'flag' },
  consistency: { either: 'map', nonword: 'flag', ignorecase: 'flag' },
  conditional: { ...EXCUSING, first: 'text', second: 'text', ignorecase: 'flag' },
  capitalization: {
    ...EXCUSING,
    match: 'text',
    style: 'text',
    threshold: 'number',
    prefix: 'text',
    indicators: 'list',
  },
  metric: { formula: 'text', condition: 'text' },
  readability: { metrics: 'list', grade: 'number' },
  spelling: { exceptions: 'list', ignore: 'list', filters: 'list', custom: 'flag', append: 'flag' },
  sequence: { exceptions: 'list', tokens: 'tokens', ignorecase: 'flag' },
  script: { script: 'text' },
};
const TOKEN_KEYS: Readonly<Record<string, Shape>> = {
  pattern: 'text',
  tag: 'text',
  upos: 'text',
  negate: 'flag',
  skip: 'number',
  min: 'number',
  target: 'flag',
};
/** Keys that say nothing about what is found. */
const SILENT = new Set(['source', 'explanation', 'extends', 'name', 'tests', 'code', 'path']);
const ACTION_KEYS = new Set(['name', 'params']);
/** What a spelling rule says about its dictionaries, which are read apart; the last two say nothing in Vale either. */
const SPELLING_KEYS = new Set(['aff', 'dic', 'dicpath', 'dictionaries', 'threshold', 'vocab']);

export interface ReadRule {
  readonly check: ValeRuleCheck;
  /** What of the file has no effect, in words. */
  readonly notes: readonly string[];
}

/** Makes a rule out of what its file holds. Throws a `RuleFileError`. */
export function readRule(raw: RawRule): ReadRule {
  const kind = typeof raw['extends'] === 'string' ? raw['extends'].trim() : '';
  if (kind === '') throw new RuleFileError('it lacks the key “extends”');
  const keys = KEYS[kind];
  if (!keys) {
    const kinds = VALE_KINDS.filter((name) => name !== 'configuration').join(', ');
    throw new RuleFileError(`“${kind}” is no kind of rule: Vale has ${kinds}`);
  }
  const notes: string[] = [];
  const check: Record<string, unknown> = { extends: kind };
  for (const [key, value] of Object.entries(raw)) {
    const name = key.toLowerCase();
    const shape = keys[name] ?? COMMON[name];
    if (shape && !isEmpty(value)) check[name] = shaped(name, value, shape);
    else if (!shape && !SILENT.has(name) && !(kind === 'spelling' && SPELLING_KEYS.has(name)))
      notes.push(
        name === 'model' && kind === 'sequence'
          ? '“model”: its own tagger is not read, the service’s is used'
          : `“${key}” is no key of ${kind} rules and has no effect`,
      );
  }
  const hasToken = ['tokens', 'raw'].some((name) => [check[name] ?? []].flat().some((token) => token !== ''));
  if (kind === 'existence' && !hasToken) throw new RuleFileError('it has neither tokens nor raw');
  if (kind === 'occurrence' && check['max'] === undefined && check['min'] === undefined)
    notes.push('it has neither “max” nor “min”: the rule finds nothing');
  notes.push(...strayKeys(kind, raw), ...phrasesAsTokens(kind, check['tokens']));
  if (kind === 'substitution' && check['pos'] !== undefined)
    notes.push('“pos” has no effect, as in Vale since version 3');
  const named = (check['action'] as { readonly name?: unknown } | undefined)?.name;
  if (typeof named === 'string' && !VALE_ACTIONS.some((action) => action === named)) {
    delete check['action'];
    notes.push(`its action: “${named}” is none that Vale has, so nothing is proposed`);
  }
  if (raw['code'] === 'true') notes.push('“code” is deprecated and has no effect: use “scope: raw”');
  const parsed = valeCheckSchema.safeParse(check);
  if (!parsed.success) throw new RuleFileError(describeIssue(parsed.error, check).replace(/\.$/, ''));
  const read = parsed.data as ValeRuleCheck;
  const problem = actionProblem(kind, read);
  return {
    check: read,
    notes: problem === undefined ? notes : [...notes, `its action: ${problem}, so nothing is proposed`],
  };
}

/** What of an action no one can do, in words. */
function actionProblem(kind: string, { action }: ValeRuleCheck): string | undefined {
  if (!action) return undefined;
  const { name, params = [] } = action;
  if (name === 'convert' && params[0] !== 'simple')
    return params[0] === undefined
      ? '“convert” lacks its parameter “simple”'
      : `“${params[0]}” is no conversion that Vale has`;
  if (name === 'suggest' && params.length === 0 && kind !== 'spelling')
    return '“suggest” lacks its parameter: “spellings”, or the name of a script';
  const steps = name === 'edit' ? editSteps(params) : '';
  return typeof steps === 'string' && steps !== '' ? steps : undefined;
}

/** Keys inside the tokens of a sequence and inside an action that mean nothing, in words. */
function strayKeys(kind: string, raw: RawRule): readonly string[] {
  const keysOf = (value: unknown) => (typeof value === 'object' && value !== null ? Object.keys(value) : []);
  const tokens = kind === 'sequence' ? [raw['tokens']].flat().flatMap(keysOf) : [];
  const stray = [
    ...tokens.filter((key) => !TOKEN_KEYS[key.toLowerCase()]).map((key) => `“${key}” is no key of a token`),
    ...keysOf(raw['action'])
      .filter((key) => !ACTION_KEYS.has(key.toLowerCase()))
      .map((key) => `“${key}” is no key of an action`),
  ];
  return [...new Set(stray)].map((problem) => `${problem} and has no effect`);
}

/** Tokens of a sequence are single words: one that holds several is never met. */
function phrasesAsTokens(kind: string, tokens: unknown): readonly string[] {
  if (kind !== 'sequence' || !Array.isArray(tokens)) return [];
  const patterns = tokens.map((token: unknown) => (token as { pattern?: unknown } | null)?.pattern);
  return patterns.flatMap((pattern) =>
    typeof pattern === 'string' && /^\p{L}+(?: \p{L}+)+$/u.test(pattern)
      ? [`“${pattern}” is several words, and a token of a sequence is one: the rule finds nothing`]
      : [],
  );
}

const isEmpty = (value: unknown) => value === null || value === undefined;

function shaped(key: string, value: unknown, shape: Shape): unknown {
  switch (shape) {
    case 'text':
      return typeof value === 'string' ? (key === 'level' ? value.toLowerCase().trim() : value) : value;
    case 'flag':
      return flagOf(value);
    case 'number':
      return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
        ? Number(value)
        : value;
    case 'list':
      return (Array.isArray(value) ? value : [value]).map((entry) => (isEmpty(entry) ? '' : entry));
    case 'map':
      return mapOf(value);
    case 'action':
      return actionOf(value);
    case 'tokens':
      return Array.isArray(value) ? value.map((entry) => fieldsOf(entry, TOKEN_KEYS)) : value;
  }
}

function flagOf(value: unknown): unknown {
  const text = String(value).toLowerCase();
  if (/^(?:true|yes|on|1)$/.test(text)) return true;
  return /^(?:false|no|off|0)$/.test(text) ? false : value;
}

function mapOf(value: unknown): unknown {
  // Some styles write their pairs as a list of maps.
  if (Array.isArray(value)) return Object.assign({}, ...value.map(mapOf)) as unknown;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([from, to]) => [from, isEmpty(to) ? '' : (to as unknown)]),
  );
}

function fieldsOf(value: unknown, keys: Readonly<Record<string, Shape>>): unknown {
  if (typeof value === 'string') return { pattern: value };
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.entries(value).filter(([key, field]) => keys[key.toLowerCase()] && !isEmpty(field));
  return Object.fromEntries(
    known.map(([key, field]) => [key.toLowerCase(), shaped(key, field, keys[key.toLowerCase()] ?? 'text')]),
  );
}

/** `params` may be a list of lists, one for each edit. */
function actionOf(value: unknown): unknown {
  if (typeof value === 'string') return { name: value };
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key.toLowerCase(), field as unknown]),
  );
  const { name, params } = fields;
  if (name === '' || isEmpty(name)) return undefined;
  return { name, ...(!isEmpty(params) && { params: [params].flat(2).map(String) }) };
}
