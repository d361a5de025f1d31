import { LineMap, type AnalyzeFailure, type Finding } from '@housestyle/contract';
import type { LocalProblem } from '../connection/access.ts';

/** Findings told to a language model: all, and what it costs to read more is cut. */
const MOST = 200;

/** What a tool answers: findings with places counted from 1, into the document or the given text. */
export function toolResult(text: string, findings: readonly Finding[], content: string): string {
  const lines = new LineMap(text);
  const told = findings.slice(0, MOST).map(({ severity, rule, original, suggestion, reason, range }) => {
    const { line, column } = lines.position(range.start);
    return {
      line: line + 1,
      column: column + 1,
      severity,
      rule: rule.id,
      quote: original,
      suggestion,
      reason,
    };
  });
  return JSON.stringify({
    count: findings.length,
    ...(findings.length > MOST && {
      note: `Only the first ${MOST} findings are listed. Fix these and check again.`,
    }),
    ...scoreIn(content),
    findings: told,
  });
}

/** The share of rules that passed, where a style check states it. */
function scoreIn(content: string): { readonly styleScore?: number } {
  const score = [...content.matchAll(/style score\W{0,12}(\d{1,3})\s*%/gi)].at(-1)?.[1];
  return score === undefined ? {} : { styleScore: Number(score) };
}

/** Why there are no findings, and what to do, in words for a language model. */
export function failureText(code: AnalyzeFailure['code'] | LocalProblem, message = ''): string {
  const advice: Partial<Record<typeof code, string>> = {
    NO_KEY:
      'No API key is set. Ask the user to run the command "Housestyle: Set API Key", then call this tool again.',
    NO_CONSENT:
      'The user has not agreed that text is sent to this service. Do not try again unless the user asks for it.',
    EXCLUDED:
      'The settings of the user keep this document from being checked. Do not send its text in another way.',
    BAD_ENDPOINT:
      'The address of the service is wrong. Ask the user to correct the setting housestyle.endpoint.',
    LOCAL_SERVICE_FAILED: 'The local service did not start. Ask the user to run "Housestyle: Show Output".',
    UNAUTHORIZED: 'The service refuses the API key. Ask the user to run "Housestyle: Set API Key".',
    API_KEY_REQUIRED:
      'The account needs a Pro or Team subscription. Tell the user; trying again will not help.',
    RATE_LIMIT_EXCEEDED: 'The monthly limit is used up. Tell the user; trying again will not help.',
    TIMEOUT: 'Pass a smaller part of the text.',
    NETWORK_ERROR: 'The service can not be reached. Tell the user, and try again later.',
    UPSTREAM_ERROR: 'Try again once.',
    OVERLOADED: 'Try again once, after a pause.',
    ABORTED: 'The call was cancelled.',
  };
  return [`${code}:`, message, advice[code] ?? 'Tell the user.'].filter((part) => part !== '').join(' ');
}
