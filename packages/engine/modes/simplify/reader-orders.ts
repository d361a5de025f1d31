import type { Block, Sentence, SourceDocument } from '../../document/types.ts';
import { baseOf } from '../../spelling/inflect.ts';
import { IRREGULAR_BY_PARTICIPLE } from '../../spelling/irregular-verbs.ts';
import { lookUp, VERB } from '../../spelling/lexicon.ts';
import { amidSentence } from '../reading/clauses.ts';
import { tagSentence } from '../reading/parts-of-speech.ts';
import type { Change, Step } from '../rewriting/settle.ts';
import { capitalized } from '../writing/capitals.ts';
import { isAsWritten } from './clauses.ts';
import { isThing } from './reader-acts.ts';

const PARTICLE = '(?:in|out|off|on|up|down|away|back|over)';
/** "Filled in": what belongs to the verb; and nobody by whom it is done. */
const DONE = String.raw`(?=[\s.,:])(?<particle>\s+${PARTICLE}(?=[.,:]|\s+(?:and|or|before|after|when|with|by|completely|again)\b))?(?!(?:\s+${PARTICLE})?\s+by\s(?!hand\b|[a-z-]+ing\s))`;
/** "The door must be closed", not "by the guard". */
const TOLD = new RegExp(
  String.raw`\s(?:must|has\s+to|have\s+to|needs?\s+to)\s+(?:(?:first|then|now)\s+)?be\s+(?<act>[a-z]+)${DONE}`,
  'g',
);
/** The same in a step, of what readers do: what "should be displayed" is an outcome. */
const STEP_TOLD = new RegExp(
  String.raw`\s(?:should|(?:is|are)\s+(?:(?:then|now|first)\s+)?to)\s+(?:(?:first|then|now)\s+)?be\s+(?<act>inspected|examined|drained|fitted|mounted|mixed|stirred|cut|folded|screwed|unscrewed|emptied|refilled|lubricated|opened|downloaded|installed|copied|pressed|clicked|selected|entered|typed|removed|deleted|added|edited|saved|moved|checked|verified|tested|noted|cleaned|filled|connected|disconnected|unplugged|attached|closed|restarted|stopped|uploaded|renamed|replaced|turned|placed|inserted|tightened|loosened|washed|rinsed|dried|weighed|measured|labelled|labeled|signed|scanned|printed|sent|held|run|assigned|created)${DONE}`,
  'g',
);
/** "You should then select it" */
const YOU =
  /^You\s+(?:(?:should|must|need\s+to|have\s+to|will\s+need\s+to)\s+(?:(?:then|now|first)\s+)?|(?:then|now|first)\s+(?:(?:have|need)\s+to\s+)?)(?<act>[a-z]+)(?=\s)/;
/** What readers want, or what they do it before: "To start a firing, …" */
const PURPOSE = /^(?:To|In\s+order\s+to|Before|After)\s+(?!the\b|an?\b)\p{Ll}+\s[^,;:()]+,\s+/u;
/** "Once the download is complete, …": in front of what is done by doing something. */
const WHEN_DONE = /^(?:Once|After|Before|As soon as)\s+(?:the|your|an?|all|this|you)\s[^,;:()]{2,80},\s+/;
const BY_DOING =
  /\s(?:should|must|has\s+to|have\s+to|needs?\s+to)\s+(?:(?:first|then|now)\s+)?be\s+(?<act>[a-z]+)(?=\s+by\s+(?:simply\s+)?[a-z-]+ing\s)/g;
/** States that a thing is in, and nothing that somebody does to it. */
const STATES =
  /^(?:located|known|based|supported|allowed|able|aware|signed|logged|connected|involved|related|interested|trained|registered|employed|satisfied|met|kept|left|given|considered|noted|taken|followed|expected|had|seen|understood|reached|received|born|done)$/;
/** "… must be opened and the cover removed" */
const ELIDED =
  /^((?:the|an?|your|all)(?:\s+(?!(?:is|are|was|were|be|been|has|have|to|must|can|should|which|that|of|in|on)\b)[\w-]+){1,3}?)\s([a-z]+)(?=[.:]?\s*$)/;
/** What readers see and have, and do not do. */
const NO_TASK = /^(?:see|get|have|can|may|might|will|do|need|want|know|notice|receive|be|are|not|also)$/;
/** Whom nobody orders about. */
const PERSONS =
  /\b(?:users?|employees?|members?|customers?|visitors?|guests?|patients?|children|people|persons?|staff|students?|drivers?|players?|participants?|applicants?|tenants?|managers?|it|they|this|that|you|which|who)\b/i;

/**
 * "1. The plug must be pulled." as "1. Pull the plug.", and "To start, the door has to be closed." as "To start, close
 * the door.": where only the reader can be the one who does it.
 */
export const readerOrders: Step = (document) =>
  document.blocks
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap((block) =>
      block.sentences.flatMap((sentence, index) => {
        const isStep =
          block.list?.ordered === true && block.list.leads && index === 0 && !tellsWhen(document, block);
        return turn(document, block, sentence, isStep) ?? [];
      }),
    );

/** "You need it if:", "Why would I need it?": what leads in a list of cases and reasons. */
const CASES =
  /^(?!(?:Steps|What\s+to\s+do|How\s+to)\b)[^]*(?:\b(?:if|when|because|since|unless|(?:use )?cases?|reasons?|examples?|signs|scenarios?)[^.!?:]*:?|\?)\s*$/i;

/** Whether the list that a step stands in tells of cases: what stands in front of it says so. */
function tellsWhen({ blocks }: SourceDocument, { list: own }: Block): boolean {
  const first = blocks.findIndex(({ list }) => list?.list === own?.list);
  return CASES.test(blocks[first - 1]?.prose.slice(-200) ?? '');
}

function turn(
  document: SourceDocument,
  block: Block,
  sentence: Sentence,
  isStep: boolean,
): Change | undefined {
  const prose = block.prose.slice(sentence.start - block.start, sentence.end - block.start);
  const you = isStep ? YOU.exec(prose) : null;
  const act = you?.groups?.['act'] ?? '';
  const key = JSON.stringify(['order', prose]);
  if (you && !NO_TASK.test(act) && (lookUp(act) & VERB) !== 0) {
    const edit = { start: sentence.start, end: sentence.start + you[0].length, text: capitalized(act) };
    return { key, yields: true, edits: [edit] };
  }
  const purpose = PURPOSE.exec(prose)?.[0].length ?? 0;
  const done = WHEN_DONE.exec(prose)?.[0].length ?? 0;
  const opener = purpose || done;
  if ((opener === 0 && !isStep) || /\?\s*$/.test(prose)) return undefined;
  const told = [
    ...(purpose > 0 || isStep ? [TOLD] : []),
    ...(opener > 0 ? [BY_DOING] : []),
    ...(isStep ? [STEP_TOLD] : []),
  ].find((pattern) => prose.search(pattern) >= 0);
  if (!told) return undefined;
  if (!isAsWritten(prose, document.text.slice(sentence.start, sentence.end))) return undefined;
  const edits = orders(block, sentence, prose, { told, opener });
  return edits && { key, yields: true, edits };
}

/** All clauses behind the opener as orders; undefined where one of them is none. */
function orders(
  block: Block,
  sentence: Sentence,
  prose: string,
  { told, opener }: { readonly told: RegExp; readonly opener: number },
): Change['edits'] | undefined {
  const tags = tagSentence(block, sentence);
  const edits: Change['edits'][number][] = [];
  let from = opener;
  for (const match of prose.matchAll(told)) {
    const participle = match.groups?.['act'] ?? '';
    const base = verbOf(participle);
    const verb = base && `${base}${match.groups?.['particle']?.replace(/\s+/, ' ') ?? ''}`;
    const at = sentence.start + match.index;
    const first = sentence.words.findIndex(({ start }) => start === sentence.start + from);
    const behind = sentence.words.findIndex(({ start }) => start > at);
    const word = sentence.words[first];
    const isOther = PERSONS.test(prose.slice(from, match.index));
    if (verb === undefined || !word || isOther || !isThing(sentence, tags, first, behind)) return undefined;
    const lowered = amidSentence(word.text, sentence.words[first + 1]?.text);
    if (lowered === undefined) return undefined;
    edits.push(
      { start: word.start, end: word.end, text: `${from === 0 ? capitalized(verb) : verb} ${lowered}` },
      { start: at, end: at + match[0].length, text: '' },
    );
    const end = match.index + match[0].length;
    const next = /^\s+and\s+(?=(?:the|an?|your|all)\s)/.exec(prose.slice(end))?.[0].length;
    from = end + (next ?? 0);
    if (next === undefined) break;
  }
  const elided = from > opener ? ELIDED.exec(prose.slice(from)) : null;
  const [what = '', also = ''] = elided?.slice(1) ?? [];
  const verb = verbOf(also);
  if (verb !== undefined && !PERSONS.test(what)) {
    const at = sentence.start + from;
    edits.push({ start: at, end: at, text: `${verb} ` });
    edits.push({ start: at + what.length, end: at + what.length + also.length + 1, text: '' });
    return edits;
  }
  if (/\sand\s+$/.test(prose.slice(0, from))) return undefined;
  const isOver = edits.length > 0 && !/\b(?:and|or|but|which|(?<!so\s)that|who)\b|,/.test(prose.slice(from));
  return isOver ? edits : undefined;
}

function verbOf(participle: string): string | undefined {
  if (STATES.test(participle)) return undefined;
  if (participle === 'executed') return 'run';
  const irregular = IRREGULAR_BY_PARTICIPLE.get(participle)?.base;
  return irregular ?? (participle.endsWith('ed') ? baseOf(participle) : undefined);
}
