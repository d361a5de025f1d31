import { asSentence } from '../generate/sentences.ts';
import { capitalized } from '../writing/capitals.ts';
import { demand, lower } from './demands.ts';
import { isMessage } from './effects.ts';
import { isImperative } from '../generate/signs.ts';
import { isNextStep } from './asks.ts';
import { ERRORS } from './errors.ts';
import { inShort } from './in-short.ts';
import { CALLED } from './parts.ts';
import { fieldStrings, isKnownField } from './fields.ts';
import { keyOf } from './lists.ts';
import { READ, shareOf } from './note.ts';
import { failOf } from './states.ts';
import { type Deed, bareThing, readDeed, readThing } from './thing.ts';
import { type Ask, SAYS_THAT } from './pieces.ts';
import { addressed, sentenceOf } from './told.ts';
import { FILES, usualErrors } from './usual-errors.ts';
import { type Topic, type Writer, toldBeside, valuesOf } from './topic.ts';
import { type MadeString, string } from './types.ts';
import { fill } from './values.ts';

/** "Needs a number" */
const NEEDS =
  /^(?:password )?(?:needs?|must (?:have|contain|include)|missing|no|without|requires?) (?:at least )?(?:an? |one |1 )?(number|digit|(?:upper|lower)case letter|capital letter|special character|symbol)$/i;

/** What is so, of what the head of the list names. */
const OF_WHAT =
  /^(?:(?:already|no longer|not) )?(?:\p{L}+ed|invalid|missing|empty|full|taken|valid|must(?: not)? .+|(?:doesn['’]t|does not) .+)(?: for \p{L}+(?: .+)?)?$/iu;
/** A rule of a field, which is its error too. */
const RULE = /^[^,]{2,40}? (?:must(?: not)?|needs to|can(?:not|['’]t)|has to) (?!be shown|show|say)/i;

/** "With a retry button", "with retry" */
const WITH_BUTTON =
  /(?:^|; )(?:an? )?"?(?:(?:retry|try again|undo)"?|[\p{L} ]{3,24}"?(?= (?:button|link|action|cta)$))(?: (?:button|link|action|cta))?$/iu;

/** The errors, each with the button that is told to stand beside it. */
export const writeErrors: Writer = (asks, topic) =>
  asks.flatMap((written, at) => {
    const next = asks[at + 1];
    const before = asks[at - 1];
    // "File too large, max 25 MB": the limit of another one; "couldn't save, try again": what people can do then.
    if (
      (/^(?:max(?:imum)?\.?|min(?:imum)?\.?|limit:?|up to|at most|at least) \d+\S*(?: \p{L}+)?$/iu.test(
        written.said,
      ) &&
        asks.some(({ said }) => /\btoo (?:large|big|heavy|long|many|small|short)\b/i.test(said))) ||
      (before && isNextStep(written.said))
    ) {
      topic.used.add(written.whole);
      return [];
    }
    const [whole = ''] = WITH_BUTTON.exec(written.inside) ?? [];
    const label = whole.replace(/^; |\b(?:an?|button|link|action|cta)\b|"/gi, '').trim();
    const inside = written.inside.slice(0, written.inside.length - whole.length);
    const ask = { ...written, inside: inside === '' && next && isNextStep(next.said) ? next.said : inside };
    const made = writeError(ask, asks, topic);
    return label === '' || made.length === 0
      ? made
      : [
          ...made,
          string(
            `${made[0]?.key ?? 'error'}.action`,
            CALLED[label.toLowerCase()] ?? capitalized(label),
            'Button beside it',
          ),
        ];
  });

const writeError = (ask: Ask, asks: readonly Ask[], topic: Topic): readonly MadeString[] => {
  const { used, deed, brief } = topic;
  if (ask.literal) {
    used.add(ask.whole);
    return [string(`error.${keyOf(ask.said || ask.literal)}`, ask.literal, 'Error')];
  }
  const whole = (text: string): readonly MadeString[] => {
    used.add(ask.whole);
    return [string(`error.${keyOf(ask.said || text)}`, asSentence(text), capitalized(ask.said || 'Error'))];
  };
  if ((ask.said === '' || SAYS_THAT.test(ask.whole)) && isMessage(ask.inside, true)) return whole(ask.inside);
  const isAsked = brief.asks.some(({ whole }) => whole === ask.whole);
  // What the error beside it tells already.
  if (!isAsked && used.has(ask.whole)) return [];
  const beside = isAsked ? toldBeside(topic) : '';
  // Two sentences tell more than what we would say.
  if (beside.includes('. ') || (beside !== '' && ask.said === '')) return whole(beside);
  if (ask.said === '') {
    if (!deed || brief.asks.some(({ kind }) => kind === 'field')) return [];
    if (asks.some(({ said }) => said !== '')) return whole(`Couldn't ${failOf(deed)}. Try again.`);
    return usualErrors(deed, topic);
  }
  const usual = deed && usualErrors(deed, topic).find(({ key }) => key === `error.${ask.said.toLowerCase()}`);
  if (usual) {
    used.add(ask.whole);
    return [usual];
  }
  // What is too short is the password, where one is asked for.
  const said =
    /^(?:too (?:short|weak)|mismatch)\b/i.test(ask.said) && /\bpass\w+\b/i.test(brief.text)
      ? `password ${ask.said}`
      : // A code of a checkout takes something off the price.
        /^(?:(?:expired|invalid|wrong|used) code|code (?:is |has )?(?:expired|invalid|used|not valid)\b.*)$/i.test(
            ask.said,
          ) && /\b(?:promo|coupon|discount|voucher)\b/i.test(brief.text)
        ? ask.said.replace(/\bcode\b/i, 'promo code')
        : // "Expired" of a coupon
          OF_WHAT.test(ask.said) && ask.context !== ''
          ? `${ask.context.replace(/ (?:fields?|codes?|inputs?|forms?|page|screen)$/i, '')} ${ask.said}`
          : ask.said.replace(
              /^(locked|blocked|disabled|suspended) (account|user|card) (?=after\b)/i,
              '$2 $1 ',
            );
  const values = valuesOf({ ...ask, said }, topic);
  // "Group too large"
  const happened = sentenceOf(
    addressed(said).replace(/^((?:\p{L}+ )?\p{L}+)(?<! (?:is|are|was|were)) too (?=\S+$)/iu, '$1 is too '),
  );
  for (const [names, ...texts] of ERRORS) {
    const found = (names.exec(said) ?? names.exec(`${said} ${ask.noun}`))?.[0];
    if (found === undefined || found.trim() === '') continue;
    const own = readDeed(said);
    const text = fill(
      texts,
      own || texts.length > 1 || values['deed'] === undefined || isGeneric(said, found) ? values : {},
    );
    if (text === undefined) continue;
    // "SSO required for this domain" is more than that something is required.
    if (happened !== undefined && shareOf(said, `${found} ${text}`) <= READ) continue;
    // "Machine offline" is told of the machine, and not of who reads it.
    const [subject = ''] = said.split(/ (?=\S+$)/);
    // A group that is too large is no file.
    const [, large = ''] = /^(.*) too (?:large|big|heavy)$/i.exec(said) ?? [];
    if (large !== '' && !FILES.test(large)) continue;
    if (
      happened !== undefined &&
      !/ |^(?:you|user|device|app)$/i.test(subject) &&
      shareOf(subject, `${found} ${text}`) === 0
    )
      continue;
    topic.read.push(found);
    // "(they can overwrite or view the changes)": what the request offers instead of what we would.
    const ways = waysOf(ask) || toldWays(asks, topic);
    const limit = text.match(/\d/)
      ? ''
      : /^\{\w+\}$/.test(ask.inside) && !text.includes(ask.inside)
        ? ask.inside
        : (/\b(?:limit (?:of|is)|above|over|more than|max(?:imum)?\.?|at most|up to) (\d[\d.,]*(?: (?:[A-Z]{3}\b|(?!is\b|was\b|has\b)\p{Ll}+s\b))?)/u.exec(
            said,
          )?.[1] ?? '');
    const [first = '', rest = ''] = text.split(/(?<=[.!]) (.*)$/s);
    const because =
      ways === '' && (isMessage(ask.inside, true) || isNextStep(ask.inside))
        ? asSentence(ask.inside)
        : limit === ''
          ? ''
          : `The limit is ${limit}.`;
    const next = isNextStep(ask.inside) ? '' : rest;
    const written = ways !== '' ? `${first} ${ways}` : [first, because, next].filter(Boolean).join(' ');
    used.add(ways !== '' || because !== '' || shareOf(said, `${found} ${text}`) >= READ ? ask.whole : '');
    return [string(`error.${keyOf(said)}`, written, capitalized(ask.said))];
  }
  const [, part = ''] = NEEDS.exec(said) ?? [];
  if (part !== '') return whole(`Add at least one ${part.toLowerCase()}.`);
  const [, exactly = ''] = /^(?:exactly )?(\d+ (?:digits|characters|letters|numbers))$/i.exec(said) ?? [];
  if (exactly !== '') return whole(`Enter ${exactly}.`);
  const [, most = ''] = /^(?:max(?:imum)?\.?|limit:?|up to|at most) (\d[\d.,]* \p{L}+s)$/iu.exec(said) ?? [];
  if (most !== '') {
    used.add(ask.whole);
    return [string(`error.${keyOf(said)}`, `The limit is ${most}. Choose fewer.`, capitalized(ask.said))];
  }
  // "Badge scan fails, retry or call the desk": what people can do says not what happened.
  const own =
    failing(ask, deed) ||
    (happened !== undefined && beside !== '' && (isNextStep(beside) || /\{\w+\}/.test(beside))
      ? `${happened} ${beside}`
      : beside);
  if (own !== '') {
    used.add(ask.whole);
    return [string(`error.${keyOf(said)}`, own, capitalized(ask.said))];
  }
  const missing =
    /^(?:no(?! .* left$)|missing|empty|blank|without) (?:an? )?(?<what>.+?)(?: (?<chosen>selected|chosen|picked|entered|set))?$|^(?<name>.+?) (?:(?:is|was) )?(?:missing|empty|blank|required|left blank|not (?:set|entered|filled in|selected|chosen))$/i.exec(
      said,
    )?.groups;
  const thing = missing && readThing(missing['what'] ?? missing['name'] ?? '');
  const lacking = missing?.['what'] ?? missing?.['name'] ?? '';
  // "No GPS signal": nobody enters it.
  const isEntered =
    !/^no\b|\bmissing$/i.test(said) ||
    isKnownField(lacking) ||
    missing?.['chosen'] !== undefined ||
    /\b(?:form|fields?|validation|enter|required|select|choose|checkout|sign up)\b/i.test(brief.text) ||
    brief.asks.some(({ kind }) => kind === 'field');
  // "No repeated digits" is a rule.
  const isRule =
    /^no (?:\p{L}+ed \p{L}+|spaces|symbols|emojis?|special characters|letters|digits|capitals)$/iu.test(said);
  if (isRule) return whole(`Use ${said}.`);
  if (!isEntered && lacking.split(' ').length <= 4)
    return whole(
      `${/^no\b/i.test(said) ? `${capitalized(said)}.` : (happened ?? `${capitalized(said)}.`)} ${waysOf(ask) || '[VERIFY] Say what people can do.'}`,
    );
  if (lacking !== '' && isKnownField(lacking)) {
    const known = fieldStrings(lacking, '', { errors: true, help: false }).find(({ key }) =>
      key.endsWith('.error'),
    );
    if (known) return whole(known.text);
  }
  if (
    (thing ?? /^(?:title|name|message|text|description)$/i.test(lacking)) &&
    lacking.split(' ').length <= 3
  ) {
    used.add(ask.whole);
    return [
      string(
        `error.${keyOf(said)}`,
        demand(lower(thing ? bareThing(thing) : lacking)),
        capitalized(ask.said),
      ),
    ];
  }
  const ofField =
    happened === undefined && /\bvalidation\b/i.test(brief.text)
      ? fieldStrings(said, ask.inside, { errors: true, help: false }).find(({ key }) =>
          key.endsWith('.error'),
        )
      : undefined;
  if (ofField) {
    used.add(ask.whole);
    return [string(`error.${keyOf(said)}`, ofField.text, capitalized(said))];
  }
  // "Postal code must have 5 digits"
  if (RULE.test(said)) return whole(/^(?:the|your|you|an?) /i.test(said) ? said : `the ${lower(said)}`);
  const about = readDeed(said);
  if (about && /\bfails?\b/i.test(said) && /toast/.test(ask.noun))
    return whole(`Couldn't ${failOf(about)}. Try again.`);
  if (about && asks.length === 1 && ask.inside === '' && said.split(' ').length <= 4) {
    used.add(ask.whole);
    return usualErrors(about, topic);
  }
  // "Not enough days left"
  const isFragment = /^(?:not enough|too (?:many|few|much)|out of|invalid|only) /i.test(said);
  return happened === undefined && !isFragment
    ? []
    : whole(
        [
          happened ?? `${capitalized(said)}.`,
          limitOf(ask.inside),
          waysOf(ask) || toldWays(asks, topic) || nextOf(said, ask.inside),
        ]
          .filter(Boolean)
          .join(' '),
      );
};

/** What people can do, by what happened; asked for where that doesn't say. */
const NEXT: readonly (readonly [happened: RegExp, next: string])[] = [
  [/\bsession\b|\bsigned out\b/i, 'Sign in again to continue.'],
  [
    /\b(?:taken|in use|already (?:booked|exists?|used)|unavailable|sold out|not available)\b/i,
    'Choose another one.',
  ],
  [/\bcan(?:not|['’]t) be combined\b/i, 'Choose one of them.'],
  [/^same \p{L}+ and\b/iu, 'Change one of them.'],
  [/\btoo many\b|\bmore \p{L}+ than\b/iu, 'Choose fewer.'],
];
/** "{limit}", "max 100 items", "{days} remaining" */
const limitOf = (inside: string): string => {
  const [, limit = ''] =
    /^(?:max(?:imum)?\.?|limit(?: is|:)?|up to|at most) (.+)$|^(\{\w+\})$/i
      .exec(inside)
      ?.flatMap((one) => one ?? []) ?? [];
  return limit ? `The limit is ${limit}.` : inside.includes('{') ? asSentence(inside) : '';
};
const ORDER = /^(?:ask|call|contact|see|use|show|scan|go to|come|bring|write) \p{Ll}/iu;
/** "Refresh": what the request itself says that people can do. */
const nextOf = (said: string, inside = ''): string =>
  (inside.split(' ').length > 10
    ? undefined
    : isImperative(inside)
      ? `${capitalized(inside)}.`
      : ORDER.test(inside)
        ? inShort(inside, undefined)
        : undefined) ??
  NEXT.find(([happened]) => happened.test(said))?.[1] ??
  '[VERIFY] Say what people can do.';

/** "(they can retry or go back)": what the request offers; empty where it offers nothing. */
function waysOf({ inside }: Ask): string {
  const [, ways = ''] = /^(?:they|users?|you|people) can (.+?)\.?$/i.exec(inside) ?? [];
  return ways && `You can ${ways}.`;
}

/** "Suggest adding numbers", "contact IT": what is told of the only error that people can do. */
function toldWays(asks: readonly Ask[], { brief, used, thing }: Topic): string {
  const others = brief.asks.filter(({ kind }) => kind !== 'button');
  if (asks.length > 1 || others.length > 1 || others.some(({ kind }) => !/^(?:error|dialog)$/.test(kind)))
    return '';
  const ways = brief.facts.flatMap((fact) => {
    // "They can compress it"
    const [, can = ''] =
      /^(?:they|you|users?|people|customers?) can (?:either |also )?(\p{Ll}.+?)[.]?$/iu.exec(fact) ?? [];
    const way = inShort(fact, thing) ?? (isImperative(can) ? asSentence(addressed(can)) : undefined);
    if (way === undefined || /^(?:this|your) /i.test(way)) return [];
    used.add(fact);
    return way;
  });
  return ways.join(' ');
}

const SHORTER: Readonly<Record<string, string>> = {
  longer: 'shorter',
  larger: 'smaller',
  bigger: 'smaller',
  older: 'newer',
  shorter: 'longer',
  smaller: 'larger',
};

/** What fails as such, with what people can do then; or what is longer than it may be. Empty where neither is said. */
function failing(ask: Ask, deed: Deed | undefined): string {
  const { said } = ask;
  const ways = waysOf(ask);
  if (deed && ways !== '' && /^(?:(?:it|this|that) )?fails?$/i.test(said))
    return `Couldn't ${failOf(deed)}. ${ways}`;
  const {
    what = '',
    how = '',
    limit = '',
  } = /^(?:the )?(?<what>\p{L}+(?: \p{L}+){0,2}?) (?:is )?(?<how>longer|larger|bigger|older|shorter|smaller) than (?<limit>\d.*)$/iu.exec(
    said,
  )?.groups ?? {};
  return what === '' ? '' : `The ${lower(what)} is ${how} than ${limit}. Choose a ${SHORTER[how] ?? ''} one.`;
}

/** Nothing else is said than that something failed. */
const isGeneric = (said: string, found: string): boolean => shareOf(said, found) === 1;
