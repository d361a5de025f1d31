import type { Check, Substitution } from '../checks/types.ts';
import { classesOf } from '../spelling/function-words.ts';
import { ingOf, participleOf, pluralOf, thirdPersonOf } from '../spelling/inflect.ts';
import { IRREGULAR_BY_BASE } from '../spelling/irregular-verbs.ts';
import { ADJECTIVE, ADVERB, lookUp, NOUN, nounShare, VERB, verbShare } from '../spelling/lexicon.ts';
import { inflections, type Pair } from './inflections.ts';
import { keyOf } from './phrases.ts';

type Form = 'many' | 'third' | 'past' | 'participle' | 'ing';
type Forms = Readonly<Partial<Record<Form, string>>>;

/** Behind a verb they make it another: "log in", "spin up". */
const PARTICLE = /^(?:in|on|up|out|off|down|over|away|back|through|into|onto|for|to|with|at|around|about)$/;
/** Their "-s" is another word, or none. */
const UNCOUNTED =
  /^(?:new|right|all|number|mean|good|work|glass|custom|time|please|like|well|may|will|mine)$/;

/** The forms of a word or phrase in lower case that are as plainly meant as the word itself. */
function formsOf(phrase: string): Forms {
  const [first = '', second, third] = phrase.split(' ');
  if (!/^[a-z]{3,}$/.test(first)) return {};
  if (second === undefined) return formsOfWord(first);
  if (third !== undefined && !PARTICLE.test(third) && third !== 'you' && third !== 'the') return {};
  if ((lookUp(first) & VERB) === 0 || !PARTICLE.test(second)) return {};
  const rest = phrase.slice(first.length);
  const forms = Object.entries(verbForms(first)).map(([form, word]) => [form, word + rest]);
  return Object.fromEntries(forms) as Forms;
}

function formsOfWord(word: string): Forms {
  const facts = lookUp(word);
  if (classesOf(word) !== 0 || UNCOUNTED.test(word) || (facts & ADVERB) !== 0 || /ly$/.test(word)) return {};
  const described = (facts & ADJECTIVE) !== 0 && (facts & VERB) === 0;
  const plural = (facts & NOUN) !== 0 ? pluralOf(word) : undefined;
  // “Directory” is an adjective in some dictionaries, and has a plural all the same.
  const many = described && (plural === undefined || lookUp(plural) === 0) ? undefined : plural;
  // “Operationalize” stands in no dictionary, and is a verb all the same.
  const isVerb = (facts & VERB) !== 0 || (facts === 0 && /..(?:i[sz]e|[^aeiou]ate)$/.test(word));
  const verb = isVerb ? verbForms(word) : {};
  return { ...(many !== undefined && { many }), ...verb };
}

function verbForms(verb: string): Forms {
  const { past, participle } = IRREGULAR_BY_BASE.get(verb) ?? {};
  const regular = participleOf(verb) ?? (verb.endsWith('e') ? `${verb}d` : undefined);
  const ing = ingOf(verb) ?? (/[^eo]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : undefined);
  const third = thirdPersonOf(verb) ?? (/[^aeiou]e$/.test(verb) ? `${verb}s` : undefined);
  const [before, done] = [past ?? regular, participle ?? regular];
  return {
    ...(third !== undefined && { third }),
    ...(before !== undefined && { past: before }),
    ...(done !== undefined && { participle: done }),
    ...(ing !== undefined && { ing }),
  };
}

/** A check of a team's words with the forms of these words beside them. */
export function withForms(check: Check): Check {
  if (check.kind === 'within') {
    const inner = withForms(check.check);
    return inner.kind === 'within' ? check : { ...check, check: inner };
  }
  if (check.kind === 'existence' && check.phrases && !check.caseSensitive && check.fix === undefined) {
    const known = new Set(check.phrases.map(keyOf));
    const more = check.phrases.flatMap((phrase) => [...Object.values(formsOf(phrase)), ...manyOf(phrase)]);
    return { ...check, phrases: [...check.phrases, ...fresh(more, known)] };
  }
  return check.kind === 'substitution'
    ? { ...check, swap: swapsWithForms(check.swap, check.message) }
    : check;
}

/** The plural of what no dictionary knows, and of the last word of a phrase. */
function manyOf(phrase: string): readonly string[] {
  const known = lookUp(phrase) !== 0 || /[A-Z]{2}|ly$/.test(phrase);
  return known ? [] : inflections(phrase, phrase).map(({ from }) => from);
}

function swapsWithForms(swaps: readonly Substitution[], message: string): readonly Substitution[] {
  // Where the replacement has no such form, only a person can write it.
  const unreplaced = { to: [], note: message.replace(/^[^.]*\{replacement\}[^.]*\./, 'Avoid “{match}”.') };
  const known = new Set(swaps.flatMap(({ from, to }) => [from, to].flat().map(keyOf)));
  const more = swaps.flatMap((swap): Substitution[] => {
    const choices = [swap.to].flat();
    if (swap.caseSensitive || choices.length === 0) return [];
    return [swap.from].flat().flatMap((from) => {
      if (/\p{Lu}/u.test(from) || choices.some((choice) => keyOf(choice) === keyOf(from))) return [];
      const own = Object.entries(formsOf(from)) as [Form, string][];
      const derived = own.flatMap(([form, word]) => {
        if (fresh([word], known).length === 0) return [];
        const to = choices.flatMap((choice) => inForm(choice, form) ?? []);
        return [
          to.length === choices.length ? { ...swap, from: word, to } : { ...swap, ...unreplaced, from: word },
        ];
      });
      const [only = ''] = choices;
      const plurals = derived.length > 0 || choices.length > 1 ? [] : inflections(from, only);
      return [
        ...derived,
        ...plurals
          .filter((pair) => fresh([pair.from], known).length > 0)
          .map((pair) => ({ ...swap, ...pair })),
      ];
    });
  });
  return [...swaps, ...more];
}

/** A replacement in the form of what it replaces; an "-s" may be a plural or a verb's. */
function inForm(choice: string, form: Form): string | undefined {
  const forms = formsOf(choice);
  return forms[form] ?? (form === 'third' ? forms.many : form === 'many' ? forms.third : undefined);
}

/** Words and what replaces them, in each form of a verb that both have: "logging in" and "signing in"; none of nouns. */
export function verbPairs(from: string, to: string): readonly Pair[] {
  if (!isVerb(from) || !isVerb(to) || (lookUp(from) & ADJECTIVE) !== 0) return [];
  const forms = Object.entries(formsOf(from)) as [Form, string][];
  return forms.flatMap(([form, word]) => {
    const bent = form === 'many' ? undefined : formsOf(to)[form];
    return bent === undefined ? [] : { from: word, to: bent };
  });
}

/** "sign in", and "configure"; "screen" is a thing first of all. */
function isVerb(phrase: string): boolean {
  const facts = lookUp(phrase);
  return phrase.includes(' ') || verbShare(facts) > nounShare(facts);
}

/** Those that were not seen before. */
function fresh(words: readonly string[], known: Set<string>): string[] {
  return words.filter((word) => {
    const key = keyOf(word);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}
