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

let varied: ReadonlySet<string> | undefined;

/** Whether a word is spelled otherwise in one of the two. @param word lower case */
export function isVaried(word: string): boolean {
  varied ??= new Set(readVarieties().flatMap(({ american, british }) => [american, british]));
  return varied.has(word);
}
