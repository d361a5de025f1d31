import type { Incoming } from './incoming.ts';

/** What was so until now, which the merged text need not say. */
const FORMER =
  /(?<!\w)(?:not|no longer|was|were|so far(?: only)?|before:|until now|instead of|rather than|formerly|previously|up from|down from|used to be|wrongly says)\s+[^,.;()]+|\bfrom\s+\S+(?=\s+to\b)/gi;
const NUMBER = /(?<![\w.,:/-])\d(?:[\d.,:]*\d)?/g;
const CODE = /`([^`]+)`/g;
/** What is renamed or taken out is lost on purpose. */
const GOES = /\b(?:renamed|called|replaced|removed|dropped|deleted|gone)\b/i;

/** The parts of which a merged text lacks a number or a name in code. */
export function lostParts(parts: readonly Incoming[], merged: string): readonly Incoming[] {
  const numbers = new Set(merged.match(NUMBER));
  return parts.filter(({ text, kind }) => {
    if (kind === 'block' || GOES.test(text)) return false;
    const said = text.replace(FORMER, ' ');
    return (
      (said.match(NUMBER) ?? []).some((number) => !numbers.has(number)) ||
      [...said.matchAll(CODE)].some(([, name = '']) => !merged.includes(name))
    );
  });
}
