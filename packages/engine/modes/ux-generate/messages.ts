import { asSentence } from '../generate/sentences.ts';
import { toSecondPerson } from '../generate/readers.ts';
import { capitalized } from '../writing/capitals.ts';
import { wholeSentence } from '../writing/whole-sentence.ts';
import { CHANNELS } from './controls.ts';
import { textOf } from './error-texts.ts';
import { keyOf } from './lists.ts';
import type { Brief } from './types.ts';
import { string, type MadeString } from './types.ts';

/** What people are told on a page when something is so. */
export function messagesOf({ parts, description }: Brief): readonly MadeString[] {
  return parts
    .filter(({ set, said }) => set === 'messages' && said !== '')
    .map(({ said }) =>
      string(
        `message.${keyOf(said)}`,
        messageOf(said, description.includes(`that ${said}`) || description.includes(`that the ${said}`)),
        capitalized(`when ${said}`),
      ),
    );
}

/** "push is blocked by the browser" as a person reads it; what they can do is often not told. */
function messageOf(when: string, isTold: boolean): string {
  // "A warning that the key is shown only once" says all there is to say.
  if (isTold) return capitalized(asSentence(when.replace(/^(?=\p{Ll}+ (?:is|are|was|will|can)\b)/u, 'the ')));
  const told = textOf(when);
  if (!told.includes('[VERIFY]')) return told;
  const said = toSecondPerson(when).replace(/\bthe (browser|device|phone|account)\b/g, 'your $1');
  return /\b(?:is|are|has|have|can|will|do)\b/.test(said)
    ? `${capitalized(asSentence(CHANNELS.test(said.split(' ')[0] ?? '') ? said : wholeSentence(said)))} [VERIFY] Say what the person can do now.`
    : told;
}
