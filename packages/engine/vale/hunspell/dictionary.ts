import { readAffixes, type AffixRule, type Affixes } from './affixes.ts';

/** A dictionary in Hunspell's form, ready to be asked. */
export interface Dictionary {
  /** The word as the dictionary writes it: with straight apostrophes, say. */
  convert(word: string): string;
  /** Whether the word is right, as it is written or in small letters. */
  knows(word: string): boolean;
}

/** How often a word is taken apart, and how many parts a compound has at most. */
const DEEPEST = 3;
const PARTS = 5;
const LONGEST = 100;

/** Reads a dictionary. Lines of the `.dic` file that are no words are passed over. */
export function readDictionary(aff: string, dic: string): Dictionary {
  return new HunspellDictionary(readAffixes(aff), dic);
}

class HunspellDictionary implements Dictionary {
  private readonly affixes: Affixes;
  private readonly words = new Map<string, ReadonlySet<string>>();
  private readonly longest: { readonly prefix: number; readonly suffix: number };
  private readonly answers = new Map<string, boolean>();

  constructor(affixes: Affixes, dic: string) {
    this.affixes = affixes;
    const lengths = (rules: Affixes['prefixes']) =>
      Math.max(0, ...[...rules.keys()].map((text) => text.length));
    this.longest = { prefix: lengths(affixes.prefixes), suffix: lengths(affixes.suffixes) };
    // The first line counts the words.
    for (const line of dic.split(/\r\n?|\n/).slice(1)) this.addWord(line.trim().split(/\s/, 1)[0] ?? '');
  }

  convert(word: string): string {
    return this.affixes.conversions.reduce((text, [from, to]) => text.replaceAll(from, to), word);
  }

  knows(word: string): boolean {
    const known = this.answers.get(word);
    if (known !== undefined) return known;
    const answer = this.isRight(word, 0);
    if (this.answers.size > 5000) this.answers.clear();
    this.answers.set(word, answer);
    return answer;
  }

  private addWord(entry: string): void {
    const slash = entry.indexOf('/');
    const word = slash < 0 ? entry : entry.slice(0, slash);
    if (word === '') return;
    const flags = slash < 0 ? [] : this.affixes.splitFlags(entry.slice(slash + 1));
    this.words.set(word, new Set([...(this.words.get(word) ?? []), ...flags]));
  }

  private isRight(word: string, depth: number): boolean {
    const lower = word.toLowerCase();
    if (this.isForm(word) || (lower !== word && this.isForm(lower))) return true;
    if (/^(?:\d[\d.,]*|0[xX][\da-fA-F]+|0[bB][01]+)$/.test(word)) return true;
    const units = /^\d+(?:\.\d+)?(\p{L}+)$/u.exec(word)?.[1];
    if (units !== undefined && this.isForm(units)) return true;
    return this.isCompound(word, 1) || (depth < DEEPEST && this.isBroken(word, depth));
  }

  /** Whether the word stands in the dictionary or is made of one that does. */
  private isForm(word: string): boolean {
    const flags = this.words.get(word);
    const { onlyInCompounds } = this.affixes;
    if (flags && (onlyInCompounds === undefined || !flags.has(onlyInCompounds))) return true;
    return this.comesFrom(word, () => true, 0);
  }

  /** Whether an affix makes the word: one of a class of which the rule is `wanted`. */
  private comesFrom(word: string, wanted: (rule: AffixRule) => boolean, depth: number): boolean {
    const bySuffix = this.eachBase(word, 'suffix', (base, rule) => {
      if (!wanted(rule)) return false;
      if (this.takes(base, rule.flag, depth)) return true;
      // With a prefix before it, of the same word.
      return (
        rule.crosses &&
        this.eachBase(base, 'prefix', (root, prefix) => {
          const both = prefix.crosses && this.takes(root, prefix.flag, depth);
          return both && this.takes(root, rule.flag, depth);
        })
      );
    });
    return (
      bySuffix ||
      this.eachBase(word, 'prefix', (base, rule) => wanted(rule) && this.takes(base, rule.flag, depth))
    );
  }

  /** Whether a word takes the affixes of a class: by its own flags, or by those of the affix that made it. */
  private takes(word: string, flag: string, depth: number): boolean {
    if (this.words.get(word)?.has(flag)) return true;
    return depth < DEEPEST - 1 && this.comesFrom(word, ({ next }) => next.has(flag), depth + 1);
  }

  /** Asks about each word that an affix could have made this one of. */
  private eachBase(
    word: string,
    side: 'prefix' | 'suffix',
    ask: (base: string, rule: AffixRule) => boolean,
  ): boolean {
    const rules = side === 'prefix' ? this.affixes.prefixes : this.affixes.suffixes;
    for (let length = 0; length <= Math.min(word.length, this.longest[side]); length++) {
      const cut = side === 'prefix' ? length : word.length - length;
      const [affix, rest] =
        side === 'prefix' ? [word.slice(0, cut), word.slice(cut)] : [word.slice(cut), word.slice(0, cut)];
      for (const rule of rules.get(affix) ?? []) {
        if (rule.text === '' && rule.strip === '') continue;
        const base = side === 'prefix' ? rule.strip + rest : rest + rule.strip;
        if (base !== '' && (rule.condition?.test(base) ?? true) && ask(base, rule)) return true;
      }
    }
    return false;
  }

  /** Whether the word is several, one after the other: “Haustür”. */
  private isCompound(word: string, parts: number): boolean {
    const least = this.affixes.compoundLeast;
    if (least === undefined || parts >= PARTS || word.length > LONGEST) return false;
    for (let at = least; at <= word.length - least; at++) {
      if (!this.isPart(word.slice(0, at))) continue;
      const rest = word.slice(at);
      if (this.isPart(rest) || this.isCompound(rest, parts + 1)) return true;
    }
    return false;
  }

  /** A noun inside a compound has lost its capital. */
  private isPart(word: string): boolean {
    const lower = word.toLowerCase();
    return [word, lower, lower.charAt(0).toUpperCase() + lower.slice(1)].some(
      (form) => this.words.has(form) || this.isForm(form),
    );
  }

  private isBroken(word: string, depth: number): boolean {
    return this.affixes.breaks.some((pattern) => {
      const mark = pattern.replace(/^\^(?=.)|(?<=.)\$$/g, '');
      const rest = word.slice(mark.length);
      if (/^\^./.test(pattern)) return word.startsWith(mark) && rest !== '' && this.isRight(rest, depth + 1);
      const head = word.slice(0, -mark.length);
      if (/.\$$/.test(pattern)) return word.endsWith(mark) && head !== '' && this.isRight(head, depth + 1);
      const parts = word.split(mark);
      return parts.length > 1 && parts.every((part) => part !== '' && this.isRight(part, depth + 1));
    });
  }
}
