import type { MetricCheck } from '../../../checks/types.ts';
import type { Guideline } from '../types.ts';

const limit = (measure: MetricCheck['measure'], max: number): readonly MetricCheck[] => [
  { kind: 'metric', measure, max, message: 'Split it where a second thought begins.' },
];

export const activeVoice: Guideline = {
  topic: 'voice',
  label: 'Active voice',
  description: 'Use the active voice.',
  reason: 'It says who does what, so that readers know which part is theirs.',
  bad: 'The cache is cleared by the server.',
  good: 'The server clears the cache.',
  checks: 'passive-voice',
};

export const passiveAgents: Guideline = {
  topic: 'voice',
  label: 'No passive with “by”',
  description: 'Where the actor is named, write in the active voice.',
  reason: 'A sentence that names its actor at the end could have begun with it.',
  bad: 'The request is validated by the gateway.',
  good: 'The gateway validates the request.',
  checks: 'passive-with-agent',
};

export const presentTense: Guideline = {
  topic: 'tense',
  label: 'Present tense',
  description: 'Use the present tense, not the future tense.',
  reason: 'What software does, it does each time; “will” makes readers wonder when.',
  bad: 'The call will return a token.',
  good: 'The call returns a token.',
  checks: 'future-tense',
};

export const noWe: Guideline = {
  topic: 'person',
  label: 'Second person',
  description: 'Do not write in the first person plural: no “we”.',
  reason: 'Readers cannot tell whether “we” includes them; “you” and the product’s name say it.',
  bad: 'Next, we create a project.',
  good: 'Next, create a project.',
  checks: 'first-person-plural',
};

export const noI: Guideline = {
  topic: 'first-person-singular',
  label: 'No “I”',
  description: 'Do not write in the first person singular.',
  reason: 'Documentation speaks for the product, not for one of its authors.',
  bad: 'I recommend the second way.',
  good: 'The second way is faster.',
  checks: 'first-person',
};

export const useContractions: Guideline = {
  topic: 'contractions',
  label: 'Contractions',
  description: 'Use common contractions.',
  reason: 'They make a text sound as people talk.',
  bad: 'You do not need a key.',
  good: 'You don’t need a key.',
  checks: 'use-contractions',
};

export const noPlease: Guideline = {
  topic: 'please',
  label: 'No “please” in instructions',
  description: 'Do not use “please” in instructions.',
  reason: 'It lengthens each step and makes what is needed sound like a favor.',
  bad: 'Please run the tests.',
  good: 'Run the tests.',
  checks: 'please',
};

export const noSimply: Guideline = {
  topic: 'condescension',
  label: 'Nothing is “easy”',
  description: 'Avoid words that belittle the task, such as “simply”, “just”, “easily”, and “obviously”.',
  reason: 'Who fails at something “easy” feels stupid, and nobody needs the word to do it.',
  bad: 'Simply add the header.',
  good: 'Add the header.',
  checks: 'condescending-words',
};

export const timeless: Guideline = {
  topic: 'time',
  label: 'Timeless text',
  description: 'Avoid words that go out of date, such as “currently”, “new”, and “soon”.',
  reason: 'Nobody knows when a reader arrives, and a page is read for years.',
  bad: 'The new editor currently has no tabs.',
  good: 'The editor has no tabs.',
  checks: 'time-bound-words',
};

export const shortSentences26: Guideline = {
  topic: 'sentence-length',
  label: 'Short sentences',
  description: 'Keep sentences under 27 words.',
  reason: 'The longer a sentence, the more readers begin it again, translators among them.',
  bad: 'The server reads the file, and then it checks each line of it, and where a line is wrong it writes a message to the log and goes on.',
  good: 'The server reads the file and checks each line. Where a line is wrong, it writes a message to the log.',
  checks: limit('sentence-words', 26),
};

export const shortSentences20: Guideline = {
  topic: 'sentence-length',
  label: 'Short sentences',
  description: 'Keep sentences to at most 20 words.',
  reason: 'Short sentences are understood by more people, and at first reading.',
  bad: 'If you move to another city before the end of the year, send us the form that came with your letter.',
  good: 'Did you move to another city this year? Send us the form that came with your letter.',
  checks: limit('sentence-words', 20),
};

export const shortParagraphs: Guideline = {
  topic: 'paragraph-length',
  label: 'Short paragraphs',
  description: 'Keep paragraphs to at most 6 sentences.',
  reason: 'A wall of text is skipped; a short paragraph has one topic that a glance finds.',
  bad: 'Open it. Read it. Sign it. Copy it. Fold it. Seal it. Send it.',
  good: 'Open it. Read it. Sign it.\n\nCopy it. Fold it. Seal it. Send it.',
  checks: limit('paragraph-sentences', 6),
};
