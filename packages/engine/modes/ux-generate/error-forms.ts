import { capitalized } from '../writing/capitals.ts';
import { demand } from './demands.ts';
import { singleOf } from './objects.ts';

/** What the description leaves open. */
export const OPEN = '[VERIFY] Say what the person can do now.';

/** What a description says once for all errors. */
export interface Facts {
  /** "PDF or JPEG" */
  readonly formats: string;
  /** "15 MB" */
  readonly size: string;
  /** "5 files" */
  readonly count: string;
  /** "30 characters" */
  readonly length: string;
  /** What the errors are of, in lower case: "profile photo"; empty where nothing is named. */
  readonly object: string;
}

/** "JPG, PNG" as "JPG or PNG". */
export function alternatives(formats: string): string {
  const all = formats.split(/\s*(?:,|\/|\band\b|\bor\b)\s*/).filter(Boolean);
  return [...(all.length > 1 ? [all.slice(0, -1).join(', ')] : []), ...all.slice(-1)].join(' or ');
}

const BE = '(?:went |is |are |was |were |has been |have been |has |have )?';
/** "We support PDF" */
const SUPPORTED = /^(?:(?:we|only) )*(?:support|accept|allow|take)s? (?:only )?/i;
type Form = readonly [pattern: RegExp, text: (thing: string, more: string, facts: Facts) => string];

/** Forms whose text only names the thing and what is said of it: a pattern and a text in each line. */
function read(lines: string): readonly Form[] {
  return lines
    .trim()
    .split('\n')
    .map((line): Form => {
      const [pattern = '', text = ''] = line.trim().split(' => ');
      const write = (thing: string, more: string): string =>
        text
          .replaceAll('{thing}', () => thing)
          .replaceAll('{more}', () => more)
          .replaceAll('{open}', OPEN);
      return [new RegExp(pattern, 'iu'), write];
    });
}

/** What goes wrong, in the words of a description, and what the person reads. `thing` comes without an article. */
export const FORMS: readonly Form[] = [
  ...read(String.raw`
    ^(?:the )?(?<thing>(?:\p{L}+ )?limit) of (?<more>[\d.,]+ ?(?:[A-Z]{3}|[€$£])) (?:is |was |has been )?(?:exceeded|reached)$ => This is over the {thing} of {more}. Enter a lower amount.
  `),
  [/^["“](?<more>[^"”]+)["”]$/, (_, more) => `${capitalized(more.replace(/\.$/, ''))}.`],
  [
    /^(?<more>poor|weak|slow|unstable|bad) (?<thing>connection|network|internet|signal)(?: connection)?$/i,
    (thing, more) => `Your ${thing} is ${more.toLowerCase()}. Check your ${thing} and try again.`,
  ],
  ...read(String.raw`
    ^(?<thing>.+?) (?:is )?(?<more>in use by another (?:app|application|program|device|tab))$ => Your {thing} is {more}. Close it there and try again.
  `),
  [/^(?<more>(?:you|we|they|it|someone|somebody|nobody) .+)$/i, (_, more) => `${capitalized(more)}. ${OPEN}`],
  ...read(String.raw`
    ^(?<thing>\d+)\s*(?:-|–|to)\s*(?<more>\d+ (?:characters|letters|digits|words))$ => Use {thing} to {more}.
  `),
  [
    /^(?:only )?(?<thing>(?:letters|numbers|digits|underscores|hyphens|dashes|spaces|lower-?case letters)(?:(?:,| and|, and| or)? \p{L}+)*?)(?: only)?$/iu,
    (thing) => `Use only ${thing.replace(/^(\p{L}+) (\p{L}+) and /u, '$1, $2, and ')}.`,
  ],
  [
    /^(?:(?<thing>.+?) )?must be unique$|^not unique$/i,
    (thing, _, { object }) => `This ${thing || object || 'name'} is already taken. Choose another one.`,
  ],
  ...read(String.raw`
    ^too many (?<thing>.+?) \((?:limit|max(?:imum)?\.?|up to)(?: of| is)? (?<more>[\d.,]+)[^()]*\)$ => Too many {thing}. The limit is {more}.
  `),
  [
    /^(?<thing>.+?) (?:is |are )?no longer (?<more>available|valid|active|exists?)$/i,
    (thing, more) =>
      `This ${thing} ${/^exist/.test(more) ? 'no longer exists' : `is no longer ${more}`}. Choose another one.`,
  ],
  [
    /^(?<thing>.+?) (?:is |are )?(?<more>(?:closed|unavailable|full|busy|fully booked) (?:on|at) (?:that|this|the) (?:day|date|time|hour))$/i,
    (thing, more) =>
      `The ${thing} is ${more.replace(/\bthe (?=\w+$)/, 'that ')}. Choose another ${more.split(' ').at(-1)}.`,
  ],
  ...read(String.raw`
    ^(?:\d+|\{\w+\}|some|several|a few) (?<thing>\p{L}+s) with (?<more>.+)$ => {count} {thing} have {more}. Correct them and try again.
  `),
  [
    /^no (?:more )?(?<thing>.+?) (?<more>left|remaining|available)$/i,
    (thing, more) => `There ${/s$/.test(thing) ? 'are' : 'is'} no ${thing} ${more}. ${OPEN}`,
  ],
  ...read(String.raw`
    ^(?:could ?n['’]t|could not|can['’]t|cannot|can not|unable to|failed to) (?<more>(?:\p{L}+ ?){1,6})$ => Couldn't {more}. Try again.
    ^(?:the )?(?:limit|maximum|quota) (?:of|is) (?<more>\d+ \p{L}+(?: \p{L}+)??) (?:is |was |has been )?(?:reached|exceeded|hit)$ => You've reached the limit of {more}. Delete one to make room.
  `),
  [
    /^(?:(?<thing>.+?) )?(?:is |are )?(?:larger|bigger|heavier|longer|over|more) than (?<more>\d[\d.,]* ?(?:[KMGT]i?B|pages|seconds|minutes|hours|characters|letters|words|pixels|px|days|nights|weeks|months|years))$|^(?<thing>.+?) (?:is )?over (?<more>\d[\d.,]* ?[KMGT]i?B)$/i,
    (thing, more, { object }) =>
      /char|letter|word/.test(more)
        ? `Use at most ${more}.`
        : `The ${thing || nounOf(object)} is ${/second|minute|hour|page|day|night|week|month|year/.test(more) ? 'longer' : 'larger'} than ${more}. Choose a ${/second|minute|hour|page|day|night|week|month|year/.test(more) ? 'shorter' : 'smaller'} one.`,
  ],
  [
    /^(?:(?<thing>.+?) )?(?:is )?(?:smaller|shorter|less|fewer) than (?<more>\d[\d.,x× ]*\s?\p{L}+)$/iu,
    (thing, more, { object }) =>
      /char|letter|word|digit/.test(more)
        ? `Use at least ${more}.`
        : /pixel|px|[KMGT]i?B/.test(more)
          ? `The ${thing || nounOf(object)} is smaller than ${more}. Choose a larger one.`
          : `Choose at least ${more}.`,
  ],
  [
    /^(?:(?:file|photo|image|it|format) )?(?:is )?not (?:an? )?(?<more>[A-Z]{2,5}\d?(?:(?:,| or|, or|\/) ?[A-Z]{2,5}\d?)*)(?: (?:file|image|photo)s?)?$/,
    (_, more) => `Choose a ${alternatives(more)} file.`,
  ],
  [
    /^(?:wrong|unsupported|invalid|bad|incorrect|other) (?<thing>\p{L}+ )?(?:format|type|extension)s?$/iu,
    (_, __, { formats }) => (formats ? `Choose a ${formats} file.` : '[VERIFY] Name the formats that work.'),
  ],
  [
    /^(?:(?:already|is|was) )?(?:in use|taken|registered|claimed|booked|reserved(?: (?:word|name)s?)?)$/i,
    (_, __, { object }) =>
      object
        ? `This ${object} is already taken. Choose another one.`
        : `This is already taken. Choose another one.`,
  ],
  ...read(String.raw`
    ^battery (?:is |too )?(?:low|empty)$ => The battery is low. Charge the device and try again.
  `),
  [
    /^(?<thing>.+?) (?:contains|has|includes|with) (?<more>(?:[^\p{L}\s]|spaces|slashes|(?:special |invalid |forbidden )?(?:characters|symbols)|numbers|emojis?|line breaks)\b.*)$/iu,
    (thing, more) =>
      `The ${thing} can't contain ${more.replace(/^invalid |^forbidden /i, 'these ')}. Remove them and try again.`,
  ],
  [
    /^(?<thing>e-?mail|phone|account)(?: address| number)? (?:is )?(?:not |un)(?<more>verified|confirmed)$/i,
    (thing) => `Confirm your ${/^e/i.test(thing) ? 'email address' : thing} to continue.`,
  ],
  [
    /^(?<thing>.+?) (?:is )?required (?<more>(?:for|by) .+)$/i,
    (thing, more) => `${capitalized(more.replace(/^(?:for|by) /i, ''))} requires ${thing}.`,
  ],
  ...read(String.raw`
    ^(?:the |an? )?(?:user|person|someone|people|they|you) (?:hits?|reach(?:es)?|exceeds?) (?:the |their )?(?<thing>.*limit.*)$ => You've reached the {thing}.
    ^(?<thing>code|coupon|voucher|ticket|card|link|promo code|discount) (?:is )?(?:not valid|invalid) (?<more>.+)$ => This {thing} isn't valid {more}. Use another one.
    ^(?:the )?minimum (?<thing>order|amount|spend)(?: value)? (?:is )?not (?:reached|met)$|^below (?:the )?minimum (?<thing>order|amount|spend)(?: value)?$ => Your order is below the minimum. Add more items.
    ^no (?<thing>number|digit|(?:upper|lower)-?case letter|capital letter|special character|symbol|letter)s?$ => Add at least one {thing}.
    ^(?:the )?same as (?:the |your )?(?:old|previous|last|current) (?<thing>\p{L}+)$ => Choose a {thing} that you haven't used before.
    ^(?:the )?(?<thing>password )?(?:was )?found in (?<more>a (?:data )?(?:breach|leak))$ => This password appeared in {more}. Choose another one.
    ^(?<thing>.*\b)?overlaps? (?:with )?(?<more>(?:an|with|another|the|existing|other)\b.+)$ => This overlaps with {more}. Change one of them.
    ^(?:the )?(?<thing>.+?) (?:is |was )?(?:not |un)reachable$ => Couldn't reach the {thing}. Try again in a few minutes.
    ^(?:the )?(?<thing>.+?) (?:is )?too (?<more>high(?: for .+)?)$ => The {thing} is too {more}. Enter a lower one.
    ^(?:the )?(?<thing>.+?) (?:is )?too (?<more>low(?: for .+)?)$ => The {thing} is too {more}. Enter a higher one.
    ^unsupported (?!(?:file )?(?:format|type|extension)s?\b)(?<thing>.+)$ => This {thing} isn't supported. Choose another one.
    ^too many (?<thing>.+?) \((?:wait|try again in|locked for) (?<more>[^()]+)\)$ => Too many {thing}. Try again in {more}.
    ^(?:an? )?(?<thing>.+?) with (?:this|that|the same) (?<more>.+?) (?:already )?exists$ => Another {thing} with this {more} already exists. Choose another {more}.
    ^outside (?<more>.+)$ => This is outside {more}. Choose another time.
    ^(?:incomplete) (?<thing>.+)$|^(?<thing>.+?) (?:is )?incomplete$ => Complete the {thing}.
    ^(?:wrong|invalid|incorrect|bad) (?:credentials|(?:e-?mail|username) or password|login)$ => The email or password doesn't match. Check both and try again.
    ^(?:amount|price|value|bid|donation|tip) (?:is )?(?:below|under|less than|lower than) (?:the minimum of )?(?<more>.+)$ => Enter at least {more}.
    ^(?:amount|price|value|bid|donation|tip) (?:is )?(?:above|over|more than|higher than) (?:the maximum of )?(?<more>.+)$ => Enter at most {more}.
  `),
  [
    /^(?:no|not enough|missing|insufficient) permissions?(?: to (?<more>.+))?$|^(?:permission|access) denied$/i,
    (_, more) => `You need permission to ${more || 'do this'}. Ask an administrator.`,
  ],
  ...read(String.raw`
    ^(?<thing>camera|microphone|location|notifications?|bluetooth|photos|contacts)(?: (?:access|permission))? (?:is |are |was |were )?(?:blocked|denied|off|disabled|turned off|not allowed)$ => Access to your {thing} is off. Turn it on in the settings of your device.
  `),
  [
    /^(?<thing>[\p{L} ]*(?:name|title|text|bio|note|message|comment|description)) (?:is )?too long$/iu,
    (thing, _, { length }) =>
      length
        ? `Use at most ${length}.`
        : `The ${thing} is too long. [VERIFY] Name the limit with its number.`,
  ],
  ...read(String.raw`
    ^no (?:free|available) (?<thing>.+)$ => There is no free {thing}. {open}
    ^offline for (?:more than|over|longer than) (?<thing>\d+ \p{L}+)$ => You've been offline for more than {thing}. Connect to the internet to continue.
    ^(?:under|younger than|below (?:the age of )?)(?: age)? ?(?<thing>\d{1,2})$ => You must be at least {thing} years old.
    ^(?<thing>e-?mail(?: address)?) (?:is |belongs to )?(?:already )?(?<more>an? \p{L}+)$ => This {thing} already belongs to {more}. Sign in, or use another one.
    ^(?:insufficient|not enough) (?<thing>funds|balance|money|credit)$ => Not enough {thing}. Choose another way to pay.
    ^missing (?<thing>(?:.+ )?(?:column|header|row|sheet|line|tag|attribute)s?)$ => The {thing} is missing. Add it and try again.
    ^(?:file is empty|empty file)$ => This file is empty. Choose another one.
    ^duplicated? (?<thing>\p{L}+(?: \p{L}+)*s)$ => Some {thing} already exist. {open}
    ^(?<thing>(?!already ).+?) (?:was |is |has been )?already (?!taken|booked|in use|reserved|claimed|used|registered|redeemed|expired)(?<more>\p{L}+ed)$ => This {thing} was already {more}. {open}
    ^future (?<thing>date.*)$ => Choose a {thing} that isn't in the future.
    ^already (?<thing>\p{L}+ed)$ => This was already {thing}.
    ^(?:bank|issuer|card issuer) (?:has )?(?<more>declined|refused)(?: it)?$ => Your bank {more} this. {open}
    ^(?<thing>(?:.+ )?(?:link|code|invitation|token)) (?:was |is )?already (?<more>used|redeemed)$ => This {thing} was already {more}. Request a new one.
    ^(?<thing>.+?) (?:is )?offline$ => The {thing} is offline. {open}
    ^(?:.+? )?(?:is )?too short \((?:min(?:imum)?\.?|at least)\s*(?<more>\d+)\)$ => Use at least {more} characters.
    ^(?:(?<thing>.+?) )?(?:is )?too short \((?:min(?:imum)?\.?|at least)\s*(?<more>[^()]+)\)$ => Use at least {more}.
    ^(?:(?<thing>.+?) )?(?:is )?too long \((?:max(?:imum)?\.?|at most|up to)\s*(?<more>\d+ (?:characters|letters|words|digits))\)$ => Use at most {more}.
  `),
  [
    /^too (?:large|big|heavy)$/i,
    (_, __, { size }) =>
      size
        ? `The file is larger than ${size}. Choose a smaller one.`
        : 'The file is too large. [VERIFY] Name the limit.',
  ],
  ...read(String.raw`
    ^(?:reused|previously used|recently used|old) (?<thing>.+)$|^(?<thing>.+?) (?:was )?(?:reused|used before|used recently)$ => Choose a {thing} that you haven't used before.
    ^weak (?<thing>.+)$ => The {thing} is too weak. [VERIFY] State the rule, with numbers.
    ^(?<thing>.+?) not (?:accepted|agreed to)$ => Accept the {thing} to continue.
    ^(?:virus|malware) (?:was )?(?:found|detected)$|^infected file$ => This file may hold a virus. Choose another one.
    ^(?<thing>.+?) (?:was |is )?(?:interrupted|cut off)$ => The {thing} was interrupted. Try again.
    ^(?<thing>(?:email|e-mail|phone|account)(?: address| number)?) (?:is )?already (?:registered|in use|taken|exists|used)$ => This {thing} is already registered. Sign in, or use another one.
  `),
  [
    /^(?:wrong|unsupported|invalid|bad|incorrect) (?:file )?(?:format|type|extension)s?(?: \((?:only|use|must be)? ?(?<more>[^()]+)\))?$|^(?:file )?(?:format|type)s? (?:is )?(?:not supported|unsupported|wrong)$/i,
    (_, more, { formats }) =>
      more || formats
        ? `Choose a ${alternatives(more.replace(SUPPORTED, '')) || formats} file.`
        : '[VERIFY] Name the formats that work.',
  ],
  [
    new RegExp(
      String.raw`^(?<thing>.+?) ${BE}too (?:large|big|heavy|long)(?: \((?:max(?:imum)?\.?|up to)\s*(?<more>[^()]+)\))?$`,
      'i',
    ),
    (thing, more, { size }) =>
      more || (size && /file|photo|picture|image|video|document|upload/i.test(thing))
        ? `The ${thing.replace(/^upload$/, 'file')} is larger than ${more || size}. Choose a smaller one.`
        : `The ${thing} is too large. [VERIFY] Name the limit with its number.`,
  ],
  ...read(String.raw`
    ^(?<thing>.+?) (?:is |are )?too (?<more>short|weak)$ => The {thing} is too {more}. [VERIFY] State the rule, with numbers.
  `),
  [
    /^too many (?<thing>.+)$/i,
    (thing, _, { count }) =>
      /^(?:attempts|tries|requests)/i.test(thing)
        ? `Too many ${thing}. [VERIFY] Say when people can try again.`
        : count
          ? `Choose up to ${count}.`
          : `Too many ${thing}. [VERIFY] Name the limit with its number.`,
  ],
  ...read(String.raw`
    ^(?:password[- ]protected|encrypted) (?<thing>.+)$|^(?<thing>.+?) is password[- ]protected$ => This {thing} is protected by a password. Remove the password and try again.
  `),
  [
    new RegExp(
      String.raw`^(?:corrupt(?:ed)?|damaged|unreadable|broken) (?<thing>.+)$|^(?<thing>.+?) ${BE}(?:corrupt(?:ed)?|damaged|unreadable|can(?:['’]t|not) be read)$`,
      'i',
    ),
    (thing) => `This ${thing} can't be read. Choose another one.`,
  ],
  ...read(String.raw`
    ^(?:invalid|wrong|bad|malformed) e-?mail(?: address)?$|^e-?mail(?: address)? (?:is )?(?:invalid|not valid|malformed)$ => Enter an email address, such as name@example.com.
    ^(?:invalid|wrong|incorrect|bad) (?<thing>(?:.* )?(?:code|password|pin|passcode|answer))$|^(?<thing>(?:.* )?(?:code|password|pin|passcode|answer)) (?:is |was )?(?:invalid|wrong|incorrect)$ => This {thing} isn't right. Check it and try again.
    ^(?:invalid|wrong|bad|malformed|incorrect) (?<thing>.+)$ => Enter a valid {thing}.
  `),
  [
    new RegExp(String.raw`^(?<thing>.+?) ${BE}(?:invalid|incorrect|wrong|not valid|malformed)$`, 'i'),
    (thing) => `This ${thing} isn't valid. Check it and try again.`,
  ],
  [
    /^(?:no|not enough|out of) (?:more )?(?:free )?(?:space|storage|memory)(?: left)?(?: (?:on|in) (?:the |your )?(?<thing>.+))?$/i,
    (thing) => `Your ${thing || 'storage'} is full. Delete what you no longer need, and try again.`,
  ],
  ...read(String.raw`
    ^more than (?<thing>\d+ .+)$ => Choose up to {thing}.
    ^(?:fewer|less) than (?<thing>\d+ .+)$ => Choose at least {thing}.
    ^(?<thing>.+?) (?:is |are )?(?<more>(?:below|above|over|under|lower than|higher than|more than|less than) .+)$ => The {thing} is {more}. {open}
  `),
  [
    /^(?<thing>[\p{L}-]+(?: \p{L}+)?) (?:is )?(?<more>(?:before|after|earlier than|later than) (?!\d).+)$/iu,
    (thing, more) =>
      `The ${thing} is ${more.replace(/^(before|after|earlier than|later than) (?!the )/i, '$1 the ')}. Change one of them.`,
  ],
  ...read(String.raw`
    ^(?<thing>.+?) (?:limit|quota|maximum) (?:is |was |has been )?(?:reached|exceeded|hit)$ => You've reached the limit for {thing}s. [VERIFY] Name it, and say how to get more.
    ^already (?<thing>an? .+)$ => This person is already {thing}.
  `),
  [
    /^(?:missing|empty|no) (?<thing>.+)$|^(?<thing>.+?) (?:is )?(?:missing|empty|required|blank)$/i,
    (thing, _, { object }) => {
      if (/[^s]s$/.test(thing)) return `Enter at least one ${singleOf(thing)}.`;
      return thing === 'name' && object && object !== 'item' ? 'Enter a name.' : demand(thing);
    },
  ],
  [/\bin the past\b/i, () => 'Choose a date in the future.'],
  ...read(String.raw`
    ^(?:passwords?) (?:don['’]t|do not) match$|^password mismatch$|^mismatched passwords$ => The passwords don't match. Enter the same one in both fields.
    ^(?:your )?session (?:has )?(?:timed? ?out|expire[sd]?|ended)$|^(?:expired session|session time-?out)$ => Your session has ended. Sign in again.
  `),
  [
    /^(?:expired) (?<thing>.+)$|^(?<thing>.+?) (?:has |is |have )?(?:expire[sd]?|ran out|runs out)$/i,
    (thing) => {
      if (/\bcards?$/i.test(thing)) return `This ${thing} has expired. Use another card.`;
      if (/\b(?:coupon|voucher|promo code|discount|offer|gift card)$/i.test(thing))
        return `This ${thing} has expired. Use another one.`;
      if (/\b(?:code|link|invitation|invite|token)$/i.test(thing))
        return `This ${thing} has expired. Request a new one.`;
      return `The ${thing} has expired. ${OPEN}`;
    },
  ],
  ...read(String.raw`
    ^(?<thing>.+?) (?:has )?timed? ?out$|^(?<thing>.+?) time-?out$ => The {thing} took too long. Try again.
  `),
  [
    new RegExp(
      String.raw`^(?<thing>.+?) ${BE}(?<more>declined|rejected|refused)$|^(?<more>declined|rejected|refused) (?<thing>.+)$`,
      'i',
    ),
    (thing, more) =>
      /\bcard$/i.test(thing)
        ? `Your ${thing} was ${more}. Use another card.`
        : `The ${thing} was ${more}. ${/\bpayment$/i.test(thing) ? 'Choose another way to pay.' : OPEN}`,
  ],
  [
    new RegExp(
      String.raw`^(?<thing>.+?) ${BE}(?<more>out of stock|sold out|fully booked)(?: (?:while|during|before) .*)?$`,
      'i',
    ),
    (thing, more) => `This ${thing} is ${more}. Choose another one.`,
  ],
  [
    /^(?<thing>.+?) (?:was |is |has been |gets )?(?<more>(?:just |already )*(?:taken|booked|in use|reserved|claimed|used|registered))(?: by .*| in the meantime)?$/i,
    (thing, more) =>
      `This ${thing} ${/^just/i.test(more) ? 'was' : 'is'} ${/^(?:just|already)/i.test(more) ? more : `already ${more}`}. Choose another one.`,
  ],
  ...read(String.raw`
    ^duplicated? (?<thing>.+)$|^(?<thing>.+?) (?:already exists|exists already)$ => This {thing} already exists. Choose another one.
    ^(?<thing>\p{L}+) (?<more>already (?:has|have|is)\b.*)$ => This {thing} {more}.
  `),
  [
    /^(?<thing>.+?) (?:is |are )?(?:not |un)(?:available|supported) (?<more>(?:to|in|for|on|at) .+)$/i,
    (thing, more) => {
      const [, preposition = '', place = ''] =
        /^(\w+) (?:the |this |that |your |their )?(.+)$/.exec(more) ?? [];
      return `${capitalized(thing)} ${/s$/.test(thing) ? "aren't" : "isn't"} available ${preposition} this ${place}. Choose another ${place}.`;
    },
  ],
  ...read(String.raw`
    ^(?<thing>.+?) (?:is )?down$ => The {thing} isn't available right now. Try again in a few minutes.
    ^(?<thing>.+?) (?:is )?(?:not |un)available$ => This {thing} isn't available. Choose another one.
    ^(?:insufficient|not enough) (?<thing>.+)$|^(?<thing>.+?) (?:is |are )?(?:insufficient|too low)$ => Not enough {thing}. {open}
    ^(?:unknown )(?<thing>.+)$|^(?<thing>.+?) (?:(?:was |is |could )?not (?:be )?found|is unknown)$ => Couldn't find this {thing}. Check it and try again.
    ^(?:the |your )?(?<thing>storage|disk|mailbox|inbox|quota) (?:is )?(?:full|exceeded)$ => Your {thing} is full. Delete what you no longer need, and try again.
  `),
  [
    /^(?<thing>meeting|call|event|class|session|room|course|group|team)(?: is)? full(?: \((?:max(?:imum)?\.?|up to|at most)\s*(?<more>[^()]+)\))?$/i,
    (thing, more) => `This ${thing} is full${more && `: it holds up to ${more}`}. Try again later.`,
  ],
  [
    /^(?<thing>.+?) (?:is )?full(?: \((?:max(?:imum)?\.?|up to|at most)\s*(?<more>[^()]+)\))?$/i,
    (thing, more) => `The ${thing} is full${more && `: it holds up to ${more}`}. Remove something first.`,
  ],
  ...read(String.raw`
    ^(?<thing>.+?) (?:could ?n(?:ot|['’]t)|can ?n?(?:ot|['’]t)|cannot) be (?<more>\p{L}+)$ => The {thing} couldn't be {more}. Try again.
    ^(?<thing>.+?) failed to (?<more>\p{L}+)$ => The {thing} didn't {more}. Try again.
    ^(?<thing>.+?) (?:failed|fails)$|^failed (?<thing>.+)$ => The {thing} failed. Try again.
  `),
];

/** The noun of a compound: "photo" of "profile photo". */
const nounOf = (object: string): string => object.split(' ').at(-1) || 'file';
