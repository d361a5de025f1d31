import fc from 'fast-check';
import { anyText } from '../document/fragments.ts';

/** One change of a text: how far into it, in parts of 1; how many characters go; what comes. */
export interface Edit {
  readonly at: number;
  readonly removed: number;
  readonly added: string;
}

/** What makes other things of the text around it. */
const TELLING = [
  '', ' ', '\n', '\n\n', 'a', '.', '`', '```\n', '# ', '- ', '1. ', '> ', '    ', '|', '\n|-|\n', '<div>', '</div>',
  '<!--', '-->', '**', '[', '](', ']: x\n', '[a]: b\n', '::: tip\n', ':::\n', '---\n', '===\n', '{{', '$', '!!! note\n',
]; // prettier-ignore

export const anyEdit: fc.Arbitrary<Edit> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.oneof(fc.constant(0), fc.nat(3), fc.nat(400)),
  added: fc.oneof(fc.constantFrom(...TELLING), anyText),
});

export function applyEdit(text: string, { at, removed, added }: Edit): string {
  const place = Math.floor(at * text.length);
  return text.slice(0, place) + added + text.slice(place + removed);
}
