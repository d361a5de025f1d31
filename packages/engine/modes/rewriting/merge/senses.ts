/** Which end of a range of times is told. */
export const ENDS = /\b(?:clos(?:es?|ing)|end(?:s|ing)?|until)\b/i;
export const BEGINS = /\b(?:open(?:s|ing)?|start(?:s|ing)?|begin(?:s|ning)?|from)\b/i;

/** How a measure that is named is told in other words. */
export const SENSES: readonly (readonly [measure: RegExp, words: RegExp])[] = [
  [/\b(?:deadline|time limit|due)\b/i, /\b(?:within|until|by|no later|at the latest)\b/i],
  [/\bdefaults?\b/i, /\bdefault/i],
  [BEGINS, /\d:\d{2}.*(?:\bto\b|[–-])/i],
  [ENDS, /\d:\d{2}.*(?:\bto\b|[–-])/i],
  [/\b(?:every|frequency|interval|how often)\b/i, /\bevery\b|\bintervals?\b/i],
  [/\btime-?outs?\b|\btimes? out\b/i, /\b(?:within|waits?|answers?|responds?|response)\b/i],
  [/\b(?:lead time|notice|in advance|ahead)\b/i, /\b(?:before|ahead|in advance)\b/i],
  [
    /\b(?:max\w*|limits?|largest|most|up to|no more than)\b/i,
    /\b(?:at most|up to|max\w*|more than|larger|longer|over|limit\w*|exceed\w*)\b/i,
  ],
  [
    /\b(?:min\w*|smallest|at least|or (?:later|newer|more))\b/i,
    /\b(?:at least|min\w*|less than|or (?:more|later|newer|higher))\b/i,
  ],
  [
    /\b(?:keeps?|kept|retain\w*|retention|store[sd]?|deleted)\b/i,
    /\b(?:keeps?|kept|retain\w*|retention|stored?|deleted)\b/i,
  ],
];

/** Whether a text tells the measure that a guideline names in other words. */
export const tellsMeasure = (said: string, text: string): boolean =>
  SENSES.some(([measure, words]) => measure.test(said) && words.test(text));
