import { baseOf } from '../../../spelling/inflect.ts';
import type { UxRule } from './types.ts';

/** Nouns of text fields: what a person enters. */
const FIELD = String.raw`(?:email(?: address)?|name|first name|last name|full name|user ?name|password|title|phone(?: number)?|address|city|zip code|postal code|code|date|amount|url|description|message|subject|company|card number|value)`;

/** Advice that fits every error, and so says nothing of this one. */
const AND_THEN = String.raw`(?:\s*(?:please,? )?(?:try again|contact)\b[^.!?]*[.!]*)?`;

const DONE = 'That it was done says that it succeeded.';
/** A thing without an article: a headline, which needs no auxiliary verb. */
const BARE = String.raw`(?:(?!(?:the|your|this|that|these|those|an?|it|you|we|they|i|all|its|our|their|my|which|who)\b)[\p{L}\d{}%]+ ){0,3}(?!(?:it|you|we|they|i|this|that)\b)[\p{L}\d{}%]+`;
const BE = ' (?:was |were |is |has been |have been )';
const PARTICIPLE = String.raw`(\w+ed|sent|built|set|made|reset|sold|bought|paid|found)`;

/** Whether a person understands at once what happened, and what to do. */
export const CLARITY: readonly UxRule[] = [
  {
    id: 'ux-confirmation',
    label: 'Ask the question itself',
    severity: 'important',
    patterns: [
      {
        find: /\bAre you (?:absolutely |really |quite )?sure (?:that )?you (?:really )?(?:want|wish|would like) to (\S)([^?]*)\?/gi,
        message:
          'Ask about the action itself, and say what it cannot undo: people confirm “Are you sure” without reading.',
        // "Cancel?" alone asks for nothing that can be seen.
        replace: (_, first, rest) => (rest.includes(' ') ? `${first.toUpperCase()}${rest}?` : null),
      },
      {
        find: /(?<=^|[.!?:]\s+)(?:Do you (?:really )?(?:want|wish)|Would you like) to (?!not\b|stop\b)(\S)([^?]*)\?/gi,
        message: 'Begin with the action: it is what people look for.',
        replace: (_, first, rest) => `${first.toUpperCase()}${rest}?`,
      },
      {
        find: /\bThis will (\S)([^.!?]*)[.!] Are you sure\?/g,
        message: 'Ask the question itself: it says what happens, and its verb is the button’s.',
        replace: (_, first, rest) => `${first.toUpperCase()}${rest}?`,
      },
      {
        find: /(?<=[.!?]\s+)(?:Do you (?:really )?(?:want|wish)|Would you like) to (?:continue|proceed)\?/gi,
        message: 'Ask the question itself.',
        replace: 'Continue?',
      },
      {
        find: /(?<=[.!?]\s+)Are you sure\?/gi,
        message: 'Name the action and what it does to the person’s data.',
      },
      { find: /^Are you sure\?$/gi, message: 'Name the action and what it does to the person’s data.' },
    ],
  },
  {
    id: 'ux-vague-action',
    label: 'Buttons that name their action',
    severity: 'important',
    kinds: ['button'],
    patterns: [
      {
        find: /^(?:OK|Okay|Yes|No|Submit|Go|Proceed|Confirm|Click|Here|Execute|Process)[.!]?$/gi,
        message:
          'Name what the button does, such as “Save changes” or “Delete file”: people read buttons without the text around them.',
      },
    ],
  },
  {
    id: 'ux-error-cause',
    label: 'Errors that say what happened',
    severity: 'critical',
    patterns: [
      {
        find: new RegExp(
          String.raw`^(?:oops[,!.]*\s*)?(?:we (?:have )?encountered )?(?:an?\s+)?(?:(?:unknown|unexpected|internal|general|generic)\s+)?(?:server\s+)?error(?:\s+has)?(?:\s+(?:occurred|happened))?(?: (?:while|when) (?:processing|handling|performing) (?:your|the|this) (?:request|operation|action))?[.!]*${AND_THEN}$`,
          'gi',
        ),
        message: 'Say what could not be done, why if it is known, and what the person can do now.',
      },
      {
        find: new RegExp(
          String.raw`^(?:(?:oops|whoops|sorry)[,!.]*\s*)?something (?:went wrong|bad happened)[.!]*${AND_THEN}(?:\s*[:;]-?[()])?$`,
          'gi',
        ),
        message: 'Say what could not be done, why if it is known, and what the person can do now.',
      },
    ],
  },
  {
    id: 'ux-empty-cause',
    label: 'Empty states that say what is missing',
    severity: 'minor',
    patterns: [
      {
        find: /^No (?:data|records?|entries|items|content)(?: (?:found|available|to (?:show|display)|here))?[.!]?$/gi,
        message:
          'Name what is not there yet, say why, and what the person can do: “No invoices yet. Create one.”',
      },
    ],
  },
  {
    id: 'ux-verb',
    label: 'Verbs as verbs',
    severity: 'minor',
    patterns: [
      {
        find: /^(log|sign|set)(in|out|up|off)(?= (?:to|with|using|via|again|now)\b)/gi,
        message: 'The verb is two words; the noun is one.',
        replace: '$1 $2',
      },
    ],
  },
  {
    id: 'ux-error-wording',
    label: 'Errors that help',
    severity: 'important',
    patterns: [
      {
        find: new RegExp(
          String.raw`^(?:you (?:have )?(?:entered|provided|typed|supplied|gave) )?(?:an? )?(?:invalid|illegal|bad|(?:incorrect|wrong)(?! (?:password|code))) (${FIELD})(?: (?:format|entered))?[.!]*$`,
          'gi',
        ),
        message: 'Say what to enter instead of what is wrong with the person’s entry.',
        replace: (_, noun) => `Enter a valid ${noun.toLowerCase()}.`,
      },
      {
        find: new RegExp(
          String.raw`^(?:the |your |an? )?(${FIELD})(?: field)? (?:is (?:required|mandatory)|cannot be (?:empty|blank)|can['’]t be (?:empty|blank)|must not be (?:empty|blank)|is missing)[.!]*$`,
          'gi',
        ),
        message: 'Say what to enter: it is shorter, and does not blame.',
        replace: (_, noun) =>
          `Enter ${/^(?:[aeio]|url$)/i.test(noun) && !/^url$/i.test(noun) ? 'an' : 'a'} ${/^url$/i.test(noun) ? 'URL' : noun.toLowerCase()}.`,
      },
      {
        find: /^(?:an? )?(?:invalid|bad) (?:files?|images?|formats?|input|requests?|values?|data|parameters?)[.!]*$/gi,
        message: 'Say what is expected instead: “Choose a PDF file.”',
      },
      {
        find: / (?:due to|because of) an? (?:unknown|unexpected|internal) (?:error|problem|reason|issue)\b/gi,
        message: 'A cause that nobody knows helps nobody.',
        replace: '',
      },
      {
        find: /^(?:there was (?:an error|a problem)|(?:an? )?(?:fatal |unexpected |unknown |internal |critical )?error(?: (?:has )?occurr?ed)?|problem)(?: while| when)? (?:trying to (\p{L}+)|(\p{L}+ing)) (?=(?!(?:your|the|this) (?:request|operation|action)\b)\p{L})/giu,
        message: 'Say it the way people speak: “Couldn’t …”.',
        replace: (_, tried, ing) => {
          const verb = tried || baseOf(ing.toLowerCase());
          return verb === undefined ? null : `Couldn't ${verb} `;
        },
      },
      {
        find: /^(?:(?:the |this |your )?(?:value|number|date|amount|entry|input|selection) (?:is )?)?out of range[.!]*$/gi,
        message: 'Name the range: “Enter a number from 1 to 50.”',
      },
      {
        find: /\b([Ww])e (?:were (?:unable|not able)|weren['’]t able) to (?=\w)/g,
        message: 'Say it the way people speak: “couldn’t …”.',
        replace: "$1e couldn't ",
      },
      {
        find: /\b([WwYy])(e|ou) (?:are (?:currently )?(?:unable|not able)|aren['’]t able) to (?=\w)/g,
        message: 'Say it the way people speak: “can’t …”.',
        replace: "$1$2 can't ",
      },
      {
        find: /^(?:oops|whoops|uh[- ]oh|sorry)[,!.…]*\s+(?:unable|failed) to (?=\w)/gi,
        message: 'Say at once what happened, the way people speak: “Couldn’t …”.',
        replace: "Couldn't ",
      },
      {
        find: /^Unable to (?=[^.!?]+\?$)/g,
        message: 'Say it the way people speak: “Can’t …?”.',
        replace: "Can't ",
      },
      {
        find: /\b(?:Unable|Failed) to (?=\w)/g,
        message: 'Say it the way people speak: “Couldn’t …”.',
        replace: "Couldn't ",
      },
      { find: /\b(?:unable|failed) to (?=\w)/g, message: 'Say it the way people speak: “couldn’t …”.' },
    ],
  },
  {
    id: 'ux-success',
    label: 'Say it was done, not that it succeeded',
    severity: 'minor',
    patterns: [
      {
        find: /^(?:you have |you['’]ve )?successfully (\w)(\w*ed)\b/gi,
        message: DONE,
        replace: (_, first, rest) => `${first.toUpperCase()}${rest}`,
      },
      // "File was saved successfully" is "File saved"; "Your file was saved" needs its verb.
      {
        find: new RegExp(String.raw`^(${BARE})${BE}successfully ${PARTICIPLE}(?=[.!]*$)`, 'giu'),
        message: DONE,
        replace: '$1 $2',
      },
      {
        find: new RegExp(String.raw`^(${BARE})${BE}${PARTICIPLE} successfully(?=[.!]*$)`, 'giu'),
        message: DONE,
        replace: '$1 $2',
      },
      {
        find: new RegExp(String.raw`\bsuccessfully ${PARTICIPLE}`, 'gi'),
        message: DONE,
        replace: (match, done) =>
          match.startsWith('S') ? done.slice(0, 1).toUpperCase() + done.slice(1) : done,
      },
      {
        find: new RegExp(
          String.raw` successfully(?=[.!,]|$)(?<=\b${PARTICIPLE}\b[^.!?,;]* successfully)`,
          'gi',
        ),
        message: DONE,
        replace: '',
      },
    ],
  },
  {
    id: 'ux-jargon',
    label: 'Words of the person, not of the program',
    severity: 'important',
    patterns: [
      {
        find: /\b(?:ERR_\w+|[A-Z]+_(?:ERROR|FAILED|FAILURE)|exceptions?|null|undefined|NaN|stack trace|payload|malformed|invalid (?:(?:session|access|auth|security|refresh) )?(?:argument|token|request|input|operation|state)|HTTP \d{3}|[45]\d\d (?:Forbidden|Unauthorized|Not Found|Bad Request|Internal Server Error|Service Unavailable|Bad Gateway)|status code|0x[0-9a-f]+|error code:? ?-?\w+|(?:with )?code:? ?-?\d+(?<=\b(?:fail\w*|error\w*|declined|rejected|refused)\b[^.!?]*code:? ?-?\d+)|deserializ\w+|timeout exceeded|unauthori[sz]ed|bad request)\b/gi,
        message: 'Say what this means for the person; keep codes for a line that support can ask for.',
      },
    ],
  },
];
