import type { CodeCheck } from '../../../checks/types.ts';
import type { Family, Outcome } from '../family.ts';
import { asWritten } from './as-written.ts';
import { banned, reading } from './support.ts';

const KEYS = '(?:Ctrl|Control|Alt|Shift|Cmd|Command|Option|Meta|Win)';
const AMOUNT = String.raw`\d[\d,.]*\d|\d`;

/** A convention under one or more names; what a rule asks for or shuns is the same check. */
const convention = (
  id: string,
  title: string,
  options: readonly (readonly [side: 'wanted' | 'unwanted', names: RegExp, outcome: Outcome])[],
  phrasings: readonly string[],
  apart?: RegExp,
): Family => ({
  id,
  title,
  ...(apart && { apart }),
  options: options.map(([side, names, outcome]) => ({
    names,
    [side]: outcome,
    bare: side === 'wanted' ? 'for' : 'against',
  })),
  phrasings,
});

/** Reports a sentence that begins with the word that began the one before it. */
const sameOpening: CodeCheck = {
  kind: 'code',
  find: ({ blocks }) =>
    blocks.flatMap(({ sentences }) =>
      sentences.flatMap(({ words: [first] }, index) => {
        const before = sentences[index - 1]?.words[0];
        if (!first || first.kind !== 'word' || before?.text.toLowerCase() !== first.text.toLowerCase())
          return [];
        const message = `Two sentences in a row begin with “${first.text}”. Begin one of them in another way.`;
        return [{ start: first.start, end: first.end, replacement: null, message }];
      }),
    ),
};

const FILE_NAME =
  /(?<![\w./@:-])(?![A-Z][A-Za-z0-9]*\.js\b)[\w-]+\.(?:json|ya?ml|toml|ini|conf|cfg|env|md|mdx|txt|csv|tsv|xml|html?|css|scss|jsx?|tsx?|mjs|cjs|py|rb|go|rs|java|kt|sh|bash|ps1|exe|dll|zip|log|lock|sql|png|jpe?g|svg|pdf|docx?|xlsx?)(?![\w./@-]*\w)/g;

/** Reports file names that stand in prose. */
const fileNames = asWritten(FILE_NAME, 'Set the file name “{match}” in code font.');

const CODE_NAMES =
  '(?:(?:api|function|method|class|parameter|variable|property|field|attribute|constant|module|package|type)(?: (?:and|or) [a-z]+)? ?names?|(?:functions|methods|parameters|variables|(?:command[- ]line )?(?:flags|options)|environment variables|identifiers))';
const CODE_FONT =
  '(?:code font|code formatting|code format|backticks|monospace(?:d)?(?: font)?|code style|inline code)';
const codeNames = asWritten(
  /(?<![\w./`@-])(?:[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*\(\)|[a-z]+(?:_[a-z\d]+)+|[a-z]{3,}(?:[A-Z][a-z\d]+)+|--[a-z][\w-]+|[A-Z]+(?:_[A-Z\d]+)+)(?![\w`/])/g,
  'Set “{match}” in code font.',
);

/** Small conventions of writing that a pattern tells. */
export const CONVENTION_FAMILIES: readonly Family[] = [
  convention(
    'key-combinations',
    'Key combinations',
    [
      [
        'wanted',
        /\b(?:plus signs?|“\+”|\+)(?: (?:and|with) no spaces?)?(?: between (?:the )?keys)?(?=[^.;]*\b(?:keys?|key combinations?|shortcuts?)\b)|(?<=\b(?:keys?|key combinations?|shortcuts?)\b[^.;]*)(?:\ba plus(?: signs?)?|\bplus signs?|“\+”|\+)(?: (?:and|with) no spaces?)?(?: between (?:the )?keys)?|(?:\ba plus(?: signs?)?|\bplus signs?|“\+”) between (?:the )?keys/,
        banned(
          'key-combinations',
          new RegExp(
            String.raw`\b${KEYS}(?:\s*[-–]\s*|\s+\+\s*|\+\s+|\s+(?:and\s+)?)(?=(?:[A-Z0-9]|F\d{1,2}|Enter|Delete|Tab|Esc|${KEYS})(?![\w]))(?:\w+)`,
            'g',
          ),
          'Join the keys of “{match}” with a plus sign and no spaces.',
        ),
      ],
    ],
    [
      'Join keys with a plus sign',
      'Write key combinations with a plus sign',
      'Use a plus sign between keys',
      'Keyboard shortcuts take a plus sign',
      'Keyboard shortcuts always take plus signs',
      'Use “+” between keys',
    ],
  ),
  convention(
    'currency',
    'Amounts of money',
    [
      [
        'wanted',
        /\b(?:iso|currency)(?: currency)? codes?(?: (?:before|in front of) (?:the )?(?:figure|amount|number|sum)s?)?/,
        banned(
          'currency-codes',
          new RegExp(String.raw`[$€£]\s?(?:${AMOUNT})|(?:${AMOUNT})\s?[$€£]`, 'g'),
          'Name the currency of “{match}” by its code, as in “USD 50”.',
        ),
      ],
      [
        'wanted',
        /\b(?:currency )?(?:symbols?|signs?)(?: comes?| goes?| stands?)?(?: directly| immediately)? (?:before|in front of) (?:the )?(?:figure|amount|number|sum)s?(?: without (?:a )?space)?/,
        banned(
          'currency-first',
          new RegExp(String.raw`(?:${AMOUNT})\s?[$€£](?!\d)|[$€£]\s(?:${AMOUNT})`, 'g'),
          'Put the symbol directly before the number: “{match}”.',
        ),
      ],
      [
        'unwanted',
        /\b(?:currency|dollar|euro|pound) (?:symbols?|signs?)\b(?!.*\b(?:commands?|prompts?|shell|code)\b)/,
        banned(
          'currency-signs',
          new RegExp(String.raw`[$€£]\s?(?:${AMOUNT})|(?:${AMOUNT})\s?[$€£]`, 'g'),
          'Write the currency of “{match}” as a word or a code.',
        ),
      ],
    ],
    [
      'Use ISO currency codes',
      'Use currency codes before amounts',
      'Put the currency symbol directly before the number',
      'The symbol comes before the amount',
      'Don’t use currency symbols',
      'No dollar signs',
    ],
    /\b(?:commands?|prompts?|shell|terminal|bash|command[- ]line|cli)\b/,
  ),
  convention(
    'imperial-units',
    'Metric units',
    [
      [
        'wanted',
        /\bmetric(?: (?:units?|system|measurements?|measures))?\b(?!.*\bimperial\b.*\b(?:brackets?|parenthes[ie]s|second|after|too|as well)\b)(?! (?:units? )?(?:first|before|then)\b)/,
        banned(
          'imperial-units',
          /\b\d[\d.,]*\s?(?:inch(?:es)?|in\.|feet|foot|ft|yards?|yd|miles?|mi|mph|pounds?|lbs?|ounces?|oz|gallons?|gal|°F|degrees Fahrenheit)(?![\w/])/g,
          'Give “{match}” in metric units.',
        ),
      ],
      [
        'unwanted',
        /\bimperial (?:units?|measurements?|measures)\b|\b(?:inches|feet|miles|pounds|ounces|yards|gallons)(?:(?:,? (?:and|or)|,) (?:weights in )?(?:inches|feet|miles|pounds|ounces|yards|gallons))+/,
        banned(
          'imperial-units',
          /\b\d[\d.,]*\s?(?:inch(?:es)?|in\.|feet|foot|ft|yards?|yd|miles?|mi|mph|pounds?|lbs?|ounces?|oz|gallons?|gal|°F|degrees Fahrenheit)(?![\w/])/g,
          'Give “{match}” in metric units.',
        ),
      ],
    ],
    [
      'Use metric units',
      'Give measurements in metric units',
      'Don’t use imperial units',
      'No imperial measurements',
      'Use the metric system',
      'Measurements are metric, because most readers know no other',
    ],
  ),
  convention(
    'bare-this',
    '“This” without a noun',
    [
      [
        'unwanted',
        /\b(?:a )?(?:bare|naked|vague|unclear|lone|unsupported|standalone|dangling) “?(?:this|demonstratives?|pronouns?)”?\b[^.;]*|“this” (?:on its own|alone|by itself|without a noun)/,
        banned(
          'bare-this',
          /(?:^|[.!?]\s+)(?<at>(?:This|That|These|Those)\s+(?:is|are|means?|was|were|will|can|makes?|causes?|has|have|allows?|lets?|happens?|should|may|might|requires?|ensures?|prevents?|helps?|gives?|leads?|results?))\b/dg,
          'Say what “{match}” speaks of: put a noun behind the first word.',
        ),
      ],
      [
        'wanted',
        /(?<=“(?:this|that|these|those)”[^.;]*)\b(?:followed by|precedes?|before|takes?|with|needs?|has|have) (?:an? )?nouns?\b/,
        banned(
          'bare-this',
          /(?:^|[.!?]\s+)(?<at>(?:This|That|These|Those)\s+(?:is|are|means?|was|were|will|can|makes?|causes?|has|have|allows?|lets?|happens?|should|may|might|requires?|ensures?|prevents?|helps?|gives?|leads?|results?))\b/dg,
          'Say what “{match}” speaks of: put a noun behind the first word.',
        ),
      ],
    ],
    [
      '“This” must be followed by a noun',
      'Avoid the bare “this”',
      'Don’t use a vague “this”',
      'No unclear pronouns',
      'Never use “this” without a noun',
      'Use “this” with a noun',
    ],
  ),
  convention(
    'sentence-variety',
    'Openings of sentences',
    [
      [
        'unwanted',
        /\b(?:two |three )?(?:consecutive|successive|adjacent|neighbou?ring)? ?sentences(?: in a row)? (?:with|by) the same word\b|\bthe same (?:first|opening) word\b/,
        () => reading('same-opening', sameOpening),
      ],
    ],
    [
      'Don’t begin two consecutive sentences with the same word',
      'Never start two sentences in a row with the same word',
      'Avoid starting consecutive sentences with the same word',
      'Do not open successive sentences with the same word',
      'Avoid beginning adjacent sentences with the same word',
      'Don’t start two sentences with the same word, because it sounds like a list',
    ],
  ),
  convention(
    'nested-parentheses',
    'Parentheses in parentheses',
    [
      [
        'unwanted',
        /\bnested (?:parenthes[ei]s|brackets)\b|\b(?:parentheses|brackets) (?:inside|within|in) (?:other )?(?:parentheses|brackets)\b|\bnest (?:parentheses|brackets)\b/,
        banned(
          'nested-parentheses',
          /(?<=\([^()\n]{0,300})\([^()\n]{1,300}\)/g,
          'Take these parentheses out of the others: “{match}”.',
        ),
      ],
    ],
    [
      'No nested parentheses',
      'Don’t nest brackets',
      'Avoid nested brackets',
      'Parentheses inside parentheses are not allowed',
      'Never put parentheses within parentheses',
      'Don’t use nested parentheses, because nobody finds the end',
    ],
  ),
  convention(
    'typed-marks',
    'Trademark symbols typed as letters',
    [
      [
        'unwanted',
        /“?\((?:tm|r|c)\)”?(?:(?:,? (?:and|or)|,) “?\((?:tm|r|c)\)”?)*/,
        banned('typed-marks', /\((?:TM|R|C|tm)\)(?!\w)/g, 'Write the symbol instead of “{match}”.'),
      ],
    ],
    [
      'Don’t write (TM) or (R)',
      'Never use (TM), (R) and (C)',
      'No (TM)',
      'Avoid (c) and (r)',
      '(TM) is not allowed',
      'Avoid (R), because it looks careless',
    ],
  ),
  convention(
    'file-names',
    'File names in code font',
    [
      [
        'wanted',
        /(?<=\b(?:file ?names?|files|paths|extensions)\b[^.;]*)\b(?:code font|code formatting|backticks|monospace(?:d)?(?: font)?|code style|inline code)\b|\b(?:code font|code formatting|backticks|monospace(?:d)?(?: font)?|code style|inline code) (?:for|around) (?:all |every )?(?:file ?names?|files|paths)[a-z ,]*/,
        () => reading('file-names', fileNames),
      ],
    ],
    [
      'Put file names in code font',
      'File names are in backticks',
      'Use code font for file names',
      'Use backticks around file names',
      'Set file names and paths in monospace',
      'Format file names as inline code',
    ],
  ),
  convention(
    'code-names',
    'Names from code in code font',
    [
      [
        'wanted',
        new RegExp(
          String.raw`(?<=\b${CODE_NAMES}\b[^.;]*)\b${CODE_FONT}\b|\b${CODE_FONT} (?:for|around) (?:all |every )?${CODE_NAMES}[a-z ,]*`,
        ),
        () => reading('code-names', codeNames),
      ],
    ],
    [
      'API names must be in code font',
      'Put function names in backticks',
      'Use code font for method names',
      'Class and function names are in monospace',
      'Format parameter names as inline code',
      'Set command-line flags in code font',
    ],
  ),
  convention(
    'from-dash',
    '“From” and “between” before dashes',
    [
      [
        'unwanted',
        /\b(?:combine|mix|use|join|follow) (?:either word|“?from”?(?: or “?between”?)?|“from”|these words)(?:[^.;]*) (?:with|by|and|before) (?:a |an )?(?:en )?(?:dash|hyphen)(?:es)?\b/,
        banned(
          'from-dash',
          /\b(?:[Ff]rom|[Bb]etween)\s+\d[\d.,:]*\s?[–-]\s?\d[\d.,:]*/g,
          'Write “to” or “and” instead of the dash in “{match}”.',
        ),
      ],
    ],
    [
      'Don’t combine “from” with a dash',
      'Never use “from” with a hyphen',
      'Do not use “from” or “between” with a dash',
      'Do not mix “from” and an en dash',
      'Never follow “from” with a dash',
      'Don’t join “from” with a dash, because it reads badly',
    ],
  ),
];
