import { withArticle } from '../../checks/article.ts';
import { classesOf } from '../../spelling/function-words.ts';
import { lookUp, NOUN, nounShare, VERB, verbShare } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { baseOf, singularOf } from '../../spelling/inflect.ts';
import { beginsStep, cutSteps } from '../brief/steps.ts';
import { asSentence } from '../generate/sentences.ts';
import { CONDITION, isImperative } from '../generate/signs.ts';
import { sentence, step } from '../expand/points.ts';
import { capitalizedWord, decapitalized } from '../writing/capitals.ts';
import { apart } from '../writing/splices.ts';
import { numbered, section } from '../writing/markdown.ts';
import { withNames } from './names.ts';

/** A task that the text names: "To delete one, …". */
export interface Deed {
  readonly title: string;
  readonly steps: readonly string[];
  readonly after: readonly string[];
}

/** "To delete one, hover over it": the sentence names what the steps behind it do. */
const UNPARTED =
  /^(To (?!be\b)\p{Ll}+ (?:(?!(?:and|or|then)\b)[\p{L}'’-]+ ){0,8}?(?<!,))(?=(?:click|tap|select|choose|press|open|go to|enter|type|hold|turn|ask|drag|swipe|scan|pull|push|put|insert|touch|double-click|right-click|park|place|wait|return|bring|use (?:the|an?|your))\b)/u;
/** "To unlock it they scan the code": who does it. */
const WHO = /(?<=^To [^,]{3,60}?),? (?:they|you|we|riders|users|guests|people),/u;
const AIM = /^To (?<aim>(?!be\b)\p{Ll}[^,:]{2,60})(?:,|:)\s+(?<deeds>\S.*)$/su;
/** "Request leave: open Planner, click the days" */
const LABELLED = /^(?<aim>\p{Lu}[\p{L}'’-]*(?: [\p{L}\d'’-]+){1,6}):\s+(?<deeds>\S.*)$/su;

export function aimOf(written: string): { aim: string; deeds: string } | undefined {
  // "To set a schedule press Menu": the comma is somewhere else, or missing.
  const text = written.replace(UNPARTED, (aim) => `${aim.trim()}, `).replace(WHO, ',');
  const { aim: named = '', deeds = '' } = (AIM.exec(text) ?? LABELLED.exec(text))?.groups ?? {};
  // "Fixing mistakes: open the receipt, tap the field"
  const aim = named.replace(/^\p{L}{2,}ing(?= \p{L})/u, (word) =>
    capitalizedWord(baseOf(word.toLowerCase()) ?? word),
  );
  const isDone = beginsStep(deeds) || / > /.test(deeds);
  return aim !== '' && beginsStep(`${aim} it`) && isDone ? { aim, deeds } : undefined;
}

/** @param before the sentence in front of it, whose last word may be what it speaks of */
export function readDeed(sentences: readonly string[], title: string, before = ''): Deed {
  const { aim = '', deeds = '' } = aimOf(sentences[0] ?? '') ?? {};
  const steps = pathSteps(deeds) ?? cutSteps(deeds.replace(/\.$/, ''));
  const more = sentences.slice(1);
  const first = more.findIndex(
    (text) =>
      !beginsStep(text) ||
      isNounFirst(text) ||
      /->|→/.test(text) ||
      (/^(?:if|when)\b/i.test(text) && !(CONDITION.test(text) && beginsStep(text.replace(CONDITION, '')))),
  );
  const orders = more.slice(0, first < 0 ? more.length : first);
  return {
    title: nameOf(aim, LAST_THING.exec(before)?.[1] ?? title),
    steps: wholeSteps([...steps, ...orders.flatMap((text) => cutSteps(text.replace(/\.$/, '')))]),
    after: more
      .slice(orders.length)
      .map((text) => withNames(/^\p{Lu}.*[.!]$/su.test(text) ? text : sentence(text))),
  };
}

/** "Vacation mode waters every 3 days": verbs are spelled like its first word, but seldom. */
function isNounFirst(text: string): boolean {
  const [first = '', second = ''] = text.toLowerCase().split(/\s+/);
  const facts = lookUp(first);
  return nounShare(facts) > verbShare(facts) && (partsOf(second) & NOUN) !== 0 && classesOf(second) === 0;
}

/** "tap a station and pick a bike." */
const LAST_THING = / (?:an?|the|your) (\p{Ll}{3,})[.!]?$/u;

/** "delete one" on the page of saved filters deletes a saved filter; empty for what the page is all about. */
function nameOf(aim: string, title: string): string {
  const thing = decapitalized(title);
  const words = thing.split(' ');
  const one = singularOf(words.at(-1) ?? '');
  if (/\bone\b/.test(aim) && one) {
    const named = [...words.slice(0, -1), one].join(' ');
    return capitalizedWord(aim.replace(/\bone\b/, withArticle(named)));
  }
  if (/^(?:set|turn|switch) (?:it|this|them) (?:up|on|off)$/.test(aim))
    return capitalizedWord(aim.replace(/^(\S+) \S+ (\S+)$/, `$1 $2 ${thing}`));
  return capitalizedWord(aim.replace(/\b(?:it|this|them)$/, thing === title ? `the ${thing}` : thing));
}

const UI_VERB = /^(?:select|click|press|tap|choose|open|go|pick|hit|turn|switch|check|enter|type|fill)\b/i;

/** "People > click the person > Role > Save" as the steps of that way; undefined for other text. */
export function pathSteps(text: string): readonly string[] | undefined {
  const stops = text.replace(/\.$/, '').split(/\s*(?:>|→|->)\s*/);
  if (stops.length < 3 || stops.some((stop) => stop.length > 60)) return undefined;
  return stops.flatMap((stop, index) => {
    const [name = '', ...then] = cutSteps(stop);
    if (/^(?:choose|pick|select)$/i.test(name))
      return [`${name} ${withArticle(decapitalized(stops[index - 1] ?? ''))}`];
    // "Save" is a button here, "Select Contacts" an order.
    // "Schedule report" too, without an article.
    const isName =
      /^\p{Lu}/u.test(name) &&
      !(
        name.includes(' ') &&
        (index === 0 || UI_VERB.test(name) || / (?:the|an?|your) /.test(name)) &&
        beginsStep(name)
      );
    const [, shown = ''] =
      index > 0
        ? (/^((?:["“][^"”]+["”]|`[^`]+`) (?:menu|tab|page|panel|dialog|button|icon))$/u.exec(name) ?? [])
        : [];
    if (shown !== '')
      return [`${/(?:button|icon|tab)$/.test(shown) ? 'select' : 'open'} the ${shown}`, ...then];
    const first = isName ? `${index === 0 ? 'go to' : 'select'} ${name}` : name;
    return [first, ...then];
  });
}

/**
 * Steps as sentences; "press" before "hold the button" is one with it.
 * @param written those that stay as they are written
 */
export function wholeSteps(
  steps: readonly string[],
  written: ReadonlySet<string> = new Set(),
): readonly string[] {
  const whole: string[] = [];
  for (const said of steps) {
    // 'menu "Library", button "New piece"'
    const one = said
      .replace(/^(?:the )?(?:button|tab|option) (?=["“])/i, 'select ')
      .replace(/^(?:the )?(?:menu|page|screen) (?=["“])/i, 'open ');
    const last = whole.at(-1) ?? '';
    if (/^(?:press|click|tap|touch|push|pull)$/i.test(last.replace(/\.$/, '')))
      whole[whole.length - 1] = `${last.replace(/\.$/, '')} and ${decapitalized(one)}`;
    // "enter name, email and time"
    else if (/\b(?:enter|type|fill in) [^,]*$/i.test(last) && !isImperative(one) && !/[.]$/.test(last))
      whole[whole.length - 1] = `${last}, ${one}`;
    else whole.push(...(withLast(one) ?? [one]));
  }
  return whole.map((text) =>
    withNames(written.has(text) ? asSentence(capitalizedWord(apart(text))) : step(text)),
  );
}

/** "check the preview, order": the last thing to do needs one word. */
function withLast(step: string): readonly string[] | undefined {
  const [, first = '', last = ''] =
    /^((?!enter\b|type\b|choose\b|select\b|pick\b|add\b)[^,]+), (?:and )?(\p{Ll}+)\.?$/iu.exec(step) ?? [];
  return (partsOf(last) & VERB) !== 0 && beginsStep(first) ? [first, last] : undefined;
}

export const writeDeed = ({ title, steps, after }: Deed): string =>
  section(2, title, steps.length > 1 ? numbered(steps) : (steps[0] ?? ''), after.join(' '));
