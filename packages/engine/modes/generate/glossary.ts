import { spellOut } from '../expand/shorthand.ts';
import { capitalized, capitalizedWord } from '../writing/capitals.ts';
import { bullets, heading, join } from '../writing/markdown.ts';
import type { Page } from '../writing/page.ts';
import { asSentence } from './sentences.ts';

interface Entry {
  readonly term: string;
  readonly meaning: string;
}

/** "Write a glossary for the hive docs: …", "Glossary of beekeeping" on a line of its own. */
const ASKED =
  /^\s*(?=\S)(?:#+ )?(?!.*\bhow\b)(?:[\p{L}'’,]+ ){0,8}?glossary(?: page| entry| of terms)?(?: (?:for|of|on|about) (?<topic>[^:.?!\n]{2,80}))?(?:[:.?!\n]|$)/iu;
/** Name and meaning, as people put them beside each other; the first that matches decides. */
const FORMS: readonly RegExp[] = [
  /^(?<term>[^=:,]{1,50}?)\s*(?:=|:|\s[-–—])\s+(?<meaning>\S.*)$/s,
  /^(?<term>[A-Z][A-Z\d]{1,7}),? (?<meaning>(?:short for |stands for )?[^,]{3,60}, (?:an?|the) .+)$/s,
  /^(?<term>(?!(?:it|this|that|they|these|there|we|you)\b)[^,:=]{1,50}?) (?:is|are|means?|refers to) (?<meaning>\S.*)$/is,
  /^(?<term>[^,:=]{1,50}?), (?<meaning>(?:an?|the|any|every|some) .+)$/s,
  /^(?<term>[A-Z][A-Z\d]{1,7}) (?:stands for|is short for) (?<meaning>\S.*)$/s,
];
/** In words. */
const LONGEST_TERM = 5;
const LEAST = 2;

export const isGlossary = (docType = ''): boolean => /\bglossar(?:y|ies)\b/i.test(docType);

/** The terms that a prompt or notes define, by the alphabet; undefined where nobody asks for them, or it defines fewer than two. */
export function glossaryPage(text: string, docType = ''): Page | undefined {
  const asked = ASKED.exec(text);
  if (!isGlossary(docType) && (!asked || docType !== '')) return undefined;
  const [, line = ''] = asked ? [] : (/^(?:#+ )?([^\n:=.]{3,60})\n/.exec(text) ?? []);
  const topic = (asked?.groups?.['topic'] ?? '').trim().replace(/^our /i, 'the ');
  const entries: Entry[] = [];
  const others: string[] = [];
  for (const said of notesOf(text.slice(asked?.[0].length ?? line.length))) {
    const entry = readEntry(said);
    const last = entries.at(-1);
    if (entry) entries.push(entry);
    // "It has ten frames." goes on with the term before it.
    else if (last && /^(?:it|they|this|these|e\.g\.|for example)\b/i.test(said))
      entries[entries.length - 1] = { ...last, meaning: `${last.meaning} ${asSentence(capitalized(said))}` };
    else others.push(asSentence(capitalizedWord(said)));
  }
  if (entries.length < LEAST) return undefined;
  const sorted = entries.toSorted((a, b) => (a.term.toLowerCase() < b.term.toLowerCase() ? -1 : 1));
  const opening = topic ? `This page defines the terms of ${topic}.` : '';
  return {
    title: line ? capitalized(line) : topic ? `Glossary for ${topic}` : 'Glossary',
    description: opening,
    body: join(
      opening,
      heading(2, 'Terms'),
      bullets(sorted.map(({ term, meaning }) => `**${term}:** ${meaning}`)),
      others.length > 0 && join(heading(2, 'Good to know'), bullets(others)),
    ),
  };
}

/** Each line without its mark, and each sentence of it. */
function notesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .flatMap((line) => line.replace(/^\s*(?:[-*•+]|\d+[.)])\s+/, '').split(/(?<=[^\s.]{2})[.;]\s+(?=\S)/))
    .map((note) => note.trim().replace(/[.;]$/, ''))
    .filter(Boolean);
}

function readEntry(said: string): Entry | undefined {
  const found = FORMS.map((form) => form.exec(said)?.groups).find(
    (groups) => groups && (groups['term'] ?? '').split(/\s+/).length <= LONGEST_TERM,
  );
  const { term = '', meaning = '' } = found ?? {};
  return term === ''
    ? undefined
    : {
        term: capitalizedWord(
          term
            .trim()
            .replace(/^(?:an?|the) /i, '')
            .replace(/^["“*`]+|["”*`]+$/g, ''),
        ),
        meaning: asSentence(capitalizedWord(spellOut(meaning))),
      };
}
