import { VERB } from '../../../spelling/lexicon.ts';
import { partsOf } from '../../../spelling/parts.ts';
import { cutItems } from '../../brief/cut.ts';
import { asSentence } from '../../generate/sentences.ts';
import { IMPERATIVE } from '../../generate/signs.ts';
import { hasFiniteVerb } from '../../simplify/clauses.ts';
import { capitalized } from '../../writing/capitals.ts';
import { bullets, heading } from '../../writing/markdown.ts';
import { parseDocument } from '../../../document/parse-document.ts';
import type { Incoming } from './incoming.ts';
import { findTitle, readPlaces } from './sections.ts';

/** "Add a Prerequisites section before Install: Node 20, Git." */
const BESIDE =
  /^(?:please )?(?:(?:add|insert|write|new) )?(?:an? |the )?(?:new )?["“']?(?<title>\p{L}[\p{L} -]{2,40}?)["”']? section (?<side>before|above|after|below|behind) (?:the )?["“']?(?<other>[^:"”'\n]{2,40}?)["”']?(?: section)?(?::|, saying|\.)\s+(?<text>\S.*)$/isu;
/** "Uninstall: `npm uninstall -g acme`". */
const LABELLED = /^(?<title>\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}): (?<text>\S.*)$/su;
/** Says what a remark is, or that something changes, and names no matter. */
const NO_TITLE =
  /^(?:notes?|tip|hint|warning|caution|important|example|change|changed|update|updated|fix|fixed|add|added|new|rename|renamed|remove|removed|replace|use|please|reminder|todo|also|ps)\b/i;
/** Sections that show how a document names what is done in them. */
const LEAST_TITLES = 2;

/**
 * The text with the sections that are wanted before or behind others, and the parts that want none.
 * @param agree a text that says nothing else than what a statement does
 */
export function addSections(
  text: string,
  parts: readonly Incoming[],
  agree: (text: string, said: string) => string,
): { readonly text: string; readonly left: readonly Incoming[] } {
  let written = text;
  const left = parts.filter((part) => {
    const {
      title = '',
      side = '',
      other = '',
      text: said = '',
    } = (part.kind === 'block' ? undefined : BESIDE.exec(part.text.trim())?.groups) ?? {};
    if (title === '') return true;
    const agreed = agree(written, said);
    const places = readPlaces(parseDocument(agreed, 'markdown'));
    const titles = places.map((place) => place.title);
    const named = findTitle(titles, other);
    const at = places.findIndex((place) => place.title === named);
    const place = places[at];
    if (!place || findTitle(titles, title) !== undefined) return true;
    const next = places.slice(at + 1).find(({ level }) => level <= place.level);
    const from = /^(?:before|above)$/i.test(side) ? place.start : next?.start;
    written = agreed;
    const line = from === undefined ? written.trimEnd().length : written.lastIndexOf('\n', from - 1) + 1;
    const section = `${heading(place.level, capitalized(title))}\n\n${asBody(said)}`;
    written =
      from === undefined
        ? `${written.slice(0, line)}\n\n${section}${written.slice(line)}`
        : `${written.slice(0, line)}${section}\n\n${written.slice(line)}`;
    return false;
  });
  return { text: written, left };
}

/** Things that are named one after the other as a list; anything else as a sentence. */
function asBody(said: string): string {
  const items = cutItems(said);
  return items.length > 2 && items.every((item) => !hasFiniteVerb(item) && !IMPERATIVE.test(item))
    ? bullets(items.map((item) => capitalized(item)))
    : asSentence(said);
}

/** The title of a section that a document of such sections doesn't have yet, "Uninstall", and what it says. */
export function readOwnSection(
  said: string,
  titles: readonly string[],
): { readonly title: string; readonly text: string } | undefined {
  const { title = '', text = '' } = LABELLED.exec(said)?.groups ?? {};
  const isDeed = (name: string): boolean => (partsOf(name.split(' ')[0]?.toLowerCase() ?? '') & VERB) !== 0;
  const isOrder = text.startsWith('`') || IMPERATIVE.test(text);
  return title !== '' &&
    !NO_TITLE.test(title) &&
    isOrder &&
    isDeed(title) &&
    titles.filter(isDeed).length >= LEAST_TITLES
    ? { title, text: text.startsWith('`') ? `Run ${text}` : text }
    : undefined;
}
