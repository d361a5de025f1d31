import { baseOf, participleOf } from '../../spelling/inflect.ts';
import { asSentence } from '../generate/sentences.ts';
import { isImperative } from '../generate/signs.ts';
import { capitalized } from '../writing/capitals.ts';
import { CLAUSES } from './effects.ts';
import { insteadOf } from './instead-of.ts';
import { keyOf } from './lists.ts';
import { READ, shareOf } from './note.ts';
import { hasVerb } from './pieces.ts';
import { byName } from './predicates.ts';
import { type Found, screenOf } from './screens.ts';
import { buttonOf, doneOf, keepOf, titleOf } from './states.ts';
import { readDeed } from './thing.ts';
import { addressed, sentenceOf } from './told.ts';
import { type Topic, type Writer, effectsFor, labelsOf, valuesOf } from './topic.ts';
import { type MadeString, string } from './types.ts';

/** "Thank you page after donation" */
const thanksFor = (said: string): string => {
  const [, what = ''] =
    /^thank you (?:page |screen )?(?:after |for )?(?:(?:an?|the|your|their) )?(?!order\b|purchase\b)(\p{L}+)$/iu.exec(
      said,
    ) ?? [];
  return what && `Thank you for your ${what.toLowerCase()}`;
};

/** "Booking a table" as "Table booked"; empty where nothing is done. */
function wasDone(said: string): string {
  const [, ing = '', what = ''] =
    /^(\p{Ll}+ing) (?:an? |the |your |their )?(\p{L}+(?: \p{L}+)?)$/iu.exec(said) ?? [];
  const [, joining = '', event = ''] =
    /^(registering|signing up|applying|enrolling) for (.+)$/i.exec(said) ?? [];
  if (joining !== '')
    return `You've ${{ 'signing up': 'signed up', applying: 'applied' }[joining.toLowerCase()] ?? joining.toLowerCase().replace(/ing$/, 'ed')} for ${event}`;
  const past = participleOf(baseOf(ing.toLowerCase()) ?? '');
  return past && what ? capitalized(`${what} ${past}`) : '';
}

/** "Dismissible": a button that hides what is shown. */
function dismissOf(named: string, { brief, used }: Topic): readonly MadeString[] {
  if (!/\bdismiss|\bclosable\b|\bcan be closed\b|\bclose (?:button|icon|x)\b/i.test(brief.text)) return [];
  brief.facts
    .filter((fact) => /^(?:it is |can be )?(?:dismiss(?:ible|able|ed)|closable|closed)/i.test(fact))
    .forEach((fact) => used.add(fact));
  return [string(`${named}.dismiss`, 'Dismiss', 'Button that hides it; also its accessible label')];
}

/** A writer of screens that are known by what they tell. */
export const writeScreens =
  (
    family: 'page' | 'banner' | 'event',
    name: string,
    parts: readonly [title: string, body: string],
  ): Writer =>
  (asks, topic) =>
    asks.flatMap((ask, index): readonly MadeString[] => {
      const { used, brief } = topic;
      const labels = labelsOf(topic);
      const said =
        `${ask.said}${name === 'page' || name === 'email' ? ` ${ask.noun}` : ''}`.trim() || brief.title;
      const named =
        asks.length > 1 ? `${name}.${keyOf(ask.said || ask.literal || `other${index + 1}`)}` : name;
      if (ask.literal) {
        used.add(ask.whole);
        return [
          string(`${named}.text`, ask.literal, parts[0]),
          ...labels.map((label, at) => string(`${named}.action${at === 0 ? '' : at + 1}`, label, 'Button')),
        ];
      }
      const values = valuesOf(ask, topic);
      const withContext = `${ask.said} ${ask.context}`.trim();
      const thanks = name === 'page' ? thanksFor(ask.said) : '';
      const row =
        thanks !== ''
          ? undefined
          : (screenOf(
              family,
              /^(?:intro\w*|start|first|explanation|overview)(?: (?:screen|page|step))?$/i.test(said)
                ? `${said} ${brief.title}`
                : said,
              values,
            ) ??
            screenOf(family, withContext, values) ??
            (ask.said === '' && !/s$/.test(ask.noun)
              ? screenOf(family, `${ask.inside} ${brief.title}`, values)
              : undefined) ??
            (asks.length === 1 && name === 'banner'
              ? screenOf(family, brief.facts.join(' '), values)
              : undefined));
      // "Pool closes at {time} because of maintenance" is more than a row has to say.
      const isReason =
        name === 'banner' &&
        `${row?.title ?? ''} ${row?.body ?? ''}`.includes('[VERIFY]') &&
        sentenceOf(addressed(ask.inside)) !== undefined &&
        /\b(?:because of|due to|for) \S+(?: \S+)?$/i.test(ask.inside);
      const isNamed = row !== undefined && ask.noun.includes(row.names.toLowerCase());
      const event = family === 'event' && !isNamed ? eventOf(byName(ask.said), row) : '';
      if (event !== '') {
        // "(arrives between {from} and {to})", "choose a new time"
        const isTold = /\{\w+\}/.test(ask.inside) || isImperative(ask.inside);
        const eventBody =
          (name === 'email' || ask.inside.includes(', ') ? effectsFor(ask, topic) : '') ||
          (isTold ? asSentence(ask.inside) : '');
        used.add(ask.whole);
        return [
          string(`${named}.${name === 'email' ? 'subject' : 'title'}`, event, parts[0]),
          ...preheader(named, topic),
          ...(eventBody !== '' ? [string(`${named}.body`, eventBody, parts[1])] : []),
          ...labels.map((label, at) => string(`${named}.action${at === 0 ? '' : at + 1}`, label, 'Button')),
        ];
      }
      if (!row || isReason) {
        const page =
          name === 'page'
            ? (readDeed(ask.said) ?? (/warning|confirm/i.test(ask.whole) ? topic.deed : undefined))
            : undefined;
        if (page?.thing && shareOf(ask.said, titleOf(page, false)) === 1) {
          used.add(ask.whole);
          const told = effectsFor(ask, topic);
          // "Canceled lesson screen"
          const title = /^\p{L}+ed /u.test(ask.said) ? doneOf(page) : titleOf(page, false);
          const usual = title.endsWith('?') ? [buttonOf(page), keepOf(page)] : [];
          return [
            string(`${named}.title`, title, 'Title'),
            ...(told ? [string(`${named}.body`, told, 'Text')] : []),
            ...(labels.length > 0 ? labels : usual).map((label, at) =>
              string(`${named}.action${at === 0 ? '' : at + 1}`, label, 'Button'),
            ),
          ];
        }
        const known = name === 'banner' || name === 'page' ? effectsFor(ask, topic) : '';
        // What a request says behind "banner:" is its text.
        const given =
          name === 'banner'
            ? [
                sentenceOf(addressed(ask.said)) ?? '',
                ...ask.inside.split(CLAUSES).filter(Boolean).map(asSentence),
              ]
                .filter(Boolean)
                .join(' ')
            : '';
        const base = name === 'banner' ? (sentenceOf(addressed(ask.said)) ?? '') : '';
        const isNew = ask.noun.startsWith('announcement') && ask.said !== '';
        const effect =
          (base !== '' && known !== '' && shareOf(base, known) < 1 ? `${base} ${known}` : known) ||
          given ||
          (sentenceOf(addressed(ask.said)) ?? (isNew ? `${capitalized(ask.said)} is now available.` : ''));
        if (known === '' && effect !== '') used.add(ask.whole);
        const isAfter = name === 'page' && /success|confirmation|thank|\bafter\b/i.test(ask.whole);
        const done = isAfter ? readDeed(ask.said) : undefined;
        const heading =
          thanks ||
          (done?.thing ? doneOf(done) : isAfter ? wasDone(ask.said) : '') ||
          (name === 'page' && ask.said.split(' ').length <= 4 && !/^\d/.test(ask.said)
            ? capitalized(ask.said.replace(/^(?:error|status|success) (?=\p{L})/iu, ''))
            : '');
        if (heading !== '') used.add(ask.whole);
        return effect || heading
          ? [
              ...(heading ? [string(`${named}.title`, heading, parts[0])] : []),
              // "Appointment requested" says it already.
              ...(effect && (heading === '' || shareOf(effect, heading) < 1)
                ? [string(`${named}.text`, effect, parts[1])]
                : []),
              ...labels.map((label, at) =>
                string(`${named}.action${at === 0 ? '' : at + 1}`, label, 'Button'),
              ),
              ...(name === 'banner' ? dismissOf(named, topic) : []),
            ]
          : [];
      }
      topic.read.push(row.names);
      brief.facts.filter((fact) => fact.includes(row.names)).forEach((fact) => used.add(fact));
      const when = values['when'] ?? '';
      if (
        ask.said === '' ||
        isNamed ||
        (when !== '' && row.title.includes(when)) ||
        shareOf(name === 'email' ? ask.said : said, `${row.names} ${row.title} ${row.body}`) >= READ
      )
        used.add(ask.whole);
      // "Cookie banner: we use necessary cookies": the request says what it says.
      const fragments = ask.inside
        .split(/,\s+/)
        .filter(
          (one) => name === 'banner' && one.split(' ').length <= 4 && !/[\d{]/.test(one) && !hasVerb(one),
        )
        .map(asSentence)
        .join(' ');
      const own =
        name === 'banner' &&
        (/^(?:we|you|your|our) \p{Ll}/u.test(ask.inside) ||
          (!/\d:\d/.test(row.title) && shareOf(`${row.title} ${row.body}`, ask.inside) >= READ))
          ? ask.inside
          : '';
      if (own !== '') used.add(ask.whole);
      const effects =
        name === 'push' && !ask.inside.includes(', ') && (asks.length > 1 || brief.facts.length === 0)
          ? ''
          : effectsFor(ask, topic) || (own === '' ? fragments : asSentence(addressed(own)));
      const body = (name === 'banner' && effects) || insteadOf(row.body, effects);
      const isLink = labels.every((label) => label.startsWith('View '));
      const actions = name === 'push' ? labels : isLink ? [...new Set([...row.buttons, ...labels])] : labels;
      const [lead = ''] = row.title.split(/(?<=\.) /);
      const head =
        body !== '' && !row.title.includes('[VERIFY]') && shareOf(lead, body) < 1 ? lead : row.title;
      const [order] = body.split(/(?<=\.) /).filter((one) => isImperative(one));
      const does =
        labels.length === 0 && order !== undefined
          ? readDeed(order.replace(/[,.].*$| to .*$/, ''))
          : undefined;
      if (name === 'banner')
        return [
          // What the request tells in several sentences is all of it.
          string(
            `${named}.text`,
            fragments !== '' && effects === fragments
              ? `${head} ${fragments}`
              : body.includes('. ')
                ? (shareOf(lead, effects) < READ && effects !== '' && !row.title.includes('[VERIFY]')
                    ? `${lead} ${effects}`
                    : effects) || `${row.title} ${body}`
                : own === ''
                  ? overlapping(head, body)
                  : body,
            'Text',
          ),
          ...(does?.thing && body !== '' ? [buttonOf(does)] : actions).map((label, at) =>
            string(`${named}.action${at === 0 ? '' : at + 1}`, label, 'Button'),
          ),
          ...dismissOf(named, topic),
        ];
      return [
        string(`${named}.${name === 'email' ? 'subject' : 'title'}`, row.title, parts[0]),
        ...preheader(named, topic),
        ...(body ? [string(`${named}.body`, body, parts[1])] : []),
        ...actions.map((label, at) => string(`${named}.action${at === 0 ? '' : at + 1}`, label, 'Button')),
      ];
    });

/** The line that an inbox shows behind the subject, where it is asked for. */
const preheader = (named: string, { brief, read }: Topic): readonly MadeString[] => {
  const [asked = ''] = /\bpre-?headers?\b|\bpreview texts?\b/i.exec(brief.text) ?? [];
  if (asked === '' || !named.startsWith('email')) return [];
  read.push(asked);
  return [
    string(
      `${named}.preheader`,
      '[VERIFY] Say in one line what the subject leaves open.',
      'Behind the subject',
    ),
  ];
};

/** "Maintenance tonight." and "Tonight the API is read-only.", with what both say once: "Maintenance: tonight the API is read-only." */
function overlapping(title: string, body: string): string {
  const words = title.replace(/\.$/, '').split(' ');
  const at = words.findIndex((_, from) => from > 0 && startsWith(body, words.slice(from).join(' ')));
  return at > 0 && words.length - at > 1
    ? `${words.slice(0, at).join(' ')}: ${body.charAt(0).toLowerCase()}${body.slice(1)}`
    : [title, body].filter(Boolean).join(' ');
}
const startsWith = (text: string, start: string): boolean =>
  text.toLowerCase().startsWith(start.toLowerCase());

/** What happened in the words of the request, where no row of ours tells all of it; else empty. */
function eventOf(said: string, row: Found | undefined): string {
  // "New login from {device}": what changes is told.
  const marks = said.match(/\{\w+\}/g) ?? [];
  if (row && marks.some((mark) => !`${row.title} ${row.body}`.includes(mark)) && said.split(' ').length <= 10)
    return capitalized(
      sentenceOf(addressed(said))?.replace(/^The (?=\p{L}+ \{)|\.$/gu, '') ?? addressed(said),
    ).replace(/\blogin\b/, 'sign-in');
  const isAll = row && shareOf(said, `${row.names} ${row.title} ${row.body}`) === 1;
  const told = addressed(said);
  return isAll || said.split(' ').length > 10 || (row !== undefined && sentenceOf(told) === undefined)
    ? ''
    : capitalized(told);
}
