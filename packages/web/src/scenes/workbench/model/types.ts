import type { Audience, Finding, Format, Mode, Severity, Usage } from '@housestyle/contract';

/** What the person works on; line ends are `\n` here, and what they were when it leaves. */
export interface WorkDocument {
  readonly id: number;
  readonly name: string;
  readonly text: string;
  readonly crlf: boolean;
}

/** How the next request is to be served. Empty texts say nothing. */
export interface Settings {
  readonly mode: Mode;
  readonly docType: string;
  readonly audience: Audience | '';
  readonly framework: string;
  readonly customInstructions: string;
  /** For `rewrite`: what is new and has to be worked into the document. */
  readonly guidelines: string;
  /** Chosen per mode; empty: prose. */
  readonly formats: Readonly<Partial<Record<Mode, Format | ''>>>;
}

/** A change that can be accepted or rejected, at its place in the document: UTF-16 code units, end exclusive. */
export interface Suggestion {
  readonly id: number;
  readonly start: number;
  readonly end: number;
  readonly original: string;
  /** Null: only a person can decide. */
  readonly replacement: string | null;
  /** Null: a change of a rewrite. */
  readonly severity: Severity | null;
  readonly label: string;
  readonly reason: string;
  /** May be accepted unread. */
  readonly safe: boolean;
}

/** What a request gave, for one document. */
export interface Outcome {
  readonly mode: Mode;
  readonly format: Format | '';
  readonly documentName: string;
  readonly content: string;
  /** As the service gave them, for the download. */
  readonly findings: readonly Finding[] | null;
  /** Those still open; null: the mode gives none. */
  readonly suggestions: readonly Suggestion[] | null;
  /** How many there were at first. */
  readonly offered: number;
  /** What it cost; null: that is not known. */
  readonly usage: Usage | null;
}
