/** Words in a row that count as a stretch of the prompt. */
const STRETCH = 12;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function stretches(text: string): Set<string> {
  const words = wordsOf(text);
  const found = new Set<string>();
  for (let start = 0; start + STRETCH <= words.length; start++)
    found.add(words.slice(start, start + STRETCH).join(' '));
  return found;
}

/** What an answer must not hold. */
export interface Secrets {
  /** Our own instructions. */
  readonly instructions: string;
  /** Names that only the prompt knows: the marker around the document. */
  readonly names: readonly string[];
  /** What the caller sent, which may say the same as the instructions. */
  readonly known: string;
}

/** Whether an answer repeats a stretch of the instructions, or a name that only the prompt holds. */
export function createLeakGuard({ instructions, names, known }: Secrets): (answer: string) => boolean {
  const secret = stretches(instructions);
  for (const stretch of stretches(known)) secret.delete(stretch);
  return (answer) => {
    if (names.some((name) => answer.includes(name))) return true;
    for (const stretch of stretches(answer)) if (secret.has(stretch)) return true;
    return false;
  };
}
