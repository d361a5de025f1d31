import type { UxRule } from './types.ts';

const capital = (_: string, first: string): string => first.toUpperCase();

/** Words in capitals that are no names, acronyms or constants. */
const EMPHASIZED =
  'NOT|NEVER|ALWAYS|MUST|ONLY|ALL|ANY|EVERY|PLEASE|BEFORE|AFTER|NOW|HERE|CANNOT|WITHOUT|PERMANENTLY|IMMEDIATELY|IRREVERSIBLE|EVERYTHING|NOTHING|REQUIRED|OPTIONAL|AND';

/** How the interface speaks: calm, brief, never blaming. */
export const TONE: readonly UxRule[] = [
  {
    id: 'ux-apology',
    label: 'No slang, no needless apology',
    severity: 'minor',
    patterns: [
      {
        find: /^(?:oops|whoops|uh[- ]oh|yikes|aw,? snap|hmm+|ouch)[,!.…]*\s+(\S)/gi,
        message: 'Say at once what happened: a joke is in the way when something failed.',
        replace: capital,
      },
      {
        find: /^(?:we['’]re |we are )?(?:very |so )?sorry[,!.]+\s+(?:but\s+)?(\S)/gi,
        message: 'Say at once what happened and what helps; apologize only for harm.',
        replace: capital,
      },
      {
        find: /^(?:we['’]re |we are )(?:very |so )?sorry\s*[.…!]*$/gi,
        message: 'Say what happened and what helps: an apology alone tells nothing.',
      },
    ],
  },
  {
    id: 'ux-please',
    label: 'Instructions without “please”',
    severity: 'minor',
    patterns: [
      {
        find: /^(.*?\w)[,.]? please wait(?:\.{3}|…|[.!])*$/gi,
        message: 'The wait shows by itself.',
        replace: '$1…',
      },
      { find: /^Please wait(?:\.{3}|…|[.!])*$/gi, message: 'Say what the person waits for.' },
      {
        find: /(?<=^|[.!?]\s+)Please (?!wait)(\S)/g,
        message: 'An instruction is polite when it is short.',
        replace: capital,
      },
      { find: /(?<=\w) please (?=\w)/g, message: 'An instruction is polite when it is short.', replace: ' ' },
      // What depends on a clause before it goes on in the same sentence.
      {
        find: /(?<=(?:^|[.!?:]\s+)(?:if|when|once|unless|until|while|after|before|to|for|in|as|because|since|although|otherwise|instead|first|then)\b[^.!?]*), please (?=\S)/gi,
        message: 'An instruction is polite when it is short.',
        replace: ', ',
      },
      {
        find: /, please (\S)/g,
        message: 'An instruction is polite when it is short.',
        replace: (_, first) => `. ${first.toUpperCase()}`,
      },
      { find: /, please(?=[.!]|$)/gi, message: 'An instruction is polite when it is short.', replace: '' },
    ],
  },
  {
    id: 'ux-blame',
    label: 'No blame, no violence',
    severity: 'important',
    patterns: [
      {
        find: /\byou (?:have )?(?:entered|provided|typed|supplied|gave|made) (?:an? )?(?:invalid|wrong|incorrect|bad|illegal)\b|\byou (?:forgot|failed|neglected)\b|\byour (?:mistake|error|fault)\b/gi,
        message: 'Say what is needed, not what the person did wrong.',
      },
      {
        find: /\b(?:illegal|fatal|catastrophic|abort(?:ed|ing)?|kill(?:ed|ing)?|execut(?:e|ed|ing) (?:the )?child|forbidden|violation|terminated)\b/gi,
        message: 'Choose a calm word: “not allowed”, “stopped”, “canceled”.',
      },
    ],
  },
  {
    id: 'ux-wordy',
    label: 'Short strings',
    severity: 'minor',
    patterns: [
      {
        find: /\bin order to\b/gi,
        message: '“to” says the same.',
        replace: (match) => (match.startsWith('I') ? 'To' : 'to'),
      },
      {
        find: /^You (?:can|may|need to|have to|must) (?=(?:now )?(?:click|select|choose|enter|add|type|open|go)\b)(\S)/gi,
        message: 'Begin with the action.',
        replace: capital,
      },
      {
        find: /^You (?:currently )?(?:have no|do not have any|don['’]t have any) (\S[^.!]*?)(?: yet)?(?=[.!]|$)/gi,
        message: 'The same in fewer words.',
        replace: 'No $1 yet',
      },
      {
        find: /^There (?:are|is) (?:currently )?no (\S[^.!]*?)(?: (?:to (?:show|display)|available|found|here))?(?: yet)?(?=[.!]|$)/gi,
        message: 'The same in fewer words.',
        replace: 'No $1',
      },
      {
        find: /\b(?:due to the fact that|owing to the fact that)\b/gi,
        message: '“because” says the same.',
        replace: (match) => (/^\p{Lu}/u.test(match) ? 'Because' : 'because'),
      },
      {
        find: /\bat this (?:time|moment|point in time)\b/gi,
        message: '“now” says the same.',
        replace: 'now',
      },
      {
        find: /\b(simply|just|easily) (?=(?:click|select|tap|enter|choose|drag|type)\b)(\S)/gi,
        message: 'What is simple for one person is not for another.',
        replace: (match, _, first) => (/^\p{Lu}/u.test(match) ? first.toUpperCase() : first),
      },
    ],
  },
  {
    id: 'ux-exclamation',
    label: 'No exclamation marks',
    severity: 'minor',
    patterns: [
      { find: /(?<=[\p{L}\p{N})”"]{3})!+(?=\s+\S)/gu, message: 'A full stop is calmer.', replace: '.' },
      { find: /(?<=\s\S+)!+$/g, message: 'A full stop is calmer.', replace: '.' },
      { find: /(?<=^\S+)!+$/g, message: 'The word alone is enough.', replace: '' },
    ],
  },
  {
    id: 'ux-all-caps',
    label: 'No words in capitals',
    severity: 'minor',
    patterns: [
      {
        find: new RegExp(
          String.raw`(?<![\w("“'‘/_.+-])(?:${EMPHASIZED})(?:\s+(?:${EMPHASIZED}|\p{Lu}{2,}))*(?![\w"”'’/_.+({%$:-])`,
          'gu',
        ),
        message: 'Capitals shout, and screen readers may spell them.',
        replace: (match) => match.toLowerCase(),
      },
      {
        find: /^\p{Lu}[\p{Lu}'’]+(?:\s+\p{Lu}[\p{Lu}'’]*)+[.!?…]*$/gu,
        message: 'Capitals shout, and screen readers may spell them.',
        replace: (match) => match.slice(0, 1) + match.slice(1).toLowerCase(),
      },
      {
        find: /(?<![\w(])(?:SHIFT|ENTER|RETURN|ESCAPE|ESC|SPACE|DELETE|DEL|BACKSPACE|TAB|ALT|OPTION|CTRL|CONTROL|CMD|COMMAND)(?![\w)])/g,
        message: 'Write keys as they stand on a keyboard: one capital letter.',
        replace: (match) => match.slice(0, 1) + match.slice(1).toLowerCase(),
      },
    ],
  },
];
