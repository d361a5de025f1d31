import type { ModelConfig } from '../../config-model.ts';
import { describeFault, type Log } from '../../log.ts';
import type { Analyst } from '../types.ts';
import { createModelAnalyst } from './analyst.ts';
import { MODEL_ANSWER_JSON_SCHEMA } from './guards/shape.ts';
import { writePrompt } from './prompts/index.ts';
import { createProvider } from './provider.ts';

export interface ModelParts {
  readonly builtin: Analyst;
  readonly queueLimit: number;
  readonly ownerLimit: number;
  readonly log: Log;
  /** Failures in a row after which the provider is left alone for a while; default: the provider's own. */
  readonly failures?: number;
}

/** The analyst of a configured language model, over the built-in one. */
export function openModelAnalyst(config: ModelConfig, { log, failures, ...parts }: ModelParts): Analyst {
  return createModelAnalyst({
    ...config,
    ...parts,
    provider: createProvider({
      ...config,
      ...(failures !== undefined && { failures }),
      schema: MODEL_ANSWER_JSON_SCHEMA,
      onOutage: (milliseconds) =>
        log.warn({ seconds: milliseconds / 1000 }, 'the language model is down and not asked for a while'),
    }),
    write: writePrompt,
    onProbe: (result) => {
      const { provider, model } = config;
      if ('form' in result) log.info({ provider, model, form: result.form }, 'the language model answers');
      else
        log.warn({ provider, model, ...describeFault(result.error) }, 'the language model does not answer');
    },
    onDropped: (count) =>
      log.info({ count }, 'findings of the model were dropped: not in the text, or malformed'),
  });
}
