import { capitalized } from '../writing/capitals.ts';
import { bullets, join, table } from '../writing/markdown.ts';
import { asPoint } from '../writing/point.ts';
import type { ContentType } from '../reading/content-type.ts';
import { asSentence } from './sentences.ts';
import { isImperative } from './signs.ts';
import type { Fact, Facts } from './told.ts';

/** What is other than it was, as a migration tells it. */
export interface Replacement {
  /** What stood there before and stands there now, names in code; both empty where the fact is no pair. */
  readonly old: string;
  readonly now: string;
  /** What the reader does, a whole sentence. */
  readonly step: string;
  /** What the reader needs; empty for all but versions. */
  readonly requirement: string;
}

/** A call, a dotted name, a path, a flag, a name with capitals or underscores inside: nothing that words look like. */
const CODE =
  /^(?:new )?(?:`[^`]+`|--?[a-z][\w-]*|[\w$]+(?:(?:\.|::|->)[\w$]+)*\([^()]*\)|[a-z][\w$]*(?:(?:\.|::|->)[\w$]+)+|[a-z]+[A-Z]\w*|\w+_\w+|\/[\w/.-]+)$/;
const THING = String.raw`(?:the |an? )?(?<NAME>(?:new )?(?:\S+\([^()]*\)|(?:${'`[^`]+`'}|[\w$./:-]+)(?: (?!(?:is|was|are|were|has|have|now)\b)[\w-]+){0,3}?))`;
const thing = (name: string): string => THING.replace('NAME', name);
const END = String.raw`(?:\s+now)?\.?$`;

/** A name in code, or a call as it is written. */
const CALLED = '(?:`[^`]+`|[\\w$.]+\\([^()]*\\))';
/** Each a way to tell that one thing stands for another. */
const PAIRS: readonly (readonly ['replace' | 'rename', RegExp])[] = [
  [
    'replace',
    new RegExp(
      `^${thing('now')} (?:now )?(?:replaces|supersedes|takes the place of) ${thing('old')}${END}`,
      'i',
    ),
  ],
  [
    'replace',
    new RegExp(
      `^${thing('old')} (?:is|was|are|were|has been|have been) (?:now )?(?:replaced|superseded) (?:by|with) ${thing('now')}${END}`,
      'i',
    ),
  ],
  ['replace', new RegExp(`^use ${thing('now')} instead of ${thing('old')}${END}`, 'i')],
  [
    'rename',
    new RegExp(
      `^${thing('old')} (?:(?:is|was|are|were|has been|have been|got) (?:now )?renamed(?: to)?|is now (?:called|named)|became|becomes) ${thing('now')}${END}`,
      'i',
    ),
  ],
  ['replace', new RegExp(String.raw`^(?<old>(?:new )?${CALLED}) (?:is|are) now (?<now>${CALLED})\.?$`)],
  ['replace', new RegExp(String.raw`^(?<old>${CALLED}) (?:->|=>|→) (?<now>${CALLED})\.?$`)],
  ['rename', new RegExp(`^renamed? ${thing('old')} (?:to|->|→) ${thing('now')}${END}`, 'i')],
];
const DEFAULT =
  /^(?:the )?(?:default (?:of|for) (?:the )?)?(?<name>`[^`]+`|[\w.-]+)(?<kind> (?:option|setting|parameter|flag|field|argument))?(?:['’]s default)? (?:now )?(?:defaults to|is now|changed to) (?<now>\S+?) (?:by default )?(?:instead of|\(was|rather than|, not|not) (?<old>[^\s)]+?)\)?\.?$/i;
const DROPPED =
  /^(?<name>[A-Z][\w.]*) (?<old>v?\d+(?:\.\d+)*)(?: (?:and (?:older|earlier|below)))? (?:is(?:n['’]t| not| no longer)|support(?: for it)? (?:is|was)|was|is) (?:supported(?: any ?(?:more|longer))?|dropped|gone)(?:[,;.]| and)+\s*(?:the )?(?:new )?(?:min(?:imum)?(?: version)?|you need)(?: is(?: now)?)? (?:\k<name> )?(?<now>v?\d+(?:\.\d+)*)\.?$/;
const GONE =
  /^(?:(?<now>[^,;]+?)(?: now)?[,;] (?:and |so )?)?(?<old>(?:the )?[\w`.()-]+(?: [\w-]+){0,3}?) (?:are|is|were|was|have been|has been) (?:gone|removed|dropped)(?:[,;] (?:please )?use (?<use>[^,;]+?))?\.?$/i;

/** What a fact of a migration replaces, renames, sets anew, drops or takes away; undefined for any other fact. */
function readReplacement(fact: string): Replacement | undefined {
  for (const [verb, pattern] of PAIRS) {
    const { old = '', now = '' } = pattern.exec(fact)?.groups ?? {};
    if (old === '' || now === '') continue;
    const before = code(old);
    // Beside a name in code, one plain word is one too.
    const after =
      before.includes('`') && /^[a-z]\w*\.?$/.test(now) ? asCode(now.replace(/\.$/, '')) : code(now);
    const step = verb === 'rename' ? `Rename ${before} to ${after}.` : `Replace ${before} with ${after}.`;
    return { old: capitalized(before), now: capitalized(after), step, requirement: '' };
  }
  const set = DEFAULT.exec(fact)?.groups;
  if (set) {
    const [name, old, now] = [
      asCode((set['name'] ?? '').replace(/^\p{Lu}(?=\p{Ll}+$)/u, (letter) => letter.toLowerCase())),
      asCode(set['old'] ?? ''),
      asCode(set['now'] ?? ''),
    ];
    return {
      old: `${name} defaults to ${old}`,
      now: `${name} defaults to ${now}`,
      step: `If you rely on the old default of ${set['kind'] ? `the ${name}${set['kind']}` : name}, set it to ${old}.`,
      requirement: '',
    };
  }
  const dropped = DROPPED.exec(fact)?.groups;
  if (dropped) {
    const { name = '', old = '', now = '' } = dropped;
    return {
      old: `${name} ${old}`,
      now: `${name} ${now} or later`,
      step: '',
      requirement: `${name} ${now} or later.`,
    };
  }
  const removed = GONE.exec(fact)?.groups;
  if (removed) {
    const { old = '', now = '', use = '' } = removed;
    const gone = code(old.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()));
    const instead = capitalized(code(use || now));
    return {
      old: capitalized(code(old)),
      now: instead || 'Removed',
      step: use
        ? `Use ${code(use)} instead of ${gone}.`
        : `Stop using ${gone}.${instead && ` ${asSentence(instead)}`}`,
      requirement: '',
    };
  }
  return undefined;
}

/** A name as code where it looks so: "page_size parameter" with the first word alone. */
function code(name: string): string {
  const [, bare = '', noun = ''] =
    /^(.*?)( (?:option|setting|parameter|flag|field|method|function|endpoint|class))?\.?$/i.exec(name) ?? [];
  return CODE.test(bare) ? `${noun && 'the '}${asCode(bare)}${noun}` : bare + noun;
}

const asCode = (name: string): string => `\`${name.replace(/`/g, '')}\``;

/** In a migration, what is said of a name in code is a change of it, and what is replaced is a step too. */
export function changesOf(task: string, type: ContentType | undefined, facts: Facts): Facts {
  if (
    type !== 'how-to' ||
    !/^(?:migrate|upgrade)\b|^(?:move|switch|change)\b.* (?:from|to the new)\b/i.test(task)
  )
    return facts;
  // Steps in the prompt's own order are no changes, whatever is moved.
  const listed = facts.told.filter(({ kind, listed: isListed }) => kind === 'step' && isListed);
  if (!/^(?:migrate|upgrade)\b/i.test(task) && listed.length > 2) return facts;
  const needed: Fact[] = [];
  const steps: Fact[] = [];
  const told = facts.told.map((fact): Fact => {
    const replaced = fact.text.includes('\n') ? undefined : readReplacement(fact.text);
    if (replaced?.requirement) needed.push({ kind: 'requirement', text: replaced.requirement });
    if (replaced?.step) steps.push({ kind: 'step', text: replaced.step });
    const isTold =
      /^(?:statement|detail|limit|breaking|option)$/.test(fact.kind) ||
      // What leads in code as it was and is.
      (fact.text.includes('\n\n') && !isImperative(fact.text)) ||
      // "Errors: X was split into Y": a point among changes, and nothing that fails.
      (fact.listed &&
        /^(?:problem|step)$/.test(fact.kind) &&
        /^[^.]*\b(?:now|got|is|are|was|were)\b/.test(fact.text) &&
        !/\b(?:fails?|if|when)\b/i.test(fact.text) &&
        !isImperative(fact.text)) ||
      // "Settings pages need a manifest entry": not what the reader needs.
      (fact.kind === 'requirement' &&
        /^(?!you |it |this |they |users? )\p{L}+ \p{Ll}+ needs? /iu.test(fact.text));
    return replaced || (isTold && !/^this takes\b/i.test(fact.text)) ? { ...fact, kind: 'change' } : fact;
  });
  // Some of the steps alone would look as if they were all.
  const isWhole = steps.length + needed.length === told.filter(({ kind }) => kind === 'change').length;
  return { ...facts, told: [...told, ...needed, ...(isWhole ? steps : [])] };
}

/** What was replaced as a table of old and new, and what else changed as a list below it. */
export function writeChanges(facts: readonly string[]): string {
  const others = facts.filter((fact) => !readReplacement(fact));
  return join(
    table(
      ['Before', 'Now'],
      facts.flatMap(readReplacement).flatMap((one) => (one ? [[one.old, one.now]] : [])),
    ),
    bullets(others.map(asPoint)),
  );
}
