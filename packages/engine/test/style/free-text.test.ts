import assert from 'node:assert/strict';
import type { Check } from '../../checks/types.ts';
import { readFreeText } from '../../style/free-text/index.ts';

/** A check in one line: what it bans (-), swaps (>), limits (<=) or how it capitalizes. */
function sketch(check: Check): string {
  const scope =
    check.kind !== 'code' && check.kind !== 'within' && check.scope && check.scope !== 'text'
      ? ` @${check.scope}`
      : '';
  switch (check.kind) {
    case 'existence':
      return `-${check.phrases?.join('|') ?? check.pattern?.source ?? ''}${scope}`;
    case 'substitution':
      return (
        check.swap.map(({ from, to }) => `${[from].flat().join('|')}>${[to].flat().join('|')}`).join(' ') +
        scope
      );
    case 'metric':
      return `${check.measure}<=${check.max}`;
    case 'capitalization':
      return check.match;
    default:
      return check.kind;
  }
}

const read = (description: string, label = '') =>
  readFreeText({ label, description }, [])?.checks.map(sketch).join('; ');

const CASES: readonly (readonly [text: string, expected: string | undefined])[] = [
  // Bans of quoted words
  ["Don't use 'simply'", '-simply'],
  ['Don’t use “simply”.', '-simply'],
  ['Never say "please".', '-please'],
  ["Avoid the words 'just', 'easy' and 'simply'", '-just|simply; -easy'],
  ['Do not use the term “whitelist” in our docs.', '-whitelist'],
  ["Don't use 'etc.'", '-etc.'],
  ['Avoid "please," and "sorry."', '-please; -sorry'],
  ['No "click here" in headings', '-click here @heading'],
  ['The word “blazing” is banned.', '-blazing'],
  ['“Master” and “slave” must not be used.', '-Master|slave'],
  ['Banned words: `leverage`, `utilize`', '-leverage|utilize'],
  ["Don't use 'simply'. It makes readers feel stupid.", '-simply'],
  ["Don't use 'simply', because it belittles.", '-simply'],
  ["Avoid 'we' unless you mean the company.", undefined],
  ["Don't use 'click' as a noun", undefined],
  ["Use 'please' sparingly", undefined],
  ["Don't avoid 'we'", undefined],
  ["It's fine to use 'simply'", undefined],
  ["Use 'sign in'", undefined],
  // Preferences between quoted words
  ["Use 'sign in' instead of 'log in'", 'log in>sign in'],
  ["Use 'sign in', not 'log in' or 'login'.", 'log in>sign in login>sign in'],
  ['Write “email”, not “e-mail”.', 'e-mail>email'],
  ['Say "select" rather than "click".', 'click>select'],
  ['Replace "utilize" with "use"', 'utilize>use'],
  ['Substitute "use" for "utilize"', 'utilize>use'],
  ['Prefer “allowlist” over “whitelist”', 'whitelist>allowlist'],
  ["Don't use 'log in'. Use 'sign in' instead.", 'log in>sign in'],
  ["Don't write 'e-mail', write 'email'", 'e-mail>email'],
  ['Instead of "click on", use "select".', 'click on>select'],
  ["'whitelist' → 'allowlist'", 'whitelist>allowlist'],
  ['Use "turn on" or "enable" instead of "activate"', 'activate>turn on|enable'],
  ["Use 'sign in' (two words) instead of 'signin'", 'signin>sign in'],
  ["Use 'it's' instead of 'it is'", "it is>it's"],
  ["Use 'fewer' instead of 'less' when it counts things", undefined],
  [
    "Replace 'whitelist' with 'allowlist' and 'blacklist' with 'denylist'.",
    'whitelist>allowlist; blacklist>denylist',
  ],
  [
    "Write 'for example' instead of 'e.g.', and 'that is' instead of 'i.e.'",
    'e.g.>for example; i.e.>that is',
  ],
  ["Address the reader as 'you', not 'the user'.", '-the user'],
  ["Say 'workspace' rather than 'project' when you mean the folder.", undefined],
  // Without quotes
  ['Prefer email over e-mail', 'e-mail>email'],
  ['whitelist → allowlist', 'whitelist>allowlist'],
  ['Replace utilize with use.', 'utilize>use'],
  ['Use GitHub instead of Github', 'Github>GitHub'],
  ['Avoid the words just, easy, and simply', '-just|simply; -easy'],
  ['Words to avoid: leverage, synergy', '-leverage|synergy'],
  ['Use active voice instead of passive voice', undefined],
  ['Prefer short sentences over long ones', undefined],
  ['Use numerals instead of words', undefined],
  [
    'Always write Housestyle, never HouseStyle or house style.',
    'HouseStyle>Housestyle house style>Housestyle',
  ],
  ['GitHub is always spelled GitHub, not Github.', 'Github>GitHub'],
  ['email (not e-mail)', 'e-mail>email'],
  ['Use allowlist/denylist instead of whitelist/blacklist.', 'whitelist>allowlist blacklist>denylist'],
  ['Do not use the word please in instructions.', '-please'],
  ['Avoid words such as very, really, quite.', '-very|really|quite'],
  ["Words we don't use: synergy, leverage", '-synergy|leverage'],
  // Limits
  ['Keep sentences under 25 words', 'sentence-words<=24'],
  ['No more than 20 words per sentence', 'sentence-words<=20'],
  ['Sentences should be 25 words or fewer.', 'sentence-words<=25'],
  ['Max sentence length: 25 words', 'sentence-words<=25'],
  ['Sentence length: max 25', 'sentence-words<=25'],
  ['Avoid sentences longer than thirty words', 'sentence-words<=30'],
  ['Limit paragraphs to 4-5 sentences.', 'paragraph-sentences<=5'],
  ['Limit sentences to twenty-five words.', 'sentence-words<=25'],
  ['Paragraphs: at most 5 sentences', 'paragraph-sentences<=5'],
  ['Paragraphs have no more than four sentences.', 'paragraph-sentences<=4'],
  ['Headings under 8 words', 'heading-words<=7'],
  [
    'Keep sentences under 25 words and paragraphs under 5 sentences',
    'sentence-words<=24; paragraph-sentences<=4',
  ],
  ['Paragraphs must not exceed 100 words', 'paragraph-words<=100'],
  ['Sentences must have at least 5 words', undefined],
  ['Aim for an average of 20 words per sentence', undefined],
  ['Keep sentences between 10 and 20 words', undefined],
  ['Keep titles under 60 characters', undefined],
  // Headings
  ['Use sentence case for headings', 'sentence'],
  ['Title case headings', 'title'],
  ['Headings use title case, not sentence case.', 'title'],
  ["Don't use title case in headings", 'sentence'],
  ['Use sentence case, not title case, in headings.', 'sentence'],
  ['Capitalize only the first word of headings', 'sentence'],
  ['Use sentence case for button labels', undefined],
  // Punctuation
  ["Don't use exclamation marks", '-!+(?=[\\s)\\]"\'”’*_]|$)'],
  ['No exclamation points!', '-!+(?=[\\s)\\]"\'”’*_]|$)'],
  ['Avoid semicolons.', '-(?<!&#?\\w{1,8});'],
  ['Em dashes are not allowed', '-—'],
  ['Do not use ampersands in headings', '-(?<![\\p{L}\\p{N}])&(?![\\p{L}#]) @heading'],
  [
    'No emoji',
    '-(?![©®™‼⁉ℹ↔-⇿▪-◾])\\p{Extended_Pictographic}(?:\\uFE0F|\\u200D\\p{Extended_Pictographic}|\\p{Emoji_Modifier})*',
  ],
  [
    'Avoid Latin abbreviations',
    'e.g.>for example i.e.>that is etc.>and so on|and more viz.>namely N.B.>note',
  ],
  ["Don't use em dashes; use commas or parentheses instead.", '-—'],
  ['Semicolons should be avoided.', '-(?<!&#?\\w{1,8});'],
  ['Use exclamation marks sparingly', undefined],
  ['Feel free to use emoji', undefined],
  ['Use em dashes for asides', undefined],
  ['Use semicolons to join clauses, never commas', undefined],
  // Nothing a check could decide
  ['Be friendly.', undefined],
  ['Write for beginners first', undefined],
  ['', undefined],
];

describe('free-text rules', () => {
  for (const [text, expected] of CASES) {
    it(`reads ${JSON.stringify(text)} as ${expected ?? 'not judged'}`, () =>
      assert.equal(read(text), expected));
  }

  it('reads a rule from its label where the description only explains', () =>
    assert.equal(read('It sounds condescending.', "Don't use 'simply'"), '-simply'));
});
