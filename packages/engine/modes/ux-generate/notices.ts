import { baseOf, participleOf, thirdPersonOf } from '../../spelling/inflect.ts';
import { ADJECTIVE, ADVERB, NOUN, PARTICIPLE, THIRD_PERSON } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { toSecondPerson } from '../generate/readers.ts';
import { asSentence } from '../generate/sentences.ts';
import { capitalized } from '../writing/capitals.ts';
import { wholeSentence } from '../writing/whole-sentence.ts';
import { namedButtons } from './buttons.ts';
import { CHANNELS } from './controls.ts';
import { effectsOf } from './effects.ts';
import { CONNECTION } from './errors.ts';
import { textOf } from './error-texts.ts';
import { keyOf } from './lists.ts';
import { readHead } from './heads.ts';
import type { Request } from './request.ts';
import { isClause, isOrder, isTrouble, toldIn, toReader } from './shapes.ts';
import { situationOf } from './situations.ts';
import { countdown } from './times.ts';
import { string, type MadeString } from './types.ts';

const QUOTED = /^["“]([^"”]+)["”]$/;
const DISMISSED = /\bdismiss|\bclos(?:e|able)\b|\b(?:x|close) (?:icon|button)\b/i;

/** What a banner is about, and what people can do then: "Banner when the trial ends: upgrade or export data". */
export function writeBanner(request: Request): readonly MadeString[] {
  const { parts, main, kinds } = request;
  const description = request.description;
  const banners = parts.filter(({ kind, said }) => kind === 'banner' && said !== '');
  const about = banners
    .map(({ said }) => said)
    .filter(
      (said) =>
        !/^(?:error|warning|info\w*|success|top|page)$|\b(?:app|tool|product|site|website|platform|service)$/i.test(
          said,
        ),
    );
  const named =
    main === 'banner' || kinds.every((kind) => kind === 'banner' || kind === 'buttons')
      ? namedButtons(request, '')
      : [];
  const known = situationOf(description);
  const told = request.facts
    .filter(
      (fact) =>
        !DISMISSED.test(fact) &&
        (isClause(fact) || readHead(fact).kinds.length === 0) &&
        !fact.endsWith('?') &&
        (toldIn(fact) !== undefined || !isOrder(fact)) &&
        !request.heads.includes(fact),
    )
    .map(
      (fact) => QUOTED.exec(fact)?.[1] ?? capitalized(asSentence(sentenceOf(toReader(toldIn(fact) ?? fact)))),
    )
    .join(' ');
  const isOffline = /\boffline\b/i.test(description);
  const said = about
    // "Payment retry banner" names it, and says nothing.
    .filter(
      (one) => told === '' || QUOTED.test(one) || isClause(finite(one)) || isTrouble(one) || /\d/.test(one),
    )
    .map((one) => QUOTED.exec(one)?.[1] ?? capitalized(asSentence(ownedByReader(wholeSentence(finite(one))))))
    .join(' ');
  const text =
    [said, ...request.advice, told]
      .filter((one, index, all) => one !== '' && all.indexOf(one) === index)
      .join(' ') ||
    known?.body ||
    (isOffline
      ? ''
      : request.kinds.includes('errors')
        ? 'Correct the errors below to continue.'
        : '[VERIFY] Say what happened, for whom, and what they can do.');
  const counted = countdown(description, 'banner');
  const buttons =
    named.length > 0
      ? named.map((one) => one.text).filter((one) => !/^(?:dismiss|close)$/i.test(one))
      : (known?.buttons ?? []);
  return [
    ...(isOffline ? [string('banner.offline', "You're offline", 'Title')] : []),
    ...(known ? [string('banner.title', known.title, 'Title')] : []),
    ...counted,
    ...(isOffline && (text === '' || /offline/i.test(text))
      ? [string('banner.body', '[VERIFY] Say what still works, and when the rest comes back.', 'Text')]
      : counted.length > 0 && text.startsWith('[VERIFY]')
        ? []
        : [string('banner.text', text, counted.length > 0 ? 'Below it' : 'Text')]),
    ...buttons.map((one, index) => string(`banner.action${index + 1}`, one, 'Button')),
    ...(DISMISSED.test(description) ? [string('banner.dismiss', 'Dismiss', 'Label of the close icon')] : []),
  ];
}

/** A fact with its verb, where it has none. */
const sentenceOf = (fact: string): string => (isClause(fact) ? fact : wholeSentence(fact));

/** "trial ending in 3 days" as a clause: "trial ends in 3 days". */
function finite(said: string): string {
  return said.replace(/^((?:\p{L}+ ){1,3})(\p{L}+ing)(?= |$)/u, (whole, thing: string, doing: string) => {
    const verb = thirdPersonOf(baseOf(doing) ?? '');
    return verb ? `${thing}${verb}` : whole;
  });
}

/** What people are told on a page when something is so. */
export function writeMessages(request: Request): readonly MadeString[] {
  const { parts, description } = request;
  const messages = parts.filter(({ kind, said }) => kind === 'messages' && said !== '');
  const told =
    messages.length === 1 && parts.every(({ kind }) => kind === 'messages' || kind === 'buttons')
      ? toSecondPerson(effectsOf(request))
      : '';
  return messages.flatMap(({ said }) => {
    const key = `message.${keyOf(said)}`;
    const isTold = description.includes(`that ${said}`) || description.includes(`that the ${said}`);
    return [
      string(key, messageOf(said, isTold), capitalized(`when ${said}`)),
      ...(told ? [string(`${key}.body`, told, 'Below it')] : []),
    ];
  });
}

/** The connection is there again. */
export const BACK =
  /^(?:(?:it|they|you|the connection|connection|the network|internet)(?:['’](?:s|re)| is| are| comes?) )?back(?: online)?$|^reconnect(?:ed)?$/i;

/** "push is blocked by the browser" as a person reads it; what they can do is often not told. */
function messageOf(when: string, isTold: boolean): string {
  // "A warning that the key is shown only once" says all there is to say.
  if (isTold) return capitalized(asSentence(when.replace(/^(?=\p{Ll}+ (?:is|are|was|will|can)\b)/u, 'the ')));
  if (CONNECTION.test(when)) return "You're offline.";
  if (BACK.test(when)) return "You're back online.";
  if (/^\p{L}+ing\b/u.test(when) && !isTrouble(when) && baseOf(when.split(' ')[0] ?? ''))
    return capitalized(asSentence(`you're ${when}`));
  const told = textOf(when);
  if (!told.includes('[VERIFY]')) return told;
  const said = toSecondPerson(when).replace(/\bthe (browser|device|phone|account)\b/g, 'your $1');
  return /\b(?:is|are|has|have|can|will|do)\b/.test(said)
    ? `${capitalized(asSentence(CHANNELS.test(said.split(' ')[0] ?? '') ? said : wholeSentence(said)))} [VERIFY] Say what the person can do now.`
    : told;
}

/** Push notifications and emails, of which each tells one event. */
export function writeNotices(kind: 'notifications' | 'emails', request: Request): readonly MadeString[] {
  const { parts } = request;
  const name = kind === 'emails' ? 'email' : 'push';
  const events = parts.filter((part) => part.kind === kind && part.said !== '');
  if (events.length === 0 && kind === 'emails') return writeEmail(request);
  if (events.length === 0) return [string(`${name}.title`, '[VERIFY] Say what happened.', 'Title')];
  return events.flatMap(({ said, inside }) => {
    const event = toSecondPerson(said.replace(/^(?:when|if|that) /i, ''));
    const [, quoted = ''] = /^["“]([^"”]+)["”]$/.exec(event) ?? [];
    const key = `${name}.${keyOf(event)}`;
    const title = quoted || titleOf(event, events[0]?.said.split(' ')[0] ?? '');
    return [
      string(`${key}.title`, title, kind === 'emails' ? 'Subject' : 'Title'),
      ...(inside ? [string(`${key}.body`, capitalized(asSentence(inside)), 'Text')] : []),
      ...(kind === 'emails' && !inside
        ? [
            string(
              `${key}.body`,
              toSecondPerson(effectsOf(request)) || '[VERIFY] Say what the person can do now.',
              'Text',
            ),
          ]
        : []),
    ];
  });
}

/** One email about what was done, or that asks people to confirm it. */
function writeEmail(request: Request): readonly MadeString[] {
  const { acts, object, action, description } = request;
  const thing = object.replace(/^\p{L}+['’]s /u, '');
  const asks = /\b(?:confirm|verif)\w*\b/i.test(description) && /\b(?:link|code|button)\b/i.test(description);
  const confirm = `Confirm your ${action.verb === 'change' ? 'new ' : ''}${thing}`;
  const isDone =
    acts && new RegExp(String.raw`\b${action.verb.replace(/e$/, '')}`, 'i').test(request.about[0] ?? '');
  const done = isDone ? `Your ${thing} was ${action.past}` : '[VERIFY] Say what happened.';
  return [
    string('email.subject', asks ? confirm : done, 'Subject'),
    string('email.body', effectsOf(request) || '[VERIFY] Say what the person can do now.', 'Text'),
    ...(asks ? [string('email.action', confirm.replace(/ your (?:new )?/, ' '), 'Button')] : []),
  ];
}

/** "order shipped" as it is told: "Your order was shipped"; "delivered" is what became of the first thing. */
function titleOf(event: string, first: string): string {
  const [, who = '', does = '', what = ''] =
    /^(someone|somebody|an? \p{L}+) (\p{L}+s) (.+)$/iu.exec(event) ?? [];
  const did = does && (partsOf(does) & THIRD_PERSON) !== 0 ? participleOf(baseOf(does) ?? '') : undefined;
  if (did && !/^(?:is|has|was)$/.test(does)) return capitalized(`${who} ${did} ${what}`);
  // "courier picked up the order", "courier is nearby": a sentence, but for its article.
  if (isClause(event) && (partsOf(event.split(' ')[0]?.toLowerCase() ?? '') & NOUN) !== 0)
    return capitalized(ownedByReader(`the ${event}`).replace(/ the (?=order\b)/, ' your '));
  const isLone = /^\p{L}+ed$/u.test(event) && (partsOf(first) & NOUN) !== 0;
  const told = isLone ? `${first} ${event}` : event;
  const [, thing = '', state = ''] = /^((?:\p{L}+ ){0,1}\p{L}+) (\p{Ll}+)$/u.exec(told) ?? [];
  const verb = verbBefore(state, /[^s]s$/.test(thing));
  const article = /^(?:friend|member|teammate|guest|user|customer|follower|visitor)$/i.test(thing)
    ? 'a'
    : 'the';
  const whole = verb && !isOrder(told) ? `${article} ${thing} ${verb} ${state}` : wholeSentence(told);
  return capitalized(ownedByReader(whole)).replace(/\.$/, '');
}

/** What has happened by itself. */
const HAPPENED =
  /^(?:started|ended|arrived|left|finished|expired|failed|changed|joined|begun|returned|opened|closed)$/;

/** "was" of "order shipped", "is" of "driver nearby"; empty where a state is none. */
function verbBefore(state: string, arePlural: boolean): string {
  const parts = partsOf(state);
  if (HAPPENED.test(state)) return arePlural ? 'have' : 'has';
  if ((parts & NOUN) !== 0) return '';
  if ((parts & PARTICIPLE) !== 0) return arePlural ? 'were' : 'was';
  return (parts & (ADJECTIVE | ADVERB)) === 0 ? '' : arePlural ? 'are' : 'is';
}

/** "Order shipped" is told to the person whose order it is. */
function ownedByReader(event: string): string {
  return event.replace(
    /^(?:the |an? )?(order|package|parcel|payment|booking|reservation|appointment|subscription|trial|request|refund|driver|ride|delivery|table|application|account|password|invoice|report|export|import|card|plan|membership|ticket|document|class|flight)\b(?= )/i,
    (_, thing: string) => `your ${thing.toLowerCase()}`,
  );
}
