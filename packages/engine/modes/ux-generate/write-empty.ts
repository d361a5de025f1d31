import { asSentence } from '../generate/sentences.ts';
import { capitalized } from '../writing/capitals.ts';
import { keyOf } from './lists.ts';
import { emptyState } from './states.ts';
import { singularOf } from '../../spelling/inflect.ts';
import { type Thing, readThing } from './thing.ts';
import { addressed, sentenceOf } from './told.ts';
import { type Writer, effectsFor, labelsOf, toldBeside } from './topic.ts';
import { string } from './types.ts';

/** "Customers", "products": things here, and elsewhere words of requests. */
function pluralThing(words: string): Thing | undefined {
  const one = /^\p{L}+$/u.test(words) ? singularOf(words.toLowerCase()) : undefined;
  return one === undefined ? undefined : { one, many: words.toLowerCase(), areMany: true };
}

export const writeEmpty: Writer = (asks, topic) =>
  asks.flatMap((ask, index) => {
    const labels = labelsOf(topic);
    const said =
      `${ask.said} ${/^empty (?!state)/.test(ask.noun) ? ask.noun : ''} ${/no[- ]results?/.test(ask.noun) ? 'no results' : ''}`.trim();
    const lacked =
      /\b(?:no|without(?: any)?|zero|any) ((?:\p{L}+ ){0,2}?\p{L}+)(?= (?:exists?|yet|were|are|is|have|has|left|in|on|so)\b|[.,;]|$)/iu.exec(
        said,
      )?.[1] ?? '';
    const own =
      (lacked && !/^(?:search|results?|matches|access|permission|connection|internet)/i.test(lacked)
        ? (readThing(lacked) ?? pluralThing(lacked))
        : undefined) ??
      readThing(
        said.replace(
          /\b(?:first[- ](?:run|use|time)|new user|no|yet|empty|exists?|read|done|all|completed|everything|left)\b/gi,
          ' ',
        ),
      ) ??
      (said === '' || /\b(?:first|new|filter|search|result|read|error|offline|empty|nothing|none)/i.test(said)
        ? topic.thing
        : undefined);
    const { deed } = topic;
    const makes = deed?.action.makes && own && deed.thing?.one === own.one ? deed.action.verb : undefined;
    const state = emptyState(
      `${said || topic.brief.title}${/no results/i.test(said) && /\bfilter/i.test(asks.length > 1 ? ask.whole : topic.brief.text) ? ' filters' : ''}`,
      own,
      makes,
    );
    // "No data yet because nothing is connected"
    const [, lacks = '', , why = ''] =
      /^(no \p{L}+ [^;]+?)((?:,? (?:because|since|as)) ([^;]+))?$/iu.exec(ask.inside) ?? [];
    const isWhole = /^(?:nobody|no one) \p{L}+ /iu.test(ask.said);
    const told = isWhole
      ? (sentenceOf(addressed(ask.said)) ?? '')
      : state && (ask.said !== '' || ask.noun !== 'empty state')
        ? ''
        : toldBeside(topic) || (sentenceOf(addressed(ask.said)) ?? '');
    const [title = '', ...more] = told.split(/(?<=\.) /);
    if (title !== '') {
      topic.used.add(ask.whole);
      return [
        string('empty.title', title.replace(/\.$/, ''), 'Title'),
        ...(more.length > 0 ? [string('empty.body', more.join(' '), 'Below the title')] : []),
        ...labels.map((label, at) => string(`empty.action${at === 0 ? '' : at + 1}`, label, 'Button')),
      ];
    }
    const [, place = ''] = state
      ? []
      : (/"([^"]+)" (?:tab|view|page|list|section|folder|panel|column)/.exec(ask.whole) ?? []);
    if (place !== '') {
      topic.used.add(ask.whole);
      return [
        string('empty.title', `Nothing in “${place}” yet`, 'Title'),
        ...labels.map((label, at) => string(`empty.action${at === 0 ? '' : at + 1}`, label, 'Button')),
      ];
    }
    if (!state) return [];
    topic.used.add(ask.whole);
    const key = asks.length > 1 ? `empty.${keyOf(ask.said || 'first')}` : 'empty';
    const [, named = ''] =
      /^(?:with )?(?:an? )?(?:buttons?|links?|ctas?) (?:to|for|that says) (.+)$/i.exec(ask.inside) ?? [];
    const actions = named
      ? [capitalized(named.replace(/^"|"$/g, ''))]
      : labels.length > 0 && index === 0
        ? labels
        : state.action
          ? [
              /\bclear(?:ing)? (?:the |all |their )?filters\b/i.test(topic.brief.text)
                ? 'Clear filters'
                : state.action,
            ]
          : [];
    // "No match for {query}" is the title.
    const effects = effectsFor(ask, topic)
      .split(/(?<=\.) /)
      .filter((one) => !/^No (?:match(?:es)?|results?)\b/.test(one))
      .join(' ');
    // "No tasks due today" says more than "No tasks yet".
    const whole =
      /^no (?:\S+ ){2,4}\S+$|^no \S+ (?:found|due|left|open|available|scheduled|planned)$/i.test(ask.said) &&
      !/\b(?:results?|matches|yet|exists?)\b/i.test(ask.said)
        ? ask.said
        : lacks;
    return [
      string(
        `${key}.title`,
        whole
          ? capitalized(
              whole.replace(/"([^"]*)"/g, '“$1”').replace(/ (in|on|for|with) an? (?=\p{L}+$)/u, ' $1 this '),
            )
          : state.title,
        'Title',
      ),
      string(
        `${key}.body`,
        why
          ? (sentenceOf(why) ?? asSentence(why))
          : effects ||
              (/^\S+(?: [^\s"]+){2,}$/.test(ask.inside) &&
              named === '' &&
              !/button|cta|link/i.test(ask.inside)
                ? asSentence(ask.inside)
                : state.body),
        'Below the title',
      ),
      ...(/\bno (?:button|cta|action)/i.test(topic.brief.text)
        ? []
        : actions.map((action, at) => string(`${key}.action${at === 0 ? '' : at + 1}`, action, 'Button'))),
    ];
  });
