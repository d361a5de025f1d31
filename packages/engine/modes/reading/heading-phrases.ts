import type { Block } from '../../document/types.ts';
import { ADJECTIVE, lookUp, nounShare, VERB } from '../../spelling/lexicon.ts';
import type { Part } from './noun-phrases.ts';
import { GENERIC, stem } from './words.ts';

/** "Hybrid schedule", "Can I use it with a heat pump?": a noun phrase that is the whole heading, or that a question asks about. */
export function isHeaded(run: readonly Part[], { prose, words }: Block): boolean {
  const texts = run.map(({ word }) => word.text.toLowerCase());
  const first = lookUp(texts[0] ?? '');
  const last = lookUp(texts.at(-1) ?? '');
  const isWhole = words.filter(({ kind }) => kind === 'word').length === run.length;
  return (
    (isWhole || /\?\s*$/.test(prose)) &&
    !texts.some((text) => text.endsWith('ing')) &&
    !texts.every((text) => GENERIC.has(stem(text))) &&
    !((first & VERB) !== 0 && nounShare(first) < MOSTLY_NOUN) &&
    // "Full-Time Remote"
    !((last & ADJECTIVE) !== 0 && nounShare(last) < MOSTLY_NOUN)
  );
}

/** In fifteenths: "exit" is a verb more often. */
const MOSTLY_NOUN = 8;

/** "Exits", "transitions": a word that hardly anybody means as a thing. */
export const isRatherVerb = (key: string): boolean =>
  (lookUp(key) & VERB) !== 0 && nounShare(lookUp(key)) < MOSTLY_NOUN;

/** A verb that headings begin with, and that a search for it alone would not mean. */
export function isMostlyVerb(key: string): boolean {
  return /^(?:access|add|avoid|build|configure|connect|copy|create|debug|define|delete|deploy|disable|edit|enable|explore|export|fetch|find|fix|handle|import|install|integrate|load|manage|migrate|mock|move|open|parse|prevent|publish|register|remove|rename|reply|reset|resolve|restore|run|save|scale|send|serve|set|start|stop|switch|test|try|update|upgrade|upload|validate|verify|write)$/.test(
    key,
  );
}

/** Small in titles whose other words have capitals. */
const SMALL_IN_TITLES = /^(?:with|from|into|your|over|than|that|when|this|upon|onto)$/;

/** "Troubleshoot slow queries in Quarry": a heading whose words are small, so that a capital in it marks a name. */
export const isInSentenceCase = ({ words }: Block): boolean =>
  words.slice(1).some(({ text }) => /^\p{Ll}{4,}$/u.test(text) && !SMALL_IN_TITLES.test(text));
