import type { Check, Place, WithinCheck } from '../../checks/types.ts';
import type { Rule } from '../../rules/types.ts';
import type { Spared } from './exceptions.ts';
import { placeNamed } from './places.ts';
import type { RuleText } from './rule-text.ts';
import type { Understood } from './understood.ts';

/** A check held to the places of a demand. `own`: places that it speaks of anyhow. */
export function hold(check: Check, places: readonly Place[], own: readonly Place[]): Check {
  const narrowed =
    own.includes('list-item') && places.length === 1 && (places[0] === 'step' || places[0] === 'bullet');
  const only = narrowed ? places : places.filter((place) => !own.includes(place));
  if (only.length === 0 || places.length > only.length) return check;
  return check.kind === 'within' ? { ...check, only } : { kind: 'within', check, only };
}

/** What was read, but where it is spared; undefined where that is all it speaks of. */
export function sparing(read: Understood, { places, words, untold }: Spared): Understood | undefined {
  if (places.length + words.length + untold.length === 0) return read;
  if (read.families?.some((family) => family.places?.some((place) => places.includes(place))))
    return undefined;
  const checks = read.checks.map((check): WithinCheck => {
    const held: WithinCheck = check.kind === 'within' ? check : { kind: 'within', check };
    return {
      ...held,
      except: [...(held.except ?? []), ...places],
      spared: [...(held.spared ?? []), ...words],
    };
  });
  const left = [...places, ...words.map((word) => `“${word}”`)].join(', ');
  return {
    ...read,
    checks,
    readings: read.readings.map((one) => `${one} except ${left}`),
    rest: [...read.rest, ...untold.map((one) => `except ${one}`)],
  };
}

export const placeText = (places: readonly Place[], own: readonly Place[] = []): string =>
  places.length > 0 && !places.some((place) => own.includes(place)) ? ` in ${places.join(', ')}` : '';

/** "Unless the actor is unknown": only the passive that names its actor is left to report. */
export function sparingUnknownActors<T extends { readonly id: string; readonly checks: readonly Check[] }>(
  readings: readonly T[],
  byId: ReadonlyMap<string, Rule>,
): readonly T[] | undefined {
  const [only] = readings;
  const rule = byId.get('passive-with-agent');
  return rule && only?.id === 'passive-voice' && readings.length === 1
    ? [{ ...only, id: rule.id, checks: rule.checks }]
    : undefined;
}

/** The place that a label names, for what the text below it says. */
export function labelled(label: string, fromLabel: boolean): readonly Place[] {
  const place = fromLabel ? undefined : placeNamed(label);
  return place ? [place] : [];
}

/** Words that are shunned as the text of links. */
const LINK_TEXT =
  /\b(?:link|anchor) texts? (?:like|such as|of)\b|\bas (?:a |the )?(?:link|anchor)(?: texts?)?\b/u;
const BUTTON = String.raw`(?:buttons?|button (?:texts?|labels?|names?|copy)|ctas?)`;
/** Words that are shunned on buttons. */
const ON_BUTTONS = new RegExp(
  String.raw`^(?:(?:the|all|our) )?${BUTTON} (?:names?|says?|uses?|are|is|must|should|never|do not|don't|start|begin)\b|\bon (?:the |a |any |our |all )?${BUTTON}\b|\blabel (?:a |the |any |our )?buttons?\b`,
  'iu',
);
const OF_BUTTONS = new RegExp(`^${BUTTON}$`, 'iu');
/** What is done to buttons, and what they are called: it stands on none. */
const OPERATES = /“(?:click|press|tap|hit|push|select|choose|activate|buttons?(?![\p{L}-]))/iu;

/** Where the words of a demand are shunned: as links alone, or on buttons too, or in the places that it names. */
export function wordPlaces(demand: string, label: string, named: readonly Place[]): readonly Place[] {
  if (LINK_TEXT.test(demand)) return ['link'];
  const ofButtons = ON_BUTTONS.test(demand) || OF_BUTTONS.test(label);
  return ofButtons && !OPERATES.test(demand) ? ['label', ...named] : named;
}

/** “Bulleted lists: no period. Numbered lists: …”: told apart, bullets are no steps. */
export const apartFrom = (places: readonly Place[], clause: string, { said }: RuleText): readonly Place[] =>
  /\b(?:bullet|unordered)/iu.test(clause) && /\b(?:numbered|ordered) lists?\b|\bsteps\b/iu.test(said)
    ? places.map((place) => (place === 'list-item' ? 'bullet' : place))
    : places;
