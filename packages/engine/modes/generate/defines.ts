import { singularOf } from '../../spelling/inflect.ts';

/** What is told of something that is known, and does not say what it is. */
const NO_DEFINITION =
  /^(?:\p{L}+ly )?(?:expires?|costs?|takes?|can(?:not|['’]t)?|needs?|requires?|starts?|ends?|lasts?|fails?|must|should|may|will|stays?|has|have|does|do|don['’]t|doesn['’]t|never|always|only|also|still|happens?|runs? (?:every|at|on|in)|(?:is|are|was|were) (?:not |now |only |also |always |never )?(?:[\d€$£]|\p{L}+ed\b(?! (?:to|by|for|as)\b)|on|off|in|at|free|available|sent|kept|set|open|closed|limited|required|optional|allowed|disabled|enabled|up))\b/iu;
const COPULA =
  /^(?:is|are|means?) (?:an?|the|one|any|how|what|where|when|why|like|our|your|just|simply|basically|\p{L}+s? (?:that|which|who))\b/iu;

/** Whether a statement of a concept says what it is or does, and not only what holds for it. */
export function defines(statement: string, topic: string): boolean {
  const name = topic
    .replace(/^(?:the|our|an?) /i, '')
    .replace(/ (?:in|of|for|on|at) .*$/, '')
    .toLowerCase();
  const last = name.split(' ').at(-1) ?? '';
  const bare = statement
    .replace(/^(?:an?|the|our|each|every|some|what (?:we|people) call) /i, '')
    .toLowerCase();
  const one = singularOf(last) ?? last;
  const forms = [name, name.slice(0, name.length - last.length) + one, `${name}s`];
  const whole = forms.find((form) => form !== '' && bare.startsWith(`${form} `));
  if (whole) return !NO_DEFINITION.test(bare.slice(whole.length + 1));
  const [, said] = /^(?:it|they|this|that|these|you|we)(?: |['’](?:s|re|ll|d|ve) )(\S.*)$/is.exec(bare) ?? [];
  if (said !== undefined) return !NO_DEFINITION.test(said);
  // "A queue stores messages" of message queues: any of them does.
  if (/^an? /i.test(statement) && bare.startsWith(`${one} `))
    return !NO_DEFINITION.test(bare.slice(one.length + 1));
  const part = [last, one, `${last}s`].find((form) => form !== '' && bare.startsWith(`${form} `));
  // "Keys are what …" of API keys; "Projections can be rebuilt" of event sourcing.
  return part !== undefined
    ? COPULA.test(bare.slice(part.length + 1))
    : / (?:is|are|means?) (?:an?|the|one|any|how|what|where|when|why|like)\b/i.test(bare);
}
