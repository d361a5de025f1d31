import { bullets, join } from '../writing/markdown.ts';
import { asPoint } from '../writing/point.ts';
import { capitalized, capitalizedWord } from '../writing/capitals.ts';
import { cutItems } from './cut.ts';

/** Fewer items stand in their sentence. */
const FEWEST = 3;
const LISTS = /^(?<lead>[^:]{3,80}): (?<list>\S.*)$/s;
/** A name, and what brackets say of it. */
const NAMED = /^(?:an? |the )?(?<name>[\p{L}][\p{L} /-]{1,40}?)\s+\((?<said>[^()]+)\)$/u;

/** "There are three kinds: release flags (temporary), …" with its items as a list below it; undefined for any other sentence. */
export function asListing(sentence: string): string | undefined {
  const { lead = '', list = '' } = LISTS.exec(sentence)?.groups ?? {};
  const items = cutItems(list).flatMap((item, index, all) =>
    index === all.length - 1 ? item.split(/(?<=\))\s+and\s+/) : [item],
  );
  if (items.length < FEWEST || items.filter((item) => NAMED.test(item)).length < items.length / 2)
    return undefined;
  return join(`${lead}:`, bullets(items.map(writeItem)));
}

/** An item of a list: "release flags (temporary)" and "release flags: temporary" with the name in bold. */
export function writeItem(item: string): string {
  const { name, said } = NAMED.exec(item)?.groups ?? {};
  return name && said
    ? `**${capitalizedWord(name)}:** ${capitalized(said)}.`
    : asPoint(`${capitalizedWord(item)}.`);
}
