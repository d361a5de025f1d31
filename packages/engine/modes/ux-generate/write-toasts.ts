import { asSentence } from '../generate/sentences.ts';
import { capitalized } from '../writing/capitals.ts';
import { isMessage } from './effects.ts';
import { ERRORS } from './errors.ts';
import { ACTIONS } from './actions.ts';
import { keyOf } from './lists.ts';
import { READ, shareOf } from './note.ts';
import { hasVerb } from './pieces.ts';
import { TOASTS } from './parts.ts';
import { doneOf, failOf } from './states.ts';
import { plainDeed, readDeed } from './thing.ts';
import { addressed, sentenceOf } from './told.ts';
import { type Writer, deedOf, valuesOf } from './topic.ts';
import { type MadeString, string } from './types.ts';
import { fill } from './values.ts';

/** A longer text is no toast. */
const MOST_WORDS = 8;
const UNDO = /\bundo\b/i;

export const writeToasts: Writer = (asks, topic) => {
  const { used, deed, brief } = topic;
  const made = asks.flatMap((ask): readonly MadeString[] => {
    const beside =
      asks.length === 1
        ? brief.facts.filter((fact) => /^(?:the )?(?:number|count) of \p{L}+s$/iu.test(fact))
        : [];
    const whole = [ask.said, ask.inside, ...beside].join(' ');
    // "With a download link"
    const [, linked = ''] =
      /\bwith (?:an? )?(?!undo)(\p{L}+) (?:link|button|action)\b/iu.exec(ask.whole) ?? [];
    const undo = UNDO.test(ask.whole)
      ? [string('toast.undo', 'Undo', 'Action in the toast')]
      : linked
        ? [string('toast.action', capitalized(linked), 'Action in the toast')]
        : [];
    const done = (key: string, text: string): readonly MadeString[] => {
      used.add(ask.whole);
      // "(the link expires in 24 hours)"
      const more = ask.inside
        .split('; ')
        .flatMap((one) => (isMessage(one, true) ? (sentenceOf(one) ?? []) : []));
      return [string(`toast.${key}`, [text, ...more].join('. '), 'Toast'), ...undo];
    };
    if (ask.literal) return done(keyOf(ask.literal), ask.literal);
    const [, way = ''] = /^(?:it|this|that)(?:['’]s| is) turned (on|off)$/i.exec(ask.said) ?? [];
    const control = brief.asks.find(({ kind }) => kind === 'control');
    if (way && control)
      return done(
        `turned${capitalized(way)}`,
        `${capitalized(control.literal || control.said)} turned ${way}`,
      );
    // What nobody does in this product by the name of a deed that we know.
    const asTold = (text: string): readonly MadeString[] =>
      text.split(' ').length <= MOST_WORDS &&
      (/^\d[\d.,]* \p{L}+s \p{L}+ed$|^nothing (?:to|left)\b/iu.test(text) || sentenceOf(text) !== undefined)
        ? done(keyOf(text), capitalized(text))
        : [];
    const said = ask.said
      .replace(
        /\b(?:success(?:fully)?|with (?:an? )?undo(?: (?:button|action|link))?|and undo|final|confirmation|undo|^show|afterwards?|(?:that )?(?:it|this) (?:worked|succeeded|went well)|(?:it|this|that)(?:['’]s| is) (?:done|finished|ready|complete))\b/gi,
        '',
      )
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^(?:it|this|that)(?:['’]s| is| was| has been) (?=\p{L}+ed$)/iu, '');
    if (/^undo$/i.test(ask.said)) {
      used.add(ask.whole);
      return [string('toast.undo', 'Undo', 'Action in the toast')];
    }
    if (/\{\w+\}/.test(said) && said.split(' ').length <= 7) return done(keyOf(said), capitalized(said));
    // "Success message: we reply within 2 days"
    if (/^(?:we|you|your)(?:['’]\p{L}+)? (?:\S+ ){2}/iu.test(said)) return done('done', asSentence(ask.said));
    const [, several = ''] = /\b(?:number|count) of (\p{L}+s)$/iu.exec(whole) ?? [];
    const action =
      several === ''
        ? undefined
        : ACTIONS.find(({ verb }) => new RegExp(`\\b${verb}\\b`, 'i').test(ask.said));
    if (action && !readDeed(ask.said)?.thing) {
      beside.forEach((fact) => used.add(fact));
      return done('done', `{count} ${several} ${action.past}`);
    }
    const [, counts = ''] = /\b(?:number|count) of (\p{L}+ \p{L}+(?:ed|sent))\b/iu.exec(whole) ?? [];
    if (counts !== '') return done('done', `{count} ${counts}`);
    const [, past = '', things = ''] =
      /\b(?:number|count) of (\p{L}+ed|sent) (\p{L}+s)\b/iu.exec(whole) ?? [];
    if (past !== '') return done('done', `{count} ${things} ${past}`);
    // "Success message says we reply within 2 days"
    if (said === '' && (/^(?:we|you)(?:['’]\p{L}+)? \p{L}/iu.test(ask.inside) || hasVerb(ask.inside)))
      return done('done', asSentence(addressed(ask.inside)));
    const own =
      deedOf(said, topic) ??
      (/^(?:someone|somebody|an? (?:user|member|person)) /i.test(said)
        ? plainDeed(said, undefined)
        : undefined);
    if (
      (/\bnames? the \p{L}+$/iu.test(said) ||
        /\bwith (?:the |their )?(?:\p{L}+['’]s )?name$/iu.test(ask.whole)) &&
      deed?.thing
    )
      return done('done', `{name} ${deed.action.past}`);
    if (/\b(?:fail\w*|could(?:n['’]?t| not)|can['’]?t|error|unable|problem)\b/i.test(said)) {
      const [, noun = ''] =
        /^(?:the )?(import|export|upload|download|sync|backup|payment|transfer|delivery|booking) (?:has )?failed\b/i.exec(
          said,
        ) ?? [];
      if (noun) return done(`${noun.toLowerCase()}Failed`, `${capitalized(noun)} failed. Try again.`);
      const about = own ?? (readDeed(said) === undefined && said.split(' ').length < 3 ? deed : undefined);
      const [value = ''] = /^\{\w+\}$/.exec(ask.inside) ?? [];
      // "Message couldn't be sent" beside archiving a conversation is about the message.
      const isAbout = !about?.thing || said.split(' ').length < 4 || shareOf(about.thing.one, said) > 0;
      if (about && isAbout)
        return done(
          `${keyOf(`${about.action.verb} ${about.thing?.one ?? ''}`)}.failed`,
          `Couldn't ${failOf(about)}. Try again.`,
        );
      const values = valuesOf(ask, topic);
      for (const [names, ...texts] of ERRORS) {
        const text = names.test(said) ? fill(texts, values) : undefined;
        if (text !== undefined)
          return done(
            keyOf(said),
            value && !text.includes(value)
              ? text.replace(/(?<=[.]) |$/, ` The limit is ${value}. `).trim()
              : text,
          );
      }
      return asTold(said);
    }
    if (said.split(' ').length > 2 && /^\p{L}+ (?:\p{L}+ )?\p{L}+ed$/u.test(said) && !own) {
      const text = asTold(said);
      if (text.length > 0) return text;
    }
    const known = TOASTS.find(
      ([names]) =>
        names.test(whole) || (said === '' && asks.length === 1 && !deed && names.test(brief.title)),
    );
    // "Route saved offline" is no news of the connection.
    const told = known && shareOf(said, known[1]) < READ ? asTold(said) : [];
    if (told.length > 0) return told;
    if (known) return done(keyOf(known[1]), known[1]);
    const [, run = ''] =
      /^(?:the )?(export|import|upload|download|sync|backup|scan) (?:is|was|has) (?:done|finished|completed?)$/i.exec(
        said,
      ) ??
      (said === '' && !deed
        ? /\b(export|import|upload|download|sync|backup|scan)\b/i.exec(brief.title)
        : undefined) ??
      [];
    if (run) return done(`${run.toLowerCase()}Finished`, `${capitalized(run.toLowerCase())} finished`);
    if (/^(?:sent|done|saved|\p{L}+ed)$/iu.test(said) && deed) return done('done', doneOf(deed));
    const counted =
      /\b(?:number|count) of \p{L}+/u.test(ask.inside) ||
      /^(?:N|X|\d[\d.,]*|\{count\}|multiple|several) /.exec(said);
    if (own?.thing && said.split(' ').length <= 8) {
      const text = doneOf(own);
      if (asks.length === 1 && ask.noun === 'toasts')
        return [
          ...done('done', text),
          string('toast.failed', `Couldn't ${failOf(own)}. Try again.`, 'It did not work'),
        ];
      const [goal = ''] =
        / (?:to|from|in|into) (?:the |an? |another )?\p{L}+(?: \p{L}+)?$/iu.exec(said) ?? [];
      if (goal !== '' && !counted && !/^\p{L}+ing?\b/u.test(goal.trim()))
        return done(keyOf(text), `${text}${goal}`);
      return done(
        keyOf(text),
        counted
          ? `${/^\d[\d.,]*(?= )/.exec(said)?.[0] ?? '{count}'} ${own.thing.many} ${own.action.past}`
          : text,
      );
    }
    if (said === '' && deed)
      return done(
        'done',
        deed.thing && /\b(?:number|count) of \p{L}+/u.test(ask.inside)
          ? `{count} ${deed.thing.many} ${deed.action.past}`
          : doneOf(deed),
      ).concat(
        asks.length === 1 && !brief.asks.some(({ kind }) => kind === 'error')
          ? [string('toast.failed', `Couldn't ${failOf(deed)}. Try again.`, 'It did not work')]
          : [],
      );
    return asTold(said);
  });
  return /\bundo\b/i.test(brief.text) &&
    made.length > 0 &&
    !made.some(({ key }) => key === 'toast.undo') &&
    brief.facts.some((fact) => UNDO.test(fact))
    ? [...made, string('toast.undo', 'Undo', 'Action in the toast')]
    : made;
};
