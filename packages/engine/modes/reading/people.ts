import { recall, remember } from '../../document/memory.ts';
import type { SourceDocument } from '../../document/types.ts';

/** What people do, and programs don't. */
const ACTS =
  'noticed|noted|proposes?d?|said|says|found|asked|asks|suggest(?:ed|s)|reported|wrote|writes|thinks|thought|joined|agreed|owns|confirmed|presented|volunteered|showed|pointed out|worries|worried|rolled|decided|prefers|disagreed|promised|offered|explained|believes|met|attended|declares|escalates';
const BEFORE =
  'owners?:?|assigned to|[Tt]hanks,?|[Tt]hanks to|[Rr]egards,|[Cc]heers,|[Bb]est,|[Hh]i|[Hh]ello|[Dd]ear|[Cc]ontact|Dr\\.|Prof\\.|Mrs?\\.|Ms\\.|--';
const NAME = String.raw`\p{Lu}\p{Ll}+(?:-\p{L}\p{Ll}+)?`;
/** A name, or the first of two, and both; what follows may be read again. */
const NAMES_AHEAD = String.raw`(?=(${NAME})\b)(?:(?=(${NAME} ${NAME})\b)|)`;
const ADDRESSED = new RegExp(String.raw`(?:${BEFORE})\s+${NAMES_AHEAD}`, 'gu');
const ACTING = new RegExp(String.raw`\b(?:(${NAME}) )?(${NAME})\s+(?:${ACTS})\b`, 'gu');
const SIGNED = new RegExp(String.raw`\((${NAME}(?: ${NAME})?), \d{1,2}:\d{2}\)[.!?]`, 'gu');
/** "- It says H2 (Anna).": who said it in a chat. */
const SAID = new RegExp(String.raw`^- [^\n]*\((${NAME})(?:, \d{1,2}:\d{2})?\)[.!?]?$`, 'gmu');
const IN_TABLE = new RegExp(String.raw`\|\s*(${NAME}(?: ${NAME})?)\s*(?=\|)`, 'gu');
const PRESENT = /(?:[Pp]resent|[Aa]ttending|[Aa]ttendees|[Aa]bsent|[Aa]pologies|^Who(?=:))(?: were|:)?/gm;
/** "Write to Dirk or me." */
const BESIDE_ME = new RegExp(String.raw`\b(${NAME}) (?:or|and) (?:me|I)\b`, 'gu');
const LISTED = new RegExp(String.raw`\s${NAMES_AHEAD}`, 'gu');
/** Characters after which a list of who was present has ended, and those of the last one there. */
const LONGEST_LIST = 80;
const LONGEST_NAME = 100;

/** A table whose header says that it tells who does what. */
const OWNERS = /\|\s*(?:owners?|assignees?|who|responsible)\s*\|[^\n]*\n[\s|:]*-{2}/i;

/** "Priya noticed", "owner Tomas", "Present were Ines and Bo": who speaks or acts is no topic and no product. */
export function isPerson(name: string, document: SourceDocument): boolean {
  let people = recall(document, isPerson) as ReadonlySet<string> | undefined;
  if (!people) remember(document, isPerson, (people = peopleIn(document.text)));
  return people.has(name);
}

function peopleIn(text: string): ReadonlySet<string> {
  const people = new Set<string>();
  const add = (...names: readonly (string | undefined)[]) => {
    for (const name of names) if (name !== undefined) people.add(name);
  };
  for (const [, first, both] of text.matchAll(ADDRESSED)) add(first, both);
  for (const [, first, last = ''] of text.matchAll(ACTING)) add(last, first && `${first} ${last}`);
  for (const pattern of [SIGNED, SAID, BESIDE_ME]) for (const [, name] of text.matchAll(pattern)) add(name);
  if (OWNERS.test(text)) for (const [, name] of text.matchAll(IN_TABLE)) add(name);
  for (const { 0: found, index } of text.matchAll(PRESENT)) {
    const from = index + found.length;
    const list = text.slice(from, from + LONGEST_LIST + LONGEST_NAME);
    const end = list.slice(0, LONGEST_LIST).search(/[.\n]/);
    const reach = end < 0 ? LONGEST_LIST : end;
    for (const { 1: first, 2: both, index: at } of list.matchAll(LISTED)) {
      // The last one begins behind the space that the list reaches.
      if (list.slice(reach, at).trim() !== '') break;
      add(first, both);
    }
  }
  return people;
}
