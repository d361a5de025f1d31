import { parseDocument } from '../../../document/parse-document.ts';
import { findTitle, ownText, readPlaces } from './sections.ts';

const SECTION = String.raw`(?:the )?(?:section |chapter )?(?:on |about |called )?["“']?(?<what>[^"”';:]{2,60}?)["”']?(?: section| chapter)?`;
const TARGET = String.raw`(?:(?:to )?(?:the )?(?:very )?(?<end>top|beginning|start|front|first|end|bottom|last)|(?<side>before|after|above|below|behind|in front of) (?:the )?(?:section )?["“']?(?<where>[^"”';:]{2,60}?)["”']?(?: section| chapter)?)`;
/** "Move the section "Contacts" to the top", "Contacts should come before Usage". */
const MOVES = [
  `^(?:please |pls )?move ${SECTION} (?:up |down )?${TARGET}[.!]?$`,
  `^(?:please |pls )?(?:put )?${SECTION} (?:should|must|needs? to|has to|goes) (?:come |go |stand |be (?:moved )?)?${TARGET}[.!]?$`,
].map((wording) => new RegExp(wording, 'iu'));

/** "Move the section "Contacts" to the top": the document with that section there; undefined where it has none of that title. */
export function moveSection(text: string, said: string): string | undefined {
  const {
    what = '',
    end,
    side = '',
    where = '',
  } = MOVES.map((wording) => wording.exec(said.trim())?.groups).find(Boolean) ?? {};
  if (what === '') return undefined;
  const places = readPlaces(parseDocument(text, 'markdown'));
  const titles = places.map(({ title }) => title);
  const at = titles.indexOf(findTitle(titles, what) ?? '\0');
  const own = places[at];
  if (!own || own.level < 2) return undefined;
  const last = ownText(text).length;
  const lineOf = (index: number): number => {
    const place = places[index];
    return place ? text.lastIndexOf('\n', place.start - 1) + 1 : last;
  };
  /** Where what stands below a heading ends, its own sections with it. */
  const after = (index: number): number => {
    const level = places[index]?.level ?? 0;
    const next = places.findIndex((place, other) => other > index && place.level <= level);
    return next < 0 ? last : lineOf(next);
  };
  const isBefore = /^(?:before|above|in front of)$/i.test(side);
  const other = titles.indexOf(findTitle(titles, where) ?? '\0');
  const first = places.findIndex(({ level }) => level === own.level);
  if (end === undefined && (other < 0 || other === at || places[other]?.level !== own.level))
    return undefined;
  const target =
    end === undefined
      ? isBefore
        ? lineOf(other)
        : after(other)
      : /^(?:end|bottom|last)$/i.test(end)
        ? last
        : lineOf(first);
  const [from, to] = [lineOf(at), after(at)];
  if (target === from || target === to) return text;
  const section = text.slice(from, to).trim();
  const [low, high] = target < from ? [target, from] : [to, target];
  const [before, between, behind] = [
    text.slice(0, Math.min(from, target)),
    text.slice(low, high),
    text.slice(Math.max(to, target)),
  ];
  const parts = target < from ? [before, section, between, behind] : [before, between, section, behind];
  return `${parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')}${text.endsWith('\n') ? '\n' : ''}`;
}
