import { asSentence } from '../generate/sentences.ts';
import { capitalized } from '../writing/capitals.ts';
import type { Ask } from './pieces.ts';
import { lower } from './demands.ts';
import { isMessage } from './effects.ts';
import { fieldStrings, formOf, optionsOf } from './fields.ts';
import { keyOf } from './lists.ts';
import { SETTINGS } from './parts.ts';
import { screenOf } from './screens.ts';
import { busyOf, buttonOf, keepOf } from './states.ts';
import { addressed } from './told.ts';
import { readDeed } from './thing.ts';
import { NOTHING, type Topic, type Writer, endingOf, toldBeside, labelsIn, valuesOf } from './topic.ts';
import { opensWithVerb } from './write-tooltips.ts';
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
    const named =
      topic.deed?.thing &&
      /^(?:rename|create|add)$/.test(topic.deed.action.verb) &&
      /^(?:input|text|form)?$/.test(ask.said) &&
      brief.asks.some(({ kind }) => kind === 'dialog')
        ? `${topic.deed.thing.one} name`
        : '';
    if (named !== '') {
      used.add(ask.whole);
      return [
        string('field.name', capitalized(named), 'Label'),
        ...(wants.errors ? [string('field.name.error', `Enter a ${named}.`, 'Empty')] : []),
      ];
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
  const [, screen = ''] =
    /^(?:the )?buttons?(?: labels?| texts?| copy)? (?:for|of|in|on) (?:an? |the |our )?(.+?)[.]?$/i.exec(
      whole,
    ) ?? [];
  if (screen === '') return [];
  const row = (['dialog', 'banner', 'page'] as const).flatMap(
    (family) => screenOf(family, screen, valuesOf({ ...NOTHING, said: screen }, topic)) ?? [],
  )[0];
  const deed = readDeed(
    screen.replace(/\b(?:dialog|modal|pop-?up|screen|page|form|banner|confirmation)\b/gi, '').trim(),
  );
  return row && row.buttons.length > 0
    ? row.buttons
    : deed?.thing
      ? [buttonOf(deed), deed.action.destructive ? keepOf(deed) : 'Cancel']
      : [];
}

export const writeButtons: Writer = (written, topic) => {
  const usual = written.flatMap((ask) =>
    usualButtons(ask, topic).map((literal) => ({ ...ask, literal, said: literal })),
  );
  const asks = usual.length > 0 ? usual : written;
  const [bare, ...others] = written;
  if (
    usual.length === 0 &&
    bare &&
    others.length === 0 &&
    /^buttons? (?:for|of|in|on) /i.test(bare.whole) &&
    bare.literal === '' &&
    topic.brief.facts.length === 0
  ) {
    topic.used.add(bare.whole);
    return [
      string('button.primary', '[VERIFY] Say what people do here, with a verb and its object.', 'Does it'),
      string('button.cancel', 'Cancel', 'Leaves everything as it is'),
    ];
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
