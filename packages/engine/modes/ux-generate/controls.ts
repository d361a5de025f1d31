import { cutItems, cutNames } from '../brief/cut.ts';
import { capitalized, capitalizedWord } from '../writing/capitals.ts';
import { wholeSentence } from '../writing/whole-sentence.ts';
import { asSentence } from '../generate/sentences.ts';
import { toSecondPerson } from '../generate/readers.ts';
import { textOf } from './error-forms.ts';
import { keyOf } from './lists.ts';
import { string, type MadeString } from './types.ts';

const KINDS =
  'toggles?|switch(?:es)?|checkbox(?:es)?|drop-?downs?|selects?|selectors?|sliders?|radio buttons?|(?:text |input )?fields?|(?:date |time |colou?r |language )?pickers?|inputs?|links?|search(?: (?:box|bar|field))?|uploads?|tabs?|filters?|buttons?';
/** A page that people set or fill in, and what is on it. */
const PAGE =
  /^(?<page>[^.:\n]*?\b(?:settings|preferences|options|profile|account|page|screen|panel|form|sidebar|view)\b[^.:\n]*?)(?:\s+with\s+|:\s+)(?<list>[^.\n]+)/i;
const BEFORE = new RegExp(
  `^(?:an? |the |some )?(?<kind>${KINDS}) (?:for|to|of|with|that|:) ?(?<what>.+)$`,
  'i',
);
const AFTER = new RegExp(`^(?:an? |the )?(?<what>.+?) (?<kind>${KINDS})$`, 'i');
const MESSAGE =
  /^(?:an? |the )?(?:short |small )?(?:message|warning|notice|note|hint|info(?: text)?|banner|alert|error(?: message)?) (?:for when|when|if|that|in case) (?<when>.+)$/i;
/** Sets of strings of which descriptions list several, and no part of a page. */
const STRINGS =
  /\b(?:errors?|empty[- ]states?|toasts?|tooltips?|buttons?|dialogs?|modals?|confirmations?|validation|labels?|helper texts?|success|strings?|copy|steps?)\b/i;
/** Ways in which people are told something: "email and push" of a page for notifications. */
const CHANNELS = /^(?:e-?mail|push|sms|text|slack|in-?app|desktop|browser|phone|mobile|weekly|daily)$/i;
const TOLD = /\b(notifications|reminders|alerts|updates|messages|digests?)\b/i;
const MOST_WORDS = 5;

/** The parts of a page that a description lists: "toggles for email and push, quiet hours"; none where it lists no parts. */
export function readControls(description: string): readonly MadeString[] {
  const { page = '', list = '' } = PAGE.exec(description)?.groups ?? {};
  const isForm = /\bform\b/i.test(page);
  const parts = cutItems(list).flatMap((part) =>
    BEFORE.test(part) || MESSAGE.test(part) ? [part] : cutNames(part),
  );
  const isNamed = parts.some((part) => BEFORE.test(part) || AFTER.test(part) || MESSAGE.test(part));
  const isSettings = /\b(?:settings|preferences|options)\b/i.test(page) && parts.length > 1;
  const isPlain = parts.some(
    (part) =>
      ![BEFORE, AFTER, MESSAGE].some((form) => form.test(part)) &&
      (STRINGS.test(part) || part.split(' ').length > MOST_WORDS),
  );
  if (isForm || isPlain || STRINGS.test(page) || !(isNamed || isSettings)) return [];
  const told = TOLD.exec(page)?.[1]?.toLowerCase() ?? '';
  const title = titleOf(page);
  return [
    string('page.title', title, 'Title of the page'),
    ...[...parts, ...messagesOf(description)].flatMap((part) => readPart(part, told)),
    string('page.saved', 'Changes saved', 'It worked'),
    string('page.failed', "Couldn't save your changes. Try again.", 'It did not work'),
  ];
}

/** Sentences of their own that ask for a message: "Message if location is denied". */
function messagesOf(description: string): readonly string[] {
  const [, ...others] = description.split(/(?<=[.!])\s+/);
  return others.map((one) => one.replace(/\.$/, '')).filter((one) => MESSAGE.test(one));
}

function titleOf(page: string): string {
  const [, thing = page] =
    /\b(?:settings|preferences|options|page|screen|panel|view)\b.*? (?:for|of|about) (?:the |your |our |an? )?(.+)$/i.exec(
      page,
    ) ?? [];
  return capitalizedWord(thing.replace(/^(?:an?|the) /i, '').replace(/ (?:page|screen|panel)$/i, ''));
}

function readPart(part: string, told: string): readonly MadeString[] {
  const when = MESSAGE.exec(part)?.groups?.['when'] ?? '';
  if (when) return [string(`message.${keyOf(when)}`, messageOf(when, told), capitalized(`when ${when}`))];
  const { kind = '', what = part } = (BEFORE.exec(part) ?? AFTER.exec(part))?.groups ?? {};
  const use = kind ? capitalized(kind.toLowerCase().replace(/(?<=x|ch)es$|(?<!s)s$/, '')) : 'Label';
  return (kind ? cutNames(what) : [what]).flatMap((one) => {
    const [, name = one, inside = ''] = /^(.*?)\s*\(([^()]+)\)$/.exec(one) ?? [];
    const bare = name.replace(/^(?:an?|the|their|your) /i, '');
    const label = told && CHANNELS.test(bare) ? `${bare} ${told}` : bare;
    return [
      string(`control.${keyOf(bare)}`, capitalized(label), use),
      ...optionsOf(inside, `control.${keyOf(bare)}`),
      ...(kind || inside
        ? []
        : [
            string(
              `control.${keyOf(bare)}.help`,
              `[VERIFY] Say what people set with “${capitalized(label)}”.`,
              'Below the label',
            ),
          ]),
    ];
  });
}

/** What people choose from: "(light, dark, system)". */
export function optionsOf(inside: string, key: string): readonly MadeString[] {
  if (/\b(?:optional|required|max|min)\b/i.test(inside)) return [];
  const options = cutItems(inside).flatMap((option) => option.split(/\s+or\s+|\s*\/\s*/));
  return options.length < 2
    ? []
    : options.map((option) => string(`${key}.${keyOf(option)}`, capitalized(option), 'Option'));
}

/** "push is blocked by the browser" as a person reads it; what they can do is not told. */
function messageOf(when: string, told: string): string {
  const said = toSecondPerson(when).replace(/\bthe (browser|device|phone|account)\b/g, 'your $1');
  const [, channel = '', rest = ''] = /^([\w-]+) (?:is|are) (.+)$/.exec(said) ?? [];
  if (CHANNELS.test(channel))
    return `${told ? `${capitalized(channel)} ${told} are ${rest}` : capitalized(said)}. [VERIFY] Say what the person can do now.`;
  return /\b(?:is|are|has|have|can|will|do)\b/.test(said)
    ? `${capitalized(asSentence(wholeSentence(said)))} [VERIFY] Say what the person can do now.`
    : textOf(said);
}
