import table from './varieties.json' with { type: 'json' };

/** Spellings that differ between the United States and Britain. */
export interface VarietyPair {
  readonly american: string;
  readonly british: string;
  readonly wrongInAmerica: boolean;
  readonly wrongInBritain: boolean;
}

export function readVarieties(): readonly VarietyPair[] {
  return table.varieties.split('\n').map((line) => {
    const [american = '', british = ''] = line.slice(1).split(' ');
    const sign = line[0];
    return { american, british, wrongInAmerica: sign !== '<', wrongInBritain: sign !== '>' };
  });
}

export type Variety = 'American' | 'British';
type Spellings = Readonly<Record<Variety, ReadonlyMap<string, string>>>;

let known: Spellings | undefined;

/** What a variety writes instead of the other's spelling, both lower case; read when first asked for. */
export function replacementsFor(variety: Variety): ReadonlyMap<string, string> {
  return (known ??= read(table.varieties))[variety];
}

/** Reads lines of a sign and the two spellings: "<" for a pair that is right in America, ">" for one that is in Britain. */
function read(lines: string): Spellings {
  const [american, british] = [new Map<string, string>(), new Map<string, string>()];
  // Without a list of lines: a start that reads one small document would spend a tenth of its time on it.
  for (let at = 0; at < lines.length;) {
    const gap = lines.indexOf(' ', at);
    const next = lines.indexOf('\n', gap);
    const end = next < 0 ? lines.length : next;
    const [here, elsewhere] = [lines.slice(at + 1, gap), lines.slice(gap + 1, end)];
    const sign = lines[at];
    if (sign !== '<') american.set(elsewhere, here);
    if (sign !== '>') british.set(here, elsewhere);
    at = end + 1;
  }
  return { American: american, British: british };
}

/** Whether a word is spelled otherwise in one of the two. @param word lower case */
export const isVaried = (word: string): boolean =>
  replacementsFor('American').has(word) || replacementsFor('British').has(word);
