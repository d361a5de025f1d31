import { lazily } from '../../../lazily.ts';
import type { Topic } from './topic.ts';
import { FIGURE_TOPICS } from './figures.ts';
import { MARK_TOPICS } from './marks.ts';
import { STRUCTURE_TOPICS } from './structure.ts';
import { VOICE_TOPICS } from './voice.ts';
import { WORD_TOPICS } from './words.ts';

/** Every thing that a rule may be about. One that comes first may take the words of a later one. */
const TOPICS: readonly Topic[] = [
  ...MARK_TOPICS,
  ...STRUCTURE_TOPICS,
  ...FIGURE_TOPICS,
  ...VOICE_TOPICS,
  ...WORD_TOPICS,
];

export interface NamedTopic extends Omit<Topic, 'names' | 'beside' | 'apart'> {
  readonly names: RegExp;
  readonly beside?: RegExp;
  readonly apart?: RegExp;
}

const pattern = (source: string, flags: string) => new RegExp(source, flags);
const whole = (source: string) => String.raw`(?<![A-Za-zÀ-ž0-9])(?:${source})(?![A-Za-zÀ-ž0-9])`;
/** A name that begins or ends with a mark stands by itself. */
const named = (source: string) =>
  String.raw`(?:(?<![A-Za-zÀ-ž0-9])|(?=[^A-Za-zÀ-ž0-9]))(?:${source})(?:(?![A-Za-zÀ-ž0-9])|(?<=[^A-Za-zÀ-ž0-9]))`;

/** The topics with their patterns, made when a rule is first read by its topics. */
export const topics = lazily<readonly NamedTopic[]>(() =>
  TOPICS.map(({ names, beside, apart, ...rest }) => ({
    ...rest,
    names: pattern(named(names), 'gu'),
    ...(beside !== undefined && { beside: pattern(whole(beside), 'u') }),
    ...(apart !== undefined && { apart: pattern(apart, 'u') }),
  })),
);
