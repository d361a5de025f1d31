import { parseDocument } from '../../../document/parse-document.ts';
import { isTopical, stem } from '../../reading/words.ts';
import { asSentence } from '../../generate/sentences.ts';
import type { Incoming } from './incoming.ts';
import { readPlaces } from './sections.ts';
import { readStatements } from './statements.ts';

/** A text with the statements replaced that say something else of the same, and the parts that had no such rival. */
export interface Joined {
  readonly text: string;
  readonly left: readonly Incoming[];
}

/** Each part reads the document anew: so many UTF-16 code units are read for all of them. */
const MOST_READ = 1_000_000;
/** The share of a part's topics that a statement, with the title over it, has to speak of. */
const SAME_MATTER = 0.5;
const SAME_ACT = 0.6;

const NUMBERS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|sixty|ninety';
const AMOUNT = new RegExp(
  String.raw`(?<![\w.,:-])(?<number>\d[\d.,]*\d|\d|(?:${NUMBERS})(?=[\s-]))[\s-]?(?<unit>%|\p{L}+)`,
  'giu',
);
const VERSION =
  /\b(?<name>\p{Lu}[\p{L}+#]*)(?:\.js)? v?(?<number>\d+(?:\.\d+)*)(?![\w%]|[.,:]\d| ?(?:%|[KMGT]i?B\b))/gu;
const DIMENSIONS: readonly (readonly [string, RegExp])[] = [
  ['time', /^(?:ms|milliseconds?|s|secs?|seconds?|min|mins|minutes?|h|hours?|days?|weeks?|months?|years?)$/i],
  ['size', /^(?:bytes?|[kmgt]i?b)$/i],
  ['money', /^(?:eur|usd|gbp|chf|euros?|dollars?)$/i],
];
/** Words that say that there is an amount, and not of what. */
const OF_AMOUNTS =
  /^(?:max\w*|min\w*|limit\w*|size|expir\w*|valid\w*|time\w*|advance|least|most|long\w*|duration|number|now|new|requir\w*|need\w*|allow\w*|must|later|earlier|before|after)$/;
const RENAMES =
  /`(?<old>[^`]+)` (?:is|was|has been) (?:now )?(?:called|renamed(?: to)?|replaced (?:by|with)) `(?<fresh>[^`]+)`/i;
const NEGATIVE = /\b(?:never|not|no longer|forbidden|prohibited|once only|only once)\b|n['’]t\b/i;

const NOT_VALUE = /,\s*(?:and )?(?:not|no longer) (?:an?|the|\d|["“`])/i;

interface Amount {
  readonly dimension: string;
  readonly text: string;
  readonly index: number;
}

/** Works in the parts that contradict one statement of the document, whatever their words. */
export function joinRivals(text: string, parts: readonly Incoming[]): Joined {
  let joined = text;
  let budget = Math.floor(MOST_READ / Math.max(1, text.length));
  const left = parts.flatMap((part) => {
    if (part.kind === 'block') return [part];
    const all = part.text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
    const rest = all.filter((sentence) => {
      if (budget <= 0) return true;
      budget -= 1;
      const next = rename(joined, sentence) ?? replaceRival(joined, sentence);
      joined = next ?? joined;
      return next === undefined;
    });
    // Sentences of which one stood for itself are each a fact of their own.
    return rest.length === all.length ? [part] : rest.map((sentence) => ({ ...part, text: sentence }));
  });
  return { text: joined, left };
}

/** "`skiff push` is now called `skiff deploy`": in code, wherever it stands. */
function rename(text: string, said: string): string | undefined {
  const { old = '', fresh = '' } = RENAMES.exec(said)?.groups ?? {};
  if (old === '') return undefined;
  const name = new RegExp(
    String.raw`(?<![\w-])${old.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}(?![\w-])`,
    'g',
  );
  const renamed = text
    .split(/(```[\s\S]*?```|`[^`\n]*`)/)
    .map((piece, index) => (index % 2 === 1 ? piece.replace(name, fresh) : piece))
    .join('');
  return renamed === text ? undefined : renamed;
}

function replaceRival(text: string, said: string): string | undefined {
  // "15 minutes, not an hour" names the value that it replaces: that is an update.
  if (NOT_VALUE.test(said)) return undefined;
  const about = topics(said);
  const isNegative = NEGATIVE.test(said);
  const [amount, more] = amountsOf(said);
  if ((!amount || more) && !isNegative) return undefined;
  const places = readPlaces(parseDocument(text, 'markdown'));
  const statements = sentencesOf(text).map((one) => {
    const title = places.findLast(({ start, end }) => start <= one.start && one.start < end)?.title ?? '';
    const own = topics(one.text);
    const around = topics(title);
    const shared = [...about].filter((word) => own.has(word)).length;
    const known = [...about].filter((word) => own.has(word) || around.has(word)).length;
    return { ...one, shared, coverage: about.size === 0 ? 0 : known / about.size };
  });
  if (amount && !more && !isNegative) {
    const rivals = statements.flatMap((one) => {
      const [value, other] = amountsOf(one.text).filter(({ dimension }) => dimension === amount.dimension);
      const isVersion = amount.dimension.startsWith('version');
      return value && !other && (isVersion || one.coverage >= SAME_MATTER) ? [{ ...one, value }] : [];
    });
    const [best, next] = rivals.sort((a, b) => b.coverage - a.coverage || b.shared - a.shared);
    const isTied = best && next && best.coverage === next.coverage && best.shared === next.shared;
    if (!best || isTied || best.value.text === amount.text) return undefined;
    const at = best.start + best.value.index;
    return text.slice(0, at) + amount.text + text.slice(at + best.value.text.length);
  }
  if (!isNegative) return undefined;
  const rivals = statements.filter(
    (one) => one.shared >= 2 && one.shared >= about.size * SAME_ACT && !NEGATIVE.test(one.text),
  );
  const [rival, other] = rivals;
  // A step that is forbidden leaves a gap in its procedure, which a person has to fill.
  const isStep = /(?:^|\n)[ \t]*\d+[.)][ \t]+$/.test(
    text.slice(Math.max(0, (rival?.start ?? 0) - 20), rival?.start),
  );
  if (!rival || other || isStep) return undefined;
  return text.slice(0, rival.start) + asSentence(said) + text.slice(rival.start + rival.text.length);
}

function amountsOf(text: string): readonly Amount[] {
  const versions = [...text.matchAll(VERSION)].map(({ index, 0: whole, groups }) => {
    const number = groups?.['number'] ?? '';
    return {
      dimension: `version of ${(groups?.['name'] ?? '').toLowerCase()}`,
      text: number,
      index: index + whole.length - number.length,
    };
  });
  const amounts = [...text.matchAll(AMOUNT)].map(({ index, 0: whole, groups }) => {
    const unit = groups?.['unit'] ?? '';
    const dimension = DIMENSIONS.find(([, units]) => units.test(unit))?.[0] ?? stem(unit.toLowerCase());
    return { dimension, text: whole, index };
  });
  // "Node.js 18 or later" is a version, and no amount.
  return [
    ...versions,
    ...amounts.filter(({ index }) => !versions.some((version) => version.index === index)),
  ];
}

/** Sentences and list items; headings are none. */
function sentencesOf(text: string): readonly { readonly text: string; readonly start: number }[] {
  const document = parseDocument(text, 'markdown');
  const headings = new Set(
    document.blocks.filter(({ kind }) => kind === 'heading').map(({ start }) => start),
  );
  const all = readStatements(document).filter(({ start }) => !headings.has(start));
  return all.filter((one, index) => {
    const next = all[index + 1];
    return !(next?.start === one.start && next.text.length < one.text.length);
  });
}

function topics(text: string): ReadonlySet<string> {
  const words = text.replace(AMOUNT, ' ').match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return new Set(words.filter((word) => isTopical(word) && !OF_AMOUNTS.test(word.toLowerCase())).map(stem));
}
