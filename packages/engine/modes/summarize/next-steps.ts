import type { SourceDocument } from '../../document/types.ts';
import { ANY_PART, lookUp } from '../../spelling/lexicon.ts';
import { saidAs } from '../reading/labelled.ts';
import { readLists } from '../reading/lists.ts';
import { readable } from '../reading/readable.ts';
import { capitalized } from '../writing/capitals.ts';
import { readTables } from '../reading/tables.ts';
import type { Outline, Section } from '../reading/sections.ts';

/** What somebody is to do after reading, in the words of the text. */
export interface NextStep {
  readonly text: string;
  readonly at: number;
}

const HEADING =
  /^(?:action (?:items?|points?)|actions|next steps|follow[- ]?ups?|to ?dos?|remediation|preventi(?:on|ve (?:measures|actions))|what (?:happens|comes) next|what we (?:will|are going to) (?:do|change|fix|improve)|what we do (?:now|next)|next$|asks?|(?:what|(?:\w+ )?things) (?:we|i) need from you|what (?:(?:the )?\p{L}+) (?:all )?(?:needs? to|ha(?:ve|s) to|must|should) do)\b/iu;
const PEOPLE = String.raw`(?:we|i|they|(?:the )?\p{L}+ team|\p{Lu}\p{Ll}+(?: and \p{Lu}\p{Ll}+)?)`;
/** "We will move …", "Tomas is going to …": in a text about people's work, and not about what a program does. */
const PROMISED = new RegExp(
  `^(?:${PEOPLE})\\s+(?:will|['’]ll|(?:is|are|am) (?:going|planning) to|plans? to|intends? to)\\s|^(?:we|i)['’]ll\\s`,
  'u',
);
const PROMISED_LOWER =
  /^(?:we|i|they)(?:['’]ll| will| are going to| am going to| plan to| intend to)\s|^let['’]?s (?:decide|discuss|meet|talk about|review)\b/i;
const ASKED =
  /\b(?:need|want|expect) (?:from )?you(?:r(?! \p{L}+['’]s\b)| to)?\b(?!['’])|(?:^|[,:] )please (?!(?:let|tell) (?:me|us)\b|note\b|see\b|read\b|try\b|report\b|check\b|visit\b|refer\b|be aware\b|do not\b|don['’]t\b)/iu;
const OWNED = /\b[Oo]wner:? \p{Lu}/u;
const DUE =
  /\b(?:by|due(?: by| on)?) (?:(?:the )?end of|next|tomorrow|today|noon|(?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur|[Ss]un)day|\d{1,2}(?:st|nd|rd|th)? (?:of )?\p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ \d{1,2}\b|Q[1-4]\b)/u;
/** "Sven, can you set up the copy by 12 June?" */
const ASKED_OF =
  /^(?<name>\p{Lu}\p{Ll}+), (?:please|(?:can|could|would|will) you(?: please)?) (?<what>[^.?!()]+)[.?!]$/u;
/** "Could you please check whether …?" */
const WANTED =
  /^(?:can|could|would|will) (?:you|somebody|someone) (?:please |also )*(?!(?:be|have|like|see|imagine|guess)\b)(?<what>[^?]{8,})\?$/i;
/** Asked for in a chat. */
const REQUESTED = /^(?:\p{Lu}[\w.-]+, )?please .*\(\p{Lu}[\w.-]+(?:, \d{1,2}:\d{2})?\)\.$/iu;
const STARTS_BACK = /^(?:this|that|it|these|those|then|so|but|and|which)\b/i;
const MOST = 8;

/** What is promised and asked for: of a text without sections, its sentences; of another, what stands under such a heading. */
export function readNextSteps(document: SourceDocument, { root, sections }: Outline): readonly NextStep[] {
  const headed = sections
    .filter(({ title }) => HEADING.test(title))
    .flatMap((section) => underHeading(document, section));
  // A title alone makes no sections.
  const told =
    sections.length < 2 ? [root, ...sections].flatMap((section) => inSentences(document, section)) : [];
  const listed = [root, ...sections].flatMap((section) => inTables(document, section));
  const labelled = [root, ...sections]
    .filter(({ title }) => !HEADING.test(title))
    .flatMap((section) => inLabels(document, section));
  const led = [root, ...sections].flatMap((section) =>
    HEADING.test(section.title) ? [] : underLead(document, section),
  );
  const open = [root, ...sections]
    .filter(({ title }) => !HEADING.test(title))
    .flatMap(({ blocks }) =>
      blocks.filter(({ list, start }) => list && OPEN_TASK.test(document.text.slice(start - 4, start))),
    )
    .map((block) => ({ text: readable(document, block), at: block.start }));
  return [...listed, ...headed, ...led, ...labelled, ...open, ...told]
    .filter(({ text }) => !/\((?:done|fixed)\)\.?$|^(?:please )?click here\b/i.test(text))
    .slice(0, MOST);
}

/** "What we will change:" above a list. */
function underLead(document: SourceDocument, section: Section): readonly NextStep[] {
  return readLists(document, section)
    .filter(({ lead }) => lead.endsWith(':') && HEADING.test(lead))
    .flatMap(({ items }) => items)
    .map(({ text, block }) => ({ text, at: block.start }));
}

/** "- [ ] Yuki: change the 14 pages" */
const OPEN_TASK = /\[ \] $/;

/** "Luis to write the ADR by 15 Nov"; "Easy to migrate" is no name. */
function takenOn(text: string): string | undefined {
  const { name = '' } = TAKEN_ON.exec(text)?.groups ?? {};
  return name !== '' && (lookUp(name.toLowerCase()) & ANY_PART) === 0 ? text : undefined;
}

const TAKEN_ON = /^(?<name>\p{Lu}\p{Ll}+)(?: and \p{Lu}\p{Ll}+)? to (?!the\b|an?\b|our\b)\p{Ll}{2,}\s.+$/u;

/** "AI: Joost to check the replica settings by Monday" */
function inLabels(document: SourceDocument, section: Section): readonly NextStep[] {
  return readLists(document, section).flatMap(({ items }) =>
    items.flatMap(({ text, block }) => {
      const said = saidAs('action', text) ?? takenOn(text);
      return said === undefined ? [] : [{ text: said, at: block.start }];
    }),
  );
}

/** Who is to do it, and by when. */
const OWNER = /^(?:owners?|assignees?|assigned to|who|responsible|lead|driver)$/i;
const DUE_BY = /^(?:due(?: date| by)?|deadline|eta|target(?: date)?)$/i;

const WHEN = /^(?:(?:by )?when|by)$/i;

/** "Update the runbook (Mei, 20 May).": the rows of a table that says who does what. */
function inTables(document: SourceDocument, { title, blocks }: Section): readonly NextStep[] {
  return readTables(document, blocks).flatMap(({ header, rows }) => {
    const owner = header.findIndex((name) => OWNER.test(name));
    // In a table of contacts, "when" is the occasion.
    const due = header.findIndex((name) => DUE_BY.test(name) || (HEADING.test(title) && WHEN.test(name)));
    const what = header.findIndex(
      (name, index) => index !== owner && index !== due && !/^(?:#|no|id|status|priority)\b/i.test(name),
    );
    if (owner < 0 || what < 0 || (due < 0 && !HEADING.test(title))) return [];
    return rows.map(({ cells, marked, at }) => {
      const by = [cells[owner], cells[due]].filter(Boolean).join(', ');
      return { text: `${(marked[what] ?? '').replace(/[.]$/, '')}${by && ` (${by})`}.`, at };
    });
  });
}

function underHeading(document: SourceDocument, section: Section): readonly NextStep[] {
  const items = readLists(document, section).flatMap((list) =>
    list.items.map(({ text, block }) => ({ text, at: block.start })),
  );
  return items.length > 0 ? items : inSentences(document, section, () => true);
}

function inSentences(
  document: SourceDocument,
  { blocks }: Section,
  counts: (text: string) => boolean = isNextStep,
): readonly NextStep[] {
  return blocks
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap((block) =>
      block.sentences.flatMap((sentence) => {
        const text = readable(document, block, sentence);
        const asked = ASKED_OF.exec(text)?.groups;
        const wanted = WANTED.exec(text)?.groups?.['what'];
        if (wanted) return [{ text: `${capitalized(wanted)}.`, at: sentence.start }];
        if (asked)
          return [{ text: `${capitalized(asked['what'] ?? '')} (${asked['name']}).`, at: sentence.start }];
        return counts(text) && (/[.!]$/.test(text) || block.list?.leads) && !STARTS_BACK.test(text)
          ? [{ text, at: sentence.start }]
          : [];
      }),
    );
}

function isNextStep(text: string): boolean {
  return (
    ASKED.test(text) ||
    OWNED.test(text) ||
    REQUESTED.test(text) ||
    ((PROMISED_LOWER.test(text) || PROMISED.test(text)) && (DUE.test(text) || PROMISED_LOWER.test(text))) ||
    (DUE.test(text) && /\b(?:must|should|need to|have to|owns)\b/i.test(text))
  );
}
