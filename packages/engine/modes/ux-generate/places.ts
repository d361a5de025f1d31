import { cutAt } from '../brief/cut.ts';
import { capitalized } from '../writing/capitals.ts';
import { isLabel, isVerbFirst } from './asks.ts';
import { SPEAKS, chunksOf } from './clause-heads.ts';
import { isOrder, labelsAlone } from './clause-labels.ts';
import { nounsIn } from './kinds.ts';
import { asAsk } from './pieces.ts';
import type { Reading } from './reading.ts';
import { SLOT, TELLS_WHAT, slotsOf } from './slots.ts';

/** A text that the request gives for a place by name: "Title: Delete this file?", "Retry: "Try again"". */
export function readSlot(reading: Reading, sentence: string): boolean {
  const [, name = '', whole = ''] = /^(\p{L}+(?: \p{L}+){0,2}): "([^"]+)"[.]?$/u.exec(sentence) ?? [];
  if (name && nounsIn(name).length === 0 && !SLOT.test(sentence)) {
    reading.slot({ place: name.toLowerCase(), text: whole, whole: sentence });
    return true;
  }
  const { place = '', text = '' } =
    /^(?<place>title|heading|headline|subtitle|body|subject) (?<text>"[^"]+"[.]?)$/i.exec(sentence)?.groups ??
    SLOT.exec(sentence)?.groups ??
    {};
  if (place === '') return false;
  for (const slot of slotsOf(place, text, sentence))
    if (slot.place === 'button') reading.give([capitalized(slot.text)], sentence);
    else reading.slot(slot);
  if (TELLS_WHAT.test(text.replace(/^"/, ''))) reading.tell(SPEAKS.test(text) ? text : sentence);
  return true;
}

/** A sentence that only names buttons. */
export function readButtons(reading: Reading, sentence: string, plain: string): boolean {
  // "Options: save & leave, discard" of a dialog are its buttons.
  const [, choices = ''] = /^(?:options|choices|answers): (.+)$/i.exec(plain) ?? [];
  const chosen = reading.owner.some(({ kind }) => kind === 'dialog')
    ? cutAt(choices, /\s*,\s*(?:or |and )?|\s+\/\s+/)
    : [];
  if (chosen.length > 0 && chosen.every((one) => isLabel(one) || isVerbFirst(one))) {
    reading.give(chosen.map(capitalized), sentence);
    return true;
  }
  const [, submit = ''] =
    /^(?:submit|primary|secondary|cancel|confirm|(?:also |and )?(?:offers?|includes?|adds?|give|with|allow)(?: an?| the)?)(?: button)? "([^"]+)"(?: (?:button|link|option|cta))?$/i.exec(
      plain,
    ) ?? [];
  if (submit !== '') {
    reading.give([submit], sentence);
    return true;
  }
  // "Leave / stay", "Accept and decline"
  const [, one = '', mark = '', other = ''] =
    /^(\p{L}+(?: \p{L}+)?) (\/|and|or) (\p{L}+(?: \p{L}+)?)$/u.exec(plain) ?? [];
  const pair = one === '' ? [] : [one, other];
  const labels =
    reading.owner.length > 0 && pair.length > 0 && pair.every(mark === '/' ? isOrder : isLabel)
      ? pair.map((label) => ({ label: capitalized(label), whole: sentence }))
      : labelsAlone(sentence);
  if (labels.length > 0) {
    reading.give(labels, sentence);
    return true;
  }
  if (
    !/^(?:buttons?|links?|cta) (?:to|that) /i.test(plain) ||
    plain.includes(',') ||
    chunksOf(plain).length > 1
  )
    return false;
  const noun = nounsIn(plain)[0];
  if (noun && reading.owner.length > 0)
    reading.owner.push({ ...asAsk(plain, 'button', noun), whole: sentence });
  else reading.tell(sentence);
  return true;
}
