import { capitalizedWord } from '../writing/capitals.ts';

/** What a point in notes is for, where its label says so: "AI: Joost checks the replica", "decision: prod on 24 May". */
export type Label = 'action' | 'decision' | 'question';

const LABELS: readonly (readonly [Label, RegExp])[] = [
  [
    'action',
    /^(?:\[ \] ?)?(?:ai|actions?(?: items?)?|to-?do|follow-?up|next step)s?(?: \(?(?<who>[\p{L}@][^():]{1,24})\)?)?\s*(?::|[–—]|-(?=\s))\s*(?<what>\S.*)$/iu,
  ],
  ['decision', /^(?:decisions?|decided|agreed|resolved|resolution)\s*(?::|[–—]|-(?=\s))\s*(?<what>\S.*)$/i],
  [
    'question',
    // "Questions: help@example.com" says whom to ask.
    /^(?:open(?: (?:question|point))?|questions?|unclear|tbd)\s*(?::|[–—]|-(?=\s))\s*(?!\S*@\S+$|https?:|#\w)(?<what>\S.*)$/i,
  ],
];

/** "Hotels: up to €140 a night." */
export const LABELLED = /^\p{Lu}[\p{L} -]{2,30}: /u;

export function noteLabelOf(text: string): Label | undefined {
  return LABELS.find(([, pattern]) => pattern.test(text))?.[0];
}

/** A labelled point as a sentence of its own; undefined for one with another label. */
export function saidAs(label: Label, text: string): string | undefined {
  const { what, who } = LABELS.find(([name]) => name === label)?.[1].exec(text)?.groups ?? {};
  if (what === undefined) return undefined;
  const said = capitalizedWord(what).replace(/[.;]$/, '');
  return `${said}${who ? ` (${who})` : ''}${/[?!]$/.test(said) ? '' : '.'}`;
}
