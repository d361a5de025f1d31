import { withArticle } from '../../checks/article.ts';
import { cutAt } from '../brief/cut.ts';
import { classesOf } from '../../spelling/function-words.ts';
import { NOUN, PARTICIPLE, PAST, PLURAL, VERB } from '../../spelling/lexicon.ts';
import { baseOf } from '../../spelling/inflect.ts';
import { partsOf } from '../../spelling/parts.ts';
import { isImperative } from '../generate/signs.ts';
import { capitalized } from '../writing/capitals.ts';
import { ACTIONS } from './actions.ts';
import { isVerbFirst } from './asks.ts';
import { choicesIn } from './choices.ts';
import { lower } from './demands.ts';
import { effectOf, statementOf } from './effects.ts';
import { ERRORS } from './errors.ts';
import { isKnownField, optionsOf } from './fields.ts';
import { type Kind, nounsIn } from './kinds.ts';
import { TIMES, inWords, isManner } from './normal.ts';
import { type Ask, asAsk } from './pieces.ts';
import type { Brief } from './brief.ts';
import { withPrice } from './prices.ts';
import type { Part } from './reading.ts';
import { type Deed, readDeed, thisThing } from './thing.ts';
import { addressed, sentenceOf } from './told.ts';
import { NOTHING } from './topic.ts';
import { LENGTH, TYPE } from './values.ts';

/** "Invite a teammate: already a member, invalid email, invite sent": what people do, and in short what may happen. */
const HEAD = /^(?<head>[^:;.,\n()"]{3,48}?)(?::|;|\.|,|\n| [-–—])\s+(?<rest>\S.*)$/s;
const CUTS = /\s*\n\s*(?:[-*•]\s+)?|;\s+|,\s+(?:and |or )?|\.\s+|\s[-–—]\s|\s\+\s/;
/** Kinds that the head may name; with any other the request says where its texts stand. */
const IN_HEADS: ReadonlySet<Kind> = new Set(['field']);
/** What a request is about that is none of the deeds. */
const TOPIC =
  /\b(?:form|app|machine|kiosk|terminal|set-?up|screen|page|flow|widget|player|scanner|lock|pairing|check-?(?:in|out)|booking|log-?in|registration|verification|search|upload|payment|delivery|pick-?up|purchase|transfer|return|order|reservation)(?: (?:for|at|in|of) (?:an?|the|our) \p{L}+(?: \p{L}+)?)?$/iu;
/** "Money transfer screen" */
const OF_SCREENS = / (?:screen|page|flow)$/i;
/** What people enter, by its name alone. */
const ENTERED =
  /^(?:dates?|amount|quantity|recipient|reference|time(?: slot)?|(?:number|count) of \p{L}+|(?:from|to) (?:account|date|address|iban)|(?:full|first|last|company) name|(?:delivery|billing|shipping|home) address|(?:order|booking|customer|phone|member(?:ship)?) number|(?:start|end|arrival|departure) (?:date|time))$/iu;
/** "Can't delete while invoices are unpaid" */
const CANNOT =
  /^(?:(?:you|they|users?|people) )?(?:cannot|can['’]t|can not) (?<verb>\p{L}+)(?: it)? (?<when>(?:while|if|when|until|unless|before|after|as long as|once|without|during|within|(?:less|more) than) .+)$/iu;
/** "Export data first" */
const FIRST =
  /^(?<verb>\p{L}+(?: (?:up|over|out|off|down|back))?)(?: (?<what>\p{L}+(?: \p{L}+){0,3}))? first$/iu;
/** "14 days to change your mind" */
const WINDOW = new RegExp(String.raw`^\d+ ${TIMES} to \p{Ll}`, 'u');
const TIME_ALONE = new RegExp(String.raw`\d ${TIMES}$`, 'u');
/** "Order placed", by which the button that does it is named. */
const DONE_BY_BUTTON =
  /^(?<what>\p{L}+) (?<done>placed|confirmed|sent|submitted|registered|booked|created)$/iu;

/** What sets a limit that is in reach itself. */
const MOST = String.raw`(?:max(?:imum)?\.?|up to|at most|no more than|under)`;
const SIZE = new RegExp(String.raw`^${MOST} (\d+(?:[.,]\d+)? ?[KMGT]B)(?: each)?$`, 'i');
const LONGEST_TEXT = new RegExp(String.raw`^${MOST} (\d+) ${LENGTH}(?: long)?$`, 'i');
/** Deeds for which people write something, so that a length is a rule of that and not of the texts of the screen. */
const ENTERS = /^(?:rename|name|create|add|edit|post|update|change|send|set|write|leave) /i;
const SHORTEST_TEXT = new RegExp(String.raw`^(?:min(?:imum)?\.?|at least) (\d+) ${LENGTH}(?: long)?$`, 'i');
const FILES = /^(?:max(?:imum)? )?(\d+) (files|photos|images|pictures|documents|attachments)$/i;
const TIME = /^(?:for )?(?:\d+ (?:min(?:utes?)?|hours?|days?|weeks?|months?)|always|forever|until .+)$/i;
const NUMBER = /^(?:max(?:imum)?\.?|up to|at most|no more than|limit(?: of)?:?) (\d[\d.,]*) (\p{L}+s)$/iu;
const FORMATS = new RegExp(
  String.raw`^(?:only )?(?:${TYPE})(?:(?: or | and |, ?|\/)(?:${TYPE}))*(?: only| files?(?: only)?)?$`,
  'i',
);
const OFFLINE = /^(?:(?:fails?|breaks|does ?n['’]t work|doesn['’]t work) (?:if|when) )?offline$/i;
const TYPED = /^typ(?:e|ing) (?:\S+|the .+) to confirm$/i;
const MAY = /^(?:can|may) \p{L}+(?: (?:only|it))?$/iu;
const PICKS = /^(?<verb>pick|choose|select) (?:an? |the |your |their )?(?<thing>\p{L}+(?: \p{L}+)?)$/iu;
const SOME_FAIL = /^((?:some|several|single) \p{L}+s) (?:can|may|might|could) fail$/iu;
const TROUBLE =
  /\b(?:not|no longer|fail(?:s|ed)?|invalid|wrong|incorrect|expired|taken|declined|denied|rejected|locked|already|out of|missing|no \p{L}+ left|reached|passed|occupied|by (?:someone|somebody|another)|unavailable|broken|exceeded|blocked|offline|(?<!\bin )full|closed|fully booked|too (?!many of)\p{L}+)\b|n['’]t\b/iu;
const STATES =
  /\b(?:can|will|must|keeps?|stays?|is|are|remains?|lose|needs?|has to|have to)\b|\b(?:ca|wo)n['’]t\b/i;
/** "In 30 days" of what was done is what will be. */
const LATER = /\b(?:after|within|in|until|for) (?:the )?(?:\d|end\b|next\b)/i;
const BY_WAY =
  /^(?:confirmation|reminder|receipt|ticket|invite|code|link)s? (?:by|via|per) (sms|e-?mail|text|push|post)$/i;
const MOST_WORDS = 9;
/** Characters of a request that tells its cases in short. */
const LONGEST = 600;
/** Characters of a request that is only a deed: "delete a project". */
const LONGEST_DEED = 40;

/** What a deed has of which nothing is told. */
const USUAL: readonly Kind[] = ['error', 'toast'];

const SET_UP = /\b(?:set-?up|setting up|getting started|first steps|onboarding|pairing)\b/i;
/** What people do in order, where the request is of a way through several screens. */
const isStep = ({ kind, whole }: Ask): boolean =>
  (kind === 'label' || kind === 'button') && !/ (?:link|button)$/i.test(whole);

type Case = { readonly ask: Ask } | { readonly told: string };

/** Kinds whose nouns are words of a case too. */
const UNNAMED: ReadonlySet<Kind> = new Set(['option', 'field', 'label', 'page', 'control']);
const WHEN_READY = / when (?:it is |it['’]s )?(?:ready|done|finished)$/i;
const IS_SENT: ReadonlySet<Kind> = new Set(['push', 'email', 'toast']);
const isFunctionWord = (word: string): boolean => classesOf(word.toLowerCase()) !== 0;
const PASTS: ReadonlySet<string> = new Set(ACTIONS.map(({ past }) => past));

/** What people went beyond, and what tells them so; without a text of its own, errors have one. */
function limitOf(bare: string): Pick<Ask, 'said' | 'literal'> | undefined {
  const [, size] = SIZE.exec(bare) ?? [];
  if (size !== undefined) return { said: `larger than ${size}`, literal: '' };
  const [, longest] = LONGEST_TEXT.exec(bare) ?? [];
  if (longest !== undefined) return { said: 'too long', literal: `Use at most ${longest} characters.` };
  const [, shortest] = SHORTEST_TEXT.exec(bare) ?? [];
  if (shortest !== undefined) return { said: 'too short', literal: `Use at least ${shortest} characters.` };
  const [, count = '', files] = FILES.exec(bare.toLowerCase()) ?? [];
  if (files !== undefined) return { said: `too many ${files}`, literal: `Choose up to ${count} ${files}.` };
  const [, number = '', what] = NUMBER.exec(bare.toLowerCase()) ?? [];
  if (what === undefined) return undefined;
  return /^(?:second|minute|hour|day|week|month|year)s$/.test(what)
    ? { said: 'too long', literal: `The limit is ${number} ${what}.` }
    : { said: `too many ${what}`, literal: `Too many ${what}. The limit is ${number}.` };
}

/** What a short case of a request is shown in; undefined where nobody can be sure. */
function caseOf(item: string, before: Ask | undefined, deed: Deed | undefined): Case | undefined {
  const bare = item.replace(/[.!]$/, '').replace(/^(?:and|or|then|also) /i, '');
  const ask = (kind: Kind, said = bare, more: Partial<Ask> = {}): Case => ({
    ask: { ...asAsk(said, kind), ...more, whole: item },
  });
  const limit = limitOf(bare);
  if (limit) return ask('error', limit.said, { literal: limit.literal });
  // "Bio (max 160 characters)"
  const [, base = '', inside = ''] = /^([^()]+) \(([^()]+)\)$/.exec(bare) ?? [];
  if (base !== '' && (isKnownField(base) || before?.kind === 'field')) return ask('field', base, { inside });
  if (base !== '' && optionsOf(inside).length > 1 && base.split(' ').length < 4 && nounsIn(base).length === 0)
    return ask('field', base, { inside });
  const priced = withPrice(bare);
  const isTrouble = ERRORS.some(([names]) => names.test(bare)) || TROUBLE.test(bare);
  if (priced !== undefined && !isTrouble && !deed?.action.destructive && !TIME_ALONE.test(bare))
    return ask('option', bare, { literal: priced });
  const [, chosen = ''] = /^(Pick|Choose|Select) an? /.exec(before?.literal ?? '') ?? [];
  if (ENTERED.test(bare) && chosen === '') return ask('field');
  const { verb: barred = '', when = '' } = CANNOT.exec(bare)?.groups ?? {};
  if (deed?.thing && barred.toLowerCase() === deed.action.verb)
    return ask('error', when, {
      literal: `You can't ${deed.action.verb} ${thisThing(deed.thing)} ${addressed(when)}.`,
    });
  const { verb: preparing = '', what = '' } = FIRST.exec(bare)?.groups ?? {};
  const isOrder =
    isVerbFirst(bare) || preparing.includes(' ') || /^(?:your|their|the|all|any|an?) /i.test(what);
  if (
    deed &&
    preparing !== '' &&
    isOrder &&
    (partsOf(preparing.split(' ')[0]?.toLowerCase() ?? '') & VERB) !== 0
  )
    return {
      told:
        what !== '' && !isFunctionWord(what.split(' ')[0] ?? '') ? `${preparing} your ${what} first` : bare,
    };
  // "Can't rejoin for 30 days"
  const [, other = ''] =
    /^(?:cannot|can['’]t|can not) (\p{Ll}+) (?!later$|again$|afterwards$)/iu.exec(bare) ?? [];
  if (deed?.action.destructive && !/^(?:be|have)$/.test(other) && (partsOf(other) & VERB) !== 0)
    return { told: `you ${lower(bare)}` };
  if (WINDOW.test(bare)) return { told: bare };
  const [, some = ''] = SOME_FAIL.exec(bare) ?? [];
  if (some !== '' && deed)
    return ask('error', bare, {
      literal: `${capitalized(some)} couldn't be ${deed.action.past}. [VERIFY] Say which, and what people can do.`,
    });
  if (FORMATS.test(bare)) return ask('error', `only ${bare.replace(/^only | only$/gi, '')}`);
  if (OFFLINE.test(bare)) return ask('error', 'offline');
  if (TYPED.test(bare)) return { told: bare };
  const [, undoing = '', later = ''] =
    /^(?:cannot|can['’]t|can not) (\p{L}+)( later| again| afterwards)?$/iu.exec(bare) ?? [];
  if (undoing !== '') return { told: `you can't ${undoing.toLowerCase()} it${later}` };
  if (MAY.test(bare)) return ask('option');
  const [, way = ''] = BY_WAY.exec(bare) ?? [];
  if (way !== '')
    return ask('toast', bare, {
      literal: `You'll get a ${bare.replace(/ (?:via|per) /i, ' by ').replace(/\b(?:sms|e-?mail)$/i, (name) => (/sms/i.test(name) ? 'SMS' : 'email'))}`,
    });
  const words = bare.split(' ');
  if (words.length < 4 && isKnownField(bare) && !TROUBLE.test(bare)) return ask('field');
  const last = words.at(-1)?.toLowerCase() ?? '';
  const isDone =
    (PASTS.has(last) && last !== 'closed') ||
    (PASTS.has(words[0]?.toLowerCase() ?? '') && /^(?:until|for|to|on|in)$/.test(words[1] ?? '')) ||
    /^\p{L}+ sent (?:by|via|to) |^\p{L}+ \p{L}+ed (?:up|off|in|out)$/iu.test(bare) ||
    ((partsOf(last) & (PAST | PARTICIPLE)) !== 0 && (partsOf(last) & NOUN) === 0);
  if (/^(?:they|he|she) /i.test(bare) || /^(?:takes|lasts|costs|ends|starts|expires) \S/i.test(bare))
    return { told: bare };
  const [noun] = nounsIn(bare);
  if (
    noun &&
    !(UNNAMED.has(noun.kind) && noun.start === 0 && noun.end < bare.length && isDone) &&
    !(noun.kind === 'button' && (isDone || (noun.start > 0 && noun.end < bare.length && isImperative(bare))))
  )
    return noun.kind === 'button' && noun.end === bare.length
      ? ask('button')
      : IS_SENT.has(noun.kind) && noun.start === 0
        ? {
            ask: {
              ...asAsk(bare, noun.kind, noun),
              // "Email when ready"
              ...(deed?.thing && WHEN_READY.test(bare) && { said: `${deed.thing.one} ready` }),
              whole: item,
            },
          }
        : undefined;
  if (words.length > MOST_WORDS || /[()":]/.test(bare)) return undefined;
  if (TIME.test(bare) && (before === undefined || before.kind === 'option'))
    return ask('option', bare, {
      literal: capitalized(/^\d/.test(bare) && before?.literal.startsWith('For ') ? `for ${bare}` : bare),
    });
  // What is so from then on, told whole.
  const isEffect =
    effectOf(bare, 'you') !== undefined ||
    LATER.test(bare) ||
    (words.length > 2 &&
      STATES.test(bare) &&
      (statementOf(addressed(bare)) !== undefined || (words.length > 3 && !TROUBLE.test(bare)))) ||
    // "Subscription ends"
    (deed?.action.destructive === true &&
      (!isDone || STATES.test(bare)) &&
      !TROUBLE.test(bare) &&
      sentenceOf(bare) !== undefined);
  if (isEffect && (deed?.action.destructive || !ERRORS.some(([names]) => names.test(bare))))
    return { told: bare };
  const { verb = '', thing = '' } = PICKS.exec(bare)?.groups ?? {};
  if (thing !== '' && !/^(?:one|some|any|all|up|both|\w+s)\b/i.test(thing))
    return ask('label', thing.toLowerCase(), {
      literal: `${capitalized(verb)} ${withArticle(thing.toLowerCase())}`,
    });
  const [, closed = ''] = /^(?:the )?(\p{L}+(?: \p{L}+)?) closed$/iu.exec(bare) ?? [];
  if (closed !== '')
    return ask('error', bare, {
      literal: `The ${closed.toLowerCase()} is closed. [VERIFY] Say what people can do.`,
    });
  if (ERRORS.some(([names]) => names.test(bare)) || TROUBLE.test(bare))
    return ask('error', bare, { context: deed?.thing?.one ?? '' });
  if (words.length < 5 && (isDone || /^(?:on|off|valid|accepted|approved|ready)$/.test(last)))
    return ask('toast', bare, /^invit/i.test(bare) ? {} : { literal: capitalized(bare) });
  if (/^(?:\d+|\{\w+\}) \p{L}+ left$/iu.test(bare)) return ask('label', bare, { literal: bare });
  if (
    (isVerbFirst(bare) && words.length < 5) ||
    (words.length === 1 && (ACTIONS.some((one) => one.verb === last) || isImperative(bare)))
  )
    return ask('button', bare, { literal: capitalized(bare) });
  // "Pick a doctor, date, time"
  if (
    before?.kind === 'field' &&
    optionsOf(before.inside).length === 0 &&
    words.length < 4 &&
    (partsOf(last) & (NOUN | PLURAL)) !== 0
  )
    return ask('field');
  const isNoun = words.length < 4 && (partsOf(last) & (NOUN | PLURAL)) !== 0;
  if (chosen !== '' && isNoun && (partsOf(words[0]?.toLowerCase() ?? '') & (PAST | PARTICIPLE)) === 0)
    return ask('label', bare.toLowerCase(), { literal: `${chosen} ${withArticle(bare.toLowerCase())}` });
  return (isImperative(bare) && words.length < 6) || (isNoun && !words.some(isFunctionWord))
    ? ask('label')
    : undefined;
}

/** "Card declined" beside "pay by card or invoice": with the other choice as what people can do. */
function withOtherChoice(ask: Ask, all: readonly Ask[]): Ask {
  const [, what = ''] = /^(\p{L}+) (?:was |is )?(?:declined|rejected|refused)$/iu.exec(ask.said) ?? [];
  const own = all.find(
    ({ kind, literal }) =>
      kind === 'option' && what !== '' && literal.toLowerCase().endsWith(` ${what.toLowerCase()}`),
  );
  const others = all.filter((one) => own && one !== own && one.kind === 'option' && one.whole === own.whole);
  return ask.kind === 'error' && others.length > 0
    ? {
        ...ask,
        inside: `try another ${what.toLowerCase()} or ${others.map(({ literal }) => lower(literal)).join(' or ')}`,
      }
    : ask;
}

/**
 * A request that names what people do, or where, and then in a few words each what may happen: what each is shown in; undefined
 * where it says itself what its texts are, or where one of the cases may be anything.
 */
export function casesIn(written: string): (Brief & { readonly parts: readonly Part[] }) | undefined {
  const text = written.trim();
  if (text.length > LONGEST) return undefined;
  const { head: named = text.length <= LONGEST_DEED ? text.replace(/[.!]$/, '') : '', rest = '' } =
    HEAD.exec(text)?.groups ?? {};
  const isScreen = rest !== '' && OF_SCREENS.test(named);
  const head = isScreen ? named.replace(OF_SCREENS, '') : named;
  const read = readDeed(head);
  // "Refund request" is what people fill in.
  const deed =
    read && head.toLowerCase().startsWith(read.action.verb) && !/^\p{L}+ request$/iu.test(head)
      ? read
      : undefined;
  const isListed = text.charAt(named.length) === ':' && head.split(' ').length < 5;
  const isPlace =
    isListed ||
    deed !== undefined ||
    TOPIC.test(head) ||
    (rest !== '' && isImperative(head) && head.split(' ').length < 5);
  if (head === '' || !isPlace || nounsIn(head).some(({ kind }) => !IN_HEADS.has(kind))) return undefined;
  const isEntered = ENTERS.test(head);
  const items = cutAt(rest, CUTS)
    .flatMap((item) => (/^(?:can|may) .+ \/ /i.test(item) ? item.split(/ \/ /) : [item]))
    .filter((item) => item !== '' && (!isManner(item) || (isEntered && LONGEST_TEXT.test(item))))
    .map(inWords);
  const isDestructive = deed?.action.destructive === true;
  const cases: Case[] = [];
  const left: string[] = [];
  for (const item of items) {
    const isClause = STATES.test(item) || /^(?:they|you|we|it|he|she|users?) |\b(?:ca|wo|do)nt\b/i.test(item);
    const choices = isClause || FORMATS.test(item) || TROUBLE.test(item) ? undefined : choicesIn(item, head);
    if (choices) {
      // "Refund or exchange" among what people enter
      const kind = cases.some((one) => 'ask' in one && one.ask.kind === 'field') ? 'option' : choices.kind;
      cases.push(
        ...choices.labels.map((literal) => ({ ask: { ...asAsk(literal, kind), literal, whole: item } })),
      );
      continue;
    }
    const last = cases.findLast((one) => 'ask' in one);
    const read = caseOf(item, last && 'ask' in last ? last.ask : undefined, deed);
    if (read) cases.push(read);
    else left.push(item);
  }
  // What may be anything is named in the note; where that is most of it, or names a text, the request is of another sort.
  const isOther =
    left.length >= cases.length ||
    left.some((one) => one.includes('"') || nounsIn(one).some(({ kind }) => !UNNAMED.has(kind)));
  if (left.length > 0 && (isOther || !(deed || TOPIC.test(head)))) return undefined;
  const isSetUp = SET_UP.test(head) && cases.filter((one) => 'ask' in one && isStep(one.ask)).length > 1;
  const listed = cases.flatMap((one) =>
    'ask' in one
      ? [isSetUp && isStep(one.ask) ? { ...asAsk(one.ask.whole, 'onboarding'), noun: 'onboarding' } : one.ask]
      : [],
  );
  const asks = listed.map((one) => withOtherChoice(one, listed));
  const told = cases.flatMap((one) => ('told' in one ? [one.told] : []));
  if (cases.length === 0 && !(deed && (deed.thing || head.toLowerCase() === deed.action.verb)))
    return undefined;
  const has = (kind: Kind): boolean => asks.some((one) => one.kind === kind);
  if (isScreen && !has('field')) return undefined;
  const last = asks.findLast(({ kind }) => kind === 'toast');
  const { what = '', done = '' } = (has('field') && DONE_BY_BUTTON.exec(last?.said ?? '')?.groups) || {};
  const does =
    done === ''
      ? ''
      : `${capitalized(ACTIONS.find(({ past }) => past === done.toLowerCase())?.verb ?? baseOf(done.toLowerCase()) ?? done)} ${what.toLowerCase()}`;
  const ofDone =
    does === '' || has('button')
      ? []
      : [{ ...asAsk(does, 'button'), literal: does, whole: last?.whole ?? does }];
  const own: Ask[] = !deed
    ? TOPIC.test(head) || !isImperative(head)
      ? ofDone
      : [{ ...asAsk(head, 'button'), literal: capitalized(head) }]
    : isDestructive || told.length > 0
      ? [{ ...asAsk(head, 'dialog'), inside: told.join(', '), whole: head }]
      : has('field') || has('button')
        ? ofDone
        : [{ ...NOTHING, kind: 'button' }];
  const usual: readonly Kind[] = !deed || has('toast') ? [] : ['toast'];
  const all = [
    ...own,
    ...asks,
    ...(deed
      ? []
      : told.map((one): Ask => ({ ...asAsk(one, 'toast'), literal: capitalized(one), whole: one }))),
    ...(cases.length === 0 ? USUAL : usual).map((kind): Ask => ({ ...NOTHING, kind })),
  ];
  return {
    parts: [{ asks: all, facts: [], slots: [] }],
    asks: all,
    slots: [],
    facts: [],
    title: head,
    text,
    left,
  };
}
