import { asSentence } from '../../generate/sentences.ts';
import type { Edit } from './alignment.ts';
import { NEGATIVE } from './contraries.ts';
import { POINTS_BACK, type Model, type Passage } from './passages.ts';
import { escaped } from '../../../escaped.ts';
import { MEASURES, rootsOf, UNITS } from './subjects.ts';

const CALL_GONE =
  /^(?:please )?(?:(?:remove|delete|drop) )?(?:the )?(?:\p{L}+ )?`?(?<call>(?:GET|POST|PUT|PATCH|DELETE) \/[^\s`]+)`?(?: (?:endpoint|call|route|method|operation))?(?: (?:(?:was|is|has been) (?:now )?(?:removed|dropped|gone|deleted)|no longer exists))?[.!]?$/iu;
const NAME_GONE =
  /^(?:the )?(?:\w+ )?`(?<name>[^`]+)` (?:\w+ )?(?:(?:was|is|has been|is now) )?(?:removed|dropped|gone|deleted)\.?$/i;
/** "The Osaka region was closed" */
const THING_GONE =
  /^(?:the )?(?<name>(?!the )\p{L}[\p{L}\d.-]*(?: \p{Lu}[\p{L}\d.-]*)?) (?<noun>\p{Ll}+) (?:(?:was|is|has been) (?:now )?(?:closed|removed|discontinued|dropped|retired|shut down|gone)|(?:no longer|doesn['’]t|does not) exists?(?: any ?more| any longer)?)[.!]?$/iu;
const NEEDLESS =
  /^(?:the |an? )?(?:\p{Ll}+ (?=`))?(?<what>`[^`]+`|[\w.+-]+(?: [\w.+-]+)?)(?: of [^,;.]{2,40}?)? (?:(?:is|are)(?:n['’]t| not) (?:needed|required|necessary)(?: any ?more| any longer)?|(?:is|are) no longer (?:needed|required|necessary))\.?$|^\S+ no longer (?:needs?|requires?) (?<left>[\w+-]+(?:\.\w+)*(?: [\w+-]+)?)(?=[.;,!]|$)|^no (?<none>[\w.+-]+(?: [\w.+-]+)?) (?:is |are )?(?:needed|required|necessary)(?: any ?more| any longer)?\.?$/iu;

/** What the document has of something that is gone, or isn't needed any more; undefined where it has none, or more than one. */
export function dropGone(model: Model, said: string): readonly Edit[] | undefined {
  const call = /remov|delet|drop|gone|no longer/.test(said) && CALL_GONE.exec(said.trim())?.groups?.['call'];
  if (call) return dropCall(model, call);
  const name = NAME_GONE.exec(said.trim())?.groups?.['name'];
  if (name !== undefined) return dropNamed(model, name);
  const thing = THING_GONE.exec(said.trim())?.groups;
  if (thing) return dropRow(model, thing['name'] ?? '', thing['noun'] ?? '');
  const told = dropTold(model, said);
  if (told) return told;
  const { what, left, none } = NEEDLESS.exec(said)?.groups ?? {};
  const needless = what ?? left ?? none;
  return needless === undefined ? undefined : dropNeed(model, needless, said);
}

/** "The `DELETE /orders/{id}` endpoint has been removed": the one section that begins with it goes. */
function dropCall({ text, places }: Model, call: string): readonly Edit[] | undefined {
  const whole = new RegExp(String.raw`${escaped(call)}(?![\w/{?-])`);
  const hits = places.flatMap((place, at) =>
    whole.test(place.title) || whole.test(text.slice(place.start, place.end).trimStart().split('\n')[0] ?? '')
      ? [{ place, next: places.slice(at + 1).find(({ level }) => level <= place.level) }]
      : [],
  );
  const [hit, other] = hits;
  if (!hit || other) return undefined;
  const start = text.lastIndexOf('\n', hit.place.start - 1) + 1;
  const end = hit.next ? text.lastIndexOf('\n', hit.next.start - 1) + 1 : hit.place.end;
  return [{ start, end, text: '' }];
}

/** "`legacy_auth` was removed": the row or the item that describes it goes, or the one sentence that has it. */
function dropNamed(model: Model, name: string): readonly Edit[] | undefined {
  const line = new RegExp(String.raw`^(?:\|[ \t]*|[ \t]*[-*+][ \t]+)\`${escaped(name)}\`[^\n]*\n?`, 'gm');
  const own = lineOf(model.text, line);
  if (own) return own;
  const [sentence, other] = model.passages.filter(({ text }) => text.includes(`\`${name}\``));
  const isAlone = sentence?.text.match(/`[^`]+`/g)?.length === 1;
  return sentence && !other && isAlone && !sentence.cell && !isStep(model.text, sentence)
    ? [withSpace(model.text, sentence)]
    : undefined;
}

const ENDED =
  /^(?:the |our )?(?<what>\p{L}[^,;:.]{2,60}?) (?:is|was|are|were|has been|have been) (?:now )?(?:discontinued|cancel+ed|abolished|scrapped|dropped|withdrawn|gone|removed|no longer (?:offered|paid|available|provided|given|granted))(?: from now on| this year)?[.!]?$/iu;

/** "The allowance of 300 EUR for furniture is discontinued": the one sentence that tells of it, and of nothing else, goes. */
function dropTold(model: Model, said: string): readonly Edit[] | undefined {
  const words = rootsOf(ENDED.exec(said.trim())?.groups?.['what'] ?? '');
  if (words.length < 2) return undefined;
  const [hit, other] = model.passages.filter(({ own, text }) => {
    const rest = [...own].filter((word) => !words.includes(word) && !MEASURES.test(word));
    return (
      words.every((word) => own.has(word) || / /.test(word) || UNITS.test(word)) &&
      rest.length <= 1 &&
      !/[?]$/.test(text)
    );
  });
  if (!hit || other || hit.cell || isStep(model.text, hit)) return undefined;
  const place = model.places[hit.section];
  const around = place ? model.text.slice(place.start, place.end).replace(hit.text, '').trim() : '';
  // "It stops at gate 4." behind it would speak of something else.
  const isNeeded = POINTS_BACK.test(model.text.slice(hit.start + hit.text.length).trimStart());
  return around === '' || /[:,;(]$/.test(model.text.slice(0, hit.start).trimEnd())
    ? undefined
    : isNeeded || /\bcancel+ed\b/i.test(said)
      ? [{ start: hit.start, end: hit.start + hit.text.length, text: asSentence(said) }]
      : [withSpace(model.text, hit)];
}

/** The one row of a thing, in a table of such things. */
function dropRow(model: Model, name: string, noun: string): readonly Edit[] | undefined {
  const rows = model.tables
    .filter(({ titles }) => rootsOf(titles[0] ?? '').some((word) => rootsOf(noun).includes(word)))
    .flatMap(({ rows: own }) =>
      own.filter(({ cells }) => cells[0]?.text.replace(/[`*]/g, '').toLowerCase() === name.toLowerCase()),
    );
  const [row, other] = rows;
  if (!row || other) return undefined;
  const start = model.text.lastIndexOf('\n', (row.cells[0]?.start ?? 0) - 1);
  return [{ start, end: row.end, text: '' }];
}

const isStep = (text: string, { start }: Passage): boolean =>
  /^[ \t]*\d+[.)][ \t]+$/.test(text.slice(text.lastIndexOf('\n', start) + 1, start));

/** A sentence, with its line where it is alone there, or with the space to its neighbour. */
function withSpace(text: string, { start, text: said }: Passage): Edit {
  const end = start + said.length;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const isOnly =
    /^[ \t]*(?:[-*+][ \t]+)?$/.test(text.slice(from, start)) && /^(?:\n|$)/.test(text.slice(end));
  if (isOnly) return { start: from, end: end + (/^\n*/.exec(text.slice(end))?.[0].length ?? 0), text: '' };
  if (text[end] === ' ') return { start, end: end + 1, text: '' };
  return { start: text[start - 1] === ' ' ? start - 1 : start, end, text: '' };
}

/** "Node isn't needed any more": the item that asks for it goes, and the sentence that does says so. */
function dropNeed(model: Model, name: string, said: string): readonly Edit[] | undefined {
  const item = new RegExp(
    String.raw`^[ \t]*[-*+][ \t]+(?:an? |the )?${escaped(name)}(?![\w-])[^\n]*\n?`,
    'gim',
  );
  const alone = new RegExp(String.raw`^[ \t]*[-*+][ \t]+${escaped(name)}[ \t]*(?:\n|$)`, 'gim');
  const own = lineOf(model.text, item) ?? lineOf(model.text, alone);
  if (own) return own;
  const asks = new RegExp(String.raw`\b(?:needs?|requires?|must have)\b.*\b${escaped(name)}\b`, 'i');
  const [rival, other] = model.passages.filter(
    ({ text, cell }) => !cell && asks.test(text) && !NEGATIVE.test(text),
  );
  return rival && !other
    ? [{ start: rival.start, end: rival.start + rival.text.length, text: asSentence(said) }]
    : undefined;
}

function lineOf(text: string, pattern: RegExp): readonly Edit[] | undefined {
  const [line, other] = text.matchAll(pattern);
  return line && !other ? [{ start: line.index, end: line.index + line[0].length, text: '' }] : undefined;
}
