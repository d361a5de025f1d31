import { ingOf } from '../../../spelling/inflect.ts';
import { lookUp } from '../../../spelling/lexicon.ts';
import { knownAcronym } from '../../../rules/data/known-acronyms.ts';
import type { UxRule } from './types.ts';

const capital = (_: string, first: string): string => first.toUpperCase();

/** Words in capitals that are no names, acronyms or constants. */
const EMPHASIZED =
  'DO|NOT|NEVER|ALWAYS|MUST|ONLY|ALL|ANY|EVERY|PLEASE|BEFORE|AFTER|NOW|HERE|CANNOT|WITHOUT|PERMANENTLY|IMMEDIATELY|IRREVERSIBLE|EVERYTHING|NOTHING|REQUIRED|OPTIONAL|AND';

/** "IBAN": of shorter ones that are no words, most are written so. */
const SHOUTED = 5;
const isWord = (text: string): boolean => lookUp(text.toLowerCase()) !== 0;

/** A noun in place of its verb, which is seen by the “please” before it: that one is mended first. */
const MISSPELT_VERB = String.raw`(?:login|logout|logoff|signin|signup|setup|backup|checkout)\b`;

/** How the interface speaks: calm, brief, never blaming. */
export const TONE: readonly UxRule[] = [
  {
    id: 'ux-apology',
    label: 'No slang, no needless apology',
    severity: 'minor',
    patterns: [
      {
        find: /^(?:oo+ps|whoops|uh[- ]oh|yikes|aw,? snap|hmm+|ouch)[,!.…]*\s+(\S)/gi,
        message: 'Say at once what happened: a joke is in the way when something failed.',
        replace: capital,
      },
      {
        find: /^Unfortunately,?\s+(\S)/g,
        message: 'Say at once what happened and what helps.',
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
      {
        find: /\b(?:superstars?|rock ?stars?|ready to rock|(?<!Font )awesome(?:sauce)?|woo-?hoo|yay|yippee|hooray|dudes?|hey (?:there|guys|you)|hang tight|sit tight|bummer|whoa|dang|darn|gremlins)\b/gi,
        message: 'Slang wears out, excludes people and can’t be translated: say what the person needs here.',
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
      {
        find: /^(?:Please )?(?:be patient|wait|hold on|stand by|bear with us)(?: a (?:moment|second|few seconds))?,? while (?:we|the app|the system|it) (\p{Ll}+)s? (\S[^.!…]*)(?:\.{3}|…|[.!])*$/giu,
        message: 'The wait shows by itself: say what goes on.',
        replace: (_, verb, rest) => {
          const running = ingOf(verb);
          return running === undefined
            ? null
            : `${capital('', running.slice(0, 1))}${running.slice(1)} ${rest}…`;
        },
      },
      { find: /^Please wait(?:\.{3}|…|[.!])*$/gi, message: 'Say what the person waits for.' },
      {
        find: new RegExp(
          String.raw`(?<=^|[.!?]\s+)(?:Please|Kindly),? (?!wait|${MISSPELT_VERB})((?:<[^<>\s]+>)*)(\S)`,
          'g',
        ),
        message: 'An instruction is polite when it is short.',
        replace: (_, tags, first) => tags + first.toUpperCase(),
      },
      {
        find: new RegExp(String.raw`(?<=\w) (?:please|kindly) (?!${MISSPELT_VERB})(?=\w)`, 'g'),
        message: 'An instruction is polite when it is short.',
        replace: ' ',
      },
      // What depends on a clause before it goes on in the same sentence.
      {
        find: /, (?:please|kindly) (?=\S)(?<=(?:^|[.!?:]\s+|>\s*)(?:if|when|once|unless|until|while|after|before|to|for|in|as|because|since|although|otherwise|instead|first|then)\b(?:[^.!?]|[.!?](?!\s))*, (?:please|kindly) )/gi,
        message: 'An instruction is polite when it is short.',
        replace: ', ',
      },
      {
        find: new RegExp(String.raw`, (?:please|kindly),? (?!${MISSPELT_VERB})(\S)`, 'g'),
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
        find: /\b(?:do not|don['’]t|never) (?:disable|deselect|uncheck|untick|opt out|turn off|unsubscribe)\b[^.!?]*\b(?:if you do(?:n['’]t| not)|unless)\b|\bwould you like to not\b|\b(?:is|are) not (?:incorrect|invalid|unavailable|unsupported|disabled)\b/gi,
        message: 'Say it without the double no.',
      },
      {
        find: /(?<!\bthere )\b(is|are)((?:n['’]t| not)?) currently (?=(?:empty|full|offline|online|unavailable|closed|busy|down|disabled|not|no)\b)/gi,
        message: 'What a screen says is so now.',
        replace: '$1$2 ',
      },
      {
        find: / at the moment(?=[.!]|$)(?<=\b(?:empty|full|currently\b[^.!?]{0,60}|no \p{L}{2,20}) at the moment)/giu,
        message: 'What a screen says is so now.',
        replace: '',
      },
      {
        find: /^Errors?[!:]\s+(?=\p{Lu}\p{Ll}+ [^.!?\d]{6})/giu,
        message: 'Begin with what happened.',
        replace: '',
      },
      {
        find: /\b([Tt]o) be able to (?=\p{Ll})/gu,
        message: '“to” says the same.',
        replace: '$1 ',
      },
      {
        find: /\bin order to\b/gi,
        message: '“to” says the same.',
        replace: (match) => (match.startsWith('I') ? 'To' : 'to'),
      },
      {
        // "You can add more later" allows what "Add more later" asks for.
        find: /^You (?:can|may|need to|have to|must) (?=(?:now )?(?:click|select|choose|enter|add|type|open|go)\b(?![^.!?]*\b(?:later|also|too|at any time|anytime|whenever)\b))(\S)/gi,
        message: 'Begin with the action.',
        replace: capital,
      },
      {
        find: /^(?:You (?:currently )?(?:have no|do not have any|don['’]t have any)|There (?:are|is) (?:currently )?no|Currently,? (?:there (?:are|is) )?no) (?![^.!…]*(?:,|\bbut\b))(\S[^.!…]*?)(?: (?:(?:to (?:show|display)|to be (?:shown|displayed)|available|found|here|exists?)))?( yet)?(?=[.!…]|$)/gi,
        message: 'The same in fewer words.',
        replace: (_, what, yet) =>
          `No ${what.replace(/ (?:that|which) (?=(?:match|meet|fit|contain)\b)/, ' ')}${yet}`,
      },
      {
        find: /^You (?:must|need to|have to) be (logged|signed) in to (?=\p{L})/giu,
        message: 'Begin with the action.',
        replace: (_, how) => `${how.toLowerCase() === 'logged' ? 'Log' : 'Sign'} in to `,
      },
      {
        find: /\b(?:sufficient|enough|the (?:necessary|required|proper)|appropriate) (?:privileges|permissions|rights) to\b/gi,
        message: '“permission to” says the same.',
        replace: 'permission to',
      },
      {
        find: /\bperform this (?:operation|action)\b/gi,
        message: '“do this” says the same.',
        replace: 'do this',
      },
      {
        find: /\bmin(?:imum|\.)?\s*(?=\d+\s*(?:chars?|characters|letters|digits|words)\b)/gi,
        message: '“at least” needs no second reading.',
        replace: (match) => (/^M/.test(match) ? 'At least ' : 'at least '),
      },
      {
        find: /\bmax(?:imum|\.)?\s*(?=\d+\s*(?:chars?|characters|letters|digits|words)\b)/gi,
        message: '“up to” needs no second reading.',
        replace: (match) => (/^M/.test(match) ? 'Up to ' : 'up to '),
      },
      {
        find: /\b[Yy]ou (?:are|['’]re) not (?:authorized|allowed) to\b/g,
        message: 'Say what is missing: permission, which somebody can give.',
        replace: (match) => `${match.slice(0, 3)} don't have permission to`,
      },
      { find: /\bchars\b/g, message: 'Write the word in full.', replace: 'characters' },
      {
        find: /\b([Ee]nter|[Pp]rovide|[Tt]ype|[Ii]nsert) (?=valid (?:(?:email|web|IP|postal|billing|phone|card|street) )?(?:address|link|number|name|date|code|domain|path|password|value|email|time|amount|username)\b)/g,
        message: 'The article is missing.',
        replace: '$1 a ',
      },
      {
        find: /\b(?:due to the fact that|owing to the fact that)\b/gi,
        message: '“because” says the same.',
        replace: (match) => (/^\p{Lu}/u.test(match) ? 'Because' : 'because'),
      },
      {
        // What was tried is over: its time goes without saying.
        find: / at this (?:(?:moment|point) in time|time|moment)\b(?<=\b(?:was|were|couldn['’]t|could not|didn['’]t|did not|failed)\b[^.!?]* at this (?:(?:moment|point) in time|time|moment))/gi,
        message: 'The time goes without saying.',
        replace: '',
      },
      {
        find: /\bat this (?:(?:moment|point) in time|time|moment)\b/gi,
        message: '“right now” says the same.',
        replace: (match) => (match.startsWith('A') ? 'Right now' : 'right now'),
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
    kinds: ['title', 'button', 'label'],
    patterns: [{ find: /(?<=[\p{L}\p{N})”"])!+$/gu, message: 'The words alone are enough.', replace: '' }],
  },
  {
    id: 'ux-exclamation',
    label: 'No exclamation marks',
    severity: 'minor',
    patterns: [
      {
        find: /!+(?=\s*\p{Extended_Pictographic})/gu,
        message: 'The words alone are enough.',
        replace: '',
      },
      { find: /(?<=[\p{L}\p{N})”"]{3})!+(?=\s+\S)/gu, message: 'A full stop is calmer.', replace: '.' },
      // A headline has no full stop either.
      { find: /(?<=^\S+(?:\s\S+){0,2})!+$/g, message: 'The words alone are enough.', replace: '' },
      {
        find: /(?<=^(?:\p{Lu}\p{Ll}*\s)+\p{Lu}\p{Ll}+)!+$/gu,
        message: 'The words alone are enough.',
        replace: '',
      },
      { find: /(?<=\s\S+)!+$/g, message: 'A full stop is calmer.', replace: '.' },
    ],
  },
  {
    id: 'ux-all-caps',
    label: 'No words in capitals',
    severity: 'minor',
    patterns: [
      {
        find: /^(?:ERROR|FAILURE|FATAL(?: ERROR)?)(?::|\s*!+)\s+(?=\p{Lu})/gu,
        message: 'That it is an error shows by itself: begin with what happened.',
        replace: '',
      },
      {
        find: /^\p{Lu}{4,}(?=[.!?…]*$)/gu,
        message: 'Capitals shout, and screen readers may spell them.',
        isMeant: (match) => !knownAcronym(match) && (isWord(match) || match.length >= SHOUTED),
        replace: (match) => (isWord(match) ? match.slice(0, 1) + match.slice(1).toLowerCase() : null),
      },
      {
        find: /^\p{Lu}[\p{Lu}'’]+(?:\s+\p{Lu}[\p{Lu}'’]*)+(?=[.!?…]*$)/gu,
        message: 'Capitals shout, and screen readers may spell them.',
        // "JWKS URI" is made of names.
        replace: (match) =>
          match.split(/[\s.!?…]+/).every((word) => word === '' || (isWord(word) && !knownAcronym(word)))
            ? match.slice(0, 1) + match.slice(1).toLowerCase()
            : null,
      },
      {
        find: new RegExp(
          String.raw`(?<![\w("“'‘/_.+-])(?:${EMPHASIZED})(?:\s+(?:${EMPHASIZED}|\p{Lu}{2,}))*(?![\w"”'’/_.+({%$:-])`,
          'gu',
        ),
        message: 'Capitals shout, and screen readers may spell them.',
        replace: (match) => match.toLowerCase(),
      },
      {
        find: /(?<![\w(])(?:SHIFT|ENTER|RETURN|ESCAPE|ESC|SPACE|DELETE|DEL|BACKSPACE|TAB|ALT|OPTION|CTRL|CONTROL|CMD|COMMAND)(?![\w)])/g,
        message: 'Write keys as they stand on a keyboard: one capital letter.',
        replace: (match) => match.slice(0, 1) + match.slice(1).toLowerCase(),
      },
    ],
  },
];
