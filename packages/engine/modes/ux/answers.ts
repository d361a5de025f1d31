import { VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import type { Inconsistency } from './consistency.ts';
import { protectedSpans } from './placeholders.ts';
import type { UxString } from './types.ts';

const YES = /^(?:yes|ok|okay|confirm|yes,? (?:i['’]m sure|continue|please|do it))[.!]?$/i;
const NO = /^(?:no|no,? (?:thanks|cancel|go back|thank you))[.!]?$/i;
/** Of what is lost, the way back keeps it; what is canceled can't be closed by “Cancel”. */
const LOSES = /^(?:cancel|delete|remove|revoke|discard|erase)$/i;
const QUESTION = /^(?<verb>\p{Lu}\p{Ll}+(?: (?:out|in|up|off|on)\b)?)(?<rest>[^?.!]*)\?/u;
/** These ask, and order nothing. */
const ASKS = /^(?:are|is|do|does|did|can|could|will|would|should|have|has|need|want|still|may|was|were)$/i;
const MOST_WORDS = 4;

const groupOf = (key: string): string => /^(.*)[._-][^._-]+$/.exec(key)?.[1] ?? '';

/** What a question orders, as its button says it: "Close ticket" of "Close this ticket?"; undefined where it is no such question. */
function deedOf({ text }: UxString): { readonly verb: string; readonly thing: string } | undefined {
  const { verb = '', rest = '' } = QUESTION.exec(text)?.groups ?? {};
  const [first = ''] = verb.toLowerCase().split(' ');
  if (verb === '' || ASKS.test(first) || (partsOf(first) & VERB) === 0) return undefined;
  const [span] = protectedSpans(text).filter(({ start }) => start < verb.length + rest.length);
  const thing = rest
    .slice(0, span && Math.max(0, span.start - verb.length))
    .replace(/ (?:for|from|to|with|in|on|of|at|by|and|or|before|without|now)\b.*$/, '')
    .replace(/ (?:your|the|this|these|that|all|an?|my|our)(?= |$)/gi, '')
    .replace(/["“”'«»]/g, '')
    .trimEnd();
  return `${verb}${thing}`.split(' ').length > MOST_WORDS ? undefined : { verb, thing };
}

/** "Yes", "OK", and "No" below a question: people read buttons without the text over them. */
export function findAnswers(all: readonly UxString[]): readonly Inconsistency[] {
  const answers = all.filter(
    ({ key, text }) => groupOf(key) !== '' && (YES.test(text) || NO.test(text) || text === 'Cancel'),
  );
  if (answers.length === 0) return [];
  // In the case of the other labels.
  const count = (shape: RegExp): number => all.filter(({ text }) => shape.test(text)).length;
  const isTitled =
    count(/^\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*){1,3}$/u) >
    count(/^\p{Lu}[\p{L}-]*(?: \p{Ll}[\p{L}-]*){1,3}$/u);
  const deeds = new Map<string, Map<string, { readonly verb: string; readonly thing: string }>>();
  for (const string of all) {
    const deed = deedOf(string);
    if (deed)
      for (const group of new Set([groupOf(string.key), string.key])) {
        const own = deeds.get(group) ?? new Map();
        // "Cancel?" says less than "Cancel the booking?" beside it.
        if (deed.thing !== '' || own.size === 0) own.set(`${deed.verb}${deed.thing}`.toLowerCase(), deed);
        deeds.set(group, own);
      }
  }
  return answers.flatMap((string): readonly Inconsistency[] => {
    const own = [...(deeds.get(groupOf(string.key))?.values() ?? [])];
    const [deed] = own.filter(({ thing }) => thing !== '' || own.length === 1);
    const isOne = own.every(({ verb }) => verb.toLowerCase() === deed?.verb.toLowerCase());
    if (!deed || !isOne || own.filter(({ thing }) => thing !== '').length > 1) return [];
    const isLoss = LOSES.test(deed.verb) && deed.thing !== '';
    if (string.text === 'Cancel' && !(isLoss && /^cancel$/i.test(deed.verb))) return [];
    const isNo = NO.test(string.text) || string.text === 'Cancel';
    if (isNo && !isLoss) return [];
    const said = isNo ? `Keep${deed.thing}` : `${deed.verb}${deed.thing}`;
    const replacement = isTitled ? said.replace(/(?<= )\p{Ll}/gu, (letter) => letter.toUpperCase()) : said;
    return [
      {
        string,
        start: 0,
        end: string.text.length,
        replacement,
        message: `Say what the button does, in the words of the question: “${replacement}”.`,
        id: 'ux-answer',
        label: 'Buttons that name their action',
        severity: 'important',
      },
    ];
  });
}
