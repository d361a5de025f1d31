import { capitalized } from '../writing/capitals.ts';
import { PAST, VERB } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { isClause } from '../writing/splices.ts';
import { textsOfKinds, type Fact, type Facts } from './told.ts';
import { isImperative } from './signs.ts';

const REJECTED = /\b(?:over|instead of|rather than) (?:an? |the )?(\p{Lu}[\w.+#-]*)/u;
const ACCEPTED =
  /^(?:we|this means (?:that )?we|the team) (?:accept|take|live with|have to|must|need to manage|will have to|lose)\b/i;
/** A clause, or a note with an amount: no name of an option. */
const SAYS_WHAT_FOLLOWS =
  /\d|\b(?:goes?|costs?|needs?|gets?|has|have|is|are|will|uses?|must|can|still|takes?)\b/i;
/** Of a name and its short form: "Dynamo" for "DynamoDB". */
const SHORTEST = 4;

/** "We chose Postgres over DynamoDB for the orders" as "use Postgres for the orders"; empty for any other decision. */
export function readChoice(decision: string): string {
  const [, chosen = '', over = '', other = '', purpose = ''] =
    /^we (?:have )?(?:chose|chosen|picked|selected|went with)(?: to use)? (.+?) (over|instead of|rather than|and not) ([^,;]+?)( for [^,;]+?)?(?:[,;].*| because .*)?\.?$/i.exec(
      decision,
    ) ?? [];
  const [, taken = ''] =
    /^we(?:['’]re| are|['’]ll| will)? (?:take|(?:go|going|went|settled) (?:for|with|on)) (.+?)(?:[,;.].*| (?:since|because|as|so) .*)?$/i.exec(
      decision,
    ) ?? [];
  if (taken) return `use ${taken}`;
  return over && `use ${chosen}${purpose || ` instead of ${other}`}`;
}

/** "Webhooks with signatures" as "We will use webhooks with signatures"; a decision with a verb as it is. */
export function asDecision(said: string): string {
  const fact = said.replace(/^going (?:with|for) (?=\S)/i, '');
  const [head = ''] = fact.split(/[,;:(.]| (?:with|for|on|in|over|instead|from|to) /);
  const words = head.toLowerCase().split(' ');
  const isBare =
    !isClause(head) &&
    !/^(?:to|not|no)$/.test(words[0] ?? '') &&
    words.slice(1).every((word) => (partsOf(word) & (VERB | PAST)) === 0);
  return isBare || fact !== said
    ? `We will use ${fact !== said ? fact : fact.replace(/^\p{Lu}(?=\p{Ll}+\b(?!['’]s))/u, (letter) => ((partsOf(words[0] ?? '') & VERB) === 0 ? letter.toLowerCase() : letter))}`
    : fact;
}

/** "Proposed, owner Mira" and "Accepted on 4 March, Jonas" with who it was. */
export function asStatus(fact: string): string {
  return fact
    .replace(
      /^date:? ([\d-]+), status:? (\p{L}+)(?:, (.+?))?\.?$/iu,
      (_, date: string, status: string, who?: string) =>
        `${capitalized(status)} on ${date}${who ? ` by ${who}` : ''}.`,
    )
    .replace(
      /, ([Oo]wner|[Aa]uthor|[Dd]eciders?)(?::| is| are)? (?=\p{Lu})/u,
      (_, role: string) => `. ${capitalized(role)}: `,
    )
    .replace(
      /^(\p{L}+(?: on)? [^,]*\d[^,]*), (?=\p{Lu}\p{Ll}+(?:(?:,| and|, and) \p{Lu}\p{Ll}+)*\.?$)/u,
      '$1 by ',
    );
}

/**
 * In a decision over another option, what is said of that option weighs it, and what is accepted follows from the decision.
 * @param isIntent whether the topic tells what is going to be done, which is the decision where the prompt gives no other
 */
export function weighed(facts: Facts, topic: string, isIntent: boolean): Facts {
  const [decision = ''] = textsOfKinds(facts, 'decision');
  const name = REJECTED.exec(decision)?.[1] ?? '';
  const said: string[] = [];
  const why: Fact[] = [];
  const options = facts.told.findLastIndex(({ kind }) => kind === 'alternative');
  const hasContext = facts.told.slice(0, options).some(({ kind }) => kind === 'statement');
  const decided = facts.told.findIndex(({ kind }) => kind === 'decision');
  const isContextGiven = facts.told.slice(0, Math.max(decided, 0)).some(({ kind }) => kind === 'statement');
  const optionOf = readWeighed(facts.told, decision);
  const told = facts.told.flatMap((fact, index): readonly Fact[] => {
    const { kind, text } = fact;
    if (kind === 'alternative' && isChosen(text, decision)) {
      const [, , reason = ''] = NAMED.exec(text) ?? [];
      if (reason !== '' && !reason.startsWith('[VERIFY]'))
        why.push({ ...fact, kind: 'decision', text: isClause(reason) ? capitalized(reason) : text });
      return [];
    }
    if (kind === 'alternative') {
      const reasons = [...optionOf].filter(([, option]) => option === fact).map(([one]) => one.text);
      return [reasons.length === 0 ? fact : { ...fact, text: withReasons(text, reasons) }];
    }
    if (optionOf.has(fact)) return [];
    // What is told after the decision follows from it.
    if (isContextGiven && index > decided && /^(?:requirement|limit|problem)$/.test(kind))
      return [{ ...fact, kind: 'consequence' }];
    if (kind !== 'statement') return [fact];
    if (ACCEPTED.test(text)) return [{ ...fact, kind: 'consequence' }];
    // What is told after the options follows from what was chosen.
    if (
      options > 0 &&
      hasContext &&
      index > options &&
      SAYS_WHAT_FOLLOWS.test(text) &&
      !/^we (?!can\b|will\b|have to\b|must\b|get\b|no longer\b)/i.test(text) &&
      !isOf(text, name)
    )
      return [{ ...fact, kind: 'consequence' }];
    if (!isOf(text, name)) return [fact];
    said.push(text);
    return [];
  });
  return {
    ...facts,
    told: [
      ...(decision === '' && topic !== '' && (isIntent || isImperative(topic))
        ? [`We will ${topic}.`]
        : []
      ).map((text) => ({
        kind: 'decision' as const,
        text,
      })),
      ...told,
      ...why,
      ...(said.length > 0
        ? [{ kind: 'alternative' as const, text: `**${name}:** ${said.map(capitalized).join(' ')}` }]
        : []),
    ],
  };
}

/** Each fact that weighs an option which the prompt elsewhere only names, "NFS = a single point of failure", with that option. */
function readWeighed(told: readonly Fact[], decision: string): ReadonlyMap<Fact, Fact> {
  const named = told.filter(
    ({ kind, text }) => kind === 'alternative' && /^[^:*]+$/.test(text) && !isChosen(text, decision),
  );
  return new Map(
    told.flatMap((fact) => {
      const option = named.find(
        ({ text }) =>
          /^(?:statement|consequence|limit)$/.test(fact.kind) &&
          fact.text.toLowerCase().startsWith(`${nameOf(text)} `),
      );
      return option ? [[fact, option] as const] : [];
    }),
  );
}

const nameOf = (option: string): string => option.replace(/\.$/, '').toLowerCase();

function withReasons(option: string, reasons: readonly string[]): string {
  const { length } = nameOf(option);
  const said = reasons.map((one) =>
    /^ = /.test(one.slice(length))
      ? one.slice(length + 3)
      : /^ (?:costs|needs|has|is|takes|lacks|requires|runs|uses) /.test(one.slice(length))
        ? one.slice(length + 1)
        : one,
  );
  return `**${option.replace(/\.$/, '')}:** ${said.map(capitalized).join(' ')}`;
}

/** "**Redis:** fast", "Redis: fast": an option, and what is said of it. */
const NAMED = /^(?:\*\*)?([^*:]{2,60}):(?:\*\*)? (.+)$/s;

/** "S3" among the options, where "we chose S3 with presigned URLs". */
function isChosen(option: string, decision: string): boolean {
  const name = option.replace(NAMED, '$1').replace(/\.$/, '').toLowerCase();
  const [, chosen = ''] =
    /\b(?:chose|choose|use|pick|picked|selected|(?:go|going|went) (?:with|for)) (?:an? |the )?(.+?)\.?$/i.exec(
      decision,
    ) ?? [];
  return (
    name !== '' &&
    (chosen.toLowerCase().startsWith(name) ||
      (chosen !== '' && areSame(chosen, name)) ||
      (option.length <= name.length + 1 &&
        / (?:to|with|for) \S/.test(decision) &&
        decision.toLowerCase().replace(/\.$/, '').endsWith(` ${name}`)))
  );
}

/** "S3 object lock" and "S3 with object lock". */
function areSame(one: string, other: string): boolean {
  const words = (text: string): ReadonlySet<string> =>
    new Set(
      text
        .toLowerCase()
        .split(/[^\p{L}\d]+/u)
        .filter((word) => word !== '' && !/^(?:with|for|an?|the|on|in|our|own)$/.test(word)),
    );
  const [a, b] = [words(one.split(/[,;.(]| (?:because|since|for|as) /, 1)[0] ?? ''), words(other)];
  return a.size > 0 && a.size === b.size && [...a].every((word) => b.has(word));
}

function isOf(fact: string, name: string): boolean {
  const first = /^[\w.+#-]+/.exec(fact)?.[0].toLowerCase() ?? '';
  return name !== '' && first.length >= SHORTEST && name.toLowerCase().startsWith(first);
}
