import { need, shun, want, type Topic } from './topic.ts';

const HEADING = String.raw`(?:sub-?)?(?:headings?|heads|headers?|(?<!\b(?:job|book|film|movie|song|professional|personal|courtesy|honorary|staff) )titles?(?![- ]cas)|headlines?)`;
const SOME_HEADINGS = String.raw`product names?|(?:job|book|film|movie|song) titles?|\b(?:table|column) head|buttons?|labels?|\bh[1-6]\b|(?:page|document) titles?|other headings|subheadings|except (?:in|for) headings|outside headings`;
const HEADINGS = { beside: String.raw`\b(?:${HEADING}|h[1-6])\b` };
const LISTS = { beside: String.raw`\b(?:bullet\w*|lists?|list items?)\b` };
const CLOSING = String.raw`(?:punctuation(?: marks?)?|periods?|full (?:stops?|points?)|colons?|dots?|stops?)`;
const IMAGE = String.raw`(?:images?|pictures?|screenshots?|diagrams?|figures?|graphics?|illustrations?|photos?)`;
const CODE = String.raw`(?:code(?: (?:blocks?|samples?|examples?|snippets?|fences?|listings?))?|snippets?|fences?|fenced|backticks|syntax highlighting)`;
const ACRONYM = String.raw`(?:acronyms?|abbreviations?|initialisms?|short forms?)`;

/** Headings, lists, links, images, code and acronyms. */
export const STRUCTURE_TOPICS: readonly Topic[] = [
  {
    names: String.raw`sentence[- ](?:style|case)(?: capitali[sz]ation)?|down[- ]style|like sentences|(?:only |just )?(?:the )?(?:first|initial) (?:word|letter)\b[^.]{0,60}\b(?:capital\w*|upper[- ]?case)|(?:capital\w*|upper[- ]?case) (?:only )?(?:for|on|in) the first word|(?:lower[- ]?case)\b(?=[^.]{0,60}(?:first word|proper nouns?|names))|(?:first word|proper nouns?)[^.]{0,60}\blower[- ]?case`,
    ...HEADINGS,
    apart: SOME_HEADINGS,
    wanted: 'Use sentence case for headings',
    usual: 'wanted',
    conditional: true,
  },
  want(String.raw`sentence[- ](?:style|case)`, 'Use sentence case for headings', {
    beside: String.raw`(?:everything|everywhere|all (?:ui|interface) text)\b[\s\S]*${HEADING}`,
    apart: String.raw`title[- ]case|headline (?:style|case)|except|unless|but not|product names`,
    conditional: true,
  }),
  {
    names: String.raw`title[- ]?case|headline[- ](?:style|case)|up[- ]style|title-style|(?:all|every|each|important|major|main|principal)(?: (?:major|important|main|principal|single))? words?\b[^.]{0,50}\b(?:capital\w*|upper[- ]?case)|capitali[sz]\w* (?:all|every|each|the)(?: (?:major|important|main|principal|single))? words?|initial caps`,
    ...HEADINGS,
    wanted: 'Use title case for headings',
    shunned: 'Use sentence case for headings',
    apart: SOME_HEADINGS,
    usual: 'wanted',
    conditional: true,
  },
  shun(
    String.raw`(?:all|full|block)[- ](?:caps|capitals)|shout\w*|in capitals`,
    'Don’t write headings in all caps',
    HEADINGS,
  ),
  shun(
    String.raw`(?:no|never|without|don't|do not|leave off|leave out|omit|drop|not|none)\b[^.]{0,60}${CLOSING}|${CLOSING}[^.]{0,60}\b(?:end|after|never|none|no place|off)|punctuate (?:titles?|headings?)|full points`,
    'No punctuation at the end of headings',
    { ...HEADINGS, apart: String.raw`bullets?|lists?|levels?` },
  ),
  shun(String.raw`questions?(?! marks?)`, 'No questions in headings', {
    ...HEADINGS,
    apart: String.raw`question marks? excepted|except`,
  }),
  shun(String.raw`gerunds?|-ing|“-ing”|“ing”`, 'Don’t use gerunds in headings', {
    beside: String.raw`\b(?:${HEADING}|tasks?)\b`,
  }),
  want(
    String.raw`imperatives?(?: (?:verbs?|mood|form))?|(?:begin|start|open)s? with (?:a|an) verb`,
    'Start headings with a verb',
    {
      beside: String.raw`\b(?:${HEADING}|titled)\b`,
      apart: String.raw`gerund|-ing\b|steps?\b|instructions?\b`,
    },
  ),
  need(
    String.raw`(?:skip\w*|jump\w*|gaps?|levels?(?! (?:\d|one|two))|hierarch\w+|nest\w*|straight to|second-level|one level)`,
    'Don’t skip heading levels',
    {
      beside: String.raw`\b(?:headings?|headers?|subheadings?|h[1-6]|(?:skip\w*|jump\w*)[^.]* levels?)\b`,
      apart: String.raw`same level|deeper|at most|no more than|more than one|only (?:one|a single)|level-1 heading|top-level|reading|grade|bullets?|lists?|indent`,
    },
  ),
  need(
    String.raw`(?:exactly|only|just|never more than|more than|a single|at most|one)\s?(?:one|a|single|the)?\s?(?:h1s?|level[- ](?:1|one) headings?|top-level headings?|first-level headings?|main headings?)|the only h1|single h1|h1s?|(?:top-level|level-1|first-level) headings?(?=[\s\S]*\b(?:only|just|exactly|single|more than) one\b)`,
    'Use only one H1 per page',
    { apart: String.raw`\b(?:h[2-6]|skip|jump|case|capital)` },
  ),
  {
    names: String.raw`(?:full (?:stops?|points?)|periods?|punctuation|semicolons?|commas?)(?=[^.]*(?:\bend|\bfinish|after|\bclose|take|carry|without|off\b|complete|sentence|list))`,
    beside: String.raw`\b(?:bullet\w*|list items?|items?|lists?|fragments)\b`,
    apart: String.raw`separat|heading|serial|oxford|before the (?:final|last)|series|inside|quot|sentence-case|“and”|three or more`,
    wanted: 'End list items with a period',
    shunned: 'Don’t end list items with a period',
  },
  want(
    String.raw`parallel\w*|(?:same|share\w*|consistent)\b[^.]{0,30}\b(?:part of speech|grammatical form|form|structure|construction|grammar|way)|(?:first|one) (?:bullet|item)[^.]{0,40}\b(?:others?|rest|all)`,
    'List items are parallel',
    LISTS,
  ),
  want(
    String.raw`(?:start|begin|open)\w*\b[^.]{0,20}\b(?:capital|upper[- ]?case)\w*|(?:always )?(?:a )?(?:capital|upper[- ]?case)(?: letter)?`,
    'Start list items with a capital letter',
    { ...LISTS, apart: String.raw`heading|small|lower` },
  ),
  shun(
    String.raw`(?:single|one|lone)[- ](?:bullet|item|entry|element)\w*|lists? of one\b|(?:with|of) (?:only |just )?(?:a single|one) (?:bullet|item|entry)`,
    'No lists with a single item',
  ),
  need(
    String.raw`(?:introduc\w*|lead-?in|preced\w*)[^.]{0,60}\b(?:colons?|sentence|line)|follows? (?:an? )?(?:sentence|line|phrase)[^.]{0,40}\bcolon`,
    'Introduce lists with a sentence that ends in a colon',
    LISTS,
  ),
  shun(
    String.raw`“?(?:click here|read more|learn more|this link|this page|here|more)”?(?=$|[^.]*\b(?:links?|anchor|never|tells?)\b)`,
    'Avoid vague link text',
    {
      beside: String.raw`\b(?:hyper)?links?\b|\banchor|click here`,
      apart: String.raw`\bsee (?:above|below)`,
    },
  ),
  need(
    String.raw`(?:link texts?|links?|anchor(?: texts?)?s?|hyperlinks?)(?=[^.]*\b(?:describ\w+|where|target|destination|meaning\w*|descriptive|sense|tells?|say|context))|(?:meaningful|descriptive|informative) (?:links?|anchors?)`,
    'Use descriptive link text',
  ),
  shun(
    String.raw`(?:bare|raw|naked|full|plain) (?:urls?|(?:web )?(?:addresses|address|links?))|urls? in (?:the )?text|(?:behind|hide)[^.]*\b(?:words|link text)`,
    'No bare URLs',
    { beside: String.raw`\b(?:urls?|(?:web )?address(?:es)?)\b` },
  ),
  shun(String.raw`“(?:image|picture|photo|screenshot) of”`, 'Don’t start alt text with “image of”'),
  need(
    String.raw`alt(?:ernative|ernate)?[ -]?(?:texts?|attributes?|tags?|descriptions?)?|text(?:ual)? (?:alternatives?|descriptions?|equivalents?)`,
    'All images need alt text',
    {
      beside: String.raw`\b${IMAGE}\b|\balt\b`,
      apart: String.raw`\bdecorative\b|\b(?:empty|null|blank) alt|“(?:image|picture|photo) of”|\d+ characters|\balternatives? (?:to|are|for (?:words|terms))|inclusive`,
    },
  ),
  need(
    String.raw`languages?(?: (?:tags?|identifiers?|names?|hints?))?|syntax highlighting|tag(?:ged|ging)? (?:(?:your|all|each|every|the) )?(?:code(?: (?:blocks?|samples?))?|fences?|snippets)`,
    'Specify a language for every code block',
    { beside: String.raw`\b${CODE}\b`, apart: String.raw`natural language|plain language|translat` },
  ),
  shun(
    String.raw`“?\$”?(?: (?:prompts?|signs?))?|(?:shell |command )?prompts?|dollar signs?`,
    'Leave out the shell prompt in commands',
    {
      beside: String.raw`\b(?:shell|commands?|terminal|bash|cli|copy)\b`,
      // Names of a program.
      apart: String.raw`\b(?:shell|console|terminal),? (?:or |and )?(?:console|terminal|command prompt|shell)\b`,
    },
  ),
  need(
    String.raw`(?:(?:first|initial) (?:use|time|mention|occurrence|appearance|reference)|first (?:they|it) \w+)(?=[\s\S]*)|undefined ${ACRONYM}|full (?:name|form|term)s? first|long form|introduced? to`,
    'Define acronyms on first use',
    {
      beside: String.raw`\b${ACRONYM}\b|\bfull (?:name|form)\b`,
      apart: String.raw`\b(?:surnames?|(?:first|last) names?|courtesy|people|persons?|staff)\b`,
    },
  ),
  shun(String.raw`apostrophes?`, 'No apostrophes in plurals of acronyms', {
    beside: String.raw`plural[\s\S]*${ACRONYM}|${ACRONYM}[\s\S]*plural`,
  }),
  shun(String.raw`(?:dots?|periods?|full stops?|points?)`, 'No periods in acronyms', {
    beside: String.raw`\b(?:in|between)\b[^.]{0,20}(?:${ACRONYM})|${ACRONYM}:? (?:(?:have|get|take|need|are written|come) )?(?:no|without|never)`,
  }),
  want(
    String.raw`(?:buttons?|menus?|ui labels?|labels?|controls?|interface)[^.]{0,50}\bbold\b|\bbold\b[^.]{0,50}\b(?:buttons?|menus?|labels?|controls?|interface)`,
    'Use bold for UI elements',
    { apart: String.raw`\b(?:no|not|never|don't) bold` },
  ),
];
