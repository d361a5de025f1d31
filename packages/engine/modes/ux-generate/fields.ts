import { article, keyOf } from './lists.ts';
import { capitalized } from '../writing/capitals.ts';
import { optionsOf } from './options.ts';
import type { Part } from './parts.ts';
import { string, type Brief, type MadeString } from './types.ts';

/** What everybody knows of a field: what goes into it, and what to do where it is empty or wrong. */
interface Known {
  readonly help?: string;
  readonly empty: string;
}

const KNOWN: readonly (readonly [RegExp, Known])[] = [
  [
    /\be-?mail\b/i,
    { help: 'For example, name@example.com', empty: 'Enter an email address, such as name@example.com.' },
  ],
  [
    /^(?:confirm|repeat|retype|re-enter|verify)(?: (?:the|your|new))* password\b|\bpassword (?:confirmation|again)$/i,
    { empty: "The passwords don't match. Enter the same one in both fields." },
  ],
  [
    /\bcard number\b/i,
    { help: 'The long number on your card', empty: 'Enter the number as it appears on your card.' },
  ],
  [/\bexpir\w+(?: date)?$|^valid (?:until|through)$/i, { help: 'MM/YY', empty: 'Enter the date as MM/YY.' }],
  [
    /\b(?:security code|cvv|cvc|csc)\b/i,
    { help: 'The 3 or 4 digits on your card', empty: 'Enter the 3 or 4 digits on your card.' },
  ],
  [
    /\bname on (?:the )?card\b|\bcard ?holder(?: name)?\b/i,
    { help: 'As it appears on the card', empty: 'Enter the name as it appears on the card.' },
  ],
  [
    /\b(?:promo|discount|coupon|voucher|gift) ?code\b/i,
    { empty: "This code isn't valid. Check it and try again." },
  ],
  [
    /\b(?:url|website|web address|homepage)\b/i,
    { help: 'For example, https://example.com', empty: 'Enter a full address, such as https://example.com.' },
  ],
  [
    /\bphone\b|\bmobile number\b/i,
    { help: 'Include the country code', empty: 'Enter a phone number with its country code.' },
  ],
  [/\b(?:date|day) of birth\b|^birthday$/i, { empty: 'Enter your date of birth.' }],
  [/\bterms\b/i, { empty: 'Accept the terms to continue.' }],
  [
    /\b(?:date|day|time|country|language|time ?zone|category|topic|type|role|size|colou?r|priority|department|reason|plan|currency|option|team|state|region)$/i,
    { empty: '' },
  ],
];
/** People choose these; they enter others. */
const CHOSEN =
  /\b(?:date|time|country|language|time ?zone|category|topic|type|role|size|colou?r|priority|department|reason|plan|currency|option|team|region|photo|picture|avatar|file|attachment|screenshot|image|logo)s?$/i;
/** What is the person's own. */
const OWN =
  /^(?:first|last|full|middle) name$|^(?:name|surname|address|street|city|postal code|zip code|postcode|username|current password|company|job title|phone|birthday)$/i;
const REQUIRED_NO = /\boptional\b/i;

/** A field with its label, the help below it and what it says where it is empty or wrong. */
export function writeField(
  part: Part,
  wants: { readonly help: boolean; readonly errors: boolean },
): readonly MadeString[] {
  const [, marked = '', said = part.said] = /^(optional )?(.+)$/i.exec(part.said) ?? [];
  const inside = marked ? `optional${part.inside && `, ${part.inside}`}` : part.inside;
  const key = `field.${keyOf(said)}`;
  const isOptional = REQUIRED_NO.test(inside);
  const options = optionsOf(inside, key);
  const known = KNOWN.find(([name]) => name.test(said))?.[1];
  const rule = options.length > 0 ? '' : ruleOf(inside);
  const help = options.length > 0 ? '' : rule || known?.help || '';
  const error = rule && isRule(inside) ? `${rule.replace(/\.$/, '')}.` : known?.empty || demand(said);
  return [
    string(key, `${labelOf(said)}${isOptional ? ' (optional)' : ''}`, 'Above the field'),
    ...options,
    ...(help || (wants.help && !known)
      ? [
          string(
            `${key}.help`,
            help || `[VERIFY] Say what to enter as ${lower(said)}, with an example.`,
            'Below the field',
          ),
        ]
      : []),
    ...(wants.errors &&
    (!/checkbox|toggle|switch/.test(part.noun) || known) &&
    (!isOptional || (known && !/^(?:Enter|Choose)\b/.test(known.empty)))
      ? [string(`${key}.error`, error, 'Empty or wrong')]
      : []),
  ];
}

/** "confirm password", "E-mail" as a label in sentence case. */
function labelOf(said: string): string {
  return capitalized(
    said
      .replace(/\s+confirmation$/i, '')
      .replace(/^confirm(?:ation of)? /i, 'confirm ')
      .replace(/^e-mail\b/i, 'email')
      .replace(/^the /i, '')
      .replace(/^(?:attach|upload|enter|choose|select) (?:an? |the |your )?(?=\p{L})/iu, ''),
  );
}

function demand(said: string): string {
  const name = lower(said).replace(/^(?:your|their) /, '');
  const verb = CHOSEN.test(name) ? 'Choose' : 'Enter';
  const before = OWN.test(name)
    ? 'your '
    : /[^s]s$/i.test(name) || /\b(?:of|and)\b/.test(name)
      ? 'the '
      : `${article(name)} `;
  return `${verb} ${before}${name}.`;
}

const isRule = (inside: string): boolean => /\d/.test(inside);

/** "(min 8 characters)", "(1-20)" as a rule: "Use at least 8 characters."; empty for any other remark. */
export function ruleOf(inside: string): string {
  const said = inside.replace(/,?\s*\b(?:required|optional)\b,?\s*/i, '').trim();
  const [, few = ''] = /^(?:min(?:imum)?\.?|at least)(?: of)? (\d+(?: \p{L}+)*)$/iu.exec(said) ?? [];
  if (few) return /\p{L}/u.test(few) ? `Use at least ${few}.` : `Enter ${few} or more.`;
  const [, most = ''] = /^(?:max(?:imum)?\.?|up to|at most)(?: of)? (\d+(?: \p{L}+)*)$/iu.exec(said) ?? [];
  if (most)
    return /\p{L}/u.test(most)
      ? `Use at most ${most.replace(/\bchars\b/, 'characters')}.`
      : `Enter ${most} or less.`;
  const [, from = '', to = '', unit = ''] = /^(\d+)\s*(?:-|–|to)\s*(\d+)(?:\s+(\p{L}+))?$/iu.exec(said) ?? [];
  if (from)
    return /^(?:char|letter|digit|word)/i.test(unit)
      ? `Use ${from} to ${to} ${unit.replace(/^chars\b/, 'characters')}.`
      : `Enter a number from ${from} to ${to}.`;
  if (/^comma[- ]separated$|^separated by commas?$/i.test(said)) return 'Separate several with commas.';
  return /\d/.test(said) || /^\p{L}+(?: \p{L}+){2,}$/u.test(said) ? `${capitalized(said)}.` : '';
}

function lower(said: string): string {
  return /^\p{Lu}\p{Ll}/u.test(said) ? said.slice(0, 1).toLowerCase() + said.slice(1) : said;
}

/** "Each with one line of help text" */
export function asksForHelp(description: string): boolean {
  return /\bhelp(?:er)?[ -]?texts?\b|\bdescriptions?\b|\bhints?\b|\bexplain/i.test(description);
}

/** Whether each field says what is wrong with it: where that is asked for of them all, or of none. */
export function asksForErrors({ parts }: Brief): boolean {
  const errors = parts.filter(({ set }) => set === 'errors');
  return errors.length === 0 || errors.some(({ said }) => said === '');
}
