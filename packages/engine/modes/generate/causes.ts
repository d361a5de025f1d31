import { cutAt, cutItems } from '../brief/cut.ts';
import { lookUp } from '../../spelling/lexicon.ts';
import { capitalized } from '../writing/capitals.ts';
import { heading, join } from '../writing/markdown.ts';
import { wholeSentence } from '../writing/whole-sentence.ts';
import { asSentence } from './sentences.ts';
import { isImperative } from './signs.ts';

/** One thing that a symptom may come from, and what tells or mends it; that is empty where nothing is told. */
interface Cause {
  readonly cause: string;
  readonly remedy: string;
}

const CAUSES =
  /^(?:(?<symptom>["“][^"”]+["”]|[^:,;()]{3,70}):\s+)?(?:(?:usually|mostly|often|typically|normally|most likely|probably),? (?:because |it(?:['’]s| is) (?:because )?)?|either |(?:(?:common|possible|usual|likely) )?(?:causes|reasons)(?: are)?:\s+)(?<list>\S.*)$/is;
const NEXT = /(?:,\s+(?:or\s+|and\s+)?(?:else\s+)?|\s+or\s+)(?:because\s+)?/i;
/** Words of the shortest clause: "port is taken". */
const SHORTEST = 3;
const REMEDY = /^(?:check|verify|see|look|try|make sure|ensure|ask|contact)\b/i;
const MARK = '\nCauses:\n';

/** "Usually the agent isn't running (`systemctl status agent`), or the port is taken" as a fact that `writeCauses` reads;
 * undefined for what is no list of two or more causes. Its symptom is empty where it names none. */
export function readCauses(fact: string): string | undefined {
  const { symptom = '', list = '' } = CAUSES.exec(fact)?.groups ?? {};
  // "usually the proxy. Turn it off": a cause, and what to do.
  if (/[\p{L}\d)"”]{2}\. +\p{Lu}/u.test(list)) return undefined;
  const causes = cutAt(list.replace(/\.$/, ''), NEXT).map((cause) =>
    cause.replace(/^(?:sometimes|often|mostly|rarely|maybe) /i, ''),
  );
  if (
    causes.length < 2 ||
    causes.some(
      (one) =>
        one
          .replace(/\(.*\)/, '')
          .trim()
          .split(/\s+/).length < SHORTEST,
    )
  )
    return undefined;
  return `${symptom}${MARK}${causes.join('\n')}`;
}

/** Before what people meet: "Customers see:". */
const MEET =
  /^(?:(?:the |our )?(?:customers|users|people|they|you)(?: (?:may|might|can|often|usually))? (?:see|get|report|meet|complain about)|(?:common |typical |known )?(?:symptoms|problems|issues|errors)(?: are)?):?\s+/i;

/**
 * "icon stays grey (not signed in or the proxy blocks it), red cross (rename the file)" as one fact for each symptom, with
 * what its brackets say of it; undefined for any other text.
 */
export function readSymptoms(text: string): readonly string[] | undefined {
  // "Logs are in ~/Library (mac), %APPDATA% (win)": where something is.
  if (/^(?:the )?\p{L}+ (?:is|are) (?:in|at|under|on)\b/iu.test(text)) return undefined;
  const items = cutItems(text.replace(MEET, ''));
  const told = items.map(
    (item) => /^(?<symptom>["“][^"”]+["”].*?|[^()"“]{3,70}?)\s+\((?<said>.+)\)$/s.exec(item)?.groups,
  );
  if (items.length < 2 || told.some((one) => one === undefined)) return undefined;
  return told.map((one) => {
    const { symptom = '', said = '' } = one ?? {};
    const causes = cutItems(said).some(isImperative) ? [] : cutAt(said, /,?\s+or\s+/);
    return causes.length > 1 ? symptom + MARK + causes.join('\n') : `${symptom}: ${said}`;
  });
}

/** A fact of `readCauses` with a symptom, where it has none. */
export function withSymptom(fact: string, symptom: string): string {
  return fact.startsWith(MARK) ? symptom + fact : fact;
}

/** The symptom as a heading, each cause below it; undefined for any other fact. */
export function writeCauses(fact: string): string | undefined {
  const at = fact.indexOf(MARK);
  if (at < 0) return undefined;
  return join(
    heading(3, capitalized(fact.slice(0, at)) || '[VERIFY] Symptom'),
    ...fact
      .slice(at + MARK.length)
      .split('\n')
      .map(splitCause)
      .flatMap(({ cause, remedy }) => [
        heading(4, capitalized(wholeSentence(cause))),
        remedy === '' ? '[VERIFY] Solution.' : `Solution: ${capitalized(asSentence(remedy))}`,
      ]),
  );
}

function splitCause(text: string): Cause {
  const [, cause = '', inside = ''] = /^(.*?)\s*\(([^()]+)\)$/s.exec(text.trim()) ?? [];
  const command = /^`[^`]+`$/.test(inside) ? inside : isCall(inside) ? `\`${inside}\`` : '';
  if (command !== '') return { cause, remedy: `Check it with ${command}` };
  return REMEDY.test(inside) || isImperative(inside)
    ? { cause, remedy: inside }
    : { cause: text.trim(), remedy: '' };
}

/** "acme agent status": the name of a program, which the language doesn't know, and its arguments. */
function isCall(text: string): boolean {
  const [first = '', ...others] = text.split(/\s+/);
  return (
    others.length > 0 &&
    /^[a-z][\w.-]+$/.test(first) &&
    lookUp(first) === 0 &&
    others.every((one) => /^[\w./:@=<>-]+$/.test(one))
  );
}
