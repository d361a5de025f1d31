import { cutAt, cutItems } from '../../brief/cut.ts';
import { spellOut } from '../../expand/shorthand.ts';
import { lacksSubject } from '../../writing/splices.ts';
import { asStatus } from '../decisions.ts';
import { saysOfOption } from '../pieces.ts';
import { asSentence } from '../sentences.ts';
import { isImperative, type FactKind } from '../signs.ts';
import { toFact } from '../wording.ts';
import { capitalized } from '../../writing/capitals.ts';
import type { SourceReader } from './types.ts';

const MARK = /^\s*(?:[-*+•–]|\d{1,3}[.)])\s+/;
const HELD =
  /^(?:#+\s*)?(?:notes (?:from|of) (?:the |our )?)?(?:call|meeting(?: notes)?|sync|minutes|decision meeting|architecture (?:meeting|board|forum))\b[^\n]*?(?<date>\d{4}-\d\d-\d\d|\d{1,2}\.? \p{L}{3,9}\.? \d{4}|\p{L}{3,9} \d{1,2}, \d{4})(?<who>[^\n]*)$/iu;
const PEOPLE = /\bwith ((?:\p{Lu}\p{Ll}+(?:, | and )?)+)/u;
const OPTIONS =
  /^(?:the )?(?:options?|alternatives?|candidates?|contenders|considered|we (?:looked at|considered|discussed))(?: were| are| considered| discussed)?\s*:?\s+(?<names>[^\n]+)$/i;
const DECIDED =
  /^(?:=>|->|→)?\s*(?:we )?(?:decided|decision|agreed|outcome|going with|go with|chose|conclusion)(?: on| (?:to )?(?:use|go with|adopt|take)| to(?= \p{Lu}))?\s*:?\s+(?<what>\S[^\n]*)$/iu;
const RULED_OUT = /[,;]?\s*(?:->|=>|→|:)?\s*(?<=[>→:\s])(?:out|ruled out|not possible|no go|rejected)\.?$/i;

interface Option {
  readonly name: string;
  readonly keys: readonly string[];
  readonly remarks: string[];
}

/** Notes of a meeting as a decision record: before the decision stands its context, after it what follows from it. */
export const readMeeting: SourceReader = (text, type) => {
  const lines = text.split('\n').map((line) => line.replace(MARK, '').trim());
  const names = lines
    .map((line) => OPTIONS.exec(line)?.groups?.['names'] ?? '')
    .find((found) => found.includes(',') && !cutItems(found).some(saysOfOption));
  const at = lines.findIndex((line) => DECIDED.test(line));
  if (type !== 'adr' || !names || at < 0 || lines.length < 5) return undefined;
  const options = readOptions(names);
  const facts: Partial<Record<FactKind, string[]>> = {};
  const add = (kind: FactKind, fact: string): void => void (facts[kind] ??= []).push(fact);
  const [choice = '', ...duties] = (DECIDED.exec(lines[at] ?? '')?.groups?.['what'] ?? '').split(
    /,\s+(?=\p{Lu}\p{Ll}+ \p{Ll})/u,
  );
  const chosen = findOption(options, choice);
  lines.forEach((line, index) => {
    const { date, who = '' } = HELD.exec(line)?.groups ?? {};
    const option = findOption(options, line);
    if (line === '' || index === at || OPTIONS.exec(line)?.groups?.['names'] === names) return;
    if (date) add('status', `Accepted on ${date}${decidedBy(PEOPLE.exec(line)?.[1] ?? who)}.`);
    else if (option && index > lines.findIndex((one) => one.includes(names)) && index < at)
      option.remarks.push(remark(line, option));
    else if (STATUS.test(line)) add('status', asStatus(asSentence(capitalized(line.replace(STATUS, '')))));
    else if (index > at) for (const follows of consequencesOf(line)) add('consequence', follows);
    else if (/^(?:context|background|problem|notes?)\s*:?$/i.test(line)) return;
    else add('statement', asSentence(spellOut(line).replace(/^(?:context|background|problem)\s*:\s*/i, '')));
  });
  add(
    'decision',
    [`We will use ${spellOut(choice.replace(/[.]$/, ''))}.`, ...(chosen?.remarks ?? [])].join(' '),
  );
  for (const option of options)
    if (option !== chosen)
      add(
        'alternative',
        `**${option.name}:** ${option.remarks.join(' ') || '[VERIFY] Why it was not taken.'}`,
      );
  facts.consequence?.unshift(...duties.map(asSentence));
  if (!facts.consequence && duties.length > 0) facts.consequence = duties.map(asSentence);
  const [use = ''] = choice.split(/[.]$|,? (?:as|because|since) /);
  return { facts, rest: '', topic: `use ${use}` };
};

/** "Kubernetes CronJobs, Temporal, AWS EventBridge + Lambda" with the words that only one of them has. */
function readOptions(names: string): readonly Option[] {
  const list = cutAt(names.replace(/[.]$/, ''), /[,;/]\s+(?:and |or )?|\s+(?:vs\.?|or|and)\s+/).map(
    (option) => {
      const [, name = option, said = ''] = /^(.+?)\s+\(([^()]+)\)$/.exec(option) ?? [];
      return { name, said };
    },
  );
  const words: readonly (readonly string[])[] = list.map(
    ({ name }) => name.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.-]{2,}/gu) ?? [],
  );
  return list.map(({ name, said }, index) => ({
    name: capitalized(name.trim()),
    keys: [...(words[index] ?? [])].filter((word) =>
      words.every((other, at) => at === index || !other.includes(word)),
    ),
    remarks: said === '' ? [] : [capitalized(asSentence(spellOut(said)))],
  }));
}

const STATUS =
  /^status:?\s+(?=proposed|accepted|approved|agreed|decided|rejected|superseded|deprecated|draft)/i;

/** "Downsides: messages get lost. payload limit 8000 bytes": each of them, and of which kind it is. */
function consequencesOf(line: string): readonly string[] {
  const [, label = '', said = line] =
    /^((?:down|up)sides?|cons|pros|drawbacks?|benefits?|risks?|consequences?|trade-?offs?|impact)\s*[:–—-]\s+(\S.*)$/is.exec(
      line,
    ) ?? [];
  const pieces = said.split(/(?<=[\p{L}\d)]{2})[.;]\s+(?=\p{L})/u);
  const name = /^(?:down|cons$|drawb|risk)/i.test(label)
    ? 'Downside'
    : /^(?:up|pros|benefit)/i.test(label)
      ? 'Upside'
      : '';
  return pieces.map((piece) => {
    const whole = toFact(
      lacksSubject(piece.replace(/’/g, "'")) && !isImperative(piece) ? `it ${piece}` : piece,
      'adr',
    );
    return name === '' ? whole : `**${name}:** ${whole}`;
  });
}

/** The option that a line begins with. */
function findOption(options: readonly Option[], line: string): Option | undefined {
  const start = line.toLowerCase().split(/\s+/).slice(0, 3).join(' ');
  const said = start.match(/[\p{L}\p{N}][\p{L}\p{N}.-]{2,}/gu) ?? [];
  return options.find(({ keys }) =>
    keys.some((key) => said.some((word) => word.replace(/[:,.]$/, '') === key)),
  );
}

/** What is said of an option, without its name before a colon. */
function remark(line: string, option: Option): string {
  const [, name = '', said = line] = /^([^:]{2,40}):\s+(\S.*)$/.exec(line) ?? [];
  const bare = name && findOption([option], name) ? said : line;
  const out = RULED_OUT.test(bare);
  return asSentence(out ? `${bare.replace(RULED_OUT, '').replace(/[.]$/, '')}: ruled out` : bare);
}

/** ", platform team (Ana, Deniz, Tom)" as who decided. */
function decidedBy(who: string): string {
  const bare = who.replace(/^[\s,;:–—-]+|[\s.:]+$/g, '');
  if (bare === '') return '';
  return ` by ${/^(?:the |\p{Lu})/u.test(bare) ? bare : `the ${bare}`}`;
}
