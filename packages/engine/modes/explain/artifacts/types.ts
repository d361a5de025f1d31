/** Something short that is no prose, told in plain language. */
export interface Explained {
  /** What it is or does, in a sentence or two. */
  readonly short: string;
  /** Its parts in order, each a line of Markdown. */
  readonly parts: readonly string[];
  /** Whether the order of the parts is what happens. */
  readonly ordered?: boolean;
  /** What the parts are: "Part by part" unless told. */
  readonly title?: string;
  /** What a reader has to know besides: losses, zones, limits. */
  readonly notes?: readonly string[];
}

/** Reads one kind of thing; undefined where the text is none, or holds what the reader isn't sure of. */
export type ArtifactReader = (text: string) => Explained | undefined;
