import { FUNCTION_WORDS } from '../../../checks/common-words.ts';
import { NUMBER_WORDS } from './amounts.ts';
import { readClaim } from './claims.ts';
import { FORMER, formerIn, withoutFormers } from './former.ts';
import type { Incoming } from './incoming.ts';
import { plainForm } from './topics.ts';

const TOKEN = /\p{L}?\d+(?:[.,]\d+)*(?::\d\d(?!\d))?|\p{L}+/gu;
/** Shorter ones tell nothing. */
const SHORTEST = 4;

/** "Every day" is daily. */
const OFTEN = /\b(?:every|an?|per|each) (day|week|month|year|hour)\b/gi;

/** What a text tells, by which two are compared: stems of words, names in capitals, and numbers, "9:00" as 9. */
const tokensOf = (text: string): readonly string[] =>
  (
    text.replace(OFTEN, (_, unit: string) => (unit === 'day' ? 'daily' : `${unit}ly`)).match(TOKEN) ?? []
  ).flatMap((token) => {
    const plain = token.toLowerCase();
    if (/\d/.test(token)) return [plain.replace(/^0(?=\d)/, '').replace(/[:.]00$/, '')];
    if (/^\p{Lu}{2,}$/u.test(token)) return [plain];
    const at = NUMBER_WORDS.indexOf(plain);
    if (at >= 0) return [String(at)];
    return plain.length < SHORTEST || FUNCTION_WORDS.has(plain) ? [] : [plainForm(plain)];
  });

/** A line, and the titles over it with what leads to it. */
interface Block {
  readonly own: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
}

/** The lines of a text, those that another has too apart. */
function blocksOf(
  text: string,
  other: string,
): { readonly known: readonly Block[]; readonly own: readonly Block[] } {
  const lines = new Set(other.split('\n').map((line) => line.trim()));
  const titles: string[] = [];
  const blocks: { known: Block[]; own: Block[] } = { known: [], own: [] };
  let lead = '';
  for (const line of text.split('\n')) {
    const [, mark, title = ''] = /^(#{1,6})[ \t]+(.*)$/.exec(line) ?? [];
    if (mark !== undefined) titles.splice(mark.length - 1, titles.length, title);
    if (mark !== undefined || (line.trim() === '' && !/[:`]$/.test(lead))) lead = '';
    if (line.trim() === '') continue;
    const own = tokensOf(line);
    const block = { own: new Set(own), all: new Set([...own, ...tokensOf(`${titles.join(' ')} ${lead}`)]) };
    (lines.has(line.trim()) ? blocks.known : blocks.own).push(block);
    if (lead === '') lead = line;
  }
  return blocks;
}

/** Words for what is done to a document, or to what it tells of: a change that is made shows them nowhere. */
const OF_CHANGE =
  /^(?:add|remov|delet|drop|renam|call|name|mov|chang|replac|swap|switch|becom|goe|rais|ris|lower|reduc|increas|extend|bump|updat|set|cost|tak|last|get|need|requir|optional|newer|later|longer|already|everywhere|default|step|section|sentence|field|option|parameter|user|number|text|stop|make|start|limit|accept|query|version|plus|only|endpoint|introduc|support|header|fix|stay)/;
/** Of so many words of a statement, a note that names it lacks one at most. */
const NAMED = 5;
/** How, and since when or with whom: one such word alone is not lost. */
const TELLING = /(?<=\p{Ll}[,:]? )\p{Lu}\p{Ll}[\p{L}\d]+|\p{L}{4,}ly\b|\bdaily\b/gu;

/** A statement without what was so until now. */
const saidNow = (text: string): string =>
  formerIn(text)
    .reduce((rest, { gone }) => rest.replaceAll(gone, ' '), withoutFormers(text))
    .replace(readClaim(text)?.old ?? '', ' ')
    .replace(FORMER, ' ');

/**
 * The statements of which neither the document nor a note shows what became of them: no line that has changed tells their
 * matter, or those that do lack a number, a name, or several of their words.
 */
export function unaccounted(
  parts: readonly Incoming[],
  before: string,
  after: string,
  notes: readonly string[],
): readonly Incoming[] {
  const [now, past] = [blocksOf(after, before), blocksOf(before, after).own];
  const everywhere = new Set([...now.known, ...now.own].flatMap(({ own }) => [...own]));
  // That a former value still stands elsewhere says nothing of the rest of the statement.
  const told = notes
    .filter((note) => !/^“[^”]+”: “[^”]+” still stands in /.test(note))
    .map((note) => new Set(tokensOf(note)));
  return parts.filter(({ kind, text }) => {
    const all = tokensOf(text);
    const isOf = ({ own }: Block): boolean => all.some((one) => own.has(one));
    const isNoted = told.some((note) => all.filter((one) => !note.has(one)).length * NAMED <= all.length);
    if (kind === 'block' || all.length === 0 || isNoted) return false;
    // What is deprecated still works; that it is, no new name tells.
    if (OUTDATED.test(text) && !OF_PATH.test(text) && !OUTDATED.test(after)) return true;
    const said = saidNow(text);
    const own = meant(said);
    const [fresh, gone] = [now.own.filter(isOf), past.filter(isOf)];
    if (fresh.length + gone.length === 0)
      return !now.known.some((block) => own.every((one) => block.all.has(one)));
    if ((said.match(ADDRESS) ?? []).some((one) => !after.includes(one))) return true;
    const reach = new Set([...fresh, ...gone].flatMap((block) => [...block.all]));
    const isMissing = (one: string): boolean => !reach.has(one);
    return (
      own.some((one) => /[1-9]/.test(one) && isMissing(one)) ||
      (said.match(TELLING) ?? []).some((name) =>
        tokensOf(name).some((one) => isMissing(one) && !everywhere.has(one)),
      ) ||
      // Beside a value, other words may lead to it.
      said.split(CLAUSES).some((clause) => !/\d|`/.test(clause) && meant(clause).filter(isMissing).length > 1)
    );
  });
}

const CLAUSES = /[,;()]\s+|\s+(?:and|but)\s+/;
/** The tokens of a statement but those that only tell of a change. */
const meant = (said: string): readonly string[] =>
  tokensOf(said.replace(/\bsteps? \d+/gi, '')).filter((one) => !OF_CHANGE.test(one));

const ADDRESS = /https?:\/\/[^\s,;()<>\]|"”`]*[^\s,;()<>\]|"”`.!?]|[\w.+-]+@[\w-]+(?:\.[\w-]+)*\w/g;
const OUTDATED = /\bdeprecat(?:ed|es?)\b/i;
/** Of two versions of a path, the one that is to be used says that the other is old. */
const OF_PATH = /`\/v\d/;
