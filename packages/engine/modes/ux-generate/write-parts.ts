import { classesOf, DETERMINER } from '../../spelling/function-words.ts';
import { PLURAL, THIRD_PERSON, VERB } from '../../spelling/lexicon.ts';
import { baseOf } from '../../spelling/inflect.ts';
import { partsOf } from '../../spelling/parts.ts';
import { asSentence } from '../generate/sentences.ts';
import { isImperative } from '../generate/signs.ts';
import { capitalized } from '../writing/capitals.ts';
import { isVerbFirst } from './asks.ts';
import type { Ask } from './pieces.ts';
import { lower } from './demands.ts';
import { isMessage, statementOf } from './effects.ts';
import { fieldStrings, formOf, optionsOf } from './fields.ts';
import { keyOf } from './lists.ts';
import { SETTINGS } from './parts.ts';
import { screenOf } from './screens.ts';
import { busyOf, buttonOf, keepOf } from './states.ts';
import { addressed } from './told.ts';
import { inShort } from './in-short.ts';
import { readDeed } from './thing.ts';
import { NOTHING, type Topic, type Writer, endingOf, toldBeside, labelOf, labelsIn, valuesOf } from './topic.ts';
import { string } from './types.ts';

export const writeFields: Writer = (asks, topic) => {
  const { brief, used } = topic;
  const form = /\bform\b|\bcheck-?out\b|\bsign[- ]?(?:up|in)\b|\blog[- ]?in\b/i.test(brief.text)
    ? (formOf(brief.title) ?? formOf(brief.text))
    : undefined;
  const wants = {
    errors: !/\blabels? and (?:hints?|placeholders?)\b/i.test(brief.text),
    placeholder: /\bplaceholders?\b(?!:)/i.test(brief.text),
    help: /\bhelp(?:er)?[ -]?texts?\b(?!:)|\bhints?\b/i.test(brief.text),
  };
  const listed = asks.flatMap((ask) => {
    const shown = ask.literal || (/^placeholder/i.test(ask.whole) ? ask.said : '');
    if (ask.noun.startsWith('placeholder') && shown !== '') {
      used.add(ask.whole);
      return [string('field.placeholder', shown, 'Inside the empty field')];
    }
    if (/^(?:the )?terms(?: (?:line|text|note|notice|link|copy))?$/i.test(ask.said)) {
      used.add(ask.whole);
      return [string('field.terms', 'By continuing, you agree to the terms.', 'Above the button')];
    }
    if (/forms?$/.test(ask.noun)) {
      const [, heading = ''] = /"([^"]+)"/.exec(ask.whole) ?? [];
      if (heading !== '') {
        used.add(ask.whole);
        return [string('form.title', heading, 'Title')];
      }
      const own = formOf(`${ask.said} form`);
      if (
        !own ||
        asks.some(
          (one) => one !== ask && !/forms?$/.test(one.noun) && !/^(?:one|two|at least|\d)/i.test(one.whole),
        )
      )
        return [];
      used.add(ask.whole);
      const page = screenOf('page', ask.said, valuesOf(ask, topic));
      const key = asks.length > 1 ? `form.${keyOf(ask.said)}` : 'form';
      return [
        ...(page
          ? [
              string(`${key}.title`, page.title, 'Title'),
              ...(page.body ? [string(`${key}.body`, page.body, 'Text')] : []),
            ]
          : []),
        ...own.fields.flatMap((name) => fieldStrings(name, '', wants)),
        string(`${key}.submit`, own.button, 'Button'),
      ];
    }
    // "Rename folder: title, input label": the name of what is renamed.
    const named = topic.deed?.thing && /^(?:rename|create|add)$/.test(topic.deed.action.verb) && /^(?:input|text|form)?$/.test(ask.said) && brief.asks.some(({ kind }) => kind === 'dialog')
      ? `${topic.deed.thing.one} name`
      : '';
    if (named !== '') {
      used.add(ask.whole);
      return [string('field.name', capitalized(named), 'Label'), ...(wants.errors ? [string('field.name.error', `Enter a ${named}.`, 'Empty')] : [])];
    }
    const strings =
      ask.said === '' || /^(?:one|two|three|at least|\d)/i.test(ask.whole)
        ? []
        : fieldStrings(ask.said, ask.inside, wants);
    if (strings.length > 0) used.add(ask.whole);
    return strings;
  });
  const usual =
    listed.length === 0 && form ? form.fields.flatMap((name) => fieldStrings(name, '', wants)) : [];
  const deed = topic.deed;
  const submit =
    brief.asks.some(({ kind, said }) => kind === 'button' && !/^submit$/i.test(said)) ||
    brief.asks.some(({ kind }) => kind === 'dialog')
      ? ''
      : asks.some(({ noun }) => /forms?$/.test(noun)) && listed.some(({ key }) => key.endsWith('.submit'))
        ? ''
        : (form?.button ?? (deed && /\bform\b/i.test(brief.text) ? buttonOf(deed) : ''));
  return [
    ...listed,
    ...usual,
    ...(submit && listed.length + usual.length > 0 ? [string('field.submit', submit, 'Button')] : []),
  ];
};

export const writeControls: Writer = (asks, topic) => {
  const wantsHelp = /\b(?:description|help(?:er)? ?text|explanation|subtext|hint)s?\b/i.test(
    topic.brief.text,
  );
  return asks.flatMap((ask) => {
    const said = ask.literal || ask.said.replace(/\b(?:toggles?|switch|checkbox|slider)\b/gi, '').trim();
    if (said === '' || said.split(' ').length > 8 || /\b(?:is|are|should|must|page)\b/i.test(said)) return [];
    topic.used.add(ask.inside === '' || optionsOf(ask.inside).length > 0 ? ask.whole : '');
    const inside = ask.inside.replace(
      /^(?:(?:with )?(?:an? )?(?:short )?(?:help(?:er)?(?: text)?|description|hint|subtext|label)s?(?: and |; )?)+$/i,
      '',
    );
    const given = /^(?:(?:help(?:er)?|description|hint)(?: text)?|subtext):? (.+)$/i.exec(inside)?.[1] ?? '';
    const told =
      given !== ''
        ? (/^"([^"]+)"$/.exec(given)?.[1] ?? asSentence(given))
        : isMessage(addressed(inside), true) || opensWithVerb(inside)
          ? asSentence(addressed(inside))
          : optionsOf(inside).length === 0 &&
              inside !== '' &&
              !/^(?:optional|on by default|off by default)$/i.test(inside)
            ? asSentence(
                [SETTINGS.find(([names]) => names.test(said))?.[1] ?? '', capitalized(inside)]
                  .filter(Boolean)
                  .join(' '),
              )
            : toldBeside(topic);
    if (told !== '') topic.used.add(ask.whole);
    const help = told || SETTINGS.find(([names]) => names.test(said))?.[1];
    const key = `control.${/^(?:push|email)$/.test(ask.noun) ? `${ask.noun}.` : ''}${keyOf(said)}`;
    return [
      string(key, capitalized(said), ask.noun.includes('checkbox') ? 'Checkbox' : 'Toggle'),
      ...optionsOf(ask.inside).map((option) =>
        string(`${key}.${keyOf(option)}`, capitalized(option), 'Option'),
      ),
      ...(help
        ? [string(`${key}.help`, help, 'Below the label')]
        : wantsHelp
          ? [string(`${key}.help`, `[VERIFY] Say what changes when ${lower(said)} is on.`, 'Below the label')]
          : []),
    ];
  });
};

/** Names that stand as the request has them, each a label. */
export const writeNames =
  (name: string, use: string, label: (ask: Ask) => string | undefined): Writer =>
  (asks, topic) =>
    asks.flatMap((ask) => {
      const text = label(ask);
      if (text === undefined) return [];
      topic.used.add(ask.whole);
      return [string(`${name}.${keyOf(text)}`, text, use)];
    });

export const nameOf = ({ said, literal }: Ask): string | undefined =>
  literal ||
  (said === '' || said.split(' ').length > 6 || /\b(?:should|must|each)\b|\buser (?=\S)|[:.]/i.test(said)
    ? undefined
    : capitalized(said));

/** "Buttons for a cookie banner": those that such a screen has; none where the request names no screen. */
function usualButtons({ whole }: Ask, topic: Topic): readonly string[] {
  const [, screen = ''] = /^(?:the )?buttons?(?: labels?| texts?| copy)? (?:for|of|in|on) (?:an? |the |our )?(.+?)[.]?$/i.exec(whole) ?? [];
  if (screen === '') return [];
  const row = (['dialog', 'banner', 'page'] as const).flatMap((family) => screenOf(family, screen, valuesOf({ ...NOTHING, said: screen }, topic)) ?? [])[0];
  const deed = readDeed(screen.replace(/\b(?:dialog|modal|pop-?up|screen|page|form|banner|confirmation)\b/gi, '').trim());
  return row && row.buttons.length > 0 ? row.buttons : deed?.thing ? [buttonOf(deed), deed.action.destructive ? keepOf(deed) : 'Cancel'] : [];
}

export const writeButtons: Writer = (written, topic) => {
  const usual = written.flatMap((ask) => usualButtons(ask, topic).map((literal) => ({ ...ask, literal, said: literal })));
  const asks = usual.length > 0 ? usual : written;
  const [bare, ...others] = written;
  if (usual.length === 0 && bare && others.length === 0 && /^buttons? (?:for|of|in|on) /i.test(bare.whole) && bare.literal === '' && topic.brief.facts.length === 0) {
    topic.used.add(bare.whole);
    return [string('button.primary', '[VERIFY] Say what people do here, with a verb and its object.', 'Does it'), string('button.cancel', 'Cancel', 'Leaves everything as it is')];
  }
  const named = asks.flatMap((ask) =>
    writeNames(
      'button',
      'Button',
      ({ said }) => said,
    )(
      labelsIn(ask).map((said) => ({ ...ask, said })),
      topic,
    ),
  );
  const { deed, brief } = topic;
  if (brief.asks.some(({ kind }) => kind === 'onboarding'))
    return named.filter(({ text }) => !/^(?:skip|next|back|done)$/i.test(text) && text !== endingOf(topic));
  if (deed && named.length > 0 && asks.some(({ noun, said }) => noun === 'button' && said === ''))
    return [string('button.primary', buttonOf(deed), 'Does it'), ...named];
  if (named.length > 0 || !deed) return named;
  return [
    string('button.primary', buttonOf(deed), 'Does it'),
    string('button.busy', busyOf(deed), 'While it runs'),
    ...(deed.thing ? [string('button.cancel', keepOf(deed), 'Leaves everything as it is')] : []),
  ];
};

/** "Download {fileName}", "More options for {fileName}" */
const withName = (label: string, name: string): string =>
  name === '' ? label : `${label}${label.includes(' ') ? ' for' : ''} ${name}`;

/** "See and restore earlier versions" */
const opensWithVerb = (text: string): boolean => {
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
const IS_PHRASE = /^(?:the |an? )?(?:\p{L}+ ){0,2}\p{L}+ (?:after|of|before|for|in|per|that|who|without|from|between|minus) \p{L}/iu;

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
        : isMessage(reason.replace(/\bneeds?\b/g, 'has'), true) || (opensWithVerb(reason) && reason.includes(' '))
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
    const short = asks.length === 1 ? topic.brief.facts.flatMap((fact) => inShort(fact, undefined) ?? []).join(' ') : '';
    // "Tooltip for the score column, how sure the model is, 0 to 100"
    const beside = asks.length === 1 && topic.brief.asks.length === 1 && ask.inside === '' && topic.brief.facts.length > 0 ? asSentence(topic.brief.facts.map((fact) => fact.replace(/[.]$/, '')).join(', ')) : '';
    if (short !== '' || beside !== '') topic.brief.facts.forEach((fact) => topic.used.add(fact));
    const setting = /\b(?:toggle|switch|setting|checkbox|option)\b/i.test(ask.whole) ? SETTINGS.find(([names]) => names.test(ask.said))?.[1] : undefined;
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

export const writeOptions: Writer = (asks, topic) => {
  const names = writeNames(
    'option',
    'Option',
    nameOf,
  )(
    asks.filter(({ said, literal }) => said !== '' || literal !== ''),
    topic,
  );
  if (/\bdescriptions?\b/i.test(topic.brief.text))
    return names.flatMap((one) => [
      one,
      string(`${one.key}.help`, `[VERIFY] Say what “${one.text}” means.`, 'Below the option'),
    ]);
  const isReason = /\breasons?\b|\bsurvey\b|\bwhy\b/i.test(topic.brief.text);
  if (names.length === 0 || !isReason) return names;
  const verb = topic.deed?.action.verb ?? '';
  return [
    ...(/^(?:cancel|leave|unsubscribe|delete|report)$/.test(verb)
      ? [
          string(
            'option.title',
            `Why are you ${topic.deed?.action.gerund.toLowerCase()}?`,
            'Question above the options',
          ),
        ]
      : []),
    ...names,
  ];
};
