/**
 * Answers requests of a program that checks a few documents and ends: in its own process, without account, limit, storage or
 * threads (decision 17). Such a program loads this file by its place, beside `local.ts`.
 */
import {
  MAX_INPUT_LENGTH,
  ServiceError,
  type AnalyzeRequest,
  type AnalyzeResult,
} from '@housestyle/contract';
import { createEngineOnDemand } from '@housestyle/engine/on-demand';
import { jobOf } from './services/analyse.ts';

const engine = createEngineOnDemand();
const UNLIMITED = { limit: null, used: 0, remaining: null };

/**
 * What the service would answer; null where it has to be asked: it refuses long documents, and only its threads can be
 * stopped, which rules with expressions of somebody's own may need.
 */
export async function check(request: AnalyzeRequest): Promise<AnalyzeResult | null> {
  const { mode, input, rules = null, termSubs = [], glossary = [] } = request;
  if (input.length > MAX_INPUT_LENGTH || rules?.some((rule) => rule.check !== undefined)) return null;
  try {
    const job = jobOf(request, { rules, termSubs, glossary });
    await engine.prepare(job);
    const { content, usage, suggestions } = engine.analyze(job);
    return {
      ok: true,
      response: {
        content,
        mode,
        usage,
        quota: UNLIMITED,
        ...(suggestions && { suggestions: [...suggestions] }),
      },
    };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const { code, message, status } = error;
    return { ok: false, code, message, status };
  }
}
