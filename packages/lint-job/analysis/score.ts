/** The style score that a style check states, in percent; null where it states none. The interface has it only as text. */
export function scoreIn(content: string): number | null {
  const scores = [...content.matchAll(/style score\W{0,12}(\d{1,3}(?:\.\d+)?)\s*%/gi)];
  const score = scores.at(-1)?.[1];
  return score === undefined ? null : Number(score);
}
