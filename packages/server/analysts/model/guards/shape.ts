import { severitySchema } from '@housestyle/contract';
import { z } from 'zod';
import { readValue } from './brackets.ts';

/** Findings of one answer that are read; what a model lists beyond that is noise. */
const MOST_FINDINGS = 200;

const line = (limit: number) => z.string().max(limit);

export const modelFindingSchema = z.object({
  /** Verbatim words of the document. */
  quote: line(4000),
  /** What replaces exactly the quote; null where only a person can decide. */
  suggestion: line(8000).nullable(),
  reason: line(2000),
  severity: severitySchema,
  /** Label of the house rule that is broken, or a short name of the problem. */
  rule: line(200),
});
export type ModelFinding = z.infer<typeof modelFindingSchema>;

/** What an answer of the kind `findings` is. */
export const modelAnswerSchema = z.object({ findings: z.array(modelFindingSchema) });
export type ModelAnswer = z.infer<typeof modelAnswerSchema>;

/** The same as JSON schema, in the part of it that all providers accept. */
export const MODEL_ANSWER_JSON_SCHEMA = {
  type: 'object' as const,
  properties: {
    findings: {
      type: 'array' as const,
      items: {
        type: 'object' as const,
        properties: {
          quote: { type: 'string' as const },
          suggestion: { type: ['string' as const, 'null' as const] },
          reason: { type: 'string' as const },
          severity: { type: 'string' as const, enum: ['critical', 'important', 'minor'] },
          rule: { type: 'string' as const },
        },
        required: ['quote', 'suggestion', 'reason', 'severity', 'rule'],
        additionalProperties: false,
      },
    },
  },
  required: ['findings'],
  additionalProperties: false,
};

export type Shaped =
  | { readonly answer: ModelAnswer; /** Findings that had the wrong shape. */ readonly dropped: number }
  | { readonly fault: string };

/** Reads an answer: the JSON in it, whatever stands around it. One malformed finding does not spoil the others. */
export function shapeAnswer(text: string): Shaped {
  const value = extractJson(text);
  if (value === undefined) return { fault: 'The answer is not JSON.' };
  const list = Array.isArray(value) ? value : (value as { findings?: unknown } | null)?.findings;
  if (!Array.isArray(list)) return { fault: 'The answer has no list "findings".' };
  const parsed = list
    .slice(0, MOST_FINDINGS)
    .map((one: unknown) => modelFindingSchema.safeParse(normal(one)));
  const findings = parsed.flatMap(({ data }) => data ?? []);
  if (findings.length === 0 && list.length > 0)
    return { fault: `No finding has the right fields: ${describe(parsed[0]?.error)}` };
  return { answer: { findings }, dropped: list.length - findings.length };
}

/** What local models often write: severities in capitals, no suggestion at all. */
function normal(finding: unknown): unknown {
  if (typeof finding !== 'object' || finding === null) return finding;
  const { severity, suggestion = null } = finding as { severity?: unknown; suggestion?: unknown };
  return {
    ...finding,
    suggestion,
    ...(typeof severity === 'string' && { severity: severity.toLowerCase() }),
  };
}

function describe(error: z.ZodError | undefined): string {
  return (error?.issues ?? [])
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('; ');
}

/** The first complete JSON object or array of a text; undefined: there is none. */
export function extractJson(text: string): unknown {
  const whole = parse(text.trim());
  if (whole !== undefined) return whole;
  let tries = 0;
  for (
    let start = nextOpening(text, 0);
    start >= 0 && tries < 20;
    start = nextOpening(text, start + 1), tries++
  ) {
    const { end } = readValue(text, start);
    const value = end < 0 ? undefined : parse(text.slice(start, end));
    if (value !== undefined) return value;
  }
  return undefined;
}

function nextOpening(text: string, from: number): number {
  const found = text.slice(from).search(/[[{]/);
  return found < 0 ? -1 : from + found;
}

/** Only objects and arrays: a bare word is no answer. Trailing commas are forgiven. */
function parse(text: string): unknown {
  for (const candidate of [text, text.replace(/,(\s*[}\]])/g, '$1')]) {
    try {
      const value: unknown = JSON.parse(candidate);
      if (typeof value === 'object' && value !== null) return value;
    } catch {
      // The next form.
    }
  }
  return undefined;
}
