import { frequencyOf, ING, lookUp, NOUN, PARTICIPLE, PAST, PLURAL, THIRD_PERSON, VERB } from './lexicon.ts';
import { partsOf, sForms, withoutS } from './parts.ts';

/** The most frequent of the forms that there are in that part, or else the first. */
function pick(forms: readonly string[], part: number): string | undefined {
  const found = forms.filter((form) => (partsOf(form) & part) !== 0);
  // "Planing" comes from "plane", and is rarer than "planning".
  const known = found.filter((form) => lookUp(form) !== 0);
  return known.sort((one, other) => frequencyOf(lookUp(other)) - frequencyOf(lookUp(one)))[0] ?? found[0];
}

export const pluralOf = (noun: string) => pick(sForms(noun), PLURAL);
export const singularOf = (noun: string) => pick(withoutS(noun), NOUN);
export const thirdPersonOf = (verb: string) => pick(sForms(verb), THIRD_PERSON);

export function participleOf(verb: string): string | undefined {
  const last = verb.slice(-1);
  const forms = verb.endsWith('e')
    ? [`${verb}d`]
    : [`${verb}ed`, `${verb}${last}ed`, ...(last === 'y' ? [`${verb.slice(0, -1)}ied`] : [])];
  return pick(forms, PARTICIPLE);
}

export function ingOf(verb: string): string | undefined {
  const last = verb.slice(-1);
  return pick(
    [...(/..e$/.test(verb) ? [`${verb.slice(0, -1)}ing`] : []), `${verb}ing`, `${verb}${last}ing`],
    ING,
  );
}

/** The base form of a regular verb's "-s", "-ed" or "-ing" form. */
export function baseOf(form: string): string | undefined {
  const facts = partsOf(form);
  const forms: string[] = [];
  if (facts & THIRD_PERSON) forms.push(...withoutS(form));
  if (facts & (PAST | PARTICIPLE | ING)) {
    const stem = form.replace(/(?:ed|ing)$/, '');
    const single = /([^aeiou])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
    if (stem !== form) forms.push(`${stem}e`, stem, ...single, stem.replace(/i$/, 'y'));
  }
  const common = forms.filter((base) => (lookUp(base) & VERB) !== 0);
  const bases = common.length > 0 ? common : forms.filter((base) => (partsOf(base) & VERB) !== 0);
  // "Configured" comes from "configure", "listed" from "list": where both exist, nobody can tell.
  return new Set(bases).size === 1 ? bases[0] : undefined;
}
