import { cutList, keyOf } from './lists.ts';
import { capitalized } from '../writing/capitals.ts';
import { demand, lower, QUESTION } from './demands.ts';
import { effectsOf } from './effects.ts';
import { alternatives } from './error-forms.ts';
import { isPage } from './pages.ts';
import { acceptedFiles, namedDropZone, namedRange, namedRules } from './limits.ts';
import type { Part } from './phrases.ts';
import type { Reading } from './parts.ts';
import type { Request } from './request.ts';
import { things, verbOf } from './things.ts';
import { string, type MadeString } from './types.ts';

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
  [/\biban\b/i, { help: 'For example, DE89 3704 0044 0532 0130 00', empty: 'Enter a full IBAN.' }],
  [/\b(?:date|day) of birth\b|^birthday$/i, { empty: 'Enter your date of birth.' }],
  [/\bterms\b/i, { empty: 'Accept the terms to continue.' }],
  [
    /\b(?:date|day|time|country|language|time ?zone|category|topic|type|role|size|colou?r|priority|department|reason|plan|currency|option|team|state|region)$/i,
    { empty: '' },
  ],
];
const REQUIRED_NO = /\boptional\b/i;

/** A field with its label, the help below it and what it says where it is empty or wrong. */
function writeField(
  part: Part,
  wants: { readonly help: boolean; readonly errors: boolean },
): readonly MadeString[] {
  if (part.noun.startsWith('placeholder'))
    return [
      string(
        `field.placeholder`,
        part.said ? capitalized(part.said.replace(/^["“]|["”]$/g, '')) : 'Search',
        'Inside the empty field',
      ),
    ];
  const [, marked = '', said = part.said] = /^(optional )?(.+)$/i.exec(part.said) ?? [];
  const inside = marked ? `optional${part.inside && `, ${part.inside}`}` : part.inside;
  const key = `field.${keyOf(said)}`;
  const isOptional = REQUIRED_NO.test(inside);
  const options = optionsOf(inside, key);
  const known = options.length > 0 ? undefined : KNOWN.find(([name]) => name.test(said))?.[1];
  const rule = options.length > 0 ? '' : ruleOf(inside);
  const help = options.length > 0 ? '' : rule || known?.help || '';
  const error =
    rule && isRule(inside)
      ? `${rule.replace(/\.$/, '')}.`
      : known?.empty || (options.length > 0 ? demand(said).replace(/^Enter/, 'Choose') : demand(said));
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
  if (QUESTION.test(said)) return `${capitalized(said.replace(/\?$/, ''))}?`;
  return capitalized(
    said
      .replace(/\s+(?:confirmation|upload)$/i, '')
      .replace(/^confirm(?:ation of)? /i, 'confirm ')
      .replace(/^e-mail\b/i, 'email')
      .replace(/^the /i, '')
      .replace(/^(?:attach|upload|enter|choose|select) (?:an? |the |your )?(?=\p{L})/iu, ''),
  );
}

const isRule = (inside: string): boolean => /\d/.test(inside);

/** "(min 8 characters)", "(1-20)" as a rule: "Use at least 8 characters."; empty for any other remark. */
export function ruleOf(inside: string): string {
  const said = inside.replace(/,?\s*\b(?:required|optional)\b,?\s*/i, '').trim();
  const [, few = ''] = /^(?:min(?:imum)?\.?|at least)(?: of)? (\d[\d.,]*(?: \p{L}+)*)$/iu.exec(said) ?? [];
  if (few) return /char|letter|word|digit/i.test(few) ? `Use at least ${few}.` : `Enter ${few} or more.`;
  const [, most = ''] =
    /^(?:max(?:imum)?\.?|up to|at most)(?: of)? (\d[\d.,]*(?: \p{L}+)*)$/iu.exec(said) ?? [];
  if (most)
    return /char|letter|word|digit/i.test(most)
      ? `Use at most ${most.replace(/\bchars\b/, 'characters')}.`
      : `Enter ${most} or less.`;
  const [, from = '', to = '', unit = ''] = /^(\d+)\s*(?:-|–|to)\s*(\d+)(?:\s+(\p{L}+))?$/iu.exec(said) ?? [];
  if (from)
    return /^(?:char|letter|digit|word)/i.test(unit)
      ? `Use ${from} to ${to} ${unit.replace(/^chars\b/, 'characters')}.`
      : `Enter a number from ${from} to ${to}.`;
  const [, formats = '', size = ''] =
    /^([A-Z]{2,4}\b.*?)(?:, (?:max(?:imum)?\.? |up to )?(\d+ ?[KMG]B))?$/.exec(said) ?? [];
  if (formats) return `Choose a ${alternatives(formats)} file${size && `, up to ${size}`}.`;
  if (said.endsWith('.')) return said;
  const nots = cutList(said);
  if (nots.length > 0 && nots.every((one) => one.startsWith('not ')))
    return `Choose one that's ${nots.join(' and ')}.`;
  if (/^comma[- ]separated$|^separated by commas?$/i.test(said)) return 'Separate several with commas.';
  return /\d/.test(said) || /^\p{L}+(?: \p{L}+){2,}$/u.test(said) ? `${capitalized(said)}.` : '';
}

/** "Each with one line of help text" */
export function asksForHelp(description: string): boolean {
  return /\bhelp(?:er)?[ -]?texts?\b|\b(?:with|and|needs|has) (?:an? |one |one-line |short )*(?:descriptions?|explanations?)\b|\bhints?\b/i.test(
    description,
  );
}

/** Whether each field says what is wrong with it: where that is asked for of them all, or of none. */
function asksForErrors({ parts }: Reading): boolean {
  const errors = parts.filter(({ kind }) => kind === 'errors');
  return errors.length === 0 || errors.some(({ said }) => said === '');
}

/** What people choose from: "(light, dark, system)". */
export function optionsOf(inside: string, key: string): readonly MadeString[] {
  if (
    /\b(?:optional|required|max|min|at least|at most|up to|with|only|characters|not|jpe?g|png|pdf|csv|gif|\d+ ?[kmg]b)\b/i.test(
      inside,
    )
  )
    return [];
  const options = cutList(inside).flatMap((option) =>
    option.split(inside.includes(',') ? /\s+or\s+/ : /\s+or\s+|\s*\/\s*/),
  );
  return options.length < 2
    ? []
    : options.map((option) => string(`${key}.${keyOf(option)}`, capitalized(option), 'Option'));
}

const ENTERS =
  /\b(?:enters?|types?(?: in)?|fills? in) (?:an? |the |their |your |his |her )?(?<what>(?:[\p{L}\p{N}-]+ ){0,3}?[\p{L}\p{N}-]+)(?=\s+(?:and|or|to|in|from|with|on|that|which|below|when)\b|[.,;:)]|$)/giu;

/** The fields and the button of forms that everybody knows, by their names. */
const FORMS: readonly (readonly [name: RegExp, button: string, ...fields: string[]])[] = [
  [/\b(?:contact|get in touch)\b/i, 'Send message', 'name', 'email', 'message'],
  [/\bnewsletter\b|\bsubscri(?:be|ption) form\b/i, 'Subscribe', 'email'],
  [
    /\b(?:check-?out|payment|card details|billing)\b/i,
    'Pay {amount}',
    'card number',
    'expiry date',
    'security code',
    'name on card',
  ],
  [/\bfeedback\b/i, 'Send feedback', 'your feedback'],
  [/\breview\b/i, 'Post review', 'rating', 'review'],
  [/\b(?:support|ticket)\b/i, 'Submit ticket', 'subject', 'description'],
  [
    /\b(?:change|reset|new) password\b/i,
    'Save password',
    'current password',
    'new password',
    'confirm new password',
  ],
  [/\baddress\b/i, 'Save address', 'full name', 'street', 'city', 'postal code', 'country'],
  [/\bbook(?:ing)?\b|\breservation\b/i, 'Book'],
  [/\bprofile\b/i, 'Save changes'],
  [/\bapplication\b/i, 'Submit application'],
];
const SIGNING_FIELDS: Readonly<Record<string, readonly string[]>> = {
  'sign in': ['email', 'password'],
  'sign up': ['name', 'email', 'password'],
};

/** The fields of a form with the button that sends it, or the one field that a description is about. */
export function writeFields(request: Request): readonly MadeString[] {
  const { action, acts, own, object, description, parts, kinds } = request;
  const listed = parts.filter(
    ({ kind, said, noun }) => kind === 'field' && (said !== '' || noun === 'placeholder'),
  );
  const entered = [...description.matchAll(ENTERS)].map(({ groups }) => groups?.['what'] ?? '');
  const isForm = /\b(?:form|sheet)\b/i.test(description);
  const form = isForm
    ? FORMS.find(([name]) => name.test([...request.heads, ...request.facts, object, description].join(' ')))
    : undefined;
  const known =
    SIGNING_FIELDS[object === '' ? action.verb : ''] ??
    form?.slice(2).filter((field) => typeof field === 'string') ??
    [];
  const bare = entered.length > 0 ? entered : known;
  const fields =
    listed.length > 0
      ? listed
      : bare.map((said): Part => ({ kind: 'field', noun: '', said: String(said), inside: '' }));
  const wantsHelp = asksForHelp(description);
  // "Labels and hints" asks for no errors.
  const wants = {
    help: wantsHelp,
    errors: asksForErrors(request) && (!wantsHelp || kinds.includes('errors')),
  };
  const hasButton = kinds.some((kind) => kind === 'buttons' || kind === 'dialog');
  const isChecked = /^(?:validation|errors?)\b/i.test(request.about[0] ?? '');
  const sends =
    form?.[1] ??
    (acts && (isForm || fields.length > 1 || object === '')
      ? capitalized(`${verbOf(request)} ${things(request)}`.trim())
      : '');
  const label =
    action.verb === 'rename'
      ? capitalized(`${object} name`)
      : own && /^(?:change|update|edit)$/.test(action.verb)
        ? `New ${object}`
        : capitalized(object);
  const isOwnLabel =
    object !== '' && fields.length < 2 && (label !== capitalized(object) || (fields.length === 0 && !isForm));
  const drop = fields.length === 0 ? namedDropZone(description) : '';
  const told =
    namedRange(description) ||
    namedRules(description) ||
    ((drop || parts.some(({ noun }) => /^(?:hint|help)/.test(noun))) &&
      capitalized(acceptedFiles(description))) ||
    (fields.length > 1 || isPage(request) || kinds.includes('dialog') ? '' : effectsOf(request));
  return [
    ...fields.flatMap((part) => writeField(part, wants)),
    ...(drop ? [string('field.dropZone', drop, 'Where files are dropped')] : []),
    ...(isOwnLabel && !drop ? [string('field.label', label, 'Above the field')] : []),
    ...(told || fields.length === 0
      ? [
          string(
            'field.help',
            told || '[VERIFY] Say what may be entered, with an example.',
            'Below the field',
          ),
        ]
      : []),
    // A form ends with the button that sends it.
    ...(sends && !hasButton && !isChecked ? [string('field.submit', sends, 'Button')] : []),
  ];
}
