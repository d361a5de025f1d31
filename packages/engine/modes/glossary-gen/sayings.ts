import { lookUp, THIRD_PERSON, VERB } from '../../spelling/lexicon.ts';
import { escaped } from '../../escaped.ts';

import type { Statement } from '../reading/statements.ts';

/** In UTF-16 code units. */
export const LONG_SAYING = 200;
/** What a sentence says of its subject. */
const SAYS =
  /^\s+(?:also\s+|always\s+|only\s+)?(?:(?:is|are|has|have|can|will|must|may|does|do)|(?<verb>\p{Ll}+s))\s/u;
/** What is met for the first time. */
const NEW = '(?:an?|each|every|so-called)';

const ON_EVERY_PAGE = 8;

/** What the sentences of a text say of its terms. */
export class Sayings {
  private readonly texts: readonly Saying[];
  /** By the first word behind an article, in lower case. */
  private readonly byFirst: ReadonlyMap<string, readonly Saying[]>;

  constructor(statements: readonly Statement[]) {
    this.texts = statements
      .filter(({ text, leaning, fragment }) => !leaning && !fragment && text.length < LONG_SAYING)
      .map(({ text }, place) => ({ place, text, lower: ` ${text.toLowerCase()}` }));
    this.byFirst = Map.groupBy(this.texts, ({ text }) => firstWord(withoutArticle(text)));
  }

  /** The first sentence that is about a term, or else, for a phrase, the first that brings it in with "a" or "each"; empty without one. */
  of(term: string): string {
    const name = term.toLowerCase();
    return (
      this.about(term) ??
      (name.includes(' ') ? this.texts.find(({ lower }) => bringsIn(lower, name))?.text : undefined) ??
      ''
    );
  }

  private about(term: string): string | undefined {
    const first = firstWord(term);
    // "Webhooks notify your server".
    const several = term.length === first.length ? `${first}s` : undefined;
    const [one, other] = [first, several].map((word) =>
      (word === undefined ? undefined : this.byFirst.get(word))?.find(({ text }) => isAbout(text, term)),
    );
    return (one && other && other.place < one.place ? other : (one ?? other))?.text;
  }

  /** The same of a phrase or a name that a text has on every page, where no sentence tells of it. */
  often(term: string, count: number): string {
    if (count <= ON_EVERY_PAGE) return '';
    if (term.includes(' ')) return this.anyOf(term);
    return /^\p{Lu}/u.test(term)
      ? (this.texts.find(({ text }) => ` ${text}`.includes(` ${term}`))?.text ?? '')
      : '';
  }

  /** The first sentence with a term, whatever it says of it; empty without one. */
  anyOf(term: string): string {
    const name = ` ${term.toLowerCase()}`;
    return this.texts.find(({ lower }) => lower.includes(name))?.text ?? '';
  }
}

interface Saying {
  readonly place: number;
  readonly text: string;
  readonly lower: string;
}

const withoutArticle = (text: string): string => text.replace(/^(?:an?|the|each|every)\s+/i, '');
const firstWord = (text: string): string => (/^\S*/.exec(text)?.[0] ?? '').toLowerCase();

function isAbout(text: string, term: string): boolean {
  const name = term.toLowerCase();
  const bare = withoutArticle(text);
  if (!bare.slice(0, name.length).toLowerCase().startsWith(name)) return false;
  const rest = bare.slice(name.length);
  // "Webhooks notify your server": several do it.
  const verb = /^s?\s+(\p{Ll}+)\s/u.exec(rest)?.[1] ?? '';
  const isPlural =
    (/^s/.test(rest) || !/^\p{Lu}/u.test(term)) &&
    /s$/.test(`${name}${rest.slice(0, 1).trim()}`) &&
    (lookUp(verb) & VERB) !== 0;
  const says = SAYS.exec(rest);
  const third = says?.groups?.['verb'];
  // "Water is given in cycles": everybody knows what it is.
  const isBare = bare === text && !name.includes(' ') && !/^\p{Lu}/u.test(term) && !/^s\s/.test(rest);
  return (
    isPlural || (says !== null && (third === undefined || (lookUp(third) & THIRD_PERSON) !== 0) && !isBare)
  );
}

const bringsIn = (lower: string, name: string): boolean =>
  lower.includes(name) && new RegExp(` ${NEW} ${escaped(name)}[ .,;:)]`, 'u').test(lower);
