import { classesOf, DETERMINER } from '../../spelling/function-words.ts';
import { PLURAL, THIRD_PERSON, VERB } from '../../spelling/lexicon.ts';
import { baseOf } from '../../spelling/inflect.ts';
import { partsOf } from '../../spelling/parts.ts';
import { asSentence } from '../generate/sentences.ts';
import { isImperative } from '../generate/signs.ts';
import { capitalized } from '../writing/capitals.ts';
import { isVerbFirst } from './asks.ts';
import type { Ask } from './pieces.ts';
import { isMessage, statementOf } from './effects.ts';
import { keyOf } from './lists.ts';
import { SETTINGS } from './parts.ts';
import { inShort } from './in-short.ts';
import { type Writer, labelOf } from './topic.ts';
import { string } from './types.ts';

/** "Download {fileName}", "More options for {fileName}" */
const withName = (label: string, name: string): string =>
  name === '' ? label : `${label}${label.includes(' ') ? ' for' : ''} ${name}`;

/** "See and restore earlier versions" */
export const opensWithVerb = (text: string): boolean => {
  const parts = partsOf(text.split(' ', 1)[0]?.toLowerCase() ?? '');
  return isImperative(text) || ((parts & VERB) !== 0 && (parts & THIRD_PERSON) === 0);
};

/** "Bold (Ctrl+B)", "Playback speed, currently {speed}": the keys that do the same, and a value that changes. */
const withAside = (label: string, aside: string): string =>
  /^(?:(?:ctrl|cmd|alt|shift|option)\b.*|[⌘⌥⇧].*|\p{L}|F\d{1,2}|esc|del|enter|space)$/iu.test(aside)
    ? `${label} (${aside})`
    : /\{\w+\}/.test(aside)
      ? `${label}, ${aside}`
      : label;

/** "Keeps the chat at the top" of a button as "Keep the chat at the top". */
function asOrder(told: string): string {
  const [first = '', second = ''] = told.toLowerCase().split(' ', 2);
  // "Views and clicks" are things.
  const isVerb =
    (partsOf(first) & THIRD_PERSON) !== 0 &&
    ((partsOf(first) & PLURAL) === 0 || (classesOf(second) & DETERMINER) !== 0);
  const verb = !isVerb ? undefined : baseOf(first);
  return verb && opensWithVerb(`${verb} it`) ? verb + told.slice(first.length) : told;
}

/** "The lock icon next to email" */
const NEXT_TO = /\bicons? (?:next to|beside|for|on|at) (?:the |an? )?"?([^"(),]+)/i;
const nextTo = ({ whole }: Ask): string => NEXT_TO.exec(whole)?.[1]?.trim() ?? '';

/** "The icon that copies the API key" */
function whatItDoes(said: string): string {
  const [, does = ''] = /\b(?:icon|button)s? (?:that|which|to) (.+)$/i.exec(said) ?? [];
  return capitalized(asOrder(does).replace(/^(\p{L}+) (?:the|an?) /u, '$1 '));
}

/** "Revenue after refunds and fees" */
const IS_PHRASE =
  /^(?:the |an? )?(?:\p{L}+ ){0,2}\p{L}+ (?:after|of|before|for|in|per|that|who|without|from|between|minus) \p{L}/iu;

/** "API key field, rate limit": names that a tooltip repeats tell nothing; what icons and buttons do is their name. */
const areNames = (asks: readonly Ask[], isAria: boolean, request: string): boolean =>
  !isAria &&
  !/\b(?:icons?|toolbars?|buttons?|editor|player|controls?|shortcuts?|actions?)\b/i.test(request) &&
  asks.filter(
    ({ said }) =>
      said.includes(' ') &&
      (partsOf(said.split(' ', 1)[0]?.toLowerCase() ?? '') & VERB) === 0 &&
      !isVerbFirst(said),
  ).length *
    2 >=
    Math.max(asks.length, 1);

export const writeTooltips: Writer = (asks, topic) => {
  const { text: whole } = topic.brief;
  const isAria = /\b(?:aria|accessible|screen[- ]reader|voice-?over|talkback)\b/i.test(whole);
  const isShown = !isAria || /\btool-?tips?\b|(?<!aria[- ])\blabels and\b/i.test(whole);
  // "{fileName} is available."
  const [available = '', name = ''] =
    /(?<=^|\s)(\{\w+\}) is available\b[^.\n]*\.?/.exec(topic.brief.text) ?? [];
  if (isAria && name !== '') topic.used.add(available);
  // "Include the shortcuts for undo (Ctrl+Z) and redo (Ctrl+Y)."
  const told = topic.brief.facts.filter((fact) => /\bshortcuts?\b/i.test(fact));
  told.forEach((fact) => topic.used.add(fact));
  const keysOf = ({ said, inside }: Ask): string =>
    inside ||
    ([...told.join(' ').matchAll(/(\p{L}+(?: \p{L}+)?) \(([^()]+)\)/gu)].find(([, name = '']) =>
      ` ${name}`.toLowerCase().endsWith(` ${said.toLowerCase()}`),
    )?.[2] ??
      '');
  const ofNames = areNames(asks, isAria, whole);
  const isName = ({ said, inside, literal }: Ask): boolean =>
    ofNames && inside === '' && literal === '' && said !== '' && said.split(' ').length <= 4;
  return asks.flatMap((ask) => {
    const reason =
      asOrder(
        ask.inside.replace(
          /^(?:gr[ea]yed(?: out)?|disabled|inactive|unavailable)(?:: |,? (?:because|since|as|when|while) )/i,
          '',
        ),
      ) ||
      (/\b(?:reason:|(?:disabled|gr[ea]yed(?: out)?|inactive|unavailable)[^:]*:|because|when|if|since|as|explain(?:s|ing)? (?:that|why)|saying|says)\s+(.+)$/i.exec(
        ask.whole,
      )?.[1] ??
        '');
    // "Version history - see earlier versions": an order, or what is so.
    const says =
      IS_PHRASE.test(reason) && !/\b(?:is|are|was|were|will|can(?:['’]t)?|has|have|must)\b/i.test(reason)
        ? asSentence(reason)
        : isMessage(reason.replace(/\bneeds?\b/g, 'has'), true) ||
            (opensWithVerb(reason) && reason.includes(' '))
          ? asSentence(reason)
          : statementOf(reason) !== undefined
            ? (statementOf(reason) ?? '')
            : // "The info icon next to Tax ID (9 digits, …)"
              NEXT_TO.test(ask.whole) && ask.inside.includes(' ')
              ? /^(?:can|is|has|must)/i.test(ask.inside)
                ? asSentence(`${nextTo(ask)} ${ask.inside}`)
                : capitalized(ask.inside)
              : // "Insights - views and clicks of the last 30 days"
                /^\p{Ll}+(?: [^\s;]+){2,}$/u.test(ask.inside)
                ? capitalized(ask.inside)
                : '';
    // "Disabled until a report is selected"
    const until =
      /\b(?:until|before|unless) (?<what>(?:an?|the|your|all|at least one) .+?) (?:is|are|has been|have been) (?<done>\p{L}+)(?<particle> (?:in|up|out|off|on))?$/iu.exec(
        ask.whole.replace(/[.]$/, ''),
      )?.groups;
    const order = until && baseOf(until['done']?.toLowerCase() ?? '');
    // "Disabled Publish button, need at least one photo"
    const short =
      asks.length === 1 ? topic.brief.facts.flatMap((fact) => inShort(fact, undefined) ?? []).join(' ') : '';
    // "Tooltip for the score column, how sure the model is, 0 to 100"
    const beside =
      asks.length === 1 && topic.brief.asks.length === 1 && ask.inside === '' && topic.brief.facts.length > 0
        ? asSentence(
            topic.brief.facts
              .map((fact) =>
                fact.replace(
                  /^(?:it(?:['’]s| is) )?(?:disabled|gr[ea]yed(?: out)?|inactive|unavailable) (?:because|since|as) |[.]$/gi,
                  '',
                ),
              )
              .join(', '),
          )
        : '';
    if (short !== '' || beside !== '') topic.brief.facts.forEach((fact) => topic.used.add(fact));
    const setting = /\b(?:toggle|switch|setting|checkbox|option)\b/i.test(ask.whole)
      ? SETTINGS.find(([names]) => names.test(ask.said))?.[1]
      : undefined;
    const isOff = /\b(?:disabled|gr[ea]yed|inactive|unavailable)\b/i.test(ask.whole);
    const text =
      ask.literal ||
      says ||
      short ||
      beside ||
      setting ||
      (order ? `${capitalized(order)}${until['particle'] ?? ''} ${until['what'] ?? ''} first.` : '') ||
      (isOff
        ? '[VERIFY] Say why this is not available, and what to do.'
        : isName(ask)
          ? `[VERIFY] Say in one line what “${ask.said.replace(/ fields?$/i, '')}” is or does.`
          : withAside(
              labelOf(ask) ??
                (isAria && opensWithVerb(ask.said) ? capitalized(ask.said) : whatItDoes(ask.said)),
              keysOf(ask),
            ));
    if (text === '' || /^(?:aria|icon)(?! that\b)/i.test(ask.said)) return [];
    if (!text.startsWith('[VERIFY]') || isName(ask)) topic.used.add(ask.whole);
    return [
      ...(!isShown
        ? []
        : [
            string(
              `tooltip.${keyOf(/\bicon that\b/i.test(ask.said) ? text : text.startsWith('[VERIFY]') || says ? (nextTo(ask) || ask.said).replace(/(?<=\S)[,\s]+(?:disabled|because|since|when)\b.*$|\b(?:disabled|button)\b/g, '') || text : ask.literal || ask.said || text)}`,
              text,
              'Tooltip',
            ),
          ]),
      ...(isAria
        ? [
            string(
              `label.${keyOf(/\bicon that\b/i.test(ask.said) ? text : ask.said || text)}`,
              withName(text, name),
              'Accessible label of the icon',
            ),
          ]
        : []),
    ];
  });
};
