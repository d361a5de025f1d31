/** One name of a thing, in the forms that strings use it in; where a form differs from the first, it stands beside it. */
export interface Name {
  readonly name: string;
  /** Every spelling of the name, with the form it has. A replacement takes the same form of another name. */
  readonly forms: Readonly<Record<string, readonly string[]>>;
  /** Names another thing too: only where other strings say the same of the other name, both are one. */
  readonly loose?: true;
}

/** One form for all its spellings. */
function plain(...spellings: readonly [string, ...string[]]): Name {
  return { name: spellings[0], forms: { plain: spellings } };
}

/** A verb with its particle, as people conjugate it, and the noun made of both. */
function phrasal(base: string, past: string, gerund: string, particle: string, joined = ''): Name {
  const join = (word: string, mark: string): string => `${word}${mark}${particle}`;
  const noun = joined || join(base, '-');
  return {
    name: join(base, ' '),
    forms: {
      verb: [join(base, ' ')],
      past: [join(past, ' ')],
      gerund: [join(gerund, ' ')],
      noun: [noun, ...[join(base, '-'), join(base, '')].filter((spelling) => spelling !== noun)],
    },
  };
}

/** Different names for one action or thing. The first of a row is preferred where the strings are even. */
export const SYNONYMS: readonly (readonly Name[])[] = [
  [phrasal('sign', 'signed', 'signing', 'in'), phrasal('log', 'logged', 'logging', 'in', 'login')],
  [
    phrasal('sign', 'signed', 'signing', 'out'),
    phrasal('log', 'logged', 'logging', 'out', 'logout'),
    phrasal('log', 'logged', 'logging', 'off', 'logoff'),
    phrasal('sign', 'signed', 'signing', 'off', 'signoff'),
  ],
  [plain('email'), plain('e-mail', 'e mail')],
  [
    { ...plain('settings'), loose: true },
    { ...plain('preferences'), loose: true },
  ],
  [plain('canceled'), plain('cancelled')],
  [plain('username'), plain('user name'), plain('login name')],
  [
    { name: 'folder', forms: { one: ['folder'], many: ['folders'] }, loose: true },
    // "User directory": a list of people.
    { name: 'directory', forms: { one: ['directory'], many: ['directories'] }, loose: true },
  ],
  [
    { name: 'website', forms: { one: ['website'], many: ['websites'] } },
    { name: 'web site', forms: { one: ['web site'], many: ['web sites'] } },
  ],
  [plain('home page'), plain('homepage')],
  [
    { name: 'cart', forms: { one: ['cart'], many: ['carts'] } },
    { name: 'basket', forms: { one: ['basket'], many: ['baskets'] } },
  ],
  [
    { name: 'buy', forms: { verb: ['buy'] } },
    { name: 'purchase', forms: { verb: ['purchase'], noun: ['purchase'] } },
  ],
  [
    { name: 'try again', forms: { verb: ['try again'] } },
    // As a noun it names a thing that nothing else does: "a retry".
    { name: 'retry', forms: { verb: ['retry'], noun: ['retry'] } },
  ],
  [
    { name: 'phone number', forms: { one: ['phone number'], many: ['phone numbers'] } },
    { name: 'telephone number', forms: { one: ['telephone number'], many: ['telephone numbers'] } },
  ],
];

/** Words after which "sign in" is written for the noun: "complete your sign in". */
export const NOUN_BEFORE =
  /\b(?:an?|the|your|our|their|each|every|this|that|last|first|new|failed|successful)\s+$/i;
/** Words after which "login" is written for the verb. */
export const VERB_BEFORE = /\b(?:to|please|cannot|can['’]t|can|must|should|could|not|and|or|will|you)\s+$/i;
/** Words before which a first word "login" is written for the verb. */
export const VERB_AFTER = /^\s+(?:to|with|using|via|again|now)\b/i;
/** Words before which "login" says of what kind something is: "return to login screen". */
export const NOUN_AFTER =
  /^\s+(?:screen|page|form|button|link|flow|dialog|window|view|details|session|attempt|method|credentials|options?|prompt|url|token|data|settings)s?\b/i;
