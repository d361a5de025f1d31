/**
 * A thing that rules speak of, told apart by its names alone: whatever the sentence around them, the rule is for it or
 * against it. `wanted` and `shunned` are demands that the families read; `{quotes}` stands
 * for the words that the rule quotes, `{names}` for those with capitals, `{number}` for its number, `{grade}` for that of an age.
 */
export interface Topic {
  /** Source of a pattern over lower case; quoted words stand in “”. */
  readonly names: string;
  /** What the rule must name as well, anywhere. */
  readonly beside?: string;
  /** What the rule must not name: with it, another thing is meant. */
  readonly apart?: string;
  /** Its condition belongs to it: “only in company names”. */
  readonly conditional?: boolean;
  readonly wanted?: string;
  readonly shunned?: string;
  /** Its names tell what is shunned as well: “images without alt text”. Speaking against it asks for the same. */
  readonly either?: boolean;
  /** What a rule means that says nothing plainly for or against it; default: nothing. */
  readonly usual?: 'wanted' | 'shunned';
}

/** A thing that teams only ever leave out. */
export const shun = (names: string, shunned: string, more: Partial<Topic> = {}): Topic => ({
  names,
  shunned,
  usual: 'shunned',
  ...more,
});

/** A thing that teams only ever ask for, by the name of what lacks it as well. */
export const need = (names: string, wanted: string, more: Partial<Topic> = {}): Topic =>
  want(names, wanted, { either: true, ...more });

/** A thing that teams only ever ask for. */
export const want = (names: string, wanted: string, more: Partial<Topic> = {}): Topic => ({
  names,
  wanted,
  usual: 'wanted',
  ...more,
});
