import type { Block } from '../../document/types.ts';
import { type Cut } from './cut-facts.ts';
import { asDecision, asStatus } from './decisions.ts';
import { answer, ask } from './dialogue.ts';
import { asEvent, isTimes, kindOf, NEXT_TIME } from './kind-of.ts';
import { afterSteps, continued, kindAmong } from './kind-among.ts';
import { toSecondPerson } from './readers.ts';
import { asSentence } from './sentences.ts';
import { hasSteps } from './sequence.ts';
import { CONDITION } from './signs.ts';
import { toldLately } from './told.ts';
import { ASKS } from './wording.ts';
import { OTHERS, questionFor } from './questions.ts';
import { UNKNOWN } from './topics.ts';
import type { Draft, Reading } from './facts.ts';

const BARE_CALL = /^`[A-Z]+ \/[^`]*`\.?$/;

/** Puts one fact where it belongs: at the end of what is told, or into the fact that it goes on with. */
export function place(
  fact: string,
  { kind: labelled, isLabelled, areSteps }: Cut & { readonly areSteps: boolean },
  block: Block,
  reading: Reading,
): void {
  const { told, type, topic, under } = reading;
  const last = told.at(-1);
  const kind = fact.includes('?\n')
    ? 'question'
    : (afterSteps(labelled, told) ??
      under ??
      (areSteps ? 'step' : continued(fact, last?.kind, type)) ??
      kindOf(fact, block, type));
  const isFree = !isLabelled && !under;
  const draft: Draft = {
    kind: kindAmong(fact, kind, told, type, isFree),
    text: fact,
    ...(block.list && { listed: true }),
  };
  const [, license, other] =
    kind === 'license' ? (/^([^,]*licen[cs]ed?[^,]*),\s+(.+)$/i.exec(fact) ?? []) : [];
  if (license && other) {
    told.push({ kind, text: asSentence(license) }, { kind: 'statement', text: asSentence(other) });
    return;
  }
  if (type === 'runbook' && isFree && !block.list && kind === 'statement' && last?.kind === 'diagnosis') {
    last.text += ` ${fact}`;
    return;
  }
  if (type === 'runbook' && last?.kind === 'step' && /^this takes\b/i.test(fact)) {
    last.text += ` ${fact}`;
    return;
  }
  if (kind === 'decision' && type === 'adr') draft.text = asDecision(fact);
  if (kind === 'status') draft.text = asStatus(fact);
  if (draft.kind === 'timeline') {
    // "The alert fired at 10:31, Maja rolled back at 10:58": each when it happened.
    const timed = fact.split(/, (?:and )?|(?<=\bat \d{1,2}:\d\d) and /);
    const times = fact.split(NEXT_TIME);
    const events =
      isTimes(fact) || (times.length > 1 && times.every((one) => /^(?:at |around |by )/i.test(one)))
        ? times
        : timed.every((one) => / at \d{1,2}:\d\d\b/.test(one))
          ? timed
          : [fact];
    told.push(...events.map((event) => ({ ...draft, text: asEvent(event) })));
    return;
  }
  // "POST /bookings" over "creates a booking": what the call does.
  if (
    kind === 'statement' &&
    isFree &&
    !block.list &&
    last?.kind === 'endpoint' &&
    BARE_CALL.test(last.text)
  ) {
    last.text = `${last.text.replace(/\.$/, '')} ${fact.slice(0, 1).toLowerCase()}${fact.slice(1)}`;
    return;
  }
  if (fact.endsWith(':') || (kind === 'step' && /^(?:then )?run(?: this| it)?\.$/i.test(fact))) {
    reading.lead = { kind, text: fact.replace(/\.$/, ':') };
    return;
  }
  if (type === 'faq' && kind !== 'question') {
    const rest = isLabelled || block.list ? undefined : reading.open.answer(told, fact);
    if (rest) {
      told.push(...rest.map((text): Draft => ({ kind: kindOf(text, block, type), text })));
      return;
    }
    const open = toldLately(told).findLast((one) => one.kind === 'question')?.text;
    if (!isLabelled && open?.endsWith('?') && !block.list) {
      answer(told, UNKNOWN.test(fact) ? `[VERIFY] ${fact}` : fact);
      return;
    }
    // What goes on with "but" is told of the same; where people's own questions are given, none is made up.
    if (open !== undefined && /^(?:but|and)\b/i.test(fact)) {
      answer(told, fact);
      return;
    }
    const about =
      kind === 'contact' || kind === 'step' || reading.isAsked ? undefined : questionFor(fact, topic);
    if (about) {
      ask(told, about);
      answer(told, OTHERS.test(fact) || /\byou\b/i.test(fact) ? fact : toSecondPerson(fact));
      return;
    }
  }
  if (type === 'troubleshooting' && kind === 'question' && !ASKS.test(fact)) {
    reading.symptom = fact.replace(/\?$/, '');
    return;
  }
  if (reading.symptom !== '') {
    told.push({ kind: 'problem', text: `${reading.symptom}: ${fact}` });
    reading.symptom = '';
    return;
  }
  if (
    (type === 'troubleshooting' ||
      // "Remove it": what to do about what went wrong.
      (hasSteps(type) && isFree && !block.list && /^\p{L}+ (?:\p{L}+ )?(?:it|them)\b/u.test(fact))) &&
    (kind === 'step' || kind === 'check') &&
    last?.kind === 'problem' &&
    !CONDITION.test(fact)
  ) {
    last.text += ` ${fact}`;
    return;
  }
  // "Check the clock, it must not be off": of what it warns stands before it.
  if (draft.kind === 'warning' && isFree && last && !block.list?.ordered && /^(?:it|they)\b/i.test(fact)) {
    last.text += ` ${fact}`;
    return;
  }
  if (!isFree) reading.sure.add(draft);
  told.push(draft);
}
