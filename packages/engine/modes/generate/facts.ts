import { parseDocument } from '../../document/parse-document.ts';
import type { Block, SourceDocument } from '../../document/types.ts';
import { dedent } from '../expand/notes.ts';
import type { ContentType } from '../reading/content-type.ts';
import { readable } from '../reading/readable.ts';
import { hasSteps, stepOf } from './attach.ts';
import { capitalized } from '../writing/capitals.ts';
import { readMaterial } from './material.ts';
import { readCauses, withSymptom } from './causes.ts';
import { asSentence, WHOLE_COMMAND } from './sentences.ts';
import { toSecondPerson } from './readers.ts';
import { ASKS, toFact } from './wording.ts';
import {
  readDialogue,
  splitAccess,
  splitActions,
  splitAmounts,
  splitClauses,
  splitCodes,
  splitFlags,
  splitConsidered,
  splitLead,
  splitTopics,
  UNKNOWN,
} from './pieces.ts';
import {
  CONDITION,
  FACT_KINDS,
  IMPERATIVE,
  isImperative,
  SIGNS,
  SIGNS_OF_TYPE,
  type FactKind,
} from './signs.ts';
import { kindOfLabel, splitAtLabels, splitLabel } from './labels.ts';
import { splitParameters } from './parameters.ts';
import { askAmounts, questionFor, readQuestions } from './questions.ts';

/** The facts of a prompt by kind, in their order, each as a whole sentence or list item. */
export type Facts = Readonly<Record<FactKind, readonly string[]>> & {
  /** Code blocks as they stand, fences included, but for those that a fact leads in. */
  readonly code: readonly string[];
  readonly tables: readonly string[];
  /** The facts that the prompt keeps in a list. */
  readonly listed: ReadonlySet<string>;
};

/**
 * @param type the kind of document that is asked for, where it is known
 * @param topic what it is about; empty where that is not known
 */
export function readFacts(text: string, type?: ContentType, topic = ''): Facts {
  const { markdown, tables } = readMaterial(text);
  const document = parseDocument(markdown, 'markdown');
  const found = Object.fromEntries(FACT_KINDS.map((kind) => [kind, [] as string[]])) as Record<
    FactKind,
    string[]
  >;
  const listed = new Set<string>();
  const code: string[] = [];
  // Looks that more steps follow are steps themselves.
  const looks: string[] = [];
  // "No sound?" waits for what helps.
  let symptom = '';
  let under: FactKind | undefined;
  let last: FactKind | undefined;
  let lead: { readonly kind: FactKind; readonly text: string } | undefined;
  const parts = [...document.blocks, ...document.codeBlocks].sort((a, b) => a.start - b.start);
  for (const block of parts) {
    if (!('prose' in block)) {
      const source = dedent(document.text, block.start, block.end);
      if (lead && !/^(?:for )?example(?: \w+)?:$/i.test(lead.text))
        found[hasSteps(type) && lead.kind === 'statement' ? 'step' : lead.kind].push(
          `${lead.text}\n\n${source}`,
        );
      else code.push(source);
      lead = undefined;
      continue;
    }
    if (lead && /^(?:then )?run/i.test(lead.text)) found.step.push(lead.text.replace(/:$/, '.'));
    lead = undefined;
    if (block.kind === 'heading') {
      under = kindOfLabel(readable(document, block));
      continue;
    }
    for (const text of textsOf(document, block, type)) {
      const dialogue = readDialogue(text);
      if (dialogue) {
        addDialogue(found.question, dialogue);
        continue;
      }
      const asked = type === 'faq' && !/\?(?:\s|$)/.test(text) ? readQuestions(text) : undefined;
      if (asked) {
        for (const question of asked) {
          const [part = '', answer] = question.split('\n');
          addDialogue(found.question, { part: 'question', said: part });
          if (answer) addDialogue(found.question, { part: 'answer', said: toFact(answer, type) });
        }
        continue;
      }
      const fixes =
        type === 'release-notes' ? /^we(?:['’]ve| have)? fixed (that .+?)\.?$/is.exec(text)?.[1] : undefined;
      if (fixes) {
        for (const fix of fixes.split(/,?\s+and\s+(?=that\s)/))
          found.change.push(`Fixed: ${capitalized(asSentence(fix.replace(/^that\s+/i, '')))}`);
        continue;
      }
      const several = type === 'release-notes' ? text.split(/,\s+(?:and\s+)?(?=fixed\s)/i) : [text];
      const amounts =
        several.length > 1 && several.every((one) => /^fixed\b/i.test(one)) ? several : splitAmounts(text);
      const settings = type === 'readme' ? SETTINGS.exec(text)?.groups : undefined;
      if (settings) {
        found.usage.push(`The configuration is in \`${settings['file'] ?? ''}\`.`);
        found.option.push(...splitParameters(settings['list'] ?? ''));
        continue;
      }
      const priced = type === 'faq' && amounts.length > 1 ? askAmounts(amounts, topic) : undefined;
      if (priced) {
        found.question.push(priced);
        continue;
      }
      const labelled =
        amounts.length > 1
          ? { kind: under ?? kindOf(toFact(text, type), block, type), pieces: amounts }
          : (readPairs(text, type) ?? splitLabel(text, type));
      const pieces =
        labelled?.kind === 'step'
          ? labelled.pieces.flatMap(splitActions)
          : type === 'faq'
            ? (labelled?.pieces ?? [text]).flatMap(splitTopics)
            : (labelled?.pieces ?? splitCodes(text).flatMap(splitFlags)).flatMap((piece) =>
                labelled
                  ? piece
                  : type === 'concept'
                    ? splitClauses(piece)
                    : (hasSteps(type) || type === 'readme'
                        ? splitAccess(piece).flatMap(splitLead)
                        : splitConsidered(piece)
                      ).flatMap(splitActions),
              );
      for (const piece of pieces) {
        const fact = toFact(piece, type);
        if (fact === '' || LEADS_IN.test(fact)) continue;
        const causes = type === 'troubleshooting' ? readCauses(fact) : undefined;
        if (causes) {
          const bare =
            last === 'problem' && /^[^:;]*$/.test(found.problem.at(-1) ?? ':') ? found.problem.pop() : '';
          found.problem.push(withSymptom(causes, symptom || (bare ?? '').replace(/\.$/, '') || topic));
          symptom = '';
          continue;
        }
        const kind = fact.includes('?\n')
          ? 'question'
          : (afterSteps(labelled?.kind, found.step) ?? under ?? kindOf(fact, block, type));
        const [, license, other] =
          kind === 'license' ? (/^([^,]*licen[cs]ed?[^,]*),\s+(.+)$/i.exec(fact) ?? []) : [];
        if (license && other) {
          found.license.push(asSentence(license));
          found.statement.push(asSentence(other));
          continue;
        }
        if (kind === 'timeline' && isTimes(fact)) {
          found.timeline.push(...fact.split(NEXT_TIME).map(asSentence));
          continue;
        }
        const leads =
          fact.endsWith(':') || (/^(?:then )?run(?: this| it)?\.$/i.test(fact) && kind === 'step');
        if (leads) {
          lead = { kind, text: fact.replace(/\.$/, ':') };
          continue;
        }
        if (block.list) listed.add(fact);
        const open = found.question.at(-1);
        if (type === 'faq' && kind !== 'question' && !labelled && open?.endsWith('?') && !block.list) {
          addDialogue(found.question, {
            part: 'answer',
            said: UNKNOWN.test(fact) ? `[VERIFY] ${fact}` : fact,
          });
          continue;
        }
        const about =
          type === 'faq' && kind !== 'question' && kind !== 'contact' && kind !== 'step'
            ? questionFor(fact, topic)
            : undefined;
        if (about) {
          addDialogue(found.question, { part: 'question', said: about });
          addDialogue(found.question, { part: 'answer', said: toSecondPerson(fact) });
          continue;
        }
        if (type === 'troubleshooting' && kind === 'question' && !ASKS.test(fact)) {
          symptom = fact.replace(/\?$/, '');
          continue;
        }
        if (STILL.test(symptom)) {
          found.contact.push(
            `If you're still stuck, ${isImperative(fact) ? '' : 'contact '}${/^\p{Lu}\p{Ll}/u.test(piece) ? fact : fact.slice(0, 1).toLowerCase() + fact.slice(1)}`,
          );
          symptom = '';
          continue;
        }
        if (symptom !== '') {
          found.problem.push(`${symptom}: ${fact}`);
          symptom = '';
          continue;
        }
        if (kind === 'check' && LOOK.test(fact)) {
          looks.push(fact);
          continue;
        }
        if (kind === 'step') found.step.push(...looks.splice(0));
        const told = kind === 'statement' && isAside(fact, type) ? 'detail' : kind;
        const at =
          hasSteps(type) && (kind === 'statement' || kind === 'limit') && !labelled && !under
            ? stepOf(found.step, fact, last === 'step')
            : -1;
        if (last === 'problem' && kind === 'step' && type === 'troubleshooting') {
          found.problem.push(`${found.problem.pop() ?? ''} ${fact}`.trim());
          continue;
        }
        // "Otherwise, we retry" says nothing without what stands before it.
        if (
          kind !== 'contact' &&
          CONTINUES.test(fact) &&
          last !== undefined &&
          last !== 'step' &&
          found[last].length > 0
        ) {
          found[last].push(`${found[last].pop() ?? ''} ${fact}`);
          continue;
        }
        last = kind;
        if (at >= 0) found.step[at] += `\n\n${fact}`;
        else if (told === 'detail' && found.step.length > 0 && !under) found.detail.push(fact);
        else found[kind].push(fact);
      }
    }
  }
  if (symptom !== '') found.problem.push(`${symptom}.`);
  found.check.unshift(...looks);
  // A look that ends the steps tells whether they worked.
  while (hasSteps(type) && found.step.length > 1 && TRIES.test(found.step.at(-1) ?? ''))
    found.check.unshift(found.step.pop() ?? '');
  return { ...found, code, tables, listed };
}

/** "config in /etc/tool.yaml: targets, size default 500". */
const SETTINGS =
  /^(?:the )?(?:config(?:uration)?|settings) (?:is |are |lives? )?(?:in|at) `?(?<file>[\w~./-]+)`?: (?<list>[a-z][\w.-]*(?:[ ,(].*|$))$/i;

/** "Three common problems.", "Here are the facts:": a list follows, and nothing is told. */
const LEADS_IN =
  /^(?:here (?:are|is|come) |these are |some |(?:two|three|four|five|six|\d+) |the (?:most )?)?(?:(?:facts|notes|details|basics|info)(?: (?:are|so far))?|(?:what|how) and (?:why|how)|(?:common|typical|frequent|known|usual) (?:problems|issues|errors|questions|cases))[.:]$/i;
/** No symptom: all that the page tells did not help. */
const STILL =
  /^(?:still (?:stuck|not working|broken|problems|no luck)|nothing (?:helps|works)|need (?:more )?help|more questions)$/i;
/** "Check: …" after the steps tells what they led to. */
function afterSteps(kind: FactKind | undefined, steps: readonly string[]): FactKind | undefined {
  return kind === 'diagnosis' && steps.length > 0 ? 'check' : kind;
}

/** The last of the steps, which shows what they led to. */
const TRIES = /^(?:then |finally,? )?(?:check|verify|confirm|make sure) (?:that|whether|if)\b/i;
const LOOK = /^(?:check|verify|confirm|look|open)\b(?! that\b)/i;

/** A question, or the answer to the last one, which stands in the line below it. */
function addDialogue(
  questions: string[],
  { part, said }: NonNullable<ReturnType<typeof readDialogue>>,
): void {
  const last = questions.at(-1);
  if (part === 'answer' && last !== undefined)
    questions[questions.length - 1] = `${last}\n${asSentence(said)}`;
  else questions.push(asSentence(said));
}

/** A list item is one fact, unless it lists problems; a paragraph one for each sentence. */
function textsOf(document: SourceDocument, block: Block, type?: ContentType): readonly string[] {
  const whole = readable(document, block);
  const parts = whole.split(/;\s+/);
  if (parts.length > 1 && parts.every((part) => ENTRY.test(part) || WHOLE_COMMAND.test(part))) return parts;
  const [first = '', ...rest] = parts;
  if (rest.length > 0 && WHOLE_COMMAND.test(first)) return [first, rest.join('; ')];
  return block.list
    ? [whole]
    : joinSplit(
        block.sentences.map((sentence) => readable(document, block, sentence)),
        type === 'policy' || type === 'concept',
      )
        .flatMap(splitNotes)
        .flatMap(splitAtLabels);
}

/** Where one note ends and the next begins with a small letter, or behind a unit that looks like an abbreviation. */
const NOTE_END =
  /(?<=[\p{L}\d)"'`%]\.)(?<!\b(?:e\.g|i\.e|etc|vs|approx|incl|no|nos|resp|ca|dept|est|misc|tel|ext|fig|std|st|max|(?<!\d ?)(?:min|sec))\.)\s+(?=\p{L}{2,})(?![^()]*\))/u;

function splitNotes(text: string): readonly string[] {
  return text.length > LONGEST_TEXT ? [text] : text.split(NOTE_END);
}

const LONGEST_TEXT = 5000;

/** "solid green = ok, blinking green = pairing" in a reference: a name and its meaning each. */
function readPairs(
  text: string,
  type?: ContentType,
): { kind: FactKind; pieces: readonly string[] } | undefined {
  const pieces =
    type === 'reference' ? text.replace(/[.;]$/, '').split(/[,;]\s+(?:and\s+)?(?=[^,;=()]{2,40} = )/) : [];
  return pieces.length > 0 && pieces.every((piece) => /^[^=]{2,40} = \S/.test(piece))
    ? { kind: 'option', pieces }
    : undefined;
}

/** Several times of day with what happened then. */
const NEXT_TIME = /\s*[,;/|→]\s+(?=\d{1,2}:\d\d\b)/;
function isTimes(fact: string): boolean {
  return fact.split(NEXT_TIME).filter((part) => /^\D{0,12}\d{1,2}:\d\d\b/.test(part)).length > 2;
}

const CONTINUES = /^(?:otherwise|in that case|after that|for example|this way|that way|that is why)\b/i;

/** What comes after the steps and is told of no step; how long all takes belongs before them. */
function isAside(fact: string, type?: ContentType): boolean {
  return hasSteps(type) && !/^(?:this |it )?takes (?:about|around|up to|only|\d)/i.test(fact);
}

/** Kinds that what stands in brackets says nothing of. */
const BY_MAIN_CLAUSE: ReadonlySet<FactKind> = new Set(['limit', 'requirement', 'contact', 'alternative']);
/** Kinds that a fact may be of though it tells somebody to do something. */
const MAY_ORDER: ReadonlySet<FactKind> = new Set([
  'warning',
  'change',
  'breaking',
  'endpoint',
  'option',
  'contributing',
]);

function kindOf(fact: string, { list }: Block, type?: ContentType): FactKind {
  if (isTimes(fact)) return 'timeline';
  const own = type && SIGNS_OF_TYPE[type]?.find(([, pattern]) => pattern.test(fact))?.[0];
  if (own) return own;
  const main = fact.replace(/\s*\([^()]*\)|`[^`]*`/g, '');
  const sign = SIGNS.find(
    ([kind, pattern]) =>
      pattern.test(BY_MAIN_CLAUSE.has(kind) ? main : fact) && (kind !== 'scope' || type === 'policy'),
  )?.[0];
  const isOrder = isImperative(fact);
  if (sign && sign !== 'check') return IMPERATIVE.test(fact) && !MAY_ORDER.has(sign) ? 'step' : sign;
  if (type === 'concept' && /^use\b.{3,80}\b(?:for|when|if|in)\b/i.test(fact)) return 'trigger';
  if (list?.ordered || isOrder || isImperative(fact.replace(CONDITION, ''))) return 'step';
  return sign ?? (type === 'troubleshooting' ? 'problem' : 'statement');
}

/** Sentences that a full stop inside brackets cut, as in "(part no. 7)", in one piece. */
function joinSplit(sentences: readonly string[], asks: boolean): readonly string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    if (last !== undefined && /\([^)]*$/.test(last)) joined[joined.length - 1] = `${last} ${sentence}`;
    else if (asks && last !== undefined && /^[^.:!]{3,50}\?$/.test(last) && !ASKS.test(last))
      joined[joined.length - 1] = `${last.slice(0, -1)}: ${sentence}`;
    else joined.push(sentence);
  }
  return joined;
}

/** "E14 = not seated: take it out", of several in one note. */
const ENTRY =
  /^(?:(?:and )?(?:the )?(?:alarm|error|fault|code)s? )?(?:[A-Z]{1,4}[-_]?\d{2,4}|0x[0-9a-f]+|[45]\d\d)\b/i;
