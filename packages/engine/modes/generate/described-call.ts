import { whatItDoes } from './named.ts';
import { pathParameters } from './parameters.ts';
import { textsOfKinds, type Fact, type Facts } from './told.ts';

/** A call of which nothing is said but what it takes and answers. */
const UNTOLD = /^(`[A-Z]+ \/[^`]*`) ?\.?(?=\n|$)/;

/** "The page for creating a shipment" over one call: what that does. */
export function withDeed(facts: Facts, task: string): Facts {
  const [call, other] = facts.told.filter(({ kind }) => kind === 'endpoint');
  const does = whatItDoes(task);
  if (!call || other || does === '') return facts;
  const text = call.text.replace(UNTOLD, `$1 ${does}`);
  return { ...facts, told: facts.told.map((fact) => (fact === call ? { ...call, text } : fact)) };
}

/**
 * A page about one call has its description under it.
 * @param task what the page is asked to be about, as an order; empty for a thing
 */
export function describeCall(endpoint: string, facts: Facts, task: string): Facts {
  const [answer, ...answers] = facts.told.filter(({ kind }) => kind === 'response');
  // "Returns the free slots", before what 200 returns, says what the call does.
  const isTold = answer && answers.length > 0 && /^(?:it )?returns? (?!.*\b2\d\d\b)/i.test(answer.text);
  // "Open a lock.": what an order says first is what the call does.
  const first = facts.told.find(({ kind }) => kind !== 'option');
  const statements = facts.told.filter(
    (fact) =>
      fact.kind === 'statement' || (fact.kind === 'step' && fact === first) || (isTold && fact === answer),
  );
  const own = new Set(statements.filter(({ text }, index) => index === 0 || !text.includes(':')));
  const said = [...own].map(({ text }) => text).join(' ') || whatItDoes(task);
  return {
    ...facts,
    told: [
      { kind: 'endpoint', text: `\`${endpoint}\` ${said}`.trim() },
      ...pathParameters(endpoint, textsOfKinds(facts, 'option')).map((text): Fact => ({
        kind: 'option',
        text,
      })),
      ...facts.told.filter((fact) => !own.has(fact)),
    ],
  };
}
