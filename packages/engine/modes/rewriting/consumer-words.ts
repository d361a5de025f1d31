import type { Substitution } from '../../checks/types.ts';
import type { Job } from '../../types.ts';
import type { CompiledStyle } from '../../style/types.ts';
import type { ModeTools } from '../types.ts';

/** Words of offices and machines, with the word of every day that means the same wherever they stand. */
const WORDS: readonly Substitution[] = [
  { from: ['obtain', 'retrieve'], to: 'get' },
  { from: ['obtains', 'retrieves'], to: 'gets' },
  { from: ['obtaining', 'retrieving'], to: 'getting' },
  { from: 'initiate', to: 'start' },
  { from: 'initiates', to: 'starts' },
  { from: 'initiated', to: 'started' },
  { from: 'initiating', to: 'starting' },
  { from: 'terminate', to: 'end' },
  { from: 'terminates', to: 'ends' },
  { from: 'terminated', to: 'ended' },
  { from: 'terminating', to: 'ending' },
  { from: 'modify', to: 'change' },
  { from: 'modifies', to: 'changes' },
  { from: 'modified', to: 'changed' },
  { from: 'modifying', to: 'changing' },
  { from: 'verify', to: 'check' },
  { from: 'verifies', to: 'checks' },
  { from: 'verifying', to: 'checking' },
  { from: 'execute', to: 'run' },
  { from: 'executes', to: 'runs' },
  { from: 'executing', to: 'running' },
  { from: 'purchased', to: 'bought' },
  { from: 'purchasing', to: 'buying' },
  { from: 'ensure that', to: 'make sure that' },
  { from: 'ensures that', to: 'makes sure that' },
  { from: 'navigate to', to: 'go to' },
  { from: 'subsequent', to: 'later' },
  { from: 'subsequently', to: 'then' },
  { from: 'in addition to', to: 'besides' },
];

/** Of connections, to terminate is no end. */
const NOT_EVERYDAY: readonly string[] = ['terminate', 'terminates', 'terminated', 'terminating'].flatMap(
  (verb) =>
    ['TLS', 'SSL', 'HTTPS', 'the TLS', 'the SSL', 'encrypted', 'incoming'].map((what) => `${verb} ${what}`),
);

const FOR_CONSUMERS = [
  {
    id: 'consumer-words',
    label: 'Words of every day',
    description: 'Consumers know the words of every day, not those of the trade.',
    severity: 'minor' as const,
    checks: (['paragraph', 'list-item', 'table-cell'] as const).map((scope) => ({
      kind: 'substitution' as const,
      swap: WORDS,
      exceptions: NOT_EVERYDAY,
      message: 'Consumers know the word of every day better.',
      scope,
    })),
    listed: false,
  },
];

/** The style with what is written otherwise for the job's readers; what the house says itself goes first. */
export function forReaders(
  style: CompiledStyle,
  { audience }: Pick<Job, 'audience'>,
  tools: ModeTools,
): CompiledStyle {
  return audience === 'consumer' ? tools.extend(style, FOR_CONSUMERS) : style;
}
