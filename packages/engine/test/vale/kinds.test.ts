import assert from 'node:assert/strict';
import { lint, lintRule } from './lint.ts';

/** What one rule prints of a text. */
interface Case {
  readonly name: string;
  readonly rule: string;
  readonly text: string;
  readonly prints: readonly string[];
}

const CASES: readonly Case[] = [
  {
    name: 'existence: whole words in their case',
    rule: 'extends: existence\nmessage: "Drop \'%s\'."\ntokens:\n  - just\n  - of cours\\w',
    text: 'It just works, Just so, of course, and adjust too.\n',
    prints: ["1:4:Drop 'just'.", "1:25:Drop 'of course'."],
  },
  {
    name: 'existence: ignorecase',
    rule: 'extends: existence\nmessage: "Drop \'%s\'."\nignorecase: true\ntokens: [just]',
    text: 'JUST so.\n',
    prints: ["1:1:Drop 'JUST'."],
  },
  {
    name: 'existence: nonword takes no word bounds',
    rule: "extends: existence\nmessage: \"Drop '%s'.\"\nnonword: true\ntokens:\n  - '!+'",
    text: 'Stop!! Now!\n',
    prints: ["1:5:Drop '!!'.", "1:11:Drop '!'."],
  },
  {
    name: 'existence: raw is concatenated as it stands',
    rule: "extends: existence\nmessage: \"See '%s'.\"\nraw:\n  - 'a(?=b)'\n  - 'b+'",
    text: 'xabbx\n',
    prints: ["1:2:See 'abb'."],
  },
  {
    name: 'existence: exceptions',
    rule: "extends: existence\nmessage: \"Spell '%s' out.\"\ntokens:\n  - '[A-Z]{3}'\nexceptions:\n  - API",
    text: 'The API and the XYZ.\n',
    prints: ["1:17:Spell 'XYZ' out."],
  },
  {
    name: 'existence: lookarounds',
    rule: "extends: existence\nmessage: \"'%s'\"\nnonword: true\ntokens:\n  - '(?<!very )\\bgood\\b(?! enough)'",
    text: 'A good one, a very good one, good enough.\n',
    prints: ["1:3:'good'"],
  },
  {
    name: 'substitution: two forms, the replacement first, which takes the capital over',
    rule: "extends: substitution\nmessage: \"Use '%s' instead of '%s'.\"\nignorecase: true\ncapitalize: true\nswap:\n  utili[sz]e: use\n  'log on|log in': sign in",
    text: 'Utilise it and log in.\n',
    prints: ["1:1:Use 'Use' instead of 'Utilise'.", "1:16:Use 'sign in' instead of 'log in'."],
  },
  {
    name: 'substitution: what already stands right is left',
    rule: "extends: substitution\nmessage: \"Use '%s' instead of '%s'.\"\nignorecase: true\nswap:\n  github: GitHub",
    text: 'GitHub and github.\n',
    prints: ["1:12:Use 'GitHub' instead of 'github'."],
  },
  {
    name: 'substitution: captures in the replacement',
    rule: "extends: substitution\nmessage: \"Use '%s' instead of '%s'.\"\nswap:\n  '(\\d+) percent': $1%",
    text: 'About 5 percent.\n',
    prints: ["1:7:Use '5%' instead of '5 percent'."],
  },
  {
    name: 'a message keeps spaces at the ends of what it quotes, and squeezes those inside',
    rule: "extends: existence\nmessage: \"'%s'\"\nnonword: true\ntokens:\n  - ' {2,}b  c'",
    text: 'A  b  c.\n',
    prints: ["1:2:'  b c'"],
  },
  {
    name: 'occurrence: at most',
    rule: 'extends: occurrence\nmessage: "Too long."\nscope: sentence\nmax: 4\ntoken: \'\\b\\w+\\b\'',
    text: 'One two three. One two three four five.\n',
    prints: ['1:16:Too long.'],
  },
  {
    name: 'occurrence: at least',
    rule: 'extends: occurrence\nmessage: "No summary."\nscope: raw\nmin: 1\ntoken: Summary',
    text: 'A text.\n',
    prints: ['1:1:No summary.'],
  },
  {
    name: 'repetition',
    rule: "extends: repetition\nmessage: \"'%s' is repeated.\"\nalpha: true\ntokens:\n  - '[^\\s]+'",
    text: 'This is is fine, and 1 1 is too.\n',
    prints: ["1:6:'is' is repeated."],
  },
  {
    name: 'consistency: the second form is the wrong one',
    rule: 'extends: consistency\nmessage: "Mixed spelling of \'%s\'."\neither:\n  grey: gray',
    text: 'A grey wall.\n\nA gray door.\n',
    prints: ["3:3:Mixed spelling of 'gray'."],
  },
  {
    name: 'conditional: the first without the second',
    rule: "extends: conditional\nmessage: \"'%s' is not spelled out.\"\nfirst: '\\b([A-Z]{3,5})\\b'\nsecond: '(?:\\b[A-Z][a-z]+ )+\\(([A-Z]{3,5})\\)'\nexceptions: [URL]",
    text: 'Content Delivery Network (CDN) first.\n\nA CDN, a URL and an RFC.\n',
    prints: ["3:21:'RFC' is not spelled out."],
  },
  {
    name: 'capitalization: $sentence',
    rule: 'extends: capitalization\nmessage: "\'%s\' is not in sentence case."\nscope: heading\nmatch: $sentence\nexceptions: [Kubernetes]',
    text: '# Run Kubernetes locally\n\n## Run The Tests\n',
    prints: ["3:4:'Run The Tests' is not in sentence case."],
  },
  {
    name: 'capitalization: $title in both styles',
    rule: 'extends: capitalization\nmessage: "\'%s\' is not in title case."\nscope: heading\nmatch: $title\nstyle: Chicago',
    text: '# A Walk Through the Park\n\n## A walk in the park\n',
    prints: ["3:4:'A walk in the park' is not in title case."],
  },
  {
    name: 'capitalization: $lower, $upper and a pattern',
    rule: 'extends: capitalization\nmessage: "\'%s\' is not lower."\nscope: table.header\nmatch: $lower',
    text: '| name | Size |\n| --- | --- |\n| A | B |\n',
    prints: ["1:10:'Size' is not lower."],
  },
  {
    name: 'capitalization: a pattern',
    rule: "extends: capitalization\nmessage: \"'%s' does not open with a verb.\"\nscope: heading.h2\nmatch: '^(?:Add|Set)\\b'",
    text: '# Guide\n\n## Add a user\n\n## User removal\n',
    prints: ["5:4:'User removal' does not open with a verb."],
  },
  {
    name: 'metric',
    rule: 'extends: metric\nmessage: "%s words in a paragraph."\nformula: |\n  words / paragraphs\ncondition: "> 3"',
    text: 'One two three four.\n\nOne two three four five six.\n',
    prints: ['1:1:5.00 words in a paragraph.'],
  },
  {
    name: 'metric: paragraphs are what is no list, quotation or heading',
    rule: 'extends: metric\nmessage: "%s"\nformula: paragraphs * 100 + list * 10 + blockquote\ncondition: "> 0"',
    text: '# Title\n\nOne.\n\n- Two\n- Three\n\n> Four.\n\nFive.\n',
    prints: ['1:1:221.00'],
  },
  {
    name: 'metric: a share of nothing is no measure',
    rule: 'extends: metric\nmessage: "%s"\nformula: words / paragraphs\ncondition: "> 0"',
    text: '- One\n- Two\n',
    prints: [],
  },
  {
    name: 'spelling, with words of its own',
    rule: "extends: spelling\nmessage: \"Did you mean '%s'?\"\ncustom: true\nfilters:\n  - '[pP]y.*\\b'",
    text: 'Pyyaml is definately a libary.\n',
    prints: ["1:11:Did you mean 'definately'?", "1:24:Did you mean 'libary'?"],
  },
  {
    name: 'sequence: a verb after an article is a noun, and what follows “this” is a verb',
    rule: "extends: sequence\nmessage: \"'%s'\"\nignorecase: true\ntokens:\n  - tag: NN|NNS\n    pattern: 'install(?:\\s|$)|lets'",
    text: 'After the install, install the tool. The new install fails. This lets you work.\n',
    prints: ["1:11:'install'", "1:46:'install'"],
  },
  {
    name: 'sequence: tags, a pattern, and what is between; each word fills a form of the message',
    rule: "extends: sequence\nmessage: \"'%s' could be passive.\"\ntokens:\n  - pattern: 'was|were|is|are'\n  - tag: RB\n    skip: 1\n  - tag: VBN",
    text: 'The file was quickly written.\n',
    prints: ["1:10:'was' could be passive."],
  },
  {
    name: 'sequence: what “get” and “have been” help is a participle',
    rule: "extends: sequence\nmessage: '%[1]s %[2]s'\ntokens:\n  - pattern: \\b(?:was|been|gets?)\\b\n    tag: VB[DNPZ]?\n  - tag: VBN",
    text: 'A key gets created, was found, and has been kept. You get access.\n',
    prints: ['1:7:gets created', '1:21:was found', '1:40:been kept'],
  },
  {
    name: 'sequence: negation',
    rule: "extends: sequence\nmessage: \"'%s' wants 'than'.\"\nignorecase: true\ntokens:\n  - pattern: rather\n  - pattern: than\n    negate: true",
    text: 'Tabs rather than spaces. Rather late.\n',
    prints: ["1:26:'Rather' wants 'than'."],
  },
];

describe('kinds of Vale checks', () => {
  for (const { name, rule, text, prints } of CASES)
    it(name, () => assert.deepEqual(lintRule(rule, text), prints));

  it('levels become severities and links are kept', () => {
    const { lines } = lint(
      {
        'Own/A.yml': 'extends: existence\nmessage: A\nlevel: error\nlink: https://example.com\ntokens: [foo]',
        'Own/B.yml': 'extends: existence\nmessage: B\nlevel: suggestion\ntokens: [foo]',
      },
      'A foo.\n',
    );
    assert.deepEqual(lines, ['1:3:Own.A:A', '1:3:Own.B:B']);
  });

  it('limit: at most so many in a text', () =>
    assert.equal(
      lintRule('extends: existence\nmessage: M\nlimit: 2\ntokens: [foo]', 'foo foo\n\nfoo foo\n').length,
      2,
    ));
});

describe('actions of Vale checks', () => {
  const change = (rule: string, text: string) => lint({ 'Own/Rule.yml': rule }, text).changes;
  const existence = (action: string) =>
    `extends: existence\nmessage: M\nignorecase: true\nnonword: true\ntokens:\n  - 'very fast|e\\.g\\.|fooBar|wide\\.'\naction:\n${action}`;

  it('replace: in place', () =>
    assert.deepEqual(change(existence('  name: replace\n  params: [quick]'), 'A very fast one.\n'), [
      'very fast>quick',
    ]));

  it('replace: what the swap names', () =>
    assert.deepEqual(
      change(
        'extends: substitution\nmessage: M %s\naction: {name: replace}\nswap: {utilize: use}',
        'We utilize it.\n',
      ),
      ['utilize>use'],
    ));

  it('replace: message and change take over the capital of the text', () => {
    const rule =
      'extends: substitution\nmessage: Use %s\nignorecase: true\naction: {name: replace}\nswap: {you are: "you\'re"}';
    const { lines, changes } = lint({ 'Own/Rule.yml': rule }, 'You are ready.\n');
    assert.deepEqual([lines, changes], [["1:1:Own.Rule:Use 'You're'"], ["You are>You're"]]);
  });

  it('remove', () =>
    assert.match(change(existence('  name: remove'), 'A very fast one.\n')[0] ?? '', /^ ?very fast ?> ?$/));

  it('edit: trim_right', () =>
    assert.deepEqual(change(existence('  name: edit\n  params: [trim_right, "."]'), 'It is wide.\n'), [
      'wide.>wide',
    ]));

  it('convert: simple is lower case', () =>
    assert.deepEqual(change(existence('  name: convert\n  params: [simple]'), 'A fooBar here.\n').length, 1));

  it('none: nothing is proposed', () =>
    assert.deepEqual(change('extends: existence\nmessage: M\ntokens: [foo]', 'A foo.\n'), ['foo!']));
});
