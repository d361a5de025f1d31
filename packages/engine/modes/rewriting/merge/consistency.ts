import { lookUp } from '../../../spelling/lexicon.ts';
import { oneLine } from '../../report/quote.ts';
import { tellsMeasure } from './senses.ts';
import { NUMBER_WORDS } from './amounts.ts';
import { readClaims } from './claims.ts';
import { formerIn, movedThing, type Former } from './former.ts';
import { inCode, type Settled } from './code-values.ts';
import { linesOf, sentencesOf, type Line } from './lines.ts';
import { quoteOf } from './quoted-line.ts';
import { plainValue, valuesOf, type Value } from './kinds.ts';
import { once } from './once.ts';
import { escaped } from '../../../escaped.ts';
import { MEASURES, rootsOf, subjectOf } from './subjects.ts';
import { isSameAmount, unitOf } from './units.ts';

/** A value that a guideline has put in the place of another. */
export interface Exchange {
  readonly said: string;
  readonly old: string;
  readonly fresh: string;
  /** What the lines say that have changed, as roots. */
  readonly about: ReadonlySet<string>;
}

/** The values that differ between two states of a text, where no line was added. */
export function exchangesBetween(before: string, after: string, said: string): readonly Exchange[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  if (old.length !== now.length) return [];
  return old.flatMap((line, at): readonly Exchange[] => {
    const other = now[at] ?? '';
    if (line === other) return [];
    const [gone, come] = [without(valuesOf(line), valuesOf(other)), without(valuesOf(other), valuesOf(line))];
    const about = new Set([...rootsOf(said), ...rootsOf(line)]);
    return gone.length !== come.length
      ? []
      : gone.map(({ text }, index) => {
          const fresh = come[index]?.text ?? '';
          // "15" in a cell of seconds, for "15 s".
          const told = valuesOf(said).find(
            ({ text: one }) =>
              /^\d[\d.,]*\s?\p{L}/u.test(one) && parseFloat(one) === Number(fresh.replace(/`/g, '')),
          )?.text;
          const [old, now] = bareEnds(text, fresh);
          return told === undefined
            ? { said, old, fresh: now, about }
            : { said, old: told.replace(/\d[\d.,]*/, text.replace(/`/g, '')), fresh: told, about };
        });
  });
}

/** "8:00" and "7:30" of "8:00 to 12:00" and "7:30 to 12:00", "2 days" of "every 2 days". */
function bareEnds(old: string, fresh: string): readonly [string, string] {
  const [ends, others] = [old, fresh].map((range) => range.split(/ ?(?:–|-|\bto\b|\band\b|\buntil\b) ?/));
  const differ = ends?.flatMap((end, at) => (end === others?.[at] ? [] : [at])) ?? [];
  const [at = 0, other] = differ;
  const isOne = ends?.length === 2 && others?.length === 2 && other === undefined && /:/.test(ends[at] ?? '');
  const bare = (value = ''): string => value.replace(/^every (?=\d)/i, '');
  return isOne ? [ends[at] ?? '', others[at] ?? ''] : [bare(old), bare(fresh)];
}

/** Values that are not among others, each of which stands for one. */
function without(values: readonly Value[], others: readonly Value[]): readonly Value[] {
  const known = others.map(({ text }) => text);
  return values.filter(({ text }) => {
    const at = known.indexOf(text);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

/** The values of which a guideline itself says what they were. */
export const exchangesIn = (said: string): readonly Exchange[] =>
  readClaims(said, '', () => false).flatMap(({ old, fresh, roots }) =>
    old === undefined ? [] : [{ said, old, fresh: fresh.text, about: roots }],
  );

/**
 * A text in which nothing says any more what guidelines have ended, as far as that is sure, and the rest for a person.
 * @param asked the passages that a person is asked about already
 * @param before the document before anything was worked in
 */
export function agree(
  text: string,
  guidelines: readonly string[],
  exchanges: readonly Exchange[],
  asked: readonly string[] = [],
  before = text,
): { readonly text: string; readonly notes: readonly string[] } {
  const lines = linesOf(text);
  const changed = lines.map((line) => line.text);
  const found = new Map<string, Set<string>>();
  /** The places told of each guideline, whatever has gone there. */
  const toldOf = new Map<string, Set<string>>();
  const reckonings = new Set<string>();
  const isAsked = once((quote) => asked.some((passage) => passage.includes(quote.slice(1, -1))));
  const tell = (said: string, gone: string, at: number, where?: string): void => {
    const quote = quoteOf(lines[at], gone, where);
    const told = toldOf.get(said) ?? new Set();
    if (told.has(quote) || isAsked(quote)) return;
    toldOf.set(said, told.add(quote));
    const key = `“${oneLine(said).replace(/\.$/, '')}”: “${gone}” still stands in`;
    found.set(key, (found.get(key) ?? new Set()).add(quote));
  };
  for (const said of guidelines)
    for (const former of formersOf(said, text)) {
      const word = new RegExp(String.raw`(?<![\w-])${escaped(former.gone)}(?![\w-])`);
      const isRare = lines.filter((line) => word.test(line.text)).length <= FEW;
      lines.forEach((line, at) => {
        const now = withoutFormer(changed[at] ?? '', line, former, said, isRare);
        changed[at] = now.text;
        if (now.isOpen) tell(said, former.gone, at);
      });
    }
  const reckoned = exchanges.length > 0 ? reckonedIn(lines, before) : [];
  const valuesIn = once(valuesOf);
  const rootsIn = once((said) => new Set(rootsOf(said)));
  const amounts = new Set(exchanges.map(({ fresh }) => fresh));
  for (const exchange of exchanges) {
    const settle = withoutOld(exchange, valuesIn, rootsIn);
    const isAnother = [...amounts].some((fresh) => isSameAmount(fresh, exchange.old));
    // What has a section of its own is told there, or beside its name.
    const named = [...exchange.said.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    const isTitled = lines.some(({ title }) => named.some((name) => title.includes(name)));
    const amount = plainValue(exchange.fresh);
    for (const { sentence, beside } of reckoned)
      if (beside.includes(amount))
        reckonings.add(`“${oneLine(exchange.said).replace(/\.$/, '')}” may also change “${sentence}”.`);
    lines.forEach((line, at) => {
      if (isTitled && !named.some((name) => line.title.includes(name) || line.text.includes(name))) return;
      const now = settle(changed[at] ?? '', line);
      changed[at] = now.text;
      // "30 days" may be what another value has become.
      const isFresh = now.where !== undefined && isAnother && !before.includes(now.where);
      if (now.isOpen && !isFresh) tell(exchange.said, exchange.old, at, now.where);
    });
  }
  // "Fast for 8 hours, not 6" beside "Do not eat for 6 hours": what has found no place to change may still be said.
  const made = new Set(exchanges.map(({ said }) => said));
  for (const said of guidelines)
    for (const { old, fresh } of made.has(said) ? [] : clausesIn(said).flatMap(exchangesIn)) {
      const gone = /^\d[\d.,]*$/.test(old) ? fresh.replace(/\d[\d.,]*\d|\d/, old) : old;
      if (!/^\d[\d.,]*\s?\p{L}/u.test(gone)) continue;
      const at = lines.flatMap((line, index) =>
        !line.text.includes(said) && valuesIn(line.text).some(({ text: value }) => isSameAmount(value, gone))
          ? [index]
          : [],
      );
      if (at.length <= MOST_TOLD) for (const index of at) tell(said, gone, index);
    }
  const notes = [...found].map(([lead, places]) => {
    const quoted = [...places].slice(0, MOST_TOLD).join(', ');
    return `${lead} ${quoted}${places.size > MOST_TOLD ? `, and ${places.size - MOST_TOLD} more` : ''}.`;
  });
  return { text: changed.join('\n'), notes: [...notes, ...reckonings] };
}

const clausesIn = (said: string): readonly string[] => said.split(/[,;]? (?:and|but) |; /);

const RECKONED = /\b(?:therefore|thus|hence|(?:that|this|which) makes|in total|altogether|adds? up to)\b/i;

/** "3 mm on each side. It is therefore 91 mm wide": what was reckoned with a value of its line, which has changed. */
const reckonedIn = (lines: readonly Line[], before: string) =>
  lines
    .filter(({ text }) => RECKONED.test(text))
    .flatMap((line) => {
      const found = sentencesOf(line.text, line).find(({ text }) => RECKONED.test(text) && /\d/.test(text));
      const sentence = found?.text.trim();
      return sentence !== undefined && before.includes(sentence)
        ? [{ sentence, beside: plainValue(line.text) }]
        : [];
    });

/** "First" and "second" count nothing. */
const FIRST_NTH = 3;
const ORDINALS: readonly string[] =
  '|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth'.split('|');

/** "Call Jonas", where Jonas Reh has left: a person has to look at it. */
function firstNameOf({ gone }: Former): readonly Former[] {
  const [, first] = /^(?!Frau|Herr|Miss|Madame|Sir)(\p{Lu}\p{Ll}{2,}) \p{Lu}\p{Ll}+$/u.exec(gone) ?? [];
  return first === undefined || lookUp(first.toLowerCase()) !== 0 ? [] : [{ gone: first, isName: true }];
}

/** "Connect to the VPN", where VPN access has ended. */
function acronymOf({ gone, fresh }: Former): readonly Former[] {
  const short = fresh === undefined ? /^(\p{Lu}{2,}) \p{Ll}+$/u.exec(gone)?.[1] : undefined;
  return short === undefined ? [] : [{ gone: short, isName: true }];
}

/** A guideline begins with a capital, which its first word need not have. */
function formersOf(said: string, text: string): readonly Former[] {
  const first = /^[\p{L}\d]+/u.exec(said)?.[0] ?? '';
  const lowered = (first[0]?.toLowerCase() ?? '') + first.slice(1);
  const isLow = first !== lowered && !text.includes(first) && text.includes(lowered);
  const formers = formerIn(isLow ? lowered + said.slice(first.length) : said);
  return formers.flatMap((former) => [former, ...firstNameOf(former), ...acronymOf(former)]);
}

/**
 * What a guideline brings in the place of what has ended, in each line that speaks of it; undefined where it says more than that.
 * @param isPart whether what else it says does not matter
 */
export function exchangeFormer(text: string, said: string, isPart = false): string | undefined {
  const formers = formersOf(said, text).filter(({ fresh }) => fresh !== undefined);
  const [only, other] = formers;
  // The number of who comes is read with the name.
  const bare = only?.fresh === undefined ? said : said.replace(new RegExp(reachOf(only.fresh), 'iu'), '');
  const isMore = !isPart && valuesOf(bare).some(({ text: value }) => only && !holdsEither(value, only));
  if (!only?.fresh || other || isMore) return undefined;
  const before = text.split('\n');
  const lines = linesOf(text);
  const after = before.map((line, at) => {
    const own = lines[at];
    return own ? withoutFormer(line, own, only, said).text : line;
  });
  return after.some((line, at) => line !== before[at]) ? after.join('\n') : undefined;
}

const holdsEither = (value: string, { gone, fresh = '' }: Former): boolean =>
  gone.includes(value.replace(/`/g, '')) || fresh.includes(value.replace(/`/g, ''));

/** Lines that a common word may stand in to be meant wherever it does. */
const FEW = 2;
/** Places quoted for one thing that has ended. */
const MOST_TOLD = 3;

/** A line without a name that has gone, where another has come and the line can only mean that one. */
function withoutFormer(
  text: string,
  line: Line,
  { gone, fresh, isName: isWrittenSo }: Former,
  said: string,
  isRare = false,
): Settled {
  const [beginning = ''] = gone.toLowerCase().split('-');
  if (!text.toLowerCase().includes(beginning)) return { text, isOpen: false };
  // "SHA-1" is "SHA1" and "sha1" too, "e-mail" not "email" where that is what has come.
  const isSpelling = fresh?.replace(/-/g, '').toLowerCase() === gone.replace(/-/g, '').toLowerCase();
  const name = isSpelling ? escaped(gone) : escaped(gone).replace(/-/g, '[- ]?');
  // A path stands behind a host too.
  const isPath = gone.startsWith('/') && fresh?.startsWith('/') === true;
  const any = isPath
    ? new RegExp(String.raw`(?<![/_-])${name}(?![\p{L}\d_/-])`, 'gu')
    : new RegExp(String.raw`(?<![\p{L}\d_])${name}(?![\p{L}\d_])`, 'giu');
  if (!any.test(text) || formerIn(text).some((other) => other.gone === gone)) return { text, isOpen: false };
  // A command of several words is a name in code.
  const isName = isWrittenSo || (line.kind === 'code' && gone.includes(' '));
  const about = subjectOf(said);
  // "The #deploys channel moved from Slack to Teams": the rest may stay where it is.
  const moved = movedThing(said);
  if (moved !== undefined && moved !== gone && !text.includes(moved)) return { text, isOpen: true };
  const isOfIt =
    isName || isRare || rootsOf(`${line.title} ${text}`).filter((word) => about.includes(word)).length > 2;
  if (!isOfIt) return { text, isOpen: false };
  if (fresh === undefined || !isName || text.includes(fresh)) return { text, isOpen: true };
  const isWord = /^\p{Lu}\p{Ll}+$/u.test(gone) && lookUp(gone.toLowerCase()) !== 0;
  let isOpen = false;
  const settled = text.replace(any, (match, at: number) => {
    const before = text.slice(0, at);
    const isSame = match === gone;
    const isBound = /[\w)]?[/.@:_=][\w./@-]*$/.test(before) && !/[\s(][(]?$/.test(before);
    const isAddress = /https?:\/\/\S*$|\]\([^)\s]*$|[\w.-]+@[\w.-]*$/.test(before);
    // "Jonas Behrend", where Jonas has left.
    const isPart =
      /^\p{Lu}\p{Ll}+$/u.test(match) &&
      /^ \p{Lu}\p{Ll}/u.test(text.slice(at + match.length)) &&
      fresh.includes(' ');
    const isFirst = /(?:^|[.!?:]\s|^[\s>#*\d.|-]+)$/.test(before) && !/^\s*\|/.test(text);
    if (isWord && !isSame) return match;
    // "Call Tom (ext. 112)": the number is his.
    const isReached =
      /^(?:['’]s)?,? ?(?:\([^()]*[\d@][^()]*\)|(?:at |on |under |tel\.? |phone |ext\.? |extension |room )?(?:[+\d]|[\w.+-]+@))/.test(
        text.slice(at + match.length),
      );
    const isReachedAnew = valuesOf(said).some(({ kind }) => /^(?:phone|email|number)$/.test(kind));
    if (isReached && !isReachedAnew && /^\p{Lu}\p{Ll}/u.test(gone)) {
      isOpen = true;
      return match;
    }
    if (
      ((isAddress || isBound) && !isPath) ||
      isPart ||
      (isWord && isFirst) ||
      (line.kind === 'code' && !isSame)
    ) {
      isOpen = true;
      return match;
    }
    if (!isSame && match.toLowerCase() === gone.toLowerCase()) {
      isOpen = true;
      return match;
    }
    return isSame ? fresh : fresh.replace(/-/g, '');
  });
  return { text: withReach(settled, fresh, said), isOpen };
}

/** How somebody is reached, right behind the name. */
const reachOf = (name: string): string =>
  String.raw`(?<=${escaped(name)}(?:['’]s)?)(?<lead>,? \(?(?:(?:at|on|under|tel\.?|phone|ext\.?|extension|room|mobile) )?)(?<reach>\+?\d[\d ()/-]*\d|[\w.+-]+@[\w.-]+\w)`;

/** "Ask Sofia Brandt, ext. 4471", where the number behind the name is still that of somebody else. */
function withReach(text: string, name: string, said: string): string {
  const fresh = new RegExp(reachOf(name), 'iu').exec(said)?.groups?.['reach'];
  return fresh === undefined
    ? text
    : text.replace(new RegExp(reachOf(name), 'giu'), (_, lead: string) => lead + fresh);
}

/** `300` in a cell, for "5 minutes". */
const isInUnit = (value: string, amount: string): boolean =>
  /^`\d+`$/.test(value) &&
  unitOf(amount)?.factors.some((factor) => factor * parseFloat(amount) === Number(value.slice(1, -1))) ===
    true;

/** "After 30 days, …" goes on with a time that is told before. */
const isBackReference = (sentence: string): boolean =>
  /^(?:after|within|before|during|for|in|until) (?:the |these |those )?(?:first )?\d/i.test(sentence.trim());

/** Long numbers, prices with cents, times of day, and days. */
const DISTINCT = /\d{4}|\d[.,]\d\d(?!\d)|\d:\d\d|day$/;

/** A line without the former value of what a guideline changes. */
function withoutOld(
  exchange: Exchange,
  valuesIn: (said: string) => readonly Value[],
  rootsIn: (said: string) => ReadonlySet<string>,
): (text: string, line: Line) => Settled {
  const { said, old, fresh, about } = exchange;
  const [, number = ''] = /^[`$€£]?\s?(\d[\d.,]*|\p{L}+)/u.exec(plainValue(old)) ?? [];
  const isNumber = /^\d/.test(number);
  const told = new Set(subjectOf(said));
  const word = NUMBER_WORDS[Number(number)];
  const nth = Number(number) < FIRST_NTH ? [] : [ORDINALS[Number(number)], ORDINALS[Number(number) + 1]];
  const [inWords, inOrder] = [[word], nth].map((words) => {
    const known = words.filter((one) => one !== undefined);
    return known.length === 0 ? undefined : new RegExp(`\\b(?:${known.join('|')})\\b`, 'i');
  });
  const units = rootsOf(plainValue(old));
  const mayHave = (text: string, kind: Line['kind']): boolean =>
    (isNumber ? kind === 'row' || text.includes(number) : text.toLowerCase().includes(number)) ||
    inWords?.test(text) === true ||
    inOrder?.test(text) === true;
  const isOpenIn = ({ kind, text }: Line, sentence: string, around: string): boolean => {
    if (!mayHave(sentence, kind) || sentence.includes(fresh)) return false;
    const isNth = inOrder?.test(sentence) === true;
    const values = valuesIn(sentence);
    const isAmount = values.some(
      ({ text: value }) => isSameAmount(value, old) || (kind === 'row' && isInUnit(value, old)),
    );
    const isBare = values.some((value) => value.kind === 'number' && value.text === number);
    if (!isAmount && !isBare && !isNth && inWords?.test(sentence) !== true) return false;
    const own = rootsIn(`${sentence} ${around}`);
    // "Orders per page, 1 to 100", for "100 orders".
    const isSame = isAmount || (isBare && units.some((one) => own.has(one)));
    const shared = [...told].filter((one) => own.has(one));
    // "Ext. 4410", "after 19:00": hardly another.
    if (isAmount && DISTINCT.test(old) && !/day (?:to|through|–|-) /.test(sentence)) return true;
    // "After 30 days, a backup can't be restored", where what has changed spoke of backups.
    const isOfLine = [...about].some((one) => own.has(one) && !units.includes(one) && !MEASURES.test(one));
    if (isAmount && isOfLine && isBackReference(sentence)) return true;
    // "You can reject 5 jobs. After the third, …"
    if (isNth && text.includes(fresh)) return true;
    // A number in words alone is any number.
    return (
      ((isSame || isNth || inWords?.test(sentence) === true) && shared.length >= (isSame || isNth ? 1 : 2)) ||
      (isSame && (told.size === 0 || tellsMeasure(said, sentence)))
    );
  };
  return (text, line) => {
    if (line.kind === 'code') return inCode(text, exchange, told);
    const where = mayHave(text, line.kind)
      ? sentencesOf(text, line).find(({ text: sentence, around }) => isOpenIn(line, sentence, around))
      : undefined;
    return { text, isOpen: where !== undefined, ...(where && { where: where.text }) };
  };
}
