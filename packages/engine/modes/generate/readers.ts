const WORDS: Readonly<Record<string, string>> = {
  they: 'you',
  them: 'you',
  their: 'your',
  theirs: 'yours',
  themselves: 'yourself',
};

/**
 * A prompt that speaks of its readers, as the page speaks to them: "They keep access" is "You keep access" there. Verbs
 * stay as they are, for "they" and "you" take the same; what is written in code or quotes stays too.
 */
export function toSecondPerson(text: string): string {
  return text
    .split(/(`[^`]*`|"[^"\n]*")/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(/\b(?:they(?:['’](?=re|ve|ll|d\b))?|them|theirs?|themselves)\b/gi, (word) => {
            const you = WORDS[word.toLowerCase().replace(/['’]$/, '')] ?? word;
            const mark = /['’]$/.exec(word)?.[0] ?? '';
            return (/^\p{Lu}/u.test(word) ? you.slice(0, 1).toUpperCase() + you.slice(1) : you) + mark;
          }),
    )
    .join('');
}
