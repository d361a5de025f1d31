/**
 * A rule as a team would write it, a text that breaks it with «» around what breaks it, and a near miss that keeps it.
 * `part` says that a piece of the rule is beyond any check and must be told with `[VERIFY]`.
 */
export type Unseen = readonly [
  label: string,
  description: string,
  breaks: string,
  keeps: string,
  part?: 'part',
];

/** A rule no check can judge: the whole of it must be told with `[VERIFY]`. */
export type Unjudged = readonly [label: string, description: string];
