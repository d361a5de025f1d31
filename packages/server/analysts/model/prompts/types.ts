import type { Audience, Finding, Mode } from '@housestyle/contract';

/** A team's house style as text, each part empty where the team has none. */
export interface HouseStyleText {
  readonly rules: string;
  readonly terms: string;
  readonly glossary: string;
}

/** Everything a prompt may know. */
export interface PromptInput {
  readonly mode: Mode;
  /**
   * The document, a part of it, or the request to write one: without invisible characters. Where the mode keeps what is
   * no prose (`KEEPS_MARKUP`), such spans are tokens like `⟦c3|npm install⟧`: kind, number, and a hint.
   */
  readonly input: string;
  readonly docType?: string;
  readonly audience?: Audience;
  readonly framework?: string;
  readonly format?: string;
  readonly customInstructions?: string;
  readonly houseStyle: HouseStyleText;
  /** What the built-in engine found in this part: facts that the answer must not contradict or repeat. */
  readonly findings: readonly Finding[];
  /** Names the markers around the input: 32 hexadecimal digits that no document can know. */
  readonly marker: string;
  /** Where the input is a part of a longer document. */
  readonly part?: PartContext;
}

export interface PartContext {
  /** From 1. */
  readonly number: number;
  readonly count: number;
  /** The headings of the whole document, one a line, indented by level. */
  readonly outline: string;
  /** How the whole document begins: for `translate`, it names the language. Context only, empty for the first part. */
  readonly opening: string;
  /** The end of the part before; empty for the first. Context only: never to be repeated. */
  readonly before: string;
  /** Partial results of the same mode over all parts, to be made one: then `input` holds them. */
  readonly joining?: true;
}

export interface Prompt {
  /** Instructions and house style. The same for all parts and documents of a team, so that providers can cache it. */
  readonly system: string;
  readonly user: string;
  /** `findings`: JSON as `modelAnswerSchema` says. `text`: the mode's Markdown and nothing else. */
  readonly output: 'findings' | 'text';
  /** Our own instructions out of `system`: no answer may repeat a stretch of them. */
  readonly secret: string;
}

/** Writes the prompt of one mode. Pure. */
export type PromptWriter = (input: PromptInput) => Prompt;
