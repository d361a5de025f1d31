import type { CapitalizationCheck } from '../../../checks/types.ts';
import { readCircumstances } from '../circumstances.ts';
import type { Asked } from '../family.ts';
import { reading } from './support.ts';

/** How rules name headings. */
export const HEADINGS = String.raw`(?:sub-?)?(?:headings?|heads|headers?|(?<!\b(?:job|book|film|movie|song|professional|personal|courtesy|honorary|staff|course|degree|academic|names? and) )titles?(?![- ]cas)|headlines?|section (?:titles?|names?|headings?|headers?)|page titles?)`;
/** Headings of one level that is not named, or one of two kinds. */
const SOME =
  /\b(?:other|remaining|lower-level|top-level|second-level) headings?\b|\b(?:page|document|article) titles?\b|\bsub-?headings?\b|\b(?:product|button|label|menu|ui|tab|table|caption|field)s?\b/;
const LEVEL = /\bh[1-6]s?\b/;
/** Headings and, in one list with them, what no text of documentation shows. */
const AND_MORE = new RegExp(
  String.raw`\b${HEADINGS}(?:,|,? and|,? or) (?:(?:in|on|for|the|all) )*(?:[a-z-]+ ){0,2}(?:buttons?|labels?|menus?|tabs?|captions?|fields?|ui|dialogs?)\b|\b(?:buttons?|labels?|menus?|tabs?|captions?|fields?)(?:,|,? and|,? or) (?:(?:in|on|for|the|all) )*${HEADINGS}\b`,
);
/** Letter case of headings; undefined where no check tells those that are meant. */
export const cased = (match: CapitalizationCheck['match'], message: string) => (asked: Asked) => {
  const made = reading(`${match} case headings`, {
    kind: 'capitalization',
    scope: 'heading',
    match,
    message,
  });
  if (AND_MORE.test(asked.text)) return { ...made, partly: true };
  // A level that is named must be a place that the check is held to.
  const isHeld =
    !LEVEL.test(asked.text) || readCircumstances(asked.text).only.some((place) => LEVEL.test(place));
  return SOME.test(asked.text) || !isHeld ? undefined : made;
};
