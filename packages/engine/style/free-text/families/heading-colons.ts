import type { Family } from '../family.ts';
import { one } from './kinds.ts';
import { banned } from './support.ts';

const HEADINGS = String.raw`(?:the |a |any |your |all )?(?:sub)?(?:headings?|titles?|headers?)`;

/** Colons anywhere in a heading; one at its end is read with the other marks there. */
export const HEADING_COLON_FAMILY: Family = {
  ...one(
    'heading-colons',
    'Colons in headings',
    'unwanted',
    new RegExp(
      String.raw`(?<!\b(?:trailing|final|end|ending|closing|terminal) )\bcolons? (?:in|inside|within) ${HEADINGS}|(?<=^(?:no|avoid|without|never use|don't use|do not use) (?:a |any )?)colons?$|(?<=\b${HEADINGS}[^.;]{0,30}\b(?:no|without|not have|don't have|never have|have no|take no|need no|not use|not contain) (?:a |any )?)colons?(?=$|[,.;])`,
    ),
    banned('colons headings', /:(?=\s|$)/g, 'Write this heading without a colon.', { scope: 'heading' }),
    [
      'No colons in headings',
      'Don’t use a colon in headings',
      'Headings have no colons',
      'Never put colons in titles',
      'Avoid colons within headings',
      'Never a colon in a heading',
    ],
  ),
  about: /\b(?:sub)?(?:headings?|titles?|headers?)\b/,
  places: ['heading'],
};
