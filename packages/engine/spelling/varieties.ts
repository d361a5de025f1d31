import table from './varieties.json' with { type: 'json' };

/** Spellings that differ between the United States and Britain. */
export interface VarietyPair {
  readonly american: string;
  readonly british: string;
  readonly wrongInAmerica: boolean;
  readonly wrongInBritain: boolean;
}

export function readVarieties(): readonly VarietyPair[] {
  const pairs: VarietyPair[] = [];
  eachPair((american, british, sign) =>
    pairs.push({ american, british, wrongInAmerica: sign !== '<', wrongInBritain: sign !== '>' }),
  );
  return pairs;
}

export type Variety = 'American' | 'British';
type Spellings = Readonly<Record<Variety, ReadonlyMap<string, string>>>;

let known: Spellings | undefined;

/** What a variety writes instead of the other's spelling, both lower case; read when first asked for. */
export function replacementsFor(variety: Variety): ReadonlyMap<string, string> {
  return (known ??= readSpellings())[variety];
}

function readSpellings(): Spellings {
  const [american, british] = [new Map<string, string>(), new Map<string, string>()];
  eachPair((here, elsewhere, sign) => {
    if (sign !== '<') american.set(elsewhere, here);
    if (sign !== '>') british.set(here, elsewhere);
  });
  return { American: american, British: british };
}

/**
 * Visits each line: a sign, "<" for a pair of which America takes both and ">" for one of which Britain does, and the two
 * spellings. Without a list of lines, on which a start that reads one small document would spend a tenth of its time.
 */
function eachPair(visit: (american: string, british: string, sign: string) => void): void {
  const lines = table.varieties;
  for (let at = 0; at < lines.length;) {
    const gap = lines.indexOf(' ', at);
    const next = lines.indexOf('\n', gap);
    const end = next < 0 ? lines.length : next;
    visit(lines.slice(at + 1, gap), lines.slice(gap + 1, end), lines.charAt(at));
    at = end + 1;
  }
}

/** Whether a word is spelled otherwise in one of the two. @param word lower case */
export const isVaried = (word: string): boolean =>
  replacementsFor('American').has(word) || replacementsFor('British').has(word);
