import type { Rule } from './types.ts';

export const ableistLanguage: Rule = {
  id: 'ableist-language',
  label: 'Ableist language',
  description:
    'Do not describe software with words for illness or disability, such as “crazy” or “cripple”. Say what is surprising or broken instead.',
  severity: 'important',
  category: 'style',
  preset: true,
  checks: [
    {
      kind: 'substitution',
      message:
        'Write “{replacement}” instead of “{match}”: illness and disability are no metaphors for software.',
      swap: [
        {
          from: ['sanity check', 'sanity-check', 'sanity test'],
          to: ['quick check', 'consistency check', 'smoke test'],
        },
        {
          from: ['sanity checks', 'sanity-checks', 'sanity tests'],
          to: ['quick checks', 'consistency checks', 'smoke tests'],
        },
        { from: ['sanity checking'], to: ['checking', 'validating'] },
        { from: ['crazy', 'insane', 'mad at'], to: ['unexpected', 'extreme', 'surprising'] },
        { from: ['insanely', 'crazily'], to: ['extremely', 'surprisingly'] },
        { from: ['cripple', 'cripples'], to: ['slows down', 'breaks'] },
        { from: ['crippled', 'crippling'], to: ['limited', 'severe'] },
        { from: ['lame'], to: ['weak', 'unconvincing'] },
        { from: ['dumb', 'stupid', 'idiotic', 'moronic'], to: ['simple', 'uninformed'] },
        { from: ['psycho', 'schizophrenic', 'psychotic', 'lunatic'], to: ['unpredictable', 'inconsistent'] },
        { from: ['retarded', 'retard', 'spaz'], to: ['slow', 'limited'] },
        { from: ['tone-deaf', 'tone deaf'], to: ['insensitive'] },
        { from: ['falls on deaf ears', 'fall on deaf ears'], to: ['is ignored', 'are ignored'] },
        {
          from: ['is blind to', 'are blind to', 'turn a blind eye', 'turns a blind eye'],
          to: ['ignores', 'does not see'],
        },
        {
          from: ['dummy data', 'dummy value', 'dummy values', 'dummy text', 'dummy content'],
          to: ['placeholder', 'sample'],
        },
        { from: ['idiot-proof', 'idiotproof', 'for dummies'], to: ['robust', 'for beginners'] },
      ],
      exceptions: ['dumb terminal', 'dumb terminals', 'dumb quotes'],
    },
  ],
  examples: () => [
    {
      text: 'A sanity check stops the crazy growth.',
      findings: [
        { quote: 'sanity check', suggestion: null },
        { quote: 'crazy', suggestion: null },
      ],
    },
    { text: 'Blind users can read a double-blind test; the dummy variable is set.', findings: [] },
    { text: 'Call `sanity-check`, or [this one](./crazy.md).', findings: [] },
  ],
};
