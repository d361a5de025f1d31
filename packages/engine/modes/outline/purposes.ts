import type { ContentType } from '../reading/content-type.ts';
import { classesOf } from '../../spelling/function-words.ts';
import { NOUN, PLURAL } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { beginsStep } from '../brief/steps.ts';
import { hasSteps } from '../generate/sequence.ts';
import { isImperative, LOOKS_AT } from '../generate/signs.ts';
import { matterOf } from './matters.ts';

const STEPS = 'Give the steps in order, with the exact names and commands, and say how to check the result.';
/** What to write under a topic, told by how it is worded; the first that matches decides. */
const PURPOSES: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:comparison|compare\b)/i,
    'Compare the options in a table, one row for each point that readers decide by.',
  ],
  [/^recommend/i, 'Say which option to take in which case, and why.'],
  [
    /\b(?:roles?|rights|permissions)\b/i,
    'List the roles; for each, say what its holders may see and change, and how it is assigned.',
  ],
  [/^when to\b/i, 'Name the sign, or the time, from which on the reader does it, and how.'],
  [
    /^(?:what (?:to do|happens|if)|if |when (?!(?:you|they|we|i) (?:get|have|receive|are paid)\b))|\b(?:mistakes|pitfalls|errors?|problems?|failures?|troubleshooting|outages?|goes? wrong|breaks|fails|down)\b/i,
    'For each case, say how the reader notices it, why it happens, and what to do.',
  ],
  [/^(?:purpose|background)$/i, 'Say why this exists, whom it serves, and what it is meant to achieve.'],
  [
    /^(?:monitoring|alert(?:s|ing)|metrics)$/i,
    'Name what is measured, where it is shown, and from which value on somebody acts.',
  ],
  [/^(?:why|benefits|reasons?|motivation)\b/i, 'Give the reasons, with an example or a figure for each.'],
  [
    /\b(?:limits?|quotas?|pricing|costs?|prices?|fees|times|deadlines?|warranty)\b/i,
    'Give the figures with their units, and say what happens beyond them.',
  ],
  [
    /\b(?:timeline|schedule|roll-?out|roadmap|phases?|first (?:day|week|month)|plan)\b/i,
    'Give the phases in order, with their dates and who does what.',
  ],
  [
    /^who\b|^(?:contacts?|support|people|owners?|roles|escalation)\b/i,
    'Name the people or groups, and say when to turn to them.',
  ],
  [
    /^when (?:you|they|we|i) (?:get|have|receive|are paid)\b/i,
    'Say when, counted from what, and what can delay it.',
  ],
  [/\b(?:faq|questions?)\b/i, 'Give each question as readers ask it, with a short answer.'],
  [/\b(?:examples?|sample)\b/i, 'Show a whole example that works, and say what it does.'],
  [
    /^(?:how to\b|(?!(?:spacing|naming|pricing|billing|logging|monitoring|sizing)\b)\p{L}+ing\b(?! of\b)|set(?:ting)? up|install|add|create|connect|configure|test|deploy|migrate|update|delete|remove|move)/iu,
    STEPS,
  ],
  [/^how\b/i, 'Explain the parts and how they work together, in the order in which things happen.'],
  [
    /^what(?:['’]s| is| (?:\p{L}+ )?\p{L}+s are)\b|^(?:\S+ ){0,2}\p{L}{3,}s$|^(?:list|inventory|overview) of\b|\b(?:list|inventory|types|kinds) of\b/iu,
    'List them, each with what readers need it for.',
  ],
];
/** What a caller of an API does. */
const OPERATION =
  /^(?:create|list|get|cancel|update|delete|search|add|remove|read|fetch|upload|download)\b(?! keys?\b)/i;
const PURPOSE = 'Say what readers must know, do, or decide here.';

/** What is told and not taught. */
const NARRATIVE =
  /\b(?:blog|(?<!\b(?:help|help cent(?:er|re)|support|knowledge base|kb|troubleshooting) )article|post|talk|story|newsletter|case study|announcement|press release)\b/i;

const TOLD: readonly (readonly [RegExp, string])[] = [
  [/^(?:why|reasons?|motivation|background)\b/i, 'Tell what it was like before, and what was hoped for.'],
  [
    /\b(?:differently|lessons?|learn\w*|takeaways?|next|regrets?)\b/i,
    'Say what to keep, what to change, and why.',
  ],
  [
    /\b(?:wrong|fail\w*|mistakes?|problems?|challenges?|hurdles?|surpris\w+)\b/i,
    'Tell what failed, how it was noticed, and what it cost.',
  ],
  [
    /\b(?:numbers?|results?|figures?|impact|outcomes?|metrics|effects?)\b/i,
    'Give the figures before and after, and say how they were measured.',
  ],
  [
    /^(?:how (?:we|they|it)|approach|what we did)\b/i,
    'Tell what was done in which order, and how long it took.',
  ],
];

export function purposeOf(topic: string, type: ContentType, prompt: string): string {
  const isTold = NARRATIVE.test(prompt) && !/\bhelp cent(?:er|re)\b|\bsupport\b/i.test(prompt);
  const told = isTold ? TOLD.find(([worded]) => worded.test(topic)) : undefined;
  if (told) return told[1];
  if (type === 'api-reference' && OPERATION.test(topic))
    return 'Give method and path, parameters, the body, and an example of the answer.';
  if (type === 'troubleshooting' && !/^(?:how|where|what to)\b|\b(?:help|support|contact)\b/i.test(topic))
    return 'Say what the reader sees, with the exact message; give each cause and the steps that solve it.';
  const said = topic.toLowerCase();
  if (type === 'faq')
    return 'Answer it in the first sentence; then say what the reader has to do, with dates and amounts.';
  if (
    hasSteps(type) &&
    /^\p{L}+ \S/u.test(said) &&
    (isImperative(said) || LOOKS_AT.test(said) || (isDoing(said) && !isThing(said)))
  )
    return STEPS;
  const matter =
    NAMES_NOTHING.test(said) ||
    /^\p{L}+ (?:an?|the|your|our|my) /u.test(said) ||
    (DOES.test(said) && !isThing(said))
      ? undefined
      : matterOf(topic);
  if (matter !== undefined && !isTold) return matter;
  // "mute a channel"
  if (/^\p{Ll}+ (?:an?|your|my) \p{L}+/u.test(said) && classesOf(said.split(' ')[0] ?? '') === 0)
    return STEPS;
  const known = PURPOSES.find(
    ([worded, purpose]) => worded.test(topic) && !(purpose === STEPS && isThing(said)),
  );
  if (known) return known[1];
  if (isTold) return 'Tell what was done and what came of it.';
  return hasSteps(type) && beginsStep(said) ? STEPS : PURPOSE;
}

/** A question or a case, of which the last word names nothing. */
const NAMES_NOTHING =
  /^(?:what (?!to (?:bring|wear)$)|who|whom|when|where|why|which|how (?!to get (?:here|there)$)|if|list|inventory|overview|types|kinds|comparison|compare|recommend)/;
/** "handling cash donations" */
const DOES = /^\p{L}{3,}ing \p{L}/u;

/** "Reporting a problem". */
export const isDoing = (topic: string): boolean =>
  /^\p{L}{2,}ing (?:an?|the|your|to|with|it|them)\b/iu.test(topic);

/** "opening hours", "booking rules": something that is called so, and nothing to do. */
function isThing(topic: string): boolean {
  const [, first = '', second = ''] = /^(\p{L}+ing) (\p{L}+)(?:$| (?:and|&) )/u.exec(topic) ?? [];
  return first !== '' && (partsOf(first) & NOUN) !== 0 && (partsOf(second) & (NOUN | PLURAL)) !== 0;
}
