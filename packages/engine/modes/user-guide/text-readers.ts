import { beginsStep } from '../brief/steps.ts';
import { toSecondPerson } from '../generate/readers.ts';
import { capitalizedWord } from '../writing/capitals.ts';

const USERS = String.raw`(?:the |an? |all |your )?(?:users?|customers?|people|members?|visitors?)`;
/** "Users tap Save": what is to be done on a screen. */
const DEED = new RegExp(
  `^${USERS} (?=(?:click|tap|select|choose|press|open|go to|enter|type|fill in|sign in|log in|scan|upload)\\b)`,
  'i',
);
/** "Users can share it" */
const ABLE_USERS = new RegExp(
  `^${USERS} (?=(?:can(?:not|['’]t)?|could|may|must|should|will|have to|need to|get|see)\\b)`,
  'i',
);
/** What happens to people, or what they are: no order. */
const NO_ORDER =
  /^(?:get|see|receive|keep|lose|need|own|have|want|find|know|are|can|could|must|will|should|may|do)\b/i;
/** "Admins can …": somebody else. */
const OTHERS = /^(?:the |an? |all |only )?\p{L}+(?:s|n) (?:can|may|must|should|will|have|need|are|is)\b/iu;

/** Where nobody else is spoken of, the user is the reader. */
export function asReader(note: string): string {
  const text = note.replace(/^acceptance(?: criteri(?:a|on))?: */i, '');
  const deed = DEED.exec(text)?.[0];
  return deed ? toSecondPerson(capitalizedWord(text.slice(deed.length))) : text.replace(ABLE_USERS, 'You ');
}

/** Sentences that follow one another: "They scan a code" behind "Users can turn it on" is done by the reader too. */
export function asReaders(sentences: readonly string[]): readonly string[] {
  let areReaders = false;
  return sentences.map((written) => {
    const text = asReader(written);
    if (text !== written) {
      areReaders = true;
      return text;
    }
    if (OTHERS.test(text)) areReaders = false;
    if (!areReaders) return text;
    const [they = ''] = /^(?:then,? )?they /i.exec(text) ?? [];
    const does = text.slice(they.length);
    if (they !== '' && beginsStep(does) && !NO_ORDER.test(does)) return toSecondPerson(capitalizedWord(does));
    return /\bthey\b/i.test(text) ? toSecondPerson(text) : text;
  });
}
