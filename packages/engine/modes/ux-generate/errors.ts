import { singularOf } from '../../spelling/inflect.ts';
import { capitalized } from '../writing/capitals.ts';
import { alternatives, OPEN, type Facts } from './error-forms.ts';
import { AT_MOST, COUNT, FORMATS, LENGTH, namedRules, RANGE, rangeOf, SIZE, TAKES_FILES } from './limits.ts';
import { textOf } from './error-texts.ts';
import { effectsOf } from './effects.ts';
import { ruleOf } from './fields.ts';
import { keyOf, type Named } from './lists.ts';
import type { Part } from './phrases.ts';
import type { Request } from './request.ts';
import { deedOf, these, verbOf } from './things.ts';
import { string, type MadeString, type Writer } from './types.ts';

export const CONNECTION =
  /^(?:(?:the )?(?:network|connection|internet)(?: connection)?(?: (?:is |was )?(?:lost|down|drops|dropped|gone|errors?|failed|failure|problems?|issues?))?|offline|no (?:network|connection|internet)(?: connection)?)(?: (?:during|while|before) .+)?$/i;
const SERVER =
  /^(?:(?:generic|general|unknown|unexpected|internal|server|system)(?: (?:server|system))? (?:error|failure|problem|issue)s?|server (?:is )?(?:down|unreachable|unavailable)|(?:something|anything) (?:else|went wrong)|generic|unknown|server|5\d\d)$/i;

/** "message too short" by the rule that the description states for the field. */
function ruleFor(error: string, parts: readonly Part[]): string {
  const [, thing = ''] = /^(.+?) (?:is )?too (?:short|long|weak)$/i.exec(error) ?? [];
  const field =
    thing &&
    parts.find(({ kind, said }) => kind === 'field' && said.toLowerCase().includes(thing.toLowerCase()));
  return field ? ruleOf(field.inside) : '';
}

/** An error that every screen may meet. */
function usualError(said: string, request: Request): Omit<Named, 'use'> | undefined {
  if (CONNECTION.test(said)) return { key: 'network', text: ofNetwork(request) };
  if (/^fail(?:ed|ure|s)?$/i.test(said))
    return { key: 'failed', text: `${failedTo(request) || "This didn't work."} Try again.` };
  return SERVER.test(said) ? { key: 'server', text: ofServer(request) } : undefined;
}

/** "Couldn't upload the file.", for what is done; else what could not be shown. */
function failedTo(request: Request): string {
  const { acts, description, object, plural } = request;
  if (acts) return `Couldn't ${deedOf(request)}.`;
  return /\bload|\bstates?\b/i.test(description) && object !== 'item' ? `Couldn't load the ${plural}.` : '';
}

const ofNetwork = (request: Request): string =>
  `${failedTo(request) || "You're offline."} Check your connection and try again.`;
const ofServer = (request: Request): string =>
  `${failedTo(request) || 'Something went wrong on our side.'} Try again in a few minutes.`;

/** Is said of the thing itself. */
const BARE = /^(?:not found|expired|invalid|not valid|declined|inactive|disabled|deactivated|unavailable)$/i;

/** What is said of a thing that is not named again: "contains spaces". */
const SAYS_OF = /^(?:contains|has|starts|ends|includes|exists|exceeds) /i;

/** The errors that a description lists, each as what a person can do now; `[VERIFY]` where it doesn't say. */
function namedErrors(request: Request): readonly Named[] {
  const { parts, description, object } = request;
  const fields = parts.filter(({ kind, said }) => kind === 'field' && said !== '');
  const thing = (fields.length === 1 ? fields[0]?.said : undefined) ?? (object === 'item' ? '' : object);
  const most = COUNT.exec(description)?.groups;
  const facts: Facts = {
    formats: alternatives(FORMATS.exec(description)?.[0] ?? ''),
    size: SIZE.exec(description)?.[1] ?? '',
    length: LENGTH.exec(description)?.[1] ?? '',
    count: most ? `${most['most']} ${most['things']?.toLowerCase()}` : '',
    object: thing,
  };
  const listed = parts
    .filter(({ kind, said }) => kind === 'errors' && said !== '')
    // "the number is unknown or the zone is closed" is two.
    .flatMap(({ said, inside }) => bothOf(said).map((one) => bare(inside ? `${one} (${inside})` : one)))
    .filter((one) => one !== '' && !/^(?:can|may) be\b/i.test(one))
    .map((one) =>
      BARE.test(one) && thing ? `${thing} ${one}` : SAYS_OF.test(one) && thing ? `${thing} ${one}` : one,
    )
    .map((one): Named => {
      const usual = usualError(one, request);
      return {
        key: usual?.key ?? keyOf(one.replace(/\s*\(.*$/, '')),
        text: usual?.text ?? (ruleFor(one, parts) || textOf(one, facts)),
        use: capitalized(one),
      };
    });
  const said = listed.map(({ use, text }) => `${use} ${text}`).join('\n');
  const range = RANGE.exec(description)?.groups;
  const limit = AT_MOST.exec(description)?.groups;
  const limits = [
    range && { key: 'range', text: `Enter a value ${rangeOf(range)}.`, use: 'Out of range' },
    limit && {
      key: 'limit',
      text: `The ${singular(limit['thing'])} can have at most ${limit['most']}.`,
      use: 'Too large or too many',
    },
    facts.formats &&
      TAKES_FILES.test(description) &&
      !/\b(?:format|type|extension)\b/i.test(said) && {
        key: 'format',
        text: `Choose a ${facts.formats} file.`,
        use: 'Another format',
      },
    facts.size &&
      !said.includes(facts.size) && {
        key: 'size',
        text: `The file is larger than ${facts.size}. Choose a smaller one.`,
        use: 'Too large',
      },
    facts.count && { key: 'limit', text: `Choose up to ${facts.count}.`, use: 'Too many' },
  ].filter((one): one is Named => typeof one === 'object');
  // What is told beside the one error that is asked for says more than what is usually so.
  const [lone] = request.kinds.length === 1 && listed.length === 1 ? listed : [];
  const own =
    lone && effectsOf(request)
      ? [{ ...lone, text: `${lone.text.split(/(?<=[.!]) /, 1)[0]} ${OPEN}` }]
      : listed;
  const helps = own.filter(({ text }) => text.includes(OPEN)).length === 1 ? effectsOf(request) : '';
  const advised = helps ? own.map((one) => ({ ...one, text: one.text.replace(OPEN, helps) })) : own;
  return lone && helps
    ? advised
    : [...advised, ...limits.filter(({ text }) => !listed.some((one) => one.text === text))];
}

/** "the number is unknown or the zone is closed", "name exists or contains slashes": two errors. */
function bothOf(said: string): readonly string[] {
  const [, thing = '', one = '', other = ''] =
    /^((?:the |an? )?[\p{L}-]+(?: \p{L}+)??) ((?:is|has|was|already|contains|exists)\b.*) or ((?:is|has|was|contains|exists|starts|ends)\b.*)$/iu.exec(
      said,
    ) ?? [];
  return thing ? [`${thing} ${one}`, `${thing} ${other}`] : said.split(/\s+or\s+(?=(?:the|an?) )/i);
}

const bare = (said: string): string => said.replace(/^(?:an?|the|when|if)\s+/i, '').trim();

function singular(thing = ''): string {
  return singularOf(thing.toLowerCase()) ?? thing.toLowerCase();
}

/** What goes wrong: what the description names, else what every action meets, and what this one may meet. */
export const writeErrors: Writer = (request) => {
  const { action, acts, own, object, plural, several, audience } = request;
  const named = namedErrors(request).map(({ key, text, use }) => string(`error.${key}`, text, use));
  const isListed = request.parts.some(({ kind, said }) => kind === 'errors' && said !== '');
  const reference =
    audience && audience !== 'consumer'
      ? [string('error.reference', 'Reference for support: {requestId}', 'Below any error')]
      : [];
  if (isListed) return [...named, ...reference];
  // "Inline error above the button. The bank refused the card." is one, of what is told.
  if (isLoneError(request)) return [string('error.text', OPEN, 'Where it goes wrong'), ...reference];
  const general = [
    string('error.network', ofNetwork(request), 'No connection'),
    string('error.server', ofServer(request), 'Fault of ours'),
  ];
  // Its fields say themselves what is wrong with them.
  if (request.parts.some(({ kind, said }) => kind === 'field' && said !== ''))
    return [...named, ...reference];
  if (!acts || own)
    return [...named, ...general, ...(acts && named.length === 0 ? [ofEntry(request)] : []), ...reference];
  const verb = verbOf(request);
  const isMade = (action.makes ?? false) || (action.many ?? false);
  const isMany = several || object === plural;
  return [
    ...named,
    ...general,
    string(
      'error.permission',
      isMade
        ? `You need permission to ${verb} ${plural}. Ask an administrator.`
        : `You need permission to ${verb} ${these(request)}. Ask ${isMany ? 'an administrator' : 'its owner'}.`,
      'Not allowed',
    ),
    ...(isMade || object === plural
      ? []
      : [
          string(
            'error.missing',
            `This ${object} no longer exists. Reload the page.`,
            'Gone in the meantime',
          ),
        ]),
    ...(named.length > 0 || !/^(?:upload|import)$/.test(action.verb)
      ? []
      : [
          string(
            'error.limit',
            '[VERIFY] Name the limit with its number, and how to get below it.',
            'Too large or too many',
          ),
        ]),
    ...reference,
  ];
};

/** Whether one error is asked for, of which the sentences tell that stand beside it. */
const isLoneError = ({ kinds, facts, description, acts }: Request): boolean =>
  kinds.length === 1 &&
  facts.length > 0 &&
  !acts &&
  /\berror\b/i.test(description) &&
  !/\berrors\b/i.test(description);

/** What may be entered for a thing that everybody has. */
function ofEntry({ object, description }: Request): MadeString {
  const rules = namedRules(description);
  const text = /^e-?mail/i.test(object)
    ? 'Enter an email address, such as name@example.com.'
    : `[VERIFY] Say what the ${object} may be, with an example.`;
  return string('error.invalid', rules || text, 'Not what it should be');
}
