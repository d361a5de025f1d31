import { baseOf, participleOf } from '../../spelling/inflect.ts';
import { NOUN } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { asSentence } from '../generate/sentences.ts';
import { isImperative } from '../generate/signs.ts';
import { capitalized } from '../writing/capitals.ts';
import { ACTIONS } from './actions.ts';
import { CONNECTION } from './errors.ts';
import { BACK } from './notices.ts';
import { textOf } from './error-texts.ts';
import { keyOf, type Named } from './lists.ts';
import type { Request } from './request.ts';
import { MOST_WORDS } from './phrases.ts';
import { isClause, isOrder, isTrouble } from './shapes.ts';
import { deedOf } from './things.ts';
import { string, type MadeString, type Writer } from './types.ts';

/** "book is added" */
const DONE = /^(?<thing>\p{L}+(?: \p{L}+)?) (?:is|are|was|were|has been|have been|gets) (?<done>\p{L}+)$/iu;
/** "Deleting a file", "saving": what the toast comes after. */
const DOING = /^(?<doing>\p{L}+ing)(?: (?:an? |the |your )?(?<thing>.+))?$/iu;
/** "you're offline" */
const CLAUSE = /^(?:you|we|it|they)(?:['’](?:re|ve|s|ll)| (?:are|have|is|has|can|will)) /i;
/** "they save", "somebody deletes a task": people do it. */
const DEED =
  /^(?:they|you|users?|people|somebody|someone|the user|a user) (?<verb>\p{L}+?)s?(?: (?:an? |the |their |your )?(?<thing>.+))?$/iu;

/** "Success toast" asks for no other. */
const SUCCESS = /^(?:success|confirmation|done|thank)/;

/** The toasts that a description lists, each in its words; one that can be undone with the action for it. */
function namedToasts(request: Request): readonly Named[] {
  const { parts, acts, action } = request;
  const object = acts ? request.object : '';
  const { verb } = action;
  return parts
    .filter(({ kind, said, noun }) => kind === 'toasts' && (said !== '' || SUCCESS.test(noun)))
    .flatMap(({ said: told, inside, noun }, index, all): readonly Named[] => {
      // "“Conversation archived” and Undo"
      const before = all[index - 1]?.said ?? '';
      if (/^["“]/.test(before) && isOrder(told) && told.split(' ').length < MOST_WORDS)
        return [
          { key: `${keyOf(before)}.${keyOf(told)}`, text: capitalized(told), use: 'Action in the toast' },
        ];
      if (noun.startsWith('thank'))
        return [
          {
            key: 'thanks',
            text:
              object || request.object !== 'item' ? `Thank you for your ${request.object}.` : 'Thank you.',
            use: 'It worked',
          },
        ];
      if (told === '' && !acts) return [];
      const said = told.replace(
        /^(?:it|they) (?=(?:is|are|was|were|has|have) )/i,
        object ? `${object} ` : '$&',
      );
      if (
        acts &&
        (SUCCESS.test(noun) ? /^(?:|done|sent|saved)$/i : /^(?:success(?:ful)?|it worked)$/i).test(said)
      )
        return [{ key: 'done', text: doneOf(request), use: 'It worked' }];
      const [failure = '', retry = ''] =
        /^(?:failure|failed|error|it failed)(?: (?:with|and) (?:an? )?(retry|try again)(?: (?:button|link|action))?)?$/i.exec(
          said,
        ) ?? [];
      if (acts && failure)
        return [
          { key: 'failed', text: `Couldn't ${deedOf(request)}. Try again.`, use: 'It did not work' },
          ...(retry ? [{ key: 'failed.retry', text: 'Try again', use: 'Action in the toast' }] : []),
        ];
      const [, placeholder = ''] = /^(?:the )?(?:\p{L}+ )*name (\{\w+\})$/iu.exec(said) ?? [];
      if (acts && placeholder)
        return [
          {
            key: 'done',
            text: doneOf(request).replace(new RegExp(`(?:the )?${object}`, 'i'), placeholder),
            use: 'It worked',
          },
        ];
      if (acts && /^undo$/i.test(said))
        return [
          { key: 'done', text: doneOf(request), use: 'It worked' },
          { key: 'done.undo', text: 'Undo', use: 'Action in the toast' },
        ];
      const [, option = ''] =
        /^(?:an? )?(?:option|link|button|way) to (.+)$/i.exec(said) ??
        (SUCCESS.test(noun) ? /^(?:an? )?(\p{L}+) (?:link|button|action)$/iu.exec(said) : undefined) ??
        [];
      if ((acts || SUCCESS.test(noun)) && option)
        return [
          {
            key: 'done',
            text: acts ? doneOf(request) : '[VERIFY] Say what was done, in three words.',
            use: 'It worked',
          },
          { key: keyOf(option), text: capitalized(option), use: 'Action beside it' },
        ];
      const [ready = '', , link = ''] =
        /^ready(?: (with|and) (?:an? )?(?:"|“)?(\p{L}+)(?:"|”)? (?:link|button))?$/iu.exec(said) ?? [];
      if (ready && object)
        return [
          { key: 'ready', text: `${capitalized(object)} ready`, use: 'It worked' },
          ...(link ? [{ key: 'ready.action', text: capitalized(link), use: 'Action in the toast' }] : []),
        ];
      // What has started is the export, and not the report.
      const deed =
        /^(?:started|queued|finished|in progress|canceled)$/i.test(said) && (partsOf(verb) & NOUN) !== 0
          ? verb
          : object;
      if (deed && /^(?:\p{L}+ed|sent|in progress)$/iu.test(said) && !isTrouble(said))
        return [{ key: keyOf(said), text: `${capitalized(deed)} ${said.toLowerCase()}`, use: 'It worked' }];
      const [, action = ''] =
        /\bwith (?:an? )?["“]?([\p{L} ]+?)["”]?(?: (?:button|link|action|option))?$/iu.exec(said) ?? [];
      const hasAction =
        action !== '' &&
        !/\{/.test(action) &&
        /^(?:undo|view|see|retry|open|share|download|copy)\b/i.test(action);
      const offered = /\bundo\b/i.test(inside) ? 'undo' : hasAction ? action : '';
      const bare = hasAction ? said.slice(0, said.lastIndexOf(' with ')) : said;
      const key = keyOf(bare.replace(/\{[^}]*\}/g, ''));
      const failed = isTrouble(bare);
      const text = toastOf(failed && inside ? `${bare} (${inside})` : bare);
      const toast = {
        key: text === doneOf(request) ? 'done' : key,
        text,
        use: failed ? 'It did not work' : 'It worked',
      };
      return offered
        ? [
            toast,
            {
              key: `${key}.${keyOf(offered)}`,
              text: capitalized(offered.toLowerCase()),
              use: 'Action in the toast',
            },
          ]
        : [toast];
    });
}

function toastOf(said: string): string {
  const [, quoted = ''] = /^["“]([^"”]+)["”]$/.exec(said) ?? [];
  if (quoted) return capitalized(quoted);
  const [, first = '', later = ''] = /^(.+?)\s+[–—-]\s+will (.+)$/i.exec(said) ?? [];
  if (later) return `${CONNECTION.test(first) ? "You're offline." : toastOf(first)} We'll ${later}.`;
  const [, counted = ''] = /^(?:with )?(?:the )?(?:number|count) of (.+)$/i.exec(said) ?? [];
  if (counted) return `{count} ${counted}`;
  if (BACK.test(said)) return "You're back online";
  const { thing = '', done = '' } = DONE.exec(said)?.groups ?? {};
  if (done && !isTrouble(said)) return capitalized(`${thing} ${done}`);
  const deed = DEED.exec(said)?.groups;
  const doing = DOING.exec(said)?.groups;
  const verb = deed?.['verb']?.toLowerCase() ?? baseOf(doing?.['doing']?.toLowerCase() ?? '');
  const past = verb && participleOf(verb);
  const what = deed?.['thing'] ?? doing?.['thing'];
  // "Moving a task to another project"
  const [, moved = what, where = ''] = /^(.+?)( (?:to|from|into|in|on|for|with) .+)$/.exec(what ?? '') ?? [];
  if (past && !isTrouble(said)) return capitalized(moved ? `${moved} ${past}${where}` : past);
  // "bulk archive of emails"
  const [, deedOf1 = '', all = ''] = /^(?:bulk )?(\p{L}+) of (.+)$/iu.exec(said) ?? [];
  const ended = ACTIONS.find((one) => one.verb === deedOf1.toLowerCase())?.past;
  if (ended) return capitalized(`${all} ${ended}`);
  // "copy link"
  const [, order = '', ordered = ''] = /^(\p{L}+) (?:an? |the |your )?(.+)$/iu.exec(said) ?? [];
  const did = isOrder(said) && ACTIONS.find((one) => one.verb === order.toLowerCase())?.past;
  if (did) return capitalized(`${ordered} ${did}`);
  const [, state = '', then = ''] = /^((?:you|we|it|they)\b.*?)(?:\s+[-–—]\s+(.+))?$/i.exec(said) ?? [];
  if (state && CLAUSE.test(state))
    return [state, then]
      .filter(Boolean)
      .map((one) => capitalized(asSentence(one)))
      .join(' ');
  // "reconnect"
  const wasDone = /^\p{L}+$/u.test(said) && isImperative(`${said} it`) && participleOf(said.toLowerCase());
  if (wasDone) return capitalized(wasDone);
  if (/\b(?:failed|failure)$/i.test(said))
    return `${capitalized(said.replace(/ failure$/i, ' failed'))}. Try again.`;
  // When it stands there is not what it says.
  return isTrouble(said) ? textOf(said) : isClause(said) ? `when ${said}` : capitalized(said);
}

/** "After success they can go to the list or upload more": what people can do then. */
function namedNext(description: string): readonly MadeString[] {
  const [, said = ''] = /\bafter(?:wards| success),? [^.:\n]*?\bcan ([^.\n]+)/i.exec(description) ?? [];
  return said
    .split(/,\s*(?:or\s+)?|\s+or\s+/)
    .filter(Boolean)
    .map((one) => string(`toast.${keyOf(one)}`, capitalized(one.trim()), 'Action beside it'));
}

/** What people are told when it worked, and when it did not. */
export const writeToasts: Writer = (request) => {
  const { action, acts, own, object, plural } = request;
  const named = namedToasts(request);
  if (named.length > 0)
    return [
      ...named.map(({ key, text, use }) => string(`toast.${key}`, text, use)),
      ...namedNext(request.description),
    ];
  if (!acts) return [string('toast.done', '[VERIFY] Say what was done, in three words.', 'It worked')];
  return [
    string('toast.done', doneOf(request), 'It worked'),
    ...(own || object === plural || action.many
      ? []
      : [string('toast.done.many', `{count} ${plural} ${action.past}`, 'It worked for several')]),
    ...(own ||
    action.many ||
    (action.destructive && !/^(?:delete|remove|archive|cancel|disable)$/.test(action.verb))
      ? []
      : [string('toast.undo', action.destructive ? 'Undo' : `View ${object}`, 'Action in the toast')]),
    ...namedNext(request.description),
    string('toast.failed', `Couldn't ${deedOf(request)}. Try again.`, 'It did not work'),
  ];
};

/** "Project deleted", "Signed in as {name}". */
export function doneOf({ action, object, plural }: Request): string {
  if (action.verb === 'leave') return `You left the ${object}`;
  if (object === '') return `${capitalized(action.past)} as {name}`;
  if (action.verb === 'invite') return 'Invitation sent';
  return action.many ? `{count} ${plural} ${action.past}` : `${capitalized(object)} ${action.past}`;
}
