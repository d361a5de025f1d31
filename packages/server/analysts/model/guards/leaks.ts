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

/** Instructions, cut into stretches and into words. */
interface Cut {
  readonly stretches: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

function cutUp(text: string): Cut {
  return { stretches: new Set(stretches(text)), words: new Set(wordsOf(text)) };
}

/** The stretches that an answer shares with the instructions. Only where all words in a row are theirs is one looked at. */
function shared(answer: string, { stretches: secret, words: own }: Cut): string[] {
  const told: string[] = [];
  const words = wordsOf(answer);
  let row = 0;
  for (const [index, word] of words.entries()) {
    row = own.has(word) ? row + 1 : 0;
    if (row < STRETCH) continue;
    const stretch = words.slice(index + 1 - STRETCH, index + 1).join(' ');
    if (secret.has(stretch)) told.push(stretch);
  }
  return told;
}

/** The instructions are few and stay the same: they are cut once. */
export function createLeakGuard(): LeakGuard {
  const cuts = new Map<string, Cut>();
  return ({ instructions, names, known }) => {
    const cut = cuts.get(instructions) ?? cutUp(instructions);
    cuts.set(instructions, cut);
    return (answer) => {
      if (names.some((name) => answer.includes(name))) return true;
      const told = shared(answer, cut);
      if (told.length === 0) return false;
      const open = new Set(stretches(known));
      return told.some((stretch) => !open.has(stretch));
    };
  };
}
