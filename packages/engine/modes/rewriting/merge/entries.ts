import { asSentence } from '../../generate/sentences.ts';
import { capitalized } from '../../writing/capitals.ts';
import { fingerprint } from './statements.ts';

/** "**Term**: what it is" as an item, and "**Term**" with ": what it is" below. */
const ENTRY =
  /^(?<lead>(?:[-*+][ \t]+)?(?<mark>[*]{2}|`))(?<name>[^*`\n]{2,60}?)(?<colon>:?)\k<mark>(?<gap>:?[ \t]+(?:[–—-][ \t]+)?|[ \t]*\n:[ \t]+)(?<told>\S[^\n]*)/gm;
/** "Shard: a slice of an index." */
const NEW_ENTRY =
  /^(?:(?:please )?(?:(?:add|new) (?:an? |the )?(?:new )?(?:term|entry|definition|word|option|parameter|setting|flag|field|key|variable)s?:? (?:for )?|(?:add|define)(?: (?:an?|the))? (?=["“`*\p{Lu}])))?["“`*]*(?<name>[\p{L}\p{N}-][^:"”`*\n]{1,40}?)["”`*]*(?::|[ \t][–—-])["”`*]*\s+(?<told>\S.*)$/isu;
const OF_ENTRY = /^(?:the |an? )?(?<name>\S+(?: \S+)??) (?:is|are|was|has|have|can|may|must) \S/iu;
/** Fewer are no list of terms. */
const LEAST = 2;

/** The text with a term in its list of terms: by the alphabet where the list goes by it, and what is told of a term that it has behind that. */
export function addEntry(text: string, said: string): string | undefined {
  const entries = [...text.matchAll(ENTRY)].map(({ index, 0: whole, groups }) => ({
    mark: groups?.['mark'] ?? '',
    name: groups?.['name'] ?? '',
    start: index,
    end: index + whole.length,
  }));
  // Terms of two lists are of two kinds.
  const isOneList = entries.every(
    ({ start }, at) => at === 0 || !/\n#/.test(text.slice(entries[at - 1]?.end, start)),
  );
  if (entries.length < LEAST || !isOneList) return undefined;
  const subject = fingerprint(OF_ENTRY.exec(said.trim())?.groups?.['name'] ?? '');
  const [own, other] = entries.filter(({ name }) => fingerprint(name) === subject);
  if (own && !other) {
    const gap = /[.!?]$/.test(text.slice(0, own.end).trimEnd()) ? ' ' : '. ';
    return `${text.slice(0, own.end)}${gap}${asSentence(said.trim())}${text.slice(own.end)}`;
  }
  const { name = '', told = '' } = NEW_ENTRY.exec(said.trim())?.groups ?? {};
  if (
    name === '' ||
    /[.!?]$/.test(name) ||
    entries.some((one) => fingerprint(one.name) === fingerprint(name))
  )
    return undefined;
  // Among names in code, what is none is no entry.
  if (entries[0]?.mark === '`' && !said.includes(`\`${name}\``)) return undefined;
  const names = entries.map((one) => one.name.toLowerCase());
  const isSorted = names.every((one, at) => at === 0 || (names[at - 1] ?? '') <= one);
  const next = isSorted ? entries.find((one) => one.name.toLowerCase() > name.toLowerCase()) : undefined;
  const model = text.slice(entries[0]?.start, entries[0]?.end);
  const isCapital = /^[^\p{L}]*\p{Lu}/u.test(/(?<=(?:[*]{2}|`):?[:\s–—-]+)\S.*$/.exec(model)?.[0] ?? '');
  const form = [...model.matchAll(ENTRY)][0]?.groups ?? {};
  const end = /[.!?]$/.test(model) ? '.' : '';
  const written =
    `${form['lead'] ?? ''}${form['mark'] === '`' ? name : capitalized(name)}${form['colon'] ?? ''}${form['mark'] ?? ''}${form['gap'] ?? ''}${
      isCapital ? capitalized(told) : told
    }`.replace(/[.]?$/, end);
  const [first, second] = entries;
  const between = text.slice(first?.end, second?.start);
  if (next) return text.slice(0, next.start) + written + between + text.slice(next.start);
  const last = entries.at(-1)?.end ?? text.length;
  return text.slice(0, last) + between + written + text.slice(last);
}
