/** Words in a row that count as a stretch of the prompt. */
const STRETCH = 12;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function* stretches(text: string): Generator<string> {
  const words = wordsOf(text);
  for (let start = 0; start + STRETCH <= words.length; start++)
    yield words.slice(start, start + STRETCH).join(' ');
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
export type LeakGuard = (secrets: Secrets) => (answer: string) => boolean;

/** The instructions are few and stay the same: they are cut into stretches once. */
export function createLeakGuard(): LeakGuard {
  const cut = new Map<string, ReadonlySet<string>>();
  return ({ instructions, names, known }) => {
    const secret = cut.get(instructions) ?? new Set(stretches(instructions));
    cut.set(instructions, secret);
    return (answer) => {
      if (names.some((name) => answer.includes(name))) return true;
      const told: string[] = [];
      for (const stretch of stretches(answer)) if (secret.has(stretch)) told.push(stretch);
      if (told.length === 0) return false;
      const open = new Set(stretches(known));
      return told.some((stretch) => !open.has(stretch));
    };
  };
}
