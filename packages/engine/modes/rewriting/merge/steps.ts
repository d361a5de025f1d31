import { baseOf } from '../../../spelling/inflect.ts';
import { isTopical } from '../../reading/words.ts';
import { asSentence } from '../../generate/sentences.ts';
import { fingerprint } from './statements.ts';
import { plainForm } from './topics.ts';
import { LONGEST, type Incoming } from './incoming.ts';
import {
  readNewStep,
  readStepEnd,
  readStepRemoval,
  withoutStepRemoval,
  type NewStep,
} from './instructions.ts';

const STEP = /^(?<indent> {0,3})(?<number>\d{1,3})(?<mark>[.)])(?<gap>[ \t]+)(?<text>\S.*)$/;

/** A text with the steps put in and taken out that are asked for, and the parts that ask for something else. */
export function applySteps(
  text: string,
  parts: readonly Incoming[],
): { readonly text: string; readonly left: readonly Incoming[] } {
  let changed = text;
  const rest = new Map<Incoming, readonly Incoming[]>();
  const short = parts.filter(({ text: said }) => said.length <= LONGEST);
  // Numbers are those that the document has: what speaks of the last step comes first.
  const numberOf = (part: Incoming): number => readNewStep(part)?.number ?? readStepEnd(part)?.number ?? 0;
  for (const part of short.sort((a, b) => numberOf(b) - numberOf(a))) {
    const moved = moveStep(changed, part) ?? insertStep(changed, part);
    const next = moved ?? dropStep(changed, part);
    changed = next ?? changed;
    // "Tests run by themselves now; drop the test step": why it goes is told too.
    const why = (moved ?? readStepEnd(part)) ? '' : asSentence(withoutStepRemoval(part.text));
    const told = why.split(' ').length < LEAST_TOLD ? [] : [{ ...part, text: why }];
    rest.set(part, next === undefined ? [part] : told);
  }
  const left = parts.flatMap((part) => rest.get(part) ?? [part]);
  return { text: changed, left };
}

/** In words. */
const LEAST_TOLD = 3;

/** The numbered lists of a text, each as the places of its items among the lines. */
function listsOf(lines: readonly string[]): readonly (readonly number[])[] {
  const lists: number[][] = [];
  lines.forEach((line, at) => {
    const number = Number(STEP.exec(line)?.groups?.['number'] ?? 0);
    const list = lists.at(-1);
    if (number === 1) lists.push([at]);
    else if (number > 1 && list?.length === number - 1) list.push(at);
  });
  return lists;
}

/** "Before step 2, announce it": in the one list that has that step, below the heading that is named. */
function insertStep(text: string, part: Incoming): string | undefined {
  const step = readNewStep(part);
  if (!step) return undefined;
  const lines = text.split('\n');
  const lists = listsOf(lines);
  const fitting = lists.filter((list) => placeIn(list, lines, step) !== undefined);
  const [list, other] = fitting.length > 1 ? belowHeading(fitting, lines, step.place) : fitting;
  const number = list && placeIn(list, lines, step);
  if (!list || other || number === undefined) return undefined;
  const at = list[number - 1] ?? (list.at(-1) ?? 0) + 1;
  const form = STEP.exec(lines[list[0] ?? 0] ?? '')?.groups ?? {};
  // The other steps end in full stops, and so does it.
  const said = form['text']?.endsWith('.') ? step.text.replace(/(?<=`)$/, '.') : step.text;
  const line = `${form['indent'] ?? ''}${number}${form['mark'] ?? '.'}${form['gap'] ?? ' '}${said}`;
  // A step that the list has already only moves.
  const own = list.find(
    (index) => fingerprint(STEP.exec(lines[index] ?? '')?.groups?.['text'] ?? '') === fingerprint(said),
  );
  const placed = [...lines.slice(0, at), line, ...lines.slice(at)];
  const next = (): string => renumber(placed, list[0] ?? 0).join('\n');
  if (own === undefined) return refer(next(), lists.length, (step) => (step >= number ? step + 1 : step));
  placed.splice(own < at ? own : own + 1, 1);
  return next();
}

/** "Notify the channel at the end, not at the beginning": the one step that is told by its words goes there. */
function moveStep(text: string, part: Incoming): string | undefined {
  const numbered = part.kind === 'block' ? undefined : PLACED.exec(part.text.trim())?.groups;
  if (numbered) return moveNumbered(text, numbered);
  const said = part.kind === 'block' ? '' : part.text.trim();
  const told = MOVED.exec(said)?.groups;
  if (told) return moveTold(text, told);
  const { act = '', end } = (LATER.exec(said) ?? COMES.exec(said))?.groups ?? {};
  const words = wordsOf(act);
  if (words.length === 0) return undefined;
  const lines = text.split('\n');
  const found = listsOf(lines).flatMap((list) =>
    list.filter((at) => has(lines[at], words)).map((at) => ({ list, at })),
  );
  const [hit, other] = found;
  const place = hit && (end ? hit.list.at(-1) : hit.list[0]);
  // What stands below a step would have to move with it.
  const isFlat = hit?.list.every((at, index) => at === (hit.list[0] ?? 0) + index);
  if (!hit || other || place === undefined || !isFlat) return undefined;
  const moved = [...lines];
  moved.splice(place, 0, ...moved.splice(hit.at, 1));
  return renumber(moved, hit.list[0] ?? 0).join('\n');
}

const STEP_ON = String.raw`(?:step (?:about|on|that|which|for|where you|in which you|with) |["“])`;

/** "Swap steps 1 and 2", "Move step 4 before step 2", "Move step 1 to the end": in the only list that has them. */
const PLACED =
  /^(?:please )?(?:(?:swap|switch|exchange) (?:the )?steps? (?<one>\d{1,2}) (?:and|with) (?:step )?(?<other>\d{1,2})|move step (?<from>\d{1,2}) (?:(?<side>before|after) step (?<to>\d{1,2})|to the (?<end>end|beginning|start|top)))[.!]?$/i;

function moveNumbered(
  text: string,
  { one, other, from, side, to, end }: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const lines = text.split('\n');
  const highest = Math.max(...[one, other, from, to].map((number) => Number(number ?? 0)));
  const [list, more] = listsOf(lines).filter(
    (items) =>
      items.length > 1 && items.length >= highest && items.every((at, i) => at === (items[0] ?? 0) + i),
  );
  if (!list || more) return undefined;
  const steps = list.map((at) => lines[at] ?? '');
  if (one !== undefined) {
    const [a, b] = [Number(one) - 1, Number(other) - 1];
    [steps[a], steps[b]] = [steps[b] ?? '', steps[a] ?? ''];
  } else {
    const at = Number(from) - 1;
    const [moved = ''] = steps.splice(at, 1);
    const target = to === undefined ? undefined : Number(to) - 1 + (/after/i.test(side ?? '') ? 1 : 0);
    const last = /end/i.test(end ?? '') ? steps.length : 0;
    steps.splice(target === undefined ? last : target - (target > at ? 1 : 0), 0, moved);
  }
  const first = list[0] ?? 0;
  return renumber([...lines.slice(0, first), ...steps, ...lines.slice(first + steps.length)], first).join(
    '\n',
  );
}

/** "Move the step that sets the token before the step that runs the server": both told by their words. */
const MOVED = new RegExp(
  String.raw`^(?:please )?(?:move|put) (?:the )?${STEP_ON}(?<from>[^.;,]{3,60}?)["”]? (?<side>before|after|in front of|behind|above|below) (?:the )?${STEP_ON}(?<to>[^.;,]{3,60}?)["”]?[.!]?$`,
  'i',
);

function moveTold(
  text: string,
  { from = '', side = '', to = '' }: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const lines = text.split('\n');
  const numberIn = (list: readonly number[], said: string) => {
    const [hit, other] = list.flatMap((at, index) => (has(lines[at], wordsOf(said)) ? [index + 1] : []));
    return other === undefined && wordsOf(said).length > 0 ? hit : undefined;
  };
  const [found, other] = listsOf(lines).flatMap((list) => {
    const [one, two] = [numberIn(list, from), numberIn(list, to)];
    return one === undefined || two === undefined || one === two ? [] : [{ list, one, two }];
  });
  const first = found?.list[0] ?? 0;
  // What stands below a step would have to move with it.
  if (!found || other || !found.list.every((at, index) => at === first + index)) return undefined;
  const steps = found.list.map((at) => lines[at] ?? '');
  const [moved = ''] = steps.splice(found.one - 1, 1);
  const behind = /^(?:after|be(?:hind|low))$/i.test(side) ? 1 : 0;
  steps.splice(found.two - 1 + behind - (found.two > found.one ? 1 : 0), 0, moved);
  return renumber([...lines.slice(0, first), ...steps, ...lines.slice(first + steps.length)], first).join(
    '\n',
  );
}

/** "Announcing should happen last, once it falls." */
const COMES =
  /^(?<act>\p{L}+ing\b[^,;.]{0,40}?) (?:should|must|has to|needs to|is to|will) (?:now )?(?:happen|come|be done|be)(?: only)? (?:at the (?:very )?)?(?:(?<end>last|end)|first|start|beginning)(?:[,;] \S.*)?[.!]?$/iu;
const LATER =
  /^(?:please )?(?<act>\S.*?),? (?:(?:only )?at )?(?:the (?:very )?)?(?:(?<end>end|last)|(?:start|beginning|first)),? (?:and )?(?:not|instead of|rather than) (?:at )?(?:the )?(?:beginning|start|first|end|last)[.!]?$/iu;

/** The lists below a heading that speaks of something. */
function belowHeading(
  lists: readonly (readonly number[])[],
  lines: readonly string[],
  place: string,
): readonly (readonly number[])[] {
  const about = wordsOf(place);
  return lists.filter(([at = 0]) =>
    wordsOf(lines.slice(0, at).findLast((line) => line.startsWith('#')) ?? '').some((word) =>
      about.includes(word),
    ),
  );
}

/** The number that a new step gets in a list; undefined where the list has no step that it could stand beside. */
function placeIn(
  list: readonly number[],
  lines: readonly string[],
  { side, number, act = '' }: NewStep,
): number | undefined {
  if (number !== undefined) {
    const place = number + side;
    return place <= list.length + 1 && (list.length > 1 || place <= 2) ? place : undefined;
  }
  // "Before starting the server" stands before "Run `npm start` to start the server."
  const words = wordsOf(act.replace(/^\p{L}+ing\b/u, (word) => baseOf(word.toLowerCase()) ?? word));
  const hits = list.flatMap((line, index) => (has(lines[line], words) ? [index] : []));
  // "Scaling to zero": of two steps that scale something, the one that says zero.
  const literal =
    act
      .toLowerCase()
      .match(/\p{L}{4,}/gu)
      ?.slice(1) ?? [];
  // "Before you put it in the rack": "Put the tube in the rack", and not "Put the rack in the freezer".
  const where = / (?:in|into|on|onto|to|from|at|under) (?:the |an? )?\p{L}+$/u.exec(act.toLowerCase())?.[0];
  const exact = hits.filter((index) => {
    const line = lines[list[index] ?? 0]?.toLowerCase() ?? '';
    return where === undefined
      ? literal.length > 0 && literal.every((word) => line.includes(word))
      : line.includes(where);
  });
  // "After the restart": of steps that announce one and do it, the one that does it.
  const done = hits.filter((index) =>
    has(STEP.exec(lines[list[index] ?? 0] ?? '')?.groups?.['text']?.split(' ')[0], words),
  );
  const [at, another] = hits.length < 2 ? hits : done.length === 1 ? done : exact;
  return at === undefined || another !== undefined || words.length === 0 ? undefined : at + 1 + side;
}

/** "Drop the manual smoke test step", "step 4 is not needed any more": the one item that has all of the words, or that number. */
function dropStep(text: string, part: Incoming): string | undefined {
  const what = wordsOf(readStepRemoval(part) ?? '');
  const { number, place = '' } = readStepEnd(part) ?? {};
  if (what.length === 0 && number === undefined) return undefined;
  const lines = text.split('\n');
  const isMeant = (at: number, index: number): boolean =>
    number === undefined ? has(lines[at], what) : index === number - 1;
  const all = listsOf(lines);
  const lists = all.filter((items) => items.some(isMeant));
  const [list, other] = lists.length > 1 ? belowHeading(lists, lines, place) : lists;
  const [at, another] = list?.filter(isMeant) ?? [];
  if (at === undefined || other || another !== undefined) return undefined;
  // What stands below a step goes with it.
  const end = lines.findIndex((line, index) => index > at && !/^\s+\S/.test(line));
  const kept = [...lines.slice(0, at), ...lines.slice(end < 0 ? lines.length : end)];
  const dropped = (list?.indexOf(at) ?? 0) + 1;
  const next = renumber(kept, list?.[0] ?? 0).join('\n');
  return refer(next, all.length, (step) => (step > dropped ? step - 1 : step));
}

const has = (line: string | undefined, words: readonly string[]): boolean => {
  const own = (line?.match(WORD) ?? []).map(rootOf);
  return words.every((word) => own.includes(word));
};

const REFERS =
  /\b(?<word>steps?) (?<first>\d{1,2})(?:(?<joint> ?(?:to|through|and|or|–|-) ?)(?<last>\d{1,2}))?\b(?![.)]\d)/gi;

/** Sentences that name steps by their numbers, in a text whose only steps have other numbers now. */
function refer(text: string, lists: number, numberOf: (step: number) => number): string {
  return lists !== 1
    ? text
    : text.replace(REFERS, (_, word: string, first: string, joint?: string, last?: string) =>
        [word, ' ', numberOf(Number(first)), joint ?? '', last ? numberOf(Number(last)) : ''].join(''),
      );
}

/** Numbers the items anew that follow one another from a line on. */
function renumber(lines: readonly string[], from: number): readonly string[] {
  let number = 0;
  let isOver = false;
  return lines.map((line, at) => {
    if (at < from || isOver) return line;
    isOver = /^(?:#{1,6}\s|\S)/.test(line) && !STEP.test(line) && number > 0;
    if (isOver || !STEP.test(line)) return line;
    number += 1;
    return line.replace(/\d+/, String(number));
  });
}

const WORD = /\p{L}[\p{L}'’-]*/gu;

const wordsOf = (text: string): readonly string[] =>
  (text.match(WORD) ?? []).filter((word) => isTopical(word) || word.length > 4).map(rootOf);

const rootOf = (word: string): string =>
  plainForm(word.toLowerCase())
    .replace(/(?:ing|ed|e)$/, '')
    .slice(0, ROOT);

/** "Deploy" and "deployment" begin alike. */
const ROOT = 6;
