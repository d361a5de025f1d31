import type { Check, Place, WithinCheck } from '../../checks/types.ts';
import type { Rule } from '../../rules/types.ts';
import type { Circumstances } from './circumstances.ts';
import type { RuleText } from './rule-text.ts';

/** A check held to the places of a demand. `own`: places that it speaks of anyhow. */
export function hold(
  check: Check,
  { except, spared }: Circumstances,
  places: readonly Place[],
  own: readonly Place[],
  { quotes }: RuleText,
): Check {
  const narrowed = own.includes('list-item') && places.length === 1 && places[0] === 'step';
  const only = narrowed ? places : places.filter((place) => !own.includes(place));
  const words = spared.flatMap((word) =>
    word.startsWith('⟦') ? (quotes[Number(word.slice(1, -1))] ?? []) : word,
  );
  if ((only.length === 0 || places.length > only.length) && except.length === 0 && words.length === 0)
    return check;
  const inner = check.kind === 'within' ? check.check : check;
  return {
    kind: 'within',
    check: inner,
    ...(check.kind === 'within' && check),
    ...(only.length > 0 && places.length === only.length && { only }),
    ...(except.length > 0 && { except }),
    ...(words.length > 0 && { spared: words }),
  };
}

/** "Only in headings": everywhere else. */
export function turn(check: Check, { only }: Circumstances): WithinCheck {
  return { kind: 'within', check: check.kind === 'within' ? check.check : check, except: only };
}

export function placeText(
  { except, exclusive, only }: Circumstances,
  places: readonly Place[],
  own: readonly Place[] = [],
): string {
  if (exclusive) return ` outside ${only.join(', ')}`;
  const held = places.some((place) => own.includes(place)) ? [] : places;
  return (
    (held.length > 0 ? ` in ${held.join(', ')}` : '') +
    (except.length > 0 ? ` except ${except.join(', ')}` : '')
  );
}

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
