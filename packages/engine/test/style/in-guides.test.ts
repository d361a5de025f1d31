import assert from 'node:assert/strict';
import { createEngine } from '../../index.ts';
import { RULES } from '../../rules/index.ts';
import { readFreeText } from '../../style/free-text/index.ts';

type Row = readonly [rule: string, reading: string, told?: readonly string[]];

/** Rules as the style guides of projects put them: “Label :: description”, in our own words. */
const TITLED: readonly Row[] = [
  ['Code base :: Two words, not one.', 'codebase, code-base → code base'],
  ['Open source :: No hyphen.', 'open-source → open source'],
  ['Front-end :: Hyphenated.', 'front end, frontend → front-end'],
  ['Em dashes :: With spaces', 'spaced-em-dash'],
  ['Em dashes :: No spaces', 'em-dash-spacing'],
  ['Em dashes :: Spaces either side', 'spaced-em-dash'],
  ['Percent sign :: No space', 'percent-spacing'],
  ['After colons :: lowercase', '[VERIFY]'],
  ['Italics :: New terms, once.', '[VERIFY]'],
  ['UI labels :: Bold, exactly as they appear on screen.', 'bold-ui'],
  ['Alt text :: Every image. No "image of".', 'alt-text-wording | image-alt-text'],
  ['Quotes :: Commas and periods go inside.', 'punctuation-inside-quotes'],
  ['Abbreviations :: No periods: US, UK', 'abbreviation-periods'],
  ['Headings :: Never two in a row.', 'stacked-headings'],
  ['Steps :: Begin with a verb.', 'imperative-steps'],
  ['Passive voice :: Fine in release notes, avoid elsewhere', 'passive-voice', ['except in release notes']],
  ['Units :: Never pluralize the symbol: 5 kg', 'unit-plurals'],
  ['Directions :: Not "the list above" but "the earlier list".', 'the list above → the earlier list'],
  [
    'Product names :: PostgreSQL, Kubernetes – spelled like that.',
    'postgresql, Postgresql → PostgreSQL; kubernetes → Kubernetes',
  ],
];

/** Entries of word lists: the word is the title. */
const ENTRIES: readonly Row[] = [
  ["user name :: Don't use. Instead, use account.", 'user name → account'],
  ['lets :: Avoid. Use "can" or "allows".', 'lets → can or allows'],
  // The number is that of the example: it replaces nothing.
  [
    'Versions :: Say “version 2 or later”, not “and above” or “2+”.',
    '2+ → version 2 or later | ban and above',
  ],
  ['abort :: This word can hurt. Use stop, cancel, or end instead.', 'abort → stop or cancel or end'],
  ['as of this writing :: Avoid because it ages.', 'ban as of this writing'],
  ["click :: Don't use click. Instead, use select with links.", 'click → select', ['with links']],
  ['OK :: not okay, Ok, or O.K.', 'okay → OK; Ok → OK; O.K. → OK'],
  ['ID :: Uppercase, never Id or id.', 'Id → ID; id → ID'],
  ['Mac OS :: macOS', 'Mac OS → macOS'],
  ['blacklist :: See denylist.', 'blacklist → denylist'],
  ['leverage (verb) :: use', '[VERIFY]'],
  ['Now :: Write about the software as it behaves today.', '[VERIFY]'],
  [
    'Put one step in each sentence. Bad: "Open it and save the file." Good: "Open it. Save the file."',
    '[VERIFY]',
  ],
];

/** What a rule names is all that it means. */
const MEANT: readonly Row[] = [
  ['Use sentence case for page titles and section headings.', 'sentence case headings'],
  ['Use "primary" and "secondary" instead of "master" and "slave".', 'master → primary; slave → secondary'],
  ['Use primary/secondary instead of master/slave.', 'master → primary; slave → secondary'],
  ['Do not stack two headings with no body content between them.', 'stacked-headings'],
  ['Exclamation points: maximum one per page.', 'exclamation-marks ≤ 1 per page'],
  ['Only link to URLs that use HTTPS.', 'https-links'],
  ['Use "Loading…" not "Loading..."', 'Loading... → Loading…'],
  ['Avoid lists with fewer than three items.', 'list-length ≥ 3'],
  ['Do not use a point after contractions: Col, Dr, Mr, No', '[VERIFY]'],
  ['Product names are not italicized.', '[VERIFY]'],
  ['Courtesy titles (Ms., Professor) are not used.', '[VERIFY]'],
  ['Use full stops for e.g., i.e. and etc.', '[VERIFY]'],
  ['Avoid phrases such as “crippled by…”, “suffering from…”.', 'ban crippled by, suffering from'],
  ['Keep headings parallel within the same level.', '[VERIFY]'],
  ['Do not end headings with punctuation such as `.`, `;`, or `:`.', 'heading-punctuation'],
  ['Do not use contractions formed from a proper noun and verb.', 'noun-contractions'],
  ['Avoid: shell, console, command prompt.', '[VERIFY]'],
  [
    '❌ Avoid: shell, console, command prompt (unless specifically referring to them). ✅ Prefer: terminal, command line',
    '[VERIFY]',
  ],
  ['H5+: Avoid using; restructure the page.', '[VERIFY]'],
  ['Avoid the following adverbs in articles: would, could', 'ban would, could'],
  ['Do not use "e.g." Use "For example, …" instead.', 'e.g. → For example'],
  ['Do not write "Learn more about..." and "To read more...".', 'ban Learn more about, To read more'],
  [
    'Use plain words over fancy ones. Avoid buzzwords ("use" not "leverage")',
    'jargon | leverage → use | wordiness',
  ],
  [
    'Use active voice. You can use passive voice to avoid blaming the reader.',
    'passive-voice',
    ['You can use passive voice to avoid blaming the reader'],
  ],
  [
    'Avoid exclamation marks. They are fine in welcome mails.',
    'exclamation-marks',
    ['except in welcome mails'],
  ],
  [
    'Avoid exclamation marks. You may use one in welcome mails.',
    'exclamation-marks',
    ['You may use one in welcome mails'],
  ],
  ['Avoid these words: can, may, just, probably', 'ban can, may, probably | ban just'],
  ['Drop these 3 words: obvious, basic, clear', 'ban obvious, basic, clear'],
  ['Avoid the "Oxford comma".', 'no-serial-comma'],
  ['Only capitalize proper nouns.', '[VERIFY]'],
  ['Proper nouns keep their capital letters.', '[VERIFY]'],
  ['Acronyms are words. Use a capital for the first letter only.', '[VERIFY]'],
  ['Labels should be short (~25 characters). Full sentences do not belong on buttons.', '[VERIFY]'],
  ['Numbers under 10 are spelt; numbers over ten are numerals.', 'spell-out-numbers ≤ 9 | use-numerals ≥ 11'],
  ['Use numerals for numbers over ten.', 'use-numerals ≥ 11'],
  ['Digits for 12+, spell out 0–11.', 'spell-out-numbers ≤ 11 | use-numerals ≥ 12'],
  ['List length: 2–7 items.', 'list-length ≤ 7 | list-length ≥ 2'],
  ['List nesting: maximum 2 levels.', 'list-depth ≤ 2'],
  ['Heading depth: at most 3 levels', 'heading-depth ≤ 3'],
  [
    'Don\'t use "master" or "slave". Use "leader" or "main" instead of "master." Use "follower" instead of "slave."',
    'master → leader or main | slave → follower',
  ],
  ['Prefer the active voice to the passive.', 'passive-voice'],
  ['Use the direct voice.', 'passive-voice'],
  ['Form plural acronyms by adding a lowercase s.', 'acronym-plurals'],
  ['"Percent" should be spelled out, not "%".', 'percent-word'],
  ['Write in standard US English.', 'american-spelling'],
  ['Write "Wi-Fi" (not WiFi, wifi, or wi-fi).', 'WiFi → Wi-Fi; wifi → Wi-Fi; wi-fi → Wi-Fi'],
  ['NEVER use: Superlatives: perfect, flawless, seamless', 'ban perfect, flawless, seamless'],
  ['Superlatives: perfect, flawless, seamless. Never use them.', 'ban perfect, flawless, seamless'],
  ['Max heading level is H3.', 'heading-depth ≤ 3'],
  ['Be terse. Omit needless words.', 'wordiness'],
  ['Use contractions. Manuals without contractions sound stiff.', 'use-contractions'],
  ['Avoid statements about the future.', '[VERIFY]'],
  ["Capitalize proper nouns. Don't use verbs as nouns.", '[VERIFY]'],
  ['Keep screenshots small please.', '[VERIFY]'],
  ['Do not use "they" as a singular pronoun.', '[VERIFY]'],
  ['No zeroes.', '[VERIFY]'],
  ['Capitalize the first letter of every word of a heading.', 'title case headings'],
  ['Spell out 1–9, use digits for 10+.', 'spell-out-numbers ≤ 9 | use-numerals ≥ 10'],
  ['Use **present tense**: "Sends a file" not "Will send"', 'Will send → Sends a file | present-tense'],
  ['Words that we never capitalize in a sentence: website, email', 'Website → website; Email → email'],
  ['Avoid adverbs like “very,” “basically,” etc, as they say little.', 'adverbs | ban very, basically'],
  ['Use setext style (`===`) for level 1 and 2 headings.', 'setext headings in h1, h2'],
  ['Use names instead of pronouns ("Click Save" vs "Click it").', '[VERIFY]'],
  ['Avoid double underscores for bold text.', 'bold not __'],
];

/** What is left alone, wherever it is said, of the thing that it is said of. */
const SPARED: readonly Row[] = [
  ['Docker is always capitalized unless part of a code block.', 'docker → Docker'],
  ['Use active voice by default. Reserve passive voice for when the actor is unknown.', 'passive-with-agent'],
  ['Passive voice is fine when the actor is unknown. Otherwise use the active voice.', 'passive-with-agent'],
  ['Exclamation marks are OK in headings. Otherwise avoid them.', 'exclamation-marks except heading'],
  [
    'Avoid exclamation marks. Exclamation marks are fine in toasts.',
    'exclamation-marks',
    ['except in toasts'],
  ],
  ["Don't use semicolons. Semicolons may be used in contracts.", 'semicolons', ['except in contracts']],
  ['No semicolons. Colons are fine in headings.', 'semicolons'],
  ['Limit the use of bold text.', '[VERIFY]'],
  [
    '**Use sentence case** for headings and lists.',
    'sentence case headings',
    ['Use sentence case for lists'],
  ],
  ['No em dashes. En dashes are fine in tables.', 'em-dashes'],
  [
    'No full stops on: headings, labels, buttons',
    'heading-punctuation',
    ['No full stops on headings, labels, and buttons'],
  ],
  [
    'Do not use bold for words like "not" or "never".',
    'bold',
    ['Do not use bold for words like "not" or "never"'],
  ],
  ['Sentences should be between 5 and 25 words.', 'sentence-words ≤ 25', ['between 5 and 25 words']],
  ['Paragraphs have between one and five sentences.', 'paragraph-sentences ≤ 5'],
  ['Use “they” for a person whose gender you do not know.', '[VERIFY]'],
  ['Prefer "select" for controls that have no button.', '[VERIFY]'],
  ['No parentheses with phone numbers.', '[VERIFY]'],
  ['Phones :: Write hyphens, never parentheses with phone numbers.', '[VERIFY]'],
  ['No exclamation marks with greetings', '[VERIFY]'],
  ['Avoid exclamation marks for emphasis.', 'exclamation-marks'],
  ['Refer to users as “members.”', '[VERIFY]'],
  ['Refer to users as “members”, not “customers”.', 'customers → members'],
  ['Refer to users as “you”.', 'second-person'],
  ['“Toward,” not “towards.”', 'towards → toward'],
  ['“Internet,” not “internet.”', 'internet → Internet'],
];

/** Words that are named by a title, or denied in so many words, need no quotes. */
const NAMED: readonly Row[] = [
  ['agnostic :: Instead of agnostic, use vendor-neutral.', 'agnostic → vendor-neutral'],
  ['as well as :: Instead of as well as, use and.', 'as well as → and'],
  ['AI :: Use AI. Do not spell out artificial intelligence.', 'artificial intelligence → AI'],
  [
    'access token :: Use access token, not:\n\n- secret token\n- registration token',
    'secret token → access token; registration token → access token',
  ],
  ['ability, able :: Try to avoid using ability or able because they are vague.', 'ban ability, able'],
  ['currently :: Do not use currently when talking about the product or its features.', 'ban currently'],
  [
    'checkbox :: Use checkbox. Do not use check box or tick box.',
    'check box → checkbox; tick box → checkbox',
  ],
  ['gamma :: Use lowercase for gamma.', 'Gamma → gamma'],
  ['Admin Mode :: Use title case for Admin Mode.', 'admin mode, Admin mode → Admin Mode'],
  ['OK :: Write OK, not okay, Ok or O.K.', 'okay → OK; Ok → OK; O.K → OK'],
  ['jokes :: Avoid jokes in error messages.', '[VERIFY]'],
  [
    'grey box :: *grey box* (noun) or *grey-box* (adjective); *not* greybox',
    'ban greybox | “grey box” not as a verb',
  ],
  ['setup :: setup is a noun. Not set-up.', 'set-up → setup'],
  [
    'sign in :: sign in = verb, signin = noun, never sign-in',
    'sign-in → sign in | “sign in” not as a noun | “signin” not as a verb',
  ],
];

/** No check finds what its rule asks for or shows as right; what it denies is found or told. */
const IN_OWN_WORDS: readonly Row[] = [
  ['Use "We" – never "I".', 'ban I', ['Use "We" – never "I"']],
  ['Spaced en dash for dashes: like – this', 'en-dash-spacing'],
  [
    'Clock :: Format the time with uppercase AM/PM and no spaces between the digits and letters (7:45AM – 8:30PM).',
    '[VERIFY]',
  ],
  [
    'Use English, not Latin abbreviations. Exception: use "etc." for et cetera.',
    'latin-abbreviations',
    ['except use “etc.” for et cetera'],
  ],
  [
    'Say "decide", not "make a decision"; "use", not "make use of".',
    'make a decision → decide | make use of → use',
  ],
  ['Prefer platform-independent wherever the system does not matter.', '[VERIFY]'],
  ['Ages :: Hyphenate them: eight-year-old; 11-year-old son.', '[VERIFY]'],
  ['Spell out two-factor authentication in sentence case for the first use.', '[VERIFY]'],
  ['Metric first, imperial in brackets', '[VERIFY]'],
  ['Do not use CI or CD alone.', '[VERIFY]'],
  ['Names of features :: Names of features are not proper nouns. Examples: cart, checkout.', '[VERIFY]'],
  ['Modifiers :: If you can, replace them with factual data.', '[VERIFY]'],
  ['e.g. :: Use periods for e.g. and i.e. but not for MPs, US, UK, etc.', '[VERIFY]'],
  ['Lists :: Do not use full stops, unless the point is longer than one sentence.', 'list-no-end-period'],
  ['Avoid labels that are too generic, such as `Yes` or `No`.', '[VERIFY]'],
  [
    'Talk to readers as “you”, we are “we”. Don’t say “the user”.',
    'ban the user',
    ['Talk to readers as “you”, we are “we”'],
  ],
  ['dates :: dates like 5 Mar 2025. no slashes', 'no-numeric-dates', ['dates like 5 Mar 2025']],
  [
    'dropdown :: dropdown (noun, adj), not drop-down or drop down',
    'drop down → dropdown | drop-down → dropdown',
  ],
  [
    "app names :: It's macOS, iOS and iPadOS. Never MacOS, OS X or IOS.",
    'IOS → iOS | ban MacOS',
    ['Never MacOS, OS X or IOS'],
  ],
  ['Bold :: Use bold for UI elements. Do not use bold for emphasis.', 'bold-ui alone'],
  ['9 a.m. :: With periods, in lowercase, after a space. Not 9AM, 9am or 9 am.', 'am-pm a.m.'],
  ['Titles :: RIGHT: Ng spoke on Plato. WRONG: Dr. Ng spoke on Plato.', '[VERIFY]'],
  ['adviser :: This should be spelled with an "e," not an "o."', '[VERIFY]'],
  ['alum :: Do not use in copy. Okay to use in web headlines.', 'ban alum', ['Okay to use in web headlines']],
  ['Use a colon (rather than an ellipsis, em dash, or comma) to offset a list.', '[VERIFY]'],
];

/** What a check can tell. */
const CHECKED: readonly Row[] = [
  ["Don't begin a list item with an article", 'list-item-articles'],
  ['“because” rather than “since” when you mean a reason', 'words in one of their meanings'],
  [
    'Use future tense only when something happens later.',
    'present-tense',
    ['except when something happens later'],
  ],
  [
    "Don't say our product is powerful, seamless, cutting-edge or best-in-class.",
    'ban powerful, seamless, cutting-edge, best-in-class',
  ],
  ['Spell out first to ninth.', 'ordinal-words ≤ 9'],
  ['British English but -ize endings', 'British spelling with -ize'],
  ['Numbers over three digits get commas.', 'thousands-separators'],
  ['Use the % symbol instead of spelling out "percent."', 'percent-sign'],
  ['Spell out a number when it begins a sentence.', 'sentence-opening-numeral'],
  ['Never use two spaces in a row.', 'double-spaces'],
];

describe('rules as style guides have them', () => {
  for (const [rule, reading, told = []] of [
    ...TITLED,
    ...ENTRIES,
    ...MEANT,
    ...SPARED,
    ...NAMED,
    ...IN_OWN_WORDS,
    ...CHECKED,
  ])
    it(`“${rule}” is read as ${reading}`, () => {
      const [label = '', description] = rule.includes(' :: ') ? rule.split(' :: ') : ['', rule];
      const read = readFreeText({ label, description: description ?? '' }, RULES);
      assert.deepEqual(
        [read ? [...read.readings].sort().join(' | ') : '[VERIFY]', read?.rest ?? []],
        [reading, told],
      );
    });
});

describe('times of day', () => {
  it('keep the small letters that a rule asks for', () => {
    const rules = [{ label: 'Times', description: 'Use a.m. and p.m.' }];
    const { suggestions } = createEngine().analyze({
      mode: 'review',
      format: 'suggestions',
      input: 'It opens at 9 AM on Monday.',
      style: { rules, termSubs: [], glossary: [] },
    });
    assert.deepEqual(
      suggestions?.map(({ suggestion }) => suggestion),
      ['9 a.m.'],
    );
  });
});

describe('words for buttons', () => {
  const review = (rule: string, input: string) =>
    createEngine().analyze({
      mode: 'style-check',
      input,
      style: { rules: [{ label: 'Buttons', description: rule }], termSubs: [], glossary: [] },
    }).content;
  for (const rule of [
    'Buttons name the action, not “Yes” or “No”.',
    'Never label a button “No”.',
    'Don’t use “No” on buttons.',
  ])
    it(`are found on buttons alone, and nothing of it is left to a person: ${rule}`, () => {
      const content = review(rule, 'There is no cache, so click **No**.');
      assert.match(content, /Fail — Buttons \(1\): line 1 `No`/);
      assert.doesNotMatch(content, /VERIFY/);
      assert.match(review(rule, 'There is no cache. No host stops.'), /Pass — Buttons/);
    });

  it('are found in the other parts that a rule names', () =>
    assert.match(
      review('Avoid “Submit” on buttons and in headings.', '# Submit it\n\nSubmit it. Click **Submit**.'),
      /Fail — Buttons \(2\): lines 1 and 3/,
    ));
});
