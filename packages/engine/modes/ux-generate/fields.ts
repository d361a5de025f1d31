import { asSentence } from '../generate/sentences.ts';
import { capitalized } from '../writing/capitals.ts';
import { ADJECTIVE, NOUN, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { demand, lower, QUESTION } from './demands.ts';
import { keyOf } from './lists.ts';
import { isMass } from './thing.ts';
import { string, type MadeString } from './types.ts';
import { withPrice } from './prices.ts';
import { valuesIn } from './values.ts';
import { cutAt } from '../brief/cut.ts';

/** A field that most forms have: what names it, its label, the help below it, and what it says where the entry is missing or wrong. */
const KNOWN: readonly (readonly [names: RegExp, label: string, help: string, error: string])[] = [
  [
    /^(?:repeat|confirm|retype|re-enter|verify)(?: (?:the|your|new))* password$|\bpassword (?:confirmation|again)$/i,
    'Confirm password',
    '',
    "The passwords don't match. Enter the same password in both fields.",
  ],
  [/^(?:current|old) password$/i, 'Current password', '', 'Enter your current password.'],
  [/^new password$/i, 'New password', '', 'Enter a new password.'],
  [/^password$/i, 'Password', '', 'Enter a password.'],
  [
    /^work e-?mail(?: address)?$/i,
    'Work email',
    '',
    'Enter your work email address, such as name@example.com.',
  ],
  [
    /^(?:your |their )?e-?mail(?: address)?$/i,
    'Email',
    '',
    'Enter an email address, such as name@example.com.',
  ],
  [/\be-?mail(?: address)?e?s?$/i, '', '', 'Enter an email address, such as name@example.com.'],
  [/\bcard number\b/i, 'Card number', '', 'Enter the number as it appears on your card.'],
  [
    /\bexpir(?:y|ation|es)(?: date)?$|^valid (?:until|thru|through)$/i,
    'Expiry date',
    'MM/YY',
    'Enter the date as MM/YY.',
  ],
  [
    /^(?:security code|cvv|cvc|csc)(?:\/(?:cvv|cvc))?$/i,
    'Security code',
    'The 3 or 4 digits on your card',
    'Enter the 3 or 4 digits on your card.',
  ],
  [
    /\bname on (?:the )?card\b|\bcard ?holder(?:['’]s)?(?: name)?\b/i,
    'Name on card',
    '',
    'Enter the name as it appears on the card.',
  ],
  [
    /\b(?:promo|discount|coupon|voucher|gift)(?:[ -]?(?:code|card))\b/i,
    '',
    '',
    "This code isn't valid. Check it and try again.",
  ],
  [
    /\b(?:url|website|web address|homepage)\b/i,
    '',
    'For example, https://example.com',
    'Enter a full web address, such as https://example.com.',
  ],
  [
    /^(?:phone|mobile|telephone|cell)(?: (?:number|no\.?))?$/i,
    'Phone number',
    'Include the country code',
    'Enter a phone number with its country code.',
  ],
  [/\biban\b/i, 'IBAN', '', 'Enter a full IBAN.'],
  [/^(?:date of birth|dob|birthday|birth date)$/i, 'Date of birth', '', 'Enter your date of birth.'],
  [/\bterms\b/i, 'I accept the terms', '', 'Accept the terms to continue.'],
  [/^zip(?: ?code)?$/i, 'ZIP code', '', 'Enter your ZIP code.'],
  [/^post(?:al)?(?: ?code)?$/i, 'Postal code', '', 'Enter your postal code.'],
  [/^remember me$|^stay signed in$|^keep me (?:signed|logged) in$/i, 'Stay signed in', '', ''],
];

/** Whether a name is that of a field which most forms have: "email", "postal code". */
export const isKnownField = (name: string): boolean =>
  !/^errors? (?:for|when|if)\b/i.test(name) &&
  (KNOWN.some(([names]) => names.test(name)) ||
    /^(?:(?:first |last |full )?name|message|subject|address|city|country|company)$/i.test(name));

const FORMS: readonly (readonly [name: RegExp, button: string, ...fields: string[]])[] = [
  [
    /\bsign[- ]?up\b|\bregist(?:er|ration)\b|\bcreate (?:an )?account\b/i,
    'Create account',
    'full name',
    'email',
    'password',
  ],
  [/\bsign[- ]?in\b|\blog[- ]?in\b/i, 'Sign in', 'email', 'password'],
  [
    /\bcontact (?:us|form|page|sales|support)\b|\bget in touch\b/i,
    'Send message',
    'name',
    'email',
    'message',
  ],
  [/\bnewsletter\b|\bsubscri(?:be|ption) form\b/i, 'Subscribe', 'email'],
  [
    /\brequest\b.{0,20}\b(?:link|reset)\b|\bforgot(?:ten)?\b|\breset\b.{0,12}\brequest\b/i,
    'Send link',
    'email',
  ],
  [/\b(?:reset|new|choose) password\b/i, 'Save password', 'new password', 'confirm password'],
  [
    /\bchange password\b|\bpassword change\b/i,
    'Save password',
    'current password',
    'new password',
    'confirm password',
  ],
  [
    /\b(?:payment|credit card|card details|billing details)\b|\bcheck-?out\b/i,
    'Pay {amount}',
    'card number',
    'expiry date',
    'security code',
    'name on card',
  ],
  [
    /\b(?:shipping|delivery|billing|new|add) address\b|\baddress form\b/i,
    'Save address',
    'full name',
    'street',
    'city',
    'postal code',
    'country',
  ],
  [/\bfeedback\b/i, 'Send feedback', 'your feedback'],
  [/\breview\b/i, 'Post review', 'rating', 'review'],
  [/\b(?:support|ticket)\b/i, 'Submit ticket', 'subject', 'description'],
  [/\bprofile\b/i, 'Save changes', 'display name', 'bio'],
];

/** The button and the usual fields of a form by what it is for; undefined for an unknown one. */
export function formOf(
  text: string,
): { readonly button: string; readonly fields: readonly string[] } | undefined {
  const [, button = '', ...fields] = FORMS.find(([name]) => name.test(text)) ?? [];
  return button ? { button, fields } : undefined;
}

const MOST_WORDS = 5;
/** Can be nothing but a verb, as in "admins manage members". */
const isVerb = (word: string): boolean =>
  (partsOf(word.toLowerCase()) & (VERB | NOUN | ADJECTIVE)) === VERB || /^(?:also|then|only)$/i.test(word);

/** What a remark in brackets says that may be entered: "Use at least 8 characters."; empty where it states no rule that we know. */
function ruleOf(inside: string): string {
  const { min, max, types, size } = valuesIn(inside);
  if (min && max) return `Use ${min} to ${max} characters.`;
  if (min) return `Use at least ${min} characters.`;
  if (max) return `Use at most ${max} characters.`;
  if (types) return `Choose a ${types} file${size ? `, up to ${size}` : ''}.`;
  const [, digits = ''] = /^(?:exactly )?(\d+) digits$/i.exec(inside) ?? [];
  if (digits) return `Enter ${digits} digits.`;
  const [, from = '', to = ''] =
    /^(?:between )?(\d[\d.,]*) ?(?:-|–|to|and) ?(\d[\d.,]*(?: [A-Z]{3}\b)?)$/.exec(inside) ?? [];
  if (to) return `Enter a number from ${from} to ${to}.`;
  const [, least = ''] = /^(?:min(?:imum)?\.?|at least) (\d[\d.,]*)$/i.exec(inside) ?? [];
  if (least) return `Enter ${least} or more.`;
  const [, most = ''] =
    /^(?:max(?:imum)?\.?|at most|up to) (\d[\d.,]*(?: ?(?:[A-Z]{3}|[€$£]))?|[€$£]\d[\d.,]*)$/i.exec(inside) ??
    [];
  if (most) return `Enter ${most} or less.`;
  if (/^(?:positive|greater than (?:0|zero))$/i.test(inside)) return 'Enter a number greater than 0.';
  return /\bcomma(?:s|-separated| separated)?\b/i.test(inside) ? 'Separate several entries with commas.' : '';
}

/** What people choose from: "(light, dark, system)"; none where the remark is no list of names. */
export function optionsOf(inside: string): readonly string[] {
  if (
    /\b(?:optional|required|several|multiple|separated|max|min|at least|at most|up to|with|characters|not|if|when|can|must|should|is|are|for|\d+ ?[kmg]b)\b|\d ?[-–] ?\d|\b(?:pdf|jpe?g|png|csv|gif)\b/i.test(
      inside.replace(/\bcan (?=\p{L}+(?:,|$| and | or ))/giu, ''),
    )
  )
    return [];
  const listed = inside.replace(
    /^(?:drop-?down|select|radio(?: buttons?)?|options?|choices)(?: (?:with|of))?:? (?=\S)/i,
    '',
  );
  const all = cutAt(listed, listed.includes(',') ? /\s*,\s*(?:(?:and|or)\s+)?/ : /\s*\/\s*|\s+or\s+/);
  return all.length > 1 && all.every((one) => one.split(' ').length <= 3 || withPrice(one) !== undefined)
    ? all.map((one) => withPrice(one) ?? one)
    : [];
}

/** A field with its label, its options, its rule, and what it says where the entry is missing or wrong; none where what is said names no field. */
export function fieldStrings(
  said: string,
  inside: string,
  wants: { readonly errors: boolean; readonly help: boolean; readonly placeholder?: boolean },
): readonly MadeString[] {
  // "Bio max 160 characters"
  const [, before = '', behind = ''] =
    /^(\p{L}+(?: \p{L}+){0,2}?) ((?:max|min|up to|at least|exactly) \d.*)$/iu.exec(said) ?? [];
  if (before !== '') return fieldStrings(before, [behind, inside].filter(Boolean).join('; '), wants);
  const isOptional = /\boptional\b/i.test(`${said} ${inside}`);
  const name = said
    .replace(/^optional |\s*\boptional$|,$/gi, '')
    .replace(/^(?:an?|the|their|your|its) /i, '')
    .replace(/^(?:select|drop-?down|input|combo ?box|multi-?select) (?:for )?(?:the )?(?=\S)/i, '')
    .replace(/\s*(?:\+|and|with|&) (?:an? )?(?:help(?:er)?(?: text)?|hint|placeholder|label|error)s?$/i, '')
    .replace(/(?<=\p{L}) (?:field|picker|drop-?down|select(?:or)?|input|box|label|upload)$/iu, '')
    .trim();
  if (
    name === '' ||
    name.split(/\s+/).length > MOST_WORDS ||
    /^(?:one|two|three|at least|\d)/i.test(name) ||
    (!QUESTION.test(name) && /[.:!]|\b(?:is|are|should|must|can|need|needs|with|when|if)\b/i.test(name))
  )
    return [];
  // "Parcel not found", "claim sent": what happens, and nothing that is entered.
  if (/ (?:not found|sent|failed|submitted|expired)$| takes /i.test(name)) return [];
  if (!QUESTION.test(name) && name.split(' ').some((word, at) => at > 0 && isVerb(word))) return [];
  const known = KNOWN.find(([names]) => names.test(name));
  const entry = lower(name).replace(
    /^(?:(?:enter|type|choose|select|pick|add|attach|upload|describe) (?:the |your |an? )?|(?:from|to) (?=\p{L}+$))/u,
    '',
  );
  const options = optionsOf(inside);
  const rest = inside.replace(/,?\s*\b(?:required|optional|mandatory)\b,?\s*/gi, ' ').trim();
  const rule = options.length > 0 ? '' : ruleOf(rest);
  const key = `field.${keyOf(name)}`;
  const [, told = ''] = /\bhelp(?:er)?(?: text)?: ?([^;]+)/i.exec(inside) ?? [];
  const help =
    (told && asSentence(told)) ||
    rule.replace(/^Choose an? (?<types>.*?) file\b/u, '$<types> files').replace(/\.$/, '') ||
    known?.[2] ||
    '';
  const [, example = ''] = /, such as (\S+)\.$/.exec(known?.[3] ?? '') ?? [];
  const isNeeded = /\b(?:required|mandatory)\b/i.test(inside) && /^Use /.test(rule);
  const error = rule.startsWith('Separate')
    ? (known?.[3] ?? '')
    : rule ||
      (known?.[3] ??
        (options.length > 0 || /\b(?:drop-?down|select|radio|picker)\b/i.test(said)
          ? /ing$/.test(name) || isMass(name)
            ? 'Choose an option.'
            : demand(lower(name)).replace(/^Enter/, 'Choose')
          : demand(entry)));
  return [
    string(
      key,
      `${known?.[1] || capitalized(lower(name)).replace(/^E-mail\b/, 'Email')}${QUESTION.test(name) && !name.endsWith('?') ? '?' : ''}${isOptional ? ' (optional)' : ''}`,
      'Label',
    ),
    ...options.map((option) =>
      string(`${key}.${keyOf(option.replace(/ \(.*/, ''))}`, capitalized(option), 'Option'),
    ),
    ...(wants.placeholder === true && example !== ''
      ? [string(`${key}.placeholder`, example, 'Inside the empty field')]
      : []),
    ...(help
      ? [string(`${key}.help`, help, 'Below the field')]
      : wants.help && !(QUESTION.test(name) && options.length > 0)
        ? [
            string(
              `${key}.help`,
              `[VERIFY] Say what to enter as ${entry}, with an example.`,
              'Below the field',
            ),
          ]
        : []),
    ...(wants.errors && isNeeded
      ? [string(`${key}.error.missing`, known?.[3] ?? demand(lower(name)), 'Empty')]
      : []),
    ...(wants.errors &&
    error &&
    !(QUESTION.test(name) && options.length > 0) &&
    (!isOptional || rule || (known?.[3] && !/^(?:Enter|Choose) (?:a|an|your) /.test(known[3])))
      ? [string(`${key}.error`, error, 'Empty or wrong')]
      : []),
  ];
}
