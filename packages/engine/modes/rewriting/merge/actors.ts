import { amountsOf } from './amounts.ts';
import { replaceWhole } from './rivals.ts';
import { ownStatements } from './statements.ts';
import { topics } from './topics.ts';

const DONE_BY =
  /^(?<what>(?:the |an? |your |all )?[\p{L} -]{3,40}?) (?:is|are) (?:now )?(?<act>\p{L}+(?:ed|en|ne|wn|id|ld|pt|nt|de))(?: only)? by (?<who>[^,.;]{3,50})\.?$/iu;

/** "Buddies are chosen by the team lead" in place of "People Operations chooses your buddy": somebody else does it now. */
export function replaceActor(text: string, said: string): string | undefined {
  const { what = '', act = '', who = '' } = DONE_BY.exec(said.trim())?.groups ?? {};
  if (act === '') return undefined;
  const about = [...topics(what)];
  // "Chosen" and "chooses" begin alike, as nearly all forms of a verb do.
  const verb = new RegExp(String.raw`(?<!\p{L})${act.slice(0, VERB_BEGINS)}`, 'iu');
  const [rival, other] = ownStatements(text).filter((one) => {
    const words = topics(one.text);
    const isSame = about.length > 0 && about.every((word) => words.has(word));
    // What it says besides would be lost: "one week before the start".
    const isShort = one.text.split(' ').length <= SHORT_STATEMENT && amountsOf(one.text).length === 0;
    return isSame && verb.test(one.text) && isShort;
  });
  return rival && !other && who !== '' ? replaceWhole(text, rival, said) : undefined;
}

/** A longer statement says more than who does it. */
const SHORT_STATEMENT = 12;
const VERB_BEGINS = 3;
