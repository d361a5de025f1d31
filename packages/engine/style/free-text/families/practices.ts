import { NUMBER, valueOf } from '../numbers.ts';
import type { Check, CodeCheck } from '../../../checks/types.ts';
import type { Asked, Family } from '../family.ts';
import { asWritten, bannedAsWritten } from './as-written.ts';
import { banned, reading } from './support.ts';

const KEY =
  '(?:Esc|Escape|Enter|Return|Tab|Delete|Backspace|Space|Ctrl|Control|Alt|Shift|Cmd|Command|F\\d{1,2})';
const INVENTED =
  '(?:test|my-?company|your-?company|company|my-?domain|your-?domain|domain|my-?site|your-?site|mysite|website|my-?app|foo|bar|acme|sample|demo|somewhere|abc|xyz)';
const domains = bannedAsWritten(
  'example-domains',
  new RegExp(String.raw`\b${INVENTED}\.(?:com|org|net|io|co|dev)\b`, 'gi'),
  'Use example.com, example.org or example.net instead of “{match}”.',
  ['link', 'code'],
);
const paths = bannedAsWritten(
  'menu-paths',
  /(?<=\*\*[^*\n]*)\s(?:->|→|»|\|)\s(?=[^*\n]*\*\*)|(?<=\*\*)\s*(?:->|→|»)\s*(?=\*\*)/g,
  'Join the steps of a menu path with “>”.',
);
const tags = (asked: Asked) =>
  /\bkeys?\b/.test(asked.text)
    ? reading(
        'kbd-elements',
        asWritten(
          new RegExp(String.raw`\*\*${KEY}(?:\+\w+)*\*\*|(?<!\x60)\x60${KEY}(?:\+\w+)*\x60`, 'g'),
          'Mark up the key {match} with the kbd element.',
          ['code'],
        ),
      )
    : undefined;
const slashes = banned('slash-spacing', /\b\w+(?:\s+\/\s*|\s*\/\s+)\w+/g, 'Close the slash up: “{match}”.');
const splices = banned(
  'however-splices',
  /,\s+however\s+(?=[a-z])/g,
  'Put a semicolon or a full stop before “however”.',
);
const DATA_SINGULAR = /\bthis\s+data\b|\bdata\s+(?:is|was|has|shows|does|suggests|comes|goes)\b/gi;
const DATA_PLURAL = /\b(?:these|those)\s+data\b|\bdata\s+(?:are|were|have|show|do|suggest|come)\b/gi;
const data = (plural: boolean) =>
  plural
    ? banned('data-plural', DATA_SINGULAR, '“Data” is plural here: “{match}”.')
    : banned('data-singular', DATA_PLURAL, '“Data” is singular here: “{match}”.');
const ellipses = bannedAsWritten(
  'menu-ellipses',
  /\*\*[^*\n]+(?:…|\.\.\.)\*\*/g,
  'Leave the ellipsis out of the name of the command: {match}.',
);

const UPPER = String.raw`[\w-]*[A-Z_][\w-]*\.(?:png|jpe?g|gif|svg|md|mdx|html?|css|pdf|txt|json|ya?ml|csv|zip)\b`;
const fileNames = bannedAsWritten(
  'file-name-case',
  new RegExp(String.raw`(?<![\w./-])(?!README|LICENSE|CHANGELOG|CONTRIBUTING)${UPPER}`, 'g'),
  'Write the file name “{match}” in small letters, with hyphens.',
  ['code'],
);
const extensions = bannedAsWritten(
  'file-type-names',
  /(?<![\w/*.])\.(?:pdf|docx?|xlsx?|pptx?|png|jpe?g|gif|svg|csv|txt|zip|html?|xml|json|ya?ml|md|mp[34])(?![\w./])(?= (?:files?|documents?|formats?|images?|archives?)\b)/gi,
  'Name the type of file instead of its extension, “{match}”.',
);
const plurals = banned(
  'plural-nouns',
  /\b(?:a|an|one|this|that|each|every|another|single)\s+(?:(?:single|main|key|only|important|new|common|strange|rare)\s+)?(?:criteria|phenomena)\b|\b(?:is|was)\s+(?:the|our|their|its)\s+(?:[a-z]+\s+)?(?:criteria|phenomena)\b|\b(?:criteria|phenomena)\s+(?:is|was|has)\b/gi,
  'One of them is a “criterion” or a “phenomenon”: “{match}”.',
);
const theKey = bannedAsWritten(
  'key-names-alone',
  new RegExp(String.raw`\bthe\s+\**${KEY}\**\s+key\b`, 'gi'),
  'Name the key alone: “{match}”.',
);
const ampersands = banned(
  'ampersands outside names',
  /(?<!\p{Lu}[\p{L}.]*\s)(?<=\s)&(?=\s)|(?<=\s)&(?=\s+[^\p{Lu}\s])/gu,
  'Write “and” instead of the ampersand.',
);
const negatives = banned('negative-contractions', /\b\p{L}+n['’]t\b/giu, 'Write “{match}” in full.');

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const DATE = new RegExp(
  String.raw`\b\d{4}\b|\b${MONTH}\s+\d{1,2}\b|\b\d{1,2}(?:st|nd|rd|th)?\s+${MONTH}\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b`,
);
/** Reports the future in sentences that name no date. */
const undated: CodeCheck = {
  kind: 'code',
  find: ({ blocks, text }) =>
    blocks.flatMap((block) =>
      block.sentences.flatMap(({ start, end }) => {
        const prose = block.prose.slice(start - block.start, end - block.start);
        const will = /\b(?:will|shall|won't)\b(?:\s+\p{Ll}+)?/u.exec(prose);
        if (!will || DATE.test(text.slice(start, end))) return [];
        const at = start + will.index;
        const message = 'Use the present tense, or give the date.';
        return [{ start: at, end: at + will[0].length, replacement: null, message }];
      }),
    ),
};
/** Reports a semicolon that separates no items with commas of their own. */
const loneSemicolons: CodeCheck = {
  kind: 'code',
  find: ({ blocks }) =>
    blocks.flatMap((block) =>
      block.sentences.flatMap(({ start, end }) => {
        const prose = block.prose.slice(start - block.start, end - block.start);
        const marks = [...prose.matchAll(/;(?=\s|$)/g)];
        if (marks.length > 1 && prose.includes(',')) return [];
        const message =
          'A semicolon separates only items that hold commas. Make two sentences, or use a comma.';
        return marks.map(({ index }) => ({
          start: start + index,
          end: start + index + 1,
          replacement: null,
          message,
        }));
      }),
    ),
};
const bareLatin: Check = {
  kind: 'existence',
  pattern: /(?<![\w./-])(?:eg|ie|etc)\b(?!\/)|\b(?:e\.g\.|i\.e\.)/g,
  message: 'Write “{match}” in English.',
};

/** Small practices, each told by a pattern. */
export const PRACTICE_FAMILIES: readonly Family[] = [
  {
    id: 'practices',
    title: 'Menu paths, keys, slashes, example addresses and other practices',
    places: ['step', 'table-cell'],
    options: [
      {
        names:
          /\bfuture tense only (?:when|where|if|with|for)\b[^.;]*\b(?:calendar |exact |fixed )?dates?\b[^.;]*/,
        wanted: () => reading('future-tense without a date', undated),
        bare: 'for',
      },
      {
        names:
          /“(?:e\.g\.|i\.e\.|etc\.)”(?:(?:,|,? and|,? or) “(?:e\.g\.|i\.e\.|etc\.)”)*(?: \p{L}+){0,3} only (?:within|in|inside) (?:parenthes[ei]s|brackets)\b[^.;“]*/u,
        wanted: banned(
          'latin-abbreviations outside parentheses',
          /(?<!\([^()\n]{0,200})\b(?:e\.g\.|i\.e\.|etc\.)/g,
          'Write “{match}” in English outside parentheses.',
          { scope: 'paragraph' },
        ),
        bare: 'for',
      },
      {
        names:
          /(?<![\w.“]|\b(?:stops?|periods?|dots?)\b.{0,30})(?:eg|ie)(?:(?:, (?:and |or )?| and | or )(?:eg|ie|etc|“etc\.?”|⟦\d+⟧))+(?![\w.])/,
        wanted: ({ text }) =>
          /\b(?:out|in english|in full|as words)\b/.test(text) ? reading('bare-latin', bareLatin) : undefined,
        unwanted: () => reading('bare-latin', bareLatin),
      },
      {
        names:
          /\b(?:an? |the )?semi-?colons?\b[^.;“]{0,30}\bonly (?:between|in|to separate|for)\b[^.;“]*\b(?:items|lists?|series)\b[^.;]*/,
        wanted: () => reading('semicolons outside series', loneSemicolons),
        bare: 'for',
      },
      {
        names:
          /(?<=\b(?:menus?|paths?|navigation|commands?)\b[^.;]*)\b(?:a |an )?(?:greater[- ]than (?:signs?|symbols?)|(?:right )?angle brackets?|chevrons?)(?=$|[ ,.:])|\b(?:greater[- ]than (?:signs?|symbols?)|(?:right )?angle brackets?|chevrons?) (?:between|for|in|to join) (?:the )?(?:menu|navigation)[a-z -]*/,
        wanted: paths,
      },
      {
        names:
          /\barrows\b(?: \([^()]*\))?(?: (?:in|between|for) (?:menu|navigation)[a-z -]*)?(?=.*\b(?:menu|path)|(?<=\b(?:menu|path).*))/,
        unwanted: paths,
      },
      {
        names:
          /(?:\bthe |\ba |“?<)?\bkbd>?”?(?: (?:elements?|tags?|markup))?(?: (?:for|around) (?:all )?keys)?(?=$|[ ,.:])/,
        wanted: tags,
      },
      {
        names:
          /\bspac(?:es?|ing) (?:around|before|after|beside|next to|on (?:either|both) sides? of) (?:a |an |the |any )?(?:forward )?slash(?:es)?\b|\bspaced (?:forward )?slash(?:es)?\b/,
        unwanted: slashes,
        bare: 'against',
      },
      {
        names:
          /(?:\b(?:if|when|where|whenever) (?:you|we|writers) (?:do |must |have to )?(?:use|write|need|type) )?(?:an? )?\b(?:forward )?slash(?:es)?\b[^.;“]{0,20}?,? (?:\p{L}+ )?(?:close (?:it|them) up|closed up|without (?:any )?spaces|(?:with|take|takes|has|have|need|needs) no spaces?)|\bclose up (?:a |the |all )?slash(?:es)?/u,
        wanted: slashes,
        bare: 'for',
      },
      {
        names: /\bexample\.(?:com|org|net)(?:(?:,|,? or|,? and) example\.(?:com|org|net))*\b[^;]*/,
        wanted: domains,
      },
      { names: /\b(?:invented|made-up|fictional|fake|real) domains?(?: names?)?\b[^.;]*/, unwanted: domains },
      {
        names:
          /(?:\b(?:when|if|where) )?“however”[^.;]*\b(?:semi-?colons?|full stops?|periods?)\b[^.;]*|\b(?:a |an )?(?:semi-?colons?|full stops?|periods?)\b[^.;,]* (?:before|in front of) “however”[^.;]*/,
        wanted: splices,
        bare: 'for',
      },
      { names: /\bcommas?(?: alone)? (?:before|in front of) “however”[^.;]*/, unwanted: splices },
      {
        names:
          /“(?:e\.g\.|i\.e\.)”(?:(?:,|,? and|,? or) “(?:e\.g\.|i\.e\.)”)?[^.;“]*?\b(?:followed by|takes?|put|with|needs?|gets?|wants?)\b[^.;“]*\bcommas?\b[^.;“]*(?::? “(?:e\.g\.|i\.e\.)[^”]*”)?|\bcommas? (?:after|behind|follows?) “(?:e\.g\.|i\.e\.)”(?:(?:,|,? and|,? or) “(?:e\.g\.|i\.e\.)”)?/,
        wanted: banned(
          'comma-after-latin',
          /\b(?:e\.g\.|i\.e\.)(?=\s)|(?<![\w.])(?:eg|ie)(?=[\s,])/g,
          'Put periods in and a comma behind “{match}”.',
        ),
        bare: 'for',
      },
      {
        names: /“data”[^.;“]*?\bplural\b[^.;“]*|\bplural (?:verbs?|form)? ?(?:with|for|after) “data”/,
        wanted: data(true),
        unwanted: data(false),
        bare: 'for',
      },
      {
        names:
          /“data”[^.;“]*?\b(?:singular|mass noun|uncountable)\b[^.;“]*(?:: “the data is”)?|\bsingular (?:verbs?|form)? ?(?:with|for|after) “data”/,
        wanted: data(false),
        unwanted: data(true),
        bare: 'for',
      },
      {
        names:
          /\bleave (?:out )?(?:the |any )?ellips[ei]s (?:out |off |away )?(?:when|where|if|of|from|in) [^.;]*\b(?:commands?|menu items?|menus?|buttons?)\b[^.;]*/,
        wanted: ellipses,
        bare: 'for',
      },
      {
        names:
          /\bellips[ei]s (?:after|in|from|behind) (?:the )?(?:names? of )?(?:a |the |any )?(?:commands?|menu items?|menus?|buttons?)\b[^.;]*/,
        unwanted: ellipses,
      },
      {
        names: new RegExp(
          String.raw`\b(?:what'?s |what is |text |remarks? |anything |asides? )?(?:in|inside|within) (?:parenthes[ei]s|brackets)\b[^.;]*?\b(?<max>${NUMBER}) words\b[^.;]*|\bparenthetical(?: remarks?| asides?)?s?\b[^.;]*?\b(?<max2>${NUMBER}) words\b[^.;]*`,
        ),
        wanted: asideLimit,
        bare: 'for',
      },
      {
        names:
          /(?:\bthe word )?“(?<word>[a-z]+)” (?:is|are|stays?|must be|should be|has to be|takes?|gets?) (?:always |in |written in |a )?(?:lower[- ]?case|small letters?|a small letter|small)(?: letters?)? (?:before|in front of) (?:a |the |its )?(?:version )?numbers?\b[^.;]*/,
        wanted: smallBeforeNumber,
        bare: 'for',
      },
      {
        names:
          /\bcapitali[sz]e (?:the word )?“(?<word>[a-z]+)” (?:before|in front of) (?:a |the |its )?(?:version )?numbers?\b/,
        unwanted: smallBeforeNumber,
      },
      {
        names: /\blorem ipsum\b|\bdummy (?:text|copy)\b/,
        unwanted: banned('lorem-ipsum', /\blorem ipsum\b/gi, 'Replace “{match}” with real text.'),
        bare: 'against',
      },
      {
        names:
          /“?\b(?:criteria|phenomena)\b”?(?: and “?(?:criteria|phenomena)\b”?)? (?:is|are) (?:always )?(?:the )?plurals?(?: forms?)?(?: of “?\w+”?)?/,
        wanted: plurals,
        bare: 'for',
      },
      {
        names:
          /\b(?:criteria|phenomena)(?: (?:and|or) (?:criteria|phenomena))? (?:as|for|in) (?:the |a )?singular\b/,
        unwanted: plurals,
      },
      {
        names: /“the” and “key”(?=.*\bkeys?\b|(?<=.*\bkeys?\b.*))|\bthe words? “the” and “key”/,
        unwanted: theKey,
      },
      { names: /\b“?the”? (?:enter|tab|esc|delete|shift) key\b(?=”?$)/, unwanted: theKey },
      {
        names:
          /(?<=\b(?:types?|formats?)\b[^.;]*\b(?:by|with|as|using) )(?:(?:its|the|a|their) )?(?:file(?:name)? )?extensions?\b/,
        unwanted: extensions,
      },
      {
        names:
          /(?<=\bfile ?names? (?:are|is|must be|should be|stay|go|have to be|in) (?:always |all |in )*)(?:lower[- ]?case|kebab[- ]case|small letters)\b(?: (?:with|and|using) hyphens?)?|\b(?:lower[- ]?case|kebab[- ]case|small letters)(?: (?:with|and) hyphens?)? (?:for|in) (?:all |every )?file ?names?\b/,
        wanted: fileNames,
        bare: 'for',
      },
      {
        names:
          /\bampersands?\b[^.;]*\bnames? only\b|\bampersands?\b[^.;]*\b(?:only|except)\b[^.;]*\b(?:names?|brands?|company|companies|trademarks?|titles?)\b[^;]*/,
        wanted: ampersands,
        unwanted: ampersands,
        bare: 'for',
      },
      {
        names:
          /\b(?:contracted|contraction of) negatives?\b|\bnegative contractions?\b|\bcontractions? (?:with|of) “?not”?|\bn't contractions?\b/,
        unwanted: negatives,
        bare: 'against',
      },
      {
        names: /\b(?:negatives?|negations?)(?: forms?)? (?:out )?in full\b|(?<=\bspell out )negatives?\b/,
        wanted: negatives,
      },
    ],
    phrasings: [
      'Use the future tense only with a date',
      'Write in the future tense only when you give an exact date',
      'Write “e.g.” and “i.e.” only within parentheses',
      'Use “e.g.” only in brackets',
      'Don’t use eg and ie',
      'Spell out eg, ie and etc',
      'Use semicolons only between list items that contain commas',
      'A semicolon is allowed only in complex series',
      'Write negatives in full',
      'No negative contractions',
      'Avoid contractions with “not”',
      'Use ampersands only in company names',
      'Never use an ampersand except in brand names',
      'File names are lower case with hyphens',
      'Use kebab case for file names',
      'Refer to a file type by its name, not by its extension',
      'Don’t name a file format with its extension',
      'No lorem ipsum',
      'Pages contain no lorem ipsum',
      'Criteria and phenomena are plural',
      'Don’t use criteria as a singular',
      'Join menu steps with a greater-than sign',
      'Use chevrons between menu names',
      'Mark up every key with the kbd element',
      'Use kbd tags for keys',
      'No spaces around slashes',
      'If you use a slash, close it up',
      'Sample addresses use example.com',
      'Don’t use invented domains',
      'Put a semicolon before “however”',
      '“e.g.” is always followed by a comma',
      'Put a comma after “e.g.”',
      'Use “data” with a plural verb',
      'Treat “data” as singular',
      'Leave the ellipsis out when you name a command',
      'No ellipsis in the names of commands',
      'Text in parentheses has at most six words',
      'Keep parenthetical remarks to eight words',
      'The word “version” is always lowercase before a number',
      'Don’t capitalize “version” before a number',
    ],
  },
];

function asideLimit({ groups, text }: Asked) {
  const max = valueOf(groups['max'] ?? groups['max2'] ?? '');
  if (!(max >= 1) || /\b(?:at least|minimum|more than (?!.*\bno\b))\b/.test(text)) return undefined;
  const more = String.raw`(?:[^()\s]+\s+){${max}}[^()\s]+[^()]*`;
  return reading(`parentheses ≤ ${max} words`, {
    kind: 'existence',
    pattern: new RegExp(String.raw`\(${more}\)`, 'g'),
    message: `These parentheses hold more than ${max} words. Make them a sentence of their own.`,
  });
}

function smallBeforeNumber({ groups }: Asked) {
  const word = groups['word'] ?? '';
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  return reading(`${word} in lower case before numbers`, {
    kind: 'existence',
    pattern: new RegExp(String.raw`(?<=[\p{L}\p{N},;)]\s+)${capital}(?=\s+v?\d)`, 'gu'),
    message: 'Write “{match}” with a small letter before a number.',
  });
}
