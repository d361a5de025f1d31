/** A phrase and what it becomes. */
export interface Pair {
  readonly from: string;
  readonly to: string;
}

/** Last words that take no plural, or one that no rule makes. */
const UNINFLECTED = new Set(
  (
    'in|on|up|out|off|down|over|away|back|through|to|of|by|at|for|from|with|into|onto|as|it|this|that|and|or|not|no|than|person|' +
    'child|foot|tooth|mouse|information|software|hardware|data|media|equipment|advice|help|more|most|less|many|much|few|all|' +
    'about|when|if|because|before|after|now|also|only|can|may|must|will|might|should|could|would|there|here|just|very'
  ).split('|'),
);
const IRREGULAR = /(?:man|ware)$/i;

/**
 * The plural (or the verb's "-s") of a phrase and of what replaces it, where both are regular; and the "-ed" and "-ing"
 * forms where both end in the same word, as "whitelist" and "allowlist" do. Possessives need none: "'s" stands outside.
 */
export function inflections(from: string, to: string): readonly Pair[] {
  const [last, wanted] = [lastWord(from), lastWord(to)];
  if (!last || !wanted || !inflects(last) || !inflects(wanted)) return [];
  const [many, wantedMany] = [plural(last), plural(wanted)];
  if (!many || !wantedMany) return [];
  const pairs = [{ from: replaceLast(from, last, many), to: replaceLast(to, wanted, wantedMany) }];
  if (/list$/i.test(last) && /list$/i.test(wanted)) {
    for (const ending of ['ed', 'ing']) pairs.push({ from: from + ending, to: to + ending });
  }
  return pairs;
}

const inflects = (word: string) => !UNINFLECTED.has(word.toLowerCase()) && !IRREGULAR.test(word);

/** The last part of a phrase, where it is a plain word or an acronym that may take an "s". */
function lastWord(phrase: string): string | undefined {
  const word = phrase.slice(Math.max(phrase.lastIndexOf(' '), phrase.lastIndexOf('-')) + 1);
  return /^(?:\p{L}{2,}\p{Ll}|[A-Z]{2,4})$/u.test(word) ? word : undefined;
}

function replaceLast(phrase: string, word: string, by: string): string {
  return phrase.slice(0, phrase.length - word.length) + by;
}

function plural(word: string): string | undefined {
  if (
    /(?:[^s]s|x|z|f|fe|o|ics|th|i|u|ly|ed|ing|ful|able|ible|ous|ive)$/.test(word) &&
    !/(?:list|x|box|thing|string|setting|building|drive|table|variable|archive)$/.test(word)
  )
    return undefined;
  if (/(?:ss|sh|ch|x)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}
