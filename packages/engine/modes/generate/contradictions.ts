/** "may have up to 500 rows". */
const ALLOWED =
  /\b(?:up to|at most|max(?:imum)?(?: of)?|no more than|not more than)\s+(?<number>\d[\d.,]*)\s*(?<unit>\p{L}+)/iu;
/** "more than 1000 rows are rejected". */
const REFUSED =
  /\b(?:more than|over|above|exceed(?:s|ing)?)\s+(?<number>\d[\d.,]*)\s*(?<unit>\p{L}+)\b.*\b(?:reject|refuse|not (?:allowed|accepted|possible)|fail|den(?:y|ied)|error|ignored)/iu;

/** Two limits that a prompt gives for one thing, in words for the reader to decide; empty where it agrees with itself. */
export function findContradictions(facts: readonly string[]): readonly string[] {
  const refused = facts.flatMap((fact) => read(REFUSED, fact));
  return facts
    .flatMap((fact) => read(ALLOWED, fact))
    .flatMap((allowed) =>
      refused
        .filter((other) => other.unit === allowed.unit && other.value !== allowed.value)
        .map(
          (other) =>
            `The prompt gives two limits: up to ${allowed.number} ${allowed.unit}s, and no more than ${other.number} ${other.unit}s. Keep the right one.`,
        ),
    );
}

function read(pattern: RegExp, fact: string): readonly { number: string; unit: string; value: number }[] {
  const { number = '', unit = '' } = pattern.exec(fact)?.groups ?? {};
  if (number === '') return [];
  return [
    {
      number,
      unit: unit.toLowerCase().replace(/s$/, ''),
      value: Number(number.replace(/[.,](?=\d{3}\b)|[.,]$/g, '')),
    },
  ];
}
