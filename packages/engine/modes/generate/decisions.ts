import { capitalized } from '../writing/capitals.ts';
import type { Facts } from './facts.ts';
import { isImperative } from './signs.ts';

const REJECTED = /\b(?:over|instead of|rather than) (?:an? |the )?(\p{Lu}[\w.+#-]*)/u;
const ACCEPTED =
  /^(?:we|this means (?:that )?we|the team) (?:accept|take|live with|have to|must|need to manage|will have to|lose)\b/i;
/** Of a name and its short form: "Dynamo" for "DynamoDB". */
const SHORTEST = 4;

/** "We chose Postgres over DynamoDB for the orders" as "use Postgres for the orders"; empty for any other decision. */
export function readChoice(decision: string): string {
  const [, chosen = '', over = '', other = '', purpose = ''] =
    /^we (?:have )?(?:chose|chosen|picked|selected|went with)(?: to use)? (.+?) (over|instead of|rather than) ([^,;]+?)( for [^,;]+?)?(?:[,;].*| because .*)?\.?$/i.exec(
      decision,
    ) ?? [];
  return over && `use ${chosen}${purpose || ` instead of ${other}`}`;
}

/** The decision that a title alone tells: "move to server-sent events"; none where it is no order. */
function decisionOf(topic: string): readonly string[] {
  return isImperative(topic) ? [`We will ${topic}.`] : [];
}

/** In a decision over another option, what is said of that option weighs it, and what is accepted follows from the decision. */
export function weighed(facts: Facts, topic: string): Facts {
  const name = REJECTED.exec(facts.decision[0] ?? '')?.[1] ?? '';
  const accepted = facts.statement.filter((fact) => ACCEPTED.test(fact));
  const said = facts.statement.filter((fact) => !accepted.includes(fact) && isOf(fact, name));
  const options = said.length > 0 && name !== '' ? [`**${name}:** ${said.map(capitalized).join(' ')}`] : [];
  return {
    ...facts,
    decision: facts.decision.length > 0 ? facts.decision : decisionOf(topic),
    alternative: [
      ...facts.alternative.filter((option) => !isChosen(option, facts.decision[0] ?? '')),
      ...options,
    ],
    consequence: [...accepted, ...facts.consequence],
    statement: facts.statement.filter((fact) => !accepted.includes(fact) && !said.includes(fact)),
  };
}

/** "S3" among the options, where "we chose S3 with presigned URLs". */
function isChosen(option: string, decision: string): boolean {
  const name = option
    .replace(/^\*\*([^*]+):\*\*.*$/s, '$1')
    .replace(/\.$/, '')
    .toLowerCase();
  const [, chosen = ''] =
    /\b(?:chose|use|picked|selected|go with|went with) (?:an? |the )?(.+)$/i.exec(decision) ?? [];
  return name !== '' && chosen.toLowerCase().startsWith(name);
}

function isOf(fact: string, name: string): boolean {
  const first = /^[\w.+#-]+/.exec(fact)?.[0].toLowerCase() ?? '';
  return name !== '' && first.length >= SHORTEST && name.toLowerCase().startsWith(first);
}
