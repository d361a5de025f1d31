/** The service with a model that is a wire server on this machine. */
import { createBuiltinAnalyst } from '../../../analysts/builtin.ts';
import { openModelAnalyst } from '../../../analysts/model/index.ts';
import { readConfig } from '../../../config.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { pino } from 'pino';
import { startWire, type Behaviour, type Wire, type WireCall, type WireReply } from './wire.ts';

export interface ModelService extends TestService {
  readonly wire: Wire;
  /** What the model says of documents; the probe at the start is answered well in any case. */
  behave(behaviour: Behaviour): void;
  /** Calls about documents. */
  calls(): readonly WireCall[];
}

export const MODEL_KEY = 'sk-the-key-of-the-provider';

export async function startModelService(environment: Record<string, string> = {}): Promise<ModelService> {
  const wire = await startWire(() => NOTHING_FOUND);
  const modelEnvironment = {
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_BASE_URL: wire.url,
    MODEL_NAME: 'test-model',
    MODEL_API_KEY: MODEL_KEY,
    ...environment,
  };
  const { model, analysis } = readConfig(modelEnvironment);
  if (model === null) throw new Error('The environment has no model.');
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const analyst = openModelAnalyst(model, {
    builtin: createBuiltinAnalyst(analysis),
    log,
    // Tests make it fail again and again.
    failures: Infinity,
    ...analysis,
  });
  const service = await startTestService({ analyst });
  return {
    ...service,
    get logged() {
      return [...service.logged, ...logged];
    },
    wire,
    behave: (behaviour) => wire.behave((call) => (isProbe(call) ? NOTHING_FOUND : behaviour(call))),
    calls: () => wire.calls.filter((call) => !isProbe(call)),
    async stop() {
      await service.stop();
      await wire.close();
    },
  };
}

export const NOTHING_FOUND: WireReply = { text: '{"findings": []}' };

export function isProbe({ user }: WireCall): boolean {
  return user.startsWith('There is nothing to find.');
}

/** The input as the prompt holds it: between the markers. */
export function inputOf({ user }: WireCall): string {
  return /<<<INPUT [\da-f]{32}>>>\n([\s\S]*)\n<<<END [\da-f]{32}>>>/.exec(user)?.[1] ?? '';
}
