import { pathParameters } from './parameters.ts';
import { textsOfKinds, type Fact, type Facts } from './told.ts';

/** A page about one call has its description under it. */
export function describeCall(endpoint: string, facts: Facts): Facts {
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
  const said = [...own].map(({ text }) => text).join(' ');
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
