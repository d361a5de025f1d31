import type { GateSeverity } from '@housestyle/contract/config';
import { counted, isAtLeast, type Problem } from '../report.ts';

export interface Gate {
  /** The least severity that fails. */
  readonly failOn: GateSeverity;
  /** In percent; absent: any score passes. */
  readonly minScore?: number;
  /** Whether the word "critical" in an answer fails. */
  readonly onCriticalWord: boolean;
}

/** Why a document is over the gate, one phrase for each reason. */
export function overGate(
  gate: Gate,
  { problems, score, content }: { problems: readonly Problem[]; score: number | null; content: string },
): readonly string[] {
  const { failOn, minScore, onCriticalWord } = gate;
  const grave = failOn === 'none' ? [] : problems.filter(({ severity }) => isAtLeast(severity, failOn));
  return [
    ...(grave.length > 0 ? [`${counted(grave.length, 'finding')} of severity ${failOn} or above`] : []),
    ...(minScore !== undefined && score !== null && score < minScore
      ? [`style score ${score}% is under ${minScore}%`]
      : []),
    ...(onCriticalWord && /\bcritical\b/i.test(content) ? ['the result contains the word "critical"'] : []),
  ];
}
