import { baseOf, participleOf } from '../../spelling/inflect.ts';
import { asSentence } from '../generate/sentences.ts';
import { isImperative } from '../generate/signs.ts';
import { capitalized } from '../writing/capitals.ts';
import { ERRORS } from './errors.ts';
import { keyOf } from './lists.ts';
import { READ, shareOf } from './note.ts';
import { isLabel } from './asks.ts';
import { type Found, screenOf } from './screens.ts';
import { buttonOf, doneOf, keepOf, titleOf } from './states.ts';
import { type Ask, hasVerb } from './pieces.ts';
import { byName } from './predicates.ts';
import { type Deed, plainDeed, readDeed } from './thing.ts';
import { addressed, sentenceOf } from './told.ts';
import { CLAUSES } from './effects.ts';
import { type Topic, type Writer, effectsFor, labelsOf, valuesOf } from './topic.ts';
import { type MadeString, string } from './types.ts';
import { writeErrors } from './write-errors.ts';

const TYPED =
  /\btyp(?:es?|ing) (?:in )?(?:the |their |your |its )?(?<what>(?:\p{Ll}+ )?name|"?[A-Z]{4,}"?)\b|(?<name>(?:\p{L}+ )?name|"?[A-Z]{4,}"?) (?:is|must be|has to be|needs to be) typed\b/u;

const TYPED_PASSIVE = /\bname (?:is|must be|has to be|needs to be) typed\b/i;

/** "Before leaving a page while an upload is still running": what is so in the meantime. */
const toldWhile = ({ said }: Ask): string => {
  const [, told = ''] = /\b(?:while|because|since) (.+)$/i.exec(said) ?? [];
  return told === '' ? '' : (sentenceOf(addressed(told)) ?? '');
};

export const writeDialogs: Writer = (asks, topic) =>
  asks.flatMap((ask, index) => {
    const { brief, used } = topic;
    const before = brief.asks[brief.asks.indexOf(ask) - 1];
    // "Reset button + confirmation": of what stands before it.
    const said = ask.said || (before?.kind === 'button' && readDeed(before.said) ? before.said : brief.title);
    const values = valuesOf(ask, topic);
    // "How was your trip with {driver}?, submit, skip": what it asks, and what people choose.
    const question = /(?:^|, )([^,?]{6,90}\?)(?:,|$)/.exec(ask.inside)?.[1] ?? '';
    const row = question !== '' ? undefined :
      (/\bunsaved\b/i.test(ask.inside) && /\b(?:leav|clos)/i.test(said)
        ? screenOf('dialog', ask.inside, values)
        : undefined) ??
      screenOf('dialog', `${said} ${ask.noun}`, values) ??
      screenOf('dialog', ask.inside, values) ??
      screenOf('dialog', ask.whole, values) ??
      (ask.said.split(' ').length <= 2 ? screenOf('dialog', brief.title, values) : undefined);
    const own = readDeed(said) ?? plainDeed(ask.said, topic.thing) ?? topic.deed;
    const deed =
      own && !own.thing && !own.action.verb.includes(' ') && topic.thing && !/ing$/.test(topic.thing.one)
        ? { ...own, thing: topic.thing }
        : own;
    const pieces = ask.inside.split(/,\s+(?:and )?/).filter((one) => one !== question && !TYPED.test(one));
    const chosen = question === '' ? [] : pieces.filter(isLabel).map(capitalized);
    if (chosen.length > 0) used.add(ask.inside);
    const labels = labelsOf(topic).length > 0 ? labelsOf(topic) : chosen;
    const [asked = ''] = labels;
    // "Alert when the microphone is blocked": nothing that people are asked about.
    // "Time's up alert"
    if (!row && /^alerts?$/.test(ask.noun) && /^\p{L}+['’]s (?!\p{L}+ing\b)\p{L}+/u.test(ask.said)) {
      used.add(ask.whole);
      return [string(`dialog.title`, capitalized(ask.said), 'Title'), string('dialog.confirm', labels[0] ?? 'OK', 'Button')];
    }
    const isState =
      (IS_SO.test(ask.said) && /\b(?:when|if|because)\b/i.test(ask.whole)) ||
      (/^(?:warning|alert)/.test(ask.noun) && readDeed(ask.said) === undefined && ERRORS.some(([names]) => names.test(ask.said)));
    if (!row && isState && !/confirm/.test(ask.noun)) {
      const [first = '', ...rest] = (writeErrors([{ ...ask, kind: 'error' }], topic)[0]?.text ?? '').split(/(?<=[.!]) /);
      if (first !== '') {
        const name = index === 0 ? 'dialog' : `dialog.${keyOf(ask.said)}`;
        return [
          string(`${name}.title`, first.replace(/[.]$/, ''), 'Title'),
          ...(rest.length > 0 ? [string(`${name}.body`, rest.join(' '), 'Text')] : []),
          ...(labels.length > 0 ? labels : ['OK']).map((label, at) => string(`${name}.${at === 0 ? 'confirm' : 'cancel'}`, label, 'Button')),
        ];
      }
    }
    if (!row && !deed && brief.asks.length > 1 && labelsOf(topic).length === 0) return [];
    const facts = brief.facts.filter((fact) => !TYPED_PASSIVE.test(fact));
    const inside = question !== '' ? '' : pieces.filter((one) => !chosen.includes(capitalized(one))).join(', ');
    const listed = row?.body.startsWith('[VERIFY]') && inside !== '' && !hasVerb(`x ${inside}`) ? asSentence(inside) : '';
    if (listed !== '') used.add(ask.inside);
    const effects = toldWhile(ask) || listed || effectsFor({ ...ask, inside }, { ...topic, brief: { ...brief, facts } });
    const open = deed?.action.destructive
      ? '[VERIFY] Say what is lost, for whom, and whether it can be undone.'
      : '';
    const isConfirmation =
      /confirm|are you sure|warning/.test(ask.noun) ||
      /\bbefore\b/i.test(ask.whole) ||
      (effects !== '' && !/^(?:share|invite|add|create|upload|import|edit)$/.test(deed?.action.verb ?? ''));
    const [, given = ''] = /^"([^"]+)"$/.exec(ask.inside) ?? [];
    const isDiscarding = row?.title === 'Save changes?' && labels.length > 0 && !labels.some((label) => /^save\b/i.test(label));
    const asks0 =
      given ||
      (isDiscarding ? 'Discard changes?' : '') ||
      capitalized(question) ||
      (row?.title ??
        (deed
          ? isDone(ask.said, deed)
            ? doneOf(deed)
            : titleOf(deed, isConfirmation)
          : asked.includes(' ')
            ? `${asked}?`
            : `[VERIFY] Ask about the action, with its verb and its object${ask.said === '' ? '.' : `: “${ask.said}”.`}`));
    const [goal = ''] = / (?:to|from|with|on|for|at) \{\w+\}$/.exec(ask.said) ?? [];
    const title = goal !== '' && asks0.endsWith('?') && !asks0.includes(goal) ? `${asks0.slice(0, -1)}${goal}?` : asks0;
    const body =
      told(isDiscarding ? 'Your unsaved changes will be lost.' : (row?.body ?? ''), effects) ||
      ((row && (row.body !== '' || !/^(?:delete|remove)$/.test(deed?.action.verb ?? ''))) ||
      brief.asks.some(({ kind }) => kind === 'field')
        ? ''
        : open);
    const [usual, keeps, others] = row
      ? [
          row.buttons[0] ?? '',
          row.buttons.length > 1 ? (row.buttons.at(-1) ?? '') : '',
          row.buttons.slice(1, -1),
        ]
      : deed
        ? [buttonOf(deed), keepOf(deed), []]
        : ['[VERIFY] Repeat the verb of the title.', 'Cancel', []];
    const inOrder = row !== undefined && labels.length === 2 && labels[0] === row.buttons[0];
    const invites = deed?.action.verb === 'invite' && !row;
    // What people enter says how it is done.
    const howTo = invites && body === '' && brief.asks.some(({ kind, said: name }) => kind === 'field' && /e-?mail/i.test(name))
      ? `Enter the email ${deed.thing?.areMany === true ? 'addresses' : 'address'} of ${deed.thing?.areMany === true ? 'the people' : 'the person'} you want to invite.`
      : '';
    const named = inOrder
      ? { does: labels[0] ?? '', keeps: labels[1] ?? '', others: [] }
      : dialogLabels(labels, row ? readDeed(row.title) : deed);
    const typing = TYPED.exec(brief.text)?.groups;
    const typed = (typing?.['what'] ?? typing?.['name']?.toLowerCase())?.replace(/"/g, '');
    if (typing?.['name']) brief.facts.filter((fact) => TYPED.test(fact)).forEach((fact) => used.add(fact));
    used.add(row || deed || question || given || title.includes(ask.said) ? ask.whole : '');
    const key = index === 0 ? 'dialog' : `dialog.${keyOf(ask.said || `other${index + 1}`)}`;
    return [
      string(`${key}.title`, title, 'Title'),
      ...(body || howTo ? [string(`${key}.body`, body || howTo, 'Text')] : []),
      ...(typed && index === 0
        ? [
            string(
              `${key}.type`,
              `Type ${/^[A-Z]+$/.test(typed) ? typed : `the ${typed}`} to confirm`,
              'Above the field',
            ),
          ]
        : []),
      string(`${key}.confirm`, invites && /^send$/i.test(named?.does ?? '') ? (deed.thing?.areMany === true ? 'Send invitations' : 'Send invitation') : named?.does || usual, 'Button that does it'),
      ...(named?.others ?? others).map((other, at) =>
        string(`${key}.other${at === 0 ? '' : at + 1}`, other, 'Button for another choice'),
      ),
      ...((named ? named.keeps : keeps)
        ? [string(`${key}.cancel`, named ? named.keeps : keeps, 'Button that closes the dialog')]
        : []),
    ];
  });

/** What we say of a screen, or what the request says instead; both where that only adds what is so of most deeds. */
function told(ours: string, theirs: string): string {
  if (theirs === '' || shareOf(theirs, ours) === 1) return ours;
  const values = theirs.match(/\d+/g) ?? [];
  if (values.length > 0 && values.every((one) => ours.includes(one)) && (theirs.split(' ').length <= 6 || shareOf(theirs, ours) >= 0.4)) return ours;
  return ours !== '' && !ours.startsWith('[VERIFY]') && /^You (?:can't undo this|won't get a refund)\.$/.test(theirs)
    ? `${ours} ${theirs}`
    : theirs;
}

/** "Thank you page after donation" */
const thanksFor = (said: string): string => {
  const [, what = ''] = /^thank you (?:page |screen )?(?:after |for )?(?:(?:an?|the|your|their) )?(?!order\b|purchase\b)(\p{L}+)$/iu.exec(said) ?? [];
  return what && `Thank you for your ${what.toLowerCase()}`;
};

/** "Booking a table" as "Table booked"; empty where nothing is done. */
function wasDone(said: string): string {
  const [, ing = '', what = ''] = /^(\p{Ll}+ing) (?:an? |the |your |their )?(\p{L}+(?: \p{L}+)?)$/iu.exec(said) ?? [];
  const past = participleOf(baseOf(ing.toLowerCase()) ?? '');
  return past && what ? capitalized(`${what} ${past}`) : '';
}

const IS_SO = /^(?:the |an? |your |their )?(?:\p{L}+ ){1,3}(?:is|are|was|were|has|have|gets?|fails?|failed) (?!unsaved)/iu;

const KEEPS = /^(?:keep|cancel$|back$|go back|stay|no\b|not (?:now|yet)|close$|(?:maybe )?later|never mind|skip$)/i;

/** "API key created": it tells that it was done, and asks nothing. */
const isDone = (said: string, { action }: Deed): boolean =>
  said.toLowerCase().endsWith(` ${action.past}`) && action.makes === true;

/** The labels of a dialog by what they do; undefined where a request gives none. */
function dialogLabels(
  labels: readonly string[],
  deed: Deed | undefined,
): { readonly does: string; readonly keeps: string; readonly others: readonly string[] } | undefined {
  if (labels.length === 0) return undefined;
  const verb = deed?.action.verb ?? '';
  const isDeed = (label: string): boolean => verb !== '' && label.toLowerCase().startsWith(verb);
  const keeps = labels.find((label) => KEEPS.test(label) && !(isDeed(label) && label.includes(' '))) ?? '';
  const rest = labels.filter((label) => label !== keeps);
  const does = rest.find(isDeed) ?? rest[0] ?? '';
  const whole = (label: string): string =>
    deed && isDeed(label) && !label.includes(' ') ? buttonOf(deed) : label;
  const others = rest.filter((label) => label !== does);
  return { does: whole(does), keeps: keeps || (others.length === 0 ? 'Cancel' : ''), others };
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
      const row = name === 'page' && thanksFor(ask.said) !== '' ? undefined :
        screenOf(
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
          : undefined);
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
      if (!row) {
        const page =
          name === 'page'
            ? (readDeed(ask.said) ?? (/warning|confirm/i.test(ask.whole) ? topic.deed : undefined))
            : undefined;
        if (page?.thing && shareOf(ask.said, titleOf(page, false)) === 1) {
          used.add(ask.whole);
          const told = effectsFor(ask, topic);
          const usual = titleOf(page, false).endsWith('?') ? [buttonOf(page), keepOf(page)] : [];
          return [
            string(`${named}.title`, titleOf(page, false), 'Title'),
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
        const done = name === 'page' && /success|confirmation|thank|\bafter\b/i.test(ask.whole) ? readDeed(ask.said) : undefined;
        const heading =
          name === 'page' && thanksFor(ask.said) !== '' ? thanksFor(ask.said) : done?.thing ? doneOf(done) : name === 'page' && wasDone(ask.said) !== '' && /success|confirmation|thank|\bafter\b/i.test(ask.whole) ? wasDone(ask.said) : name === 'page' && ask.said.split(' ').length <= 4 && !/^\d/.test(ask.said)
            ? capitalized(ask.said.replace(/^(?:error|status|success) (?=\p{L})/iu, ''))
            : '';
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
      const body = (name === 'banner' && effects) || told(row.body, effects);
      const isLink = labels.every((label) => label.startsWith('View '));
      const actions = name === 'push' ? labels : isLink ? [...new Set([...row.buttons, ...labels])] : labels;
      const [lead = ''] = row.title.split(/(?<=\.) /);
      const head = body !== '' && !row.title.includes('[VERIFY]') && shareOf(lead, body) < 1 ? lead : row.title;
      const [order] = body.split(/(?<=\.) /).filter((one) => isImperative(one));
      const does = labels.length === 0 && order !== undefined ? readDeed(order.replace(/[,.].*$| to .*$/, '')) : undefined;
      if (name === 'banner')
        return [
          // What the request tells in several sentences is all of it.
          string(
            `${named}.text`,
            fragments !== '' && effects === fragments
              ? `${head} ${fragments}`
              : body.includes('. ')
                ? (shareOf(lead, effects) < READ && effects !== '' && !row.title.includes('[VERIFY]') ? `${lead} ${effects}` : effects) || `${row.title} ${body}`
                : own === ''
                  ? overlapping(head, body)
                  : body,
            'Text',
          ),
          ...(does?.thing && body !== '' ? [buttonOf(does)] : actions).map((label, at) => string(`${named}.action${at === 0 ? '' : at + 1}`, label, 'Button')),
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
    return capitalized(sentenceOf(addressed(said))?.replace(/^The (?=\p{L}+ \{)|\.$/gu, '') ?? addressed(said)).replace(/\blogin\b/, 'sign-in');
  const isAll = row && shareOf(said, `${row.names} ${row.title} ${row.body}`) === 1;
  const told = addressed(said);
  return isAll || said.split(' ').length > 10 || (row !== undefined && sentenceOf(told) === undefined)
    ? ''
    : capitalized(told);
}
