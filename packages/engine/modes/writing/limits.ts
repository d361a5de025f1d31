import type { Job } from '../../types.ts';
import { customRules } from '../rewriting/guidelines.ts';

export const NUMBERS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const MOST = String.raw`(?:at most|no more than|not more than|a maximum of|max(?:imum)?(?: of)?|up to|only|just|exactly|in|(?:keep|limit) (?:it|them) to|limit(?:ed)? to|the top)`;
/** What a sentence that says no more than how many may hold besides. */
const REST =
  /^(?:(?:please|write|list|give|use|keep|make|show|include|return|me|it|them|this|that|the|a|an|summari[sz]e|summary|outline|report|result|in|as|with|and|of|should|must|may|have|has|be|is|are|want|need|i|we|bullet|key|search|heading|headings|long|deep|per|each|every|category)\b[\s,:]*)*$/i;

/** A number of something that the instructions ask for at most, and the job without the sentence that asks for it. */
export interface Limited {
  /** Infinity where they ask for none. */
  readonly most: number;
  readonly job: Job;
}

/** @param what a regular expression for what is counted: "keywords?" */
export function takeLimit(job: Job, what: string): Limited {
  const pattern = new RegExp(
    String.raw`(?:\b${MOST}\s+|^(?:please\s+)?(?:(?:as|with|give|write)\s+)?)(?<number>\d+|${NUMBERS})\s+(?:key\s+|bullet\s+|search\s+)?(?:${what})\b`,
    'i',
  );
  const sentences = customRules(job).split(/(?<=[.!])\s+|\n+/);
  const asks = sentences.find((sentence) => pattern.test(sentence));
  const match = asks === undefined ? undefined : pattern.exec(asks);
  if (asks === undefined || !match) return { most: Infinity, job };
  const most = numberOf(match.groups?.['number'] ?? '');
  // Of "three points on cost", the cost is still to be seen to.
  const parts = asks.split(/,\s+(?:and\s+|but\s+)?/);
  const open = parts
    .filter((part) => !REST.test(part.replace(pattern, ' ').replace(/[.!;]/g, ' ').trim()))
    .join(', ');
  const left = sentences
    .map((sentence) => (sentence === asks ? open : sentence))
    .join('\n')
    .trim();
  return { most, job: { ...job, customInstructions: left } };
}

/** "5", "five" */
export function numberOf(said: string): number {
  const named = NUMBERS.split('|').indexOf(said.toLowerCase()) + 1;
  return named > 0 ? named : Number(said);
}
