/** One way to make a word of another: what is taken off it and what is put on. */
export interface AffixRule {
  /** The class that the rule belongs to: words that carry this flag take it. */
  readonly flag: string;
  readonly strip: string;
  readonly text: string;
  /** Tests the word that the affix is put on; undefined where any will do. */
  readonly condition: RegExp | undefined;
  /** Whether a prefix and a suffix of such classes may come together. */
  readonly crosses: boolean;
  /** Classes that go on from the word that the rule makes. */
  readonly next: ReadonlySet<string>;
}

/** What an `.aff` file of Hunspell's says, as far as it tells right words from wrong ones. */
export interface Affixes {
  readonly prefixes: ReadonlyMap<string, readonly AffixRule[]>;
  readonly suffixes: ReadonlyMap<string, readonly AffixRule[]>;
  /** Texts that are read as others: a typographic apostrophe as a straight one. */
  readonly conversions: readonly (readonly [from: string, to: string])[];
  /** Where a word may be taken apart: `-`, `^-`, `-$`. */
  readonly breaks: readonly string[];
  /** Words that are right as parts of others only carry this flag. */
  readonly onlyInCompounds: string | undefined;
  /** The shortest part of a compound; undefined where words are not compounded. */
  readonly compoundLeast: number | undefined;
  /** The flags of a word, one by one. */
  splitFlags(flags: string): readonly string[];
}

const SPLITTERS: Readonly<Record<string, (flags: string) => readonly string[]>> = {
  num: (flags) => flags.split(','),
  long: (flags) => flags.match(/[^]{1,2}/gu) ?? [],
};

const COMPOUNDING = new Set(['COMPOUNDFLAG', 'COMPOUNDBEGIN', 'COMPOUNDMIDDLE', 'COMPOUNDEND']);
const LEAST = 3;

/** Reads an `.aff` file; lines that say something else are passed over. */
export function readAffixes(text: string): Affixes {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .map((line) => line.trim().split(/\s+/));
  const named = (name: string) => lines.filter(([word]) => word === name);
  const splitFlags = SPLITTERS[named('FLAG')[0]?.[1] ?? ''] ?? ((flags: string) => [...flags]);
  const least = Number(named('COMPOUNDMIN')[0]?.[1] ?? LEAST);
  return {
    prefixes: rulesOf(named('PFX'), splitFlags),
    suffixes: rulesOf(named('SFX'), splitFlags),
    conversions: named('ICONV').flatMap(([, from = '', to]): (readonly [string, string])[] =>
      to === undefined ? [] : [[from, to]],
    ),
    breaks: named('BREAK').flatMap(([, pattern = '']) => (/^\d*$/.test(pattern) ? [] : [pattern])),
    onlyInCompounds: named('ONLYINCOMPOUND')[0]?.[1],
    compoundLeast: lines.some(([word = '']) => COMPOUNDING.has(word))
      ? Math.max(LEAST, least || 0)
      : undefined,
    splitFlags,
  };
}

/** The rules of prefixes or suffixes by the text that they put on. */
function rulesOf(
  lines: readonly (readonly string[])[],
  splitFlags: Affixes['splitFlags'],
): ReadonlyMap<string, readonly AffixRule[]> {
  const crossing = new Map<string, boolean>();
  const rules = new Map<string, AffixRule[]>();
  for (const [kind, flag = '', second = '', third = '', condition = '.'] of lines) {
    if (/^[YN]$/.test(second) && /^\d+$/.test(third) && !crossing.has(flag)) {
      crossing.set(flag, second === 'Y');
      continue;
    }
    const [written = '', next = ''] = third.split('/');
    const text = written === '0' ? '' : written;
    const rule: AffixRule = {
      flag,
      strip: second === '0' ? '' : second,
      text,
      condition: conditionOf(condition, kind === 'PFX'),
      crosses: crossing.get(flag) ?? false,
      next: new Set(next === '' ? [] : splitFlags(next)),
    };
    rules.set(text, [...(rules.get(text) ?? []), rule]);
  }
  return rules;
}

/** `[^aeiou]y`: letters and classes of letters, at the end of the word that suffixes are put on. */
function conditionOf(condition: string, atStart: boolean): RegExp | undefined {
  if (condition === '.') return undefined;
  const letters = condition.replace(
    /\[(\^?)([^\]]*)\]|[^]/gu,
    (one, not: string | undefined, set?: string) => {
      if (set !== undefined) return set === '' ? '' : `[${not}${[...set].map(escaped).join('')}]`;
      return one === '.' ? one : escaped(one);
    },
  );
  return new RegExp(atStart ? `^(?:${letters})` : `(?:${letters})$`, 'u');
}

const escaped = (letter: string) => letter.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&');
