import type { Block, Sentence, SourceDocument } from '../../document/types.ts';
import { isImperative } from '../generate/signs.ts';
import type { Change, Step } from '../rewriting/settle.ts';
import { capitalized } from '../writing/capitals.ts';
import { isAsWritten, isBalanced } from './clauses.ts';
import { isPlainVerb } from './noun-phrase-patterns.ts';
import { standsAlone } from './placement.ts';

const LEAST_STEPS = 3;
/** What counts steps off. */
const MARK = String.raw`(?:first(?:ly)?(?: of all)?|second(?:ly)?|third(?:ly)?|then|next|now|after (?:that|this)|afterwards?|subsequently|finally|lastly|at last)`;
/** Where a sentence goes on with the next step. */
const GOES_ON = new RegExp(String.raw`(?:[,;]\s+(?:and\s+)?|\s+and\s+)(?!first)(?=${MARK}\b,?\s+[a-z])`, 'g');
/** What is done with the steps: "To change the filter, first …". */
const LEAD = new RegExp(String.raw`^(?:To|In order to)\s[^,.;:]{3,90}(?=,\s+first\b)`);
const OPENS = new RegExp(
  String.raw`^(?<front>(?:,\s+)?(?<mark>${MARK}),?\s+)?(?<you>you(?:['’]ll)?\s+(?:(?:should|must|will|need\s+to|have\s+to|will\s+(?:need|have)\s+to)\s+)?(?:(?:then|now|first|also)\s+)?)?(?<act>[a-z]+)(?=[\s.])`,
  'i',
);
const NO_ACTS =
  /^(?:see|get|have|can|may|might|will|do|need|want|know|notice|receive|be|are|is|not|also|are|should|must|would|could|like|find)$/i;
/** What people do one after the other at a screen or a machine; unmarked, only these are steps. */
const AT_HAND =
  /^(?:open|click|select|choose|press|enter|type|go|tap|scroll|log|sign|save|download|install|unzip|extract|insert|unplug|plug|remove|lift|pull|push|turn|switch|restart|copy|paste|fill|submit|unscrew|close|pour|rinse|connect|disconnect)$/i;

/** What is at hand behind the verb: "Open the lid", "Click Save", "Log in"; not "Press releases", "Save time". */
const AT_THING =
  /^\S+\s+(?:(?:in|out|off|on|up|down|back|to|into|over)(?=[\s.])|(?:the|an?|your|this|that|each|all|both|any|it|them)\s|(?:it|them)[.,]|[\p{Lu}\d`*"“\uFFFC])/u;
/** "Press 1 for sales. Press 2 for support.": one of them is done. */
const CHOICE = /\s(?:to|for|if|when|unless)\s/;

interface Part {
  /** Of what is left out in front of its words. */
  readonly from: number;
  readonly start: number;
  readonly end: number;
  /** The word that counts it off. */
  readonly mark: string | undefined;
  readonly act: string | undefined;
}

/** "First you open it, then you click Users. Finally press Send." as a numbered list: steps told one after the other in a paragraph. */
export const runningSteps: Step = (document) =>
  document.blocks
    .filter((block) => block.prose.length < LONGEST && standsAlone(document, block))
    .flatMap((block) => listed(document, block) ?? []);

/** In UTF-16 code units. */
const LONGEST = 2000;

function listed(document: SourceDocument, block: Block): Change | undefined {
  const { prose, start: origin } = block;
  if (/[?]/.test(prose) || !isBalanced(prose) || !/[.!]\s*$/.test(prose)) return undefined;
  const parts = block.sentences.flatMap((sentence) => partsOf(prose, sentence, origin));
  const told = parts.findIndex(({ mark = '', act }) => act !== undefined && /^first/i.test(mark));
  const first = told >= 0 ? told : parts.findIndex(({ act }) => act !== undefined);
  const last = parts.findLastIndex(({ act }) => act !== undefined);
  const steps = parts.slice(Math.max(0, first)).filter(({ act }) => act !== undefined);
  const said = ({ start, end }: Part): string => prose.slice(start, end);
  const isTold = steps.every(
    (step, index) =>
      step.mark !== undefined ||
      (AT_HAND.test(step.act ?? '') &&
        AT_THING.test(said(step)) &&
        !(steps[index + 1]?.act === step.act && CHOICE.test(said(step)))),
  );
  const marks = steps.filter(({ mark }) => mark !== undefined).length;
  const isClear = marks >= 2 || (marks === 0 && first === 0 && last === parts.length - 1);
  // What carries a mark and is no order, somebody else does.
  const isOther = parts.some(({ act, mark }) => mark !== undefined && act === undefined);
  if (steps.length < LEAST_STEPS || !isTold || !isClear || isOther || (first > 1 && told < 0))
    return undefined;
  // "To install it:" in front says what the steps are for.
  const isLed = first === 0 && /:\s*$/.test(document.text.slice(Math.max(0, origin - 80), origin));
  const edits: Change['edits'][number][] = [];
  parts.slice(first).forEach((part, index) => {
    const at = first + index;
    const before = parts[at - 1];
    if (part.act !== undefined) {
      const stop = before && !/[.!:]\s*$/.test(prose.slice(0, part.from)) ? '.' : '';
      const number = steps.indexOf(part) + 1;
      const lead = `${before ? '\n\n' : ''}${isLed ? '' : 'Follow these steps:\n\n'}`;
      const gap = number > 1 ? `${stop}\n` : stop ? ':\n\n' : lead;
      const word = prose.slice(part.start, part.start + 1);
      edits.push({
        start: before ? trimmedEnd(document.text, origin + part.from) : origin + part.from,
        end: origin + part.start + 1,
        text: `${gap}${number}. ${capitalized(word)}`,
      });
    } else if (at === last + 1)
      edits.push({
        start: trimmedEnd(document.text, origin + part.from),
        end: origin + part.start,
        text: '\n\n',
      });
    if (at > last) return;
    for (const { 0: wrap, index: place } of prose
      .slice(part.start, trimmedEnd(prose, part.end))
      .matchAll(/[ \t]*\n[ \t]*/g)) {
      const start = origin + part.start + place;
      edits.push({ start, end: start + wrap.length, text: ' ' });
    }
  });
  const isPlain = edits.every(({ start, end }) =>
    isAsWritten(prose.slice(start - origin, end - origin), document.text.slice(start, end)),
  );
  return isPlain ? { key: JSON.stringify(['steps', prose]), yields: true, reshapes: true, edits } : undefined;
}

/** The end of what stands in front of white space. */
function trimmedEnd(text: string, end: number): number {
  let at = end;
  while (at > 0 && /\s/.test(text[at - 1] ?? '')) at -= 1;
  return at;
}

/** A sentence cut where it goes on with a next step. */
function partsOf(prose: string, sentence: Sentence, origin: number): readonly Part[] {
  const [from, to] = [sentence.start - origin, sentence.end - origin];
  const said = prose.slice(from, to);
  const lead = LEAD.exec(said)?.[0].length ?? 0;
  const cuts = Array.from(said.matchAll(GOES_ON), ({ 0: gap, index }) => ({
    at: index,
    behind: index + gap.length,
  }));
  const begins = [lead, ...cuts.map(({ behind }) => behind)];
  const ends = [...cuts.map(({ at }) => at), said.length];
  const parts = begins.map((begin, index) =>
    read(prose, from + begin, from + (ends[index] ?? said.length), from + (cuts[index - 1]?.at ?? begin)),
  );
  return lead > 0
    ? [{ from, start: from, end: from + lead, mark: undefined, act: undefined }, ...parts]
    : parts;
}

function read(prose: string, begin: number, end: number, from: number): Part {
  const text = prose.slice(begin, end);
  const { front = '', mark, you = '', act = '' } = OPENS.exec(text)?.groups ?? {};
  const order = text.slice(front.length + you.length);
  const isStep =
    you === '' ? isImperative(capitalized(order)) : !NO_ACTS.test(act) && isPlainVerb(act.toLowerCase());
  return {
    from,
    start: begin + (isStep ? front.length + you.length : 0),
    end,
    mark,
    act: isStep ? act : undefined,
  };
}
