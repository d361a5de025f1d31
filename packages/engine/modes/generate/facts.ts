import { parseDocument } from '../../document/parse-document.ts';
import { cutItems } from '../brief/cut.ts';
import { asCommandStep, readCommands } from '../brief/commands.ts';
import { cutNews } from '../brief/news.ts';
import { readPart, type Part } from '../brief/parts.ts';
import { beginsStep } from '../brief/steps.ts';
import { textsOf } from '../brief/texts.ts';
import { dedent } from '../expand/notes.ts';
import type { ContentType } from '../reading/content-type.ts';
import { readable } from '../reading/readable.ts';
import { hasSteps, stepOf } from './attach.ts';
import { withCodeNames } from '../writing/code-names.ts';
import { capitalized } from '../writing/capitals.ts';
import { readMaterial } from './material.ts';
import { readCauses, readSymptoms, withSymptom } from './causes.ts';
import { asEvent, isTimes, kindOf, NEXT_TIME } from './kind-of.ts';
import { asSentence } from './sentences.ts';
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
import { FACT_KINDS, isImperative, type FactKind } from './signs.ts';
import { kindOfLabel, splitLabel } from './labels.ts';
import { splitParameters } from './parameters.ts';
import { askAmounts, questionFor, readQuestions } from './questions.ts';

/** The facts of a prompt by kind, in their order, each as a whole sentence or list item. */
export type Facts = Readonly<Record<FactKind, readonly string[]>> & {
  /** Code blocks as they stand, fences included, but for those that a fact leads in. */
  readonly code: readonly string[];
  readonly tables: readonly string[];
  /** Steps under names of their own. */
  readonly parts: readonly Part[];
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
  const parts: Part[] = [];
  // Looks that more steps follow are steps themselves.
  const looks: string[] = [];
  // "No sound?" waits for what helps.
  let symptom = '';
  let under: FactKind | undefined;
  let last: FactKind | undefined;
  let lead: { readonly kind: FactKind; readonly text: string } | undefined;
  const blocks = [...document.blocks, ...document.codeBlocks].sort((a, b) => a.start - b.start);
  for (const block of blocks) {
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
      if (CODE.test(text)) {
        found.usage.push(`\`${text.replace(/\.$/, '')}\``);
        continue;
      }
      if (STILL.test(symptom)) {
        found.contact.push(asLastResort(text, type));
        symptom = '';
        continue;
      }
      const part = hasSteps(type) ? readPart(text) : undefined;
      if (part) {
        parts.push({ ...part, steps: part.steps.map((step) => toFact(step, type, true)) });
        continue;
      }
      const commands = hasSteps(type) ? readCommands(text, topic) : undefined;
      if (commands) {
        found.step.push(...commands.map((command) => toFact(command, type, true)));
        continue;
      }
      const symptoms = type === 'troubleshooting' ? readSymptoms(text) : undefined;
      if (symptoms) {
        found.problem.push(...symptoms.map(withCodeNames));
        continue;
      }
      const several = type === 'release-notes' ? cutNews(text) : [text];
      const amounts = splitAmounts(text);
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
        several.length > 1
          ? undefined
          : amounts.length > 1
            ? { kind: under ?? kindOf(toFact(text, type), block, type), pieces: amounts }
            : (readPairs(text, type) ?? splitLabel(text, type));
      const pieces =
        several.length > 1
          ? several
          : labelled?.kind === 'step'
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
      const areSteps =
        labelled?.kind === 'step' ||
        (!labelled && hasSteps(type) && pieces.length > 2 && pieces.every(beginsStep));
      for (const piece of pieces) {
        const isStep = areSteps || block.list?.ordered === true;
        const fact = toFact(isStep && hasSteps(type) ? asCommandStep(piece) : piece, type, areSteps);
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
          : (afterSteps(labelled?.kind, found.step) ??
            under ??
            (areSteps ? 'step' : continued(fact, last, type)) ??
            kindOf(fact, block, type));
        const [, license, other] =
          kind === 'license' ? (/^([^,]*licen[cs]ed?[^,]*),\s+(.+)$/i.exec(fact) ?? []) : [];
        if (license && other) {
          found.license.push(asSentence(license));
          found.statement.push(asSentence(other));
          continue;
        }
        if (kind === 'timeline') {
          found.timeline.push(...(isTimes(fact) ? fact.split(NEXT_TIME) : [fact]).map(asEvent));
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
        if (symptom !== '') {
          found.problem.push(`${symptom}: ${fact}`);
          symptom = '';
          continue;
        }
        if (kind === 'check' && LOOK.test(fact)) {
          looks.push(fact);
          continue;
        }
        // In a runbook, what was looked at before the fix is the diagnosis.
        if (kind === 'step')
          found[type === 'runbook' && labelled ? 'diagnosis' : 'step'].push(...looks.splice(0));
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
  return { ...found, code, tables, parts, listed };
}

/** A line of a program. */
const CODE = /^(?:from [\w.]+ import \w|import [\w{*][^.]*['";]|(?:const|let|var) [\w{]+[^=]*=)/;

/** "config in /etc/tool.yaml: targets, size default 500". */
const SETTINGS =
  /^(?:the )?(?:config(?:uration)?|settings) (?:is |are |lives? )?(?:in|at) `?(?<file>[\w~./-]+)`?: (?<list>[a-z][\w.-]*(?:[ ,(].*|$))$/i;

/** "Three common problems.", "Here are the facts:": a list follows, and nothing is told. */
const LEADS_IN =
  /^(?:here (?:are|is|come) |these are |some |(?:two|three|four|five|six|\d+) |the (?:most )?)?(?:(?:facts|notes|details|basics|info)(?: (?:are|so far))?|(?:what|how) and (?:why|how)|(?:common|typical|frequent|known|usual) (?:problems|issues|errors|questions|cases))[.:]$/i;
/** No symptom: all that the page tells did not help. */
const STILL =
  /^(?:still (?:stuck|not working|broken|problems|no luck)|nothing (?:helps|works)|need (?:more )?help|more questions)$/i;
/** "It holds …", "If they differ, …" in what explains: of the same as what it goes on with. */
function continued(fact: string, last: FactKind | undefined, type?: ContentType): FactKind | undefined {
  return type === 'concept' &&
    last &&
    /^(?:it|they|if (?:it|they))\b(?! is(?:n['’]t)? (?:good|right|useful|ideal|bad|great)\b)/i.test(fact)
    ? last
    : undefined;
}

function asLastResort(text: string, type?: ContentType): string {
  const fact = toFact(text, type);
  return isImperative(text)
    ? `If you're still stuck, ${fact.slice(0, 1).toLowerCase()}${fact.slice(1)}`
    : `If you're still stuck, contact ${fact}`;
}

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

/** "solid green = ok, blinking green = pairing" in a reference: a name and its meaning each. */
function readPairs(
  text: string,
  type?: ContentType,
): { kind: FactKind; pieces: readonly string[] } | undefined {
  const options = type === 'reference' ? cutItems(text) : [];
  if (options.length > 2 && options.every((one) => /^`?[a-z][\w.-]*`? \(.+\)$/.test(one)))
    return { kind: 'option', pieces: options.map((one) => one.replace(/^`?([\w.-]+)`?/, '`$1`')) };
  const pieces =
    type === 'reference' ? text.replace(/[.;]$/, '').split(/[,;]\s+(?:and\s+)?(?=[^,;=()]{2,40} = )/) : [];
  return pieces.length > 0 && pieces.every((piece) => /^[^=]{2,40} = \S/.test(piece))
    ? { kind: 'option', pieces }
    : undefined;
}

const CONTINUES = /^(?:otherwise|in that case|after that|for example|this way|that way|that is why)\b/i;

/** What comes after the steps and is told of no step; how long all takes belongs before them. */
function isAside(fact: string, type?: ContentType): boolean {
  return hasSteps(type) && !/^(?:this |it )?takes (?:about|around|up to|only|\d)/i.test(fact);
}
