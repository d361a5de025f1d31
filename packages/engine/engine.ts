import { modeDefinition, ServiceError, type Mode } from '@housestyle/contract';
import type { GrammarSource } from './code/parser/types.ts';
import { prepare } from './inspect.ts';
import type { ModeHandler, ModeTools } from './modes/types.ts';
import { openSession, type Session } from './session.ts';
import type { CompiledRule, CompiledStyle } from './style/types.ts';
import type { Analysis, Job } from './types.ts';
import { measureUsage } from './usage.ts';
import type { Guard } from './vale/guard.ts';

/** The built-in analyst. It keeps compiled styles between jobs and nothing of any document but for open sessions. */
export interface Engine {
  /** The modes `analyze` serves. */
  readonly modes: readonly Mode[];
  /**
   * Loads what `analyze` and `open` need for a job and is not loaded yet, each part once: the grammars of the languages
   * where it holds source code. Rejects where the host gave no grammars, or not this one.
   */
  prepare(job: Job): Promise<void>;
  /** Deterministic. Throws `UnservedModeError` for any other mode, and never for an input. */
  analyze(job: Job): Analysis;
  /** Opens a text that will be edited, to have it checked again after each edit. Nothing of it outlives the session. */
  open(job: Omit<Job, 'mode'>): Session;
}

/** The built-in engine has no handler for the mode. Its message is for the caller; it costs nothing of the quota. */
export class UnservedModeError extends ServiceError {
  readonly mode: Mode;

  constructor(mode: Mode) {
    super('UPSTREAM_ERROR', describeUnserved(mode));
    this.name = 'UnservedModeError';
    this.mode = mode;
  }
}

export interface EngineOptions {
  /** Reads the files that hold the grammars of programming languages; called when a job needs the first one. */
  readonly grammars?: GrammarSource;
  /** Stops a rule in Vale's form that takes too long, which is then said of it in place of its findings; default: nothing does. */
  readonly guard?: Guard;
}

/** What an engine is made of. */
export interface Parts extends Omit<ModeTools, 'extend'> {
  readonly handlers: readonly ModeHandler[];
}

/** An engine for which there is nothing to load. */
export function assembleEngine({ handlers, ...parts }: Parts): Omit<Engine, 'modes' | 'prepare'> {
  const byMode = new Map(handlers.map((handler) => [handler.mode, handler]));
  const tools: ModeTools = { ...parts, extend: createExtensions() };
  return {
    analyze(job) {
      const handler = byMode.get(job.mode);
      if (!handler) throw new UnservedModeError(job.mode);
      const result = handler.run(job, tools);
      return { ...result, usage: measureUsage(job.input, result.content) };
    },
    open: (job) => openSession(job, tools),
  };
}

function createExtensions(): ModeTools['extend'] {
  const extensions = new WeakMap<CompiledStyle, Map<readonly CompiledRule[], CompiledStyle>>();
  return (style, rules) => {
    const known = extensions.get(style) ?? new Map<readonly CompiledRule[], CompiledStyle>();
    const extended =
      known.get(rules) ??
      prepare({ rules: [...style.rules, ...general(rules, style)], unjudged: style.unjudged });
    extensions.set(style, known.set(rules, extended));
    return extended;
  };
}

/** A mode's own rules spare the house's words as its built-in rules do. */
function general(rules: readonly CompiledRule[], { rules: house }: CompiledStyle): CompiledRule[] {
  const spares = house.find((rule) => rule.spares)?.spares;
  return rules.map((rule) => (spares ? { ...rule, spares } : rule));
}

function describeUnserved(mode: Mode): string {
  if (!modeDefinition(mode).needsModel) {
    return `The built-in engine of this version does not serve the mode "${mode}". The request was not counted.`;
  }
  return (
    `The mode "${mode}" needs a language model, and none is configured. Whoever runs the service sets MODEL_PROVIDER ` +
    '(anthropic, openai or openai-compatible), MODEL_NAME and MODEL_API_KEY, and MODEL_BASE_URL where the provider ' +
    'has its own address, then starts it again. The request was not counted.'
  );
}
