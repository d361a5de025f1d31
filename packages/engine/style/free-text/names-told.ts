import type { Check } from '../../checks/types.ts';
import { lazily } from '../../lazily.ts';
import { NO_JOINT } from './joints.ts';
import { banOf } from './prohibitions.ts';
import { swapOf } from './preferences.ts';
import { attitudeOf } from './attitude.ts';
import { ABOUT_WRITING } from './about-writing.ts';
import type { RuleText } from './rule-text.ts';

const WORD = String.raw`${NO_JOINT}[A-Za-zÀ-ž][A-Za-zÀ-ž'-]*`;
const ITEM = `${WORD}(?: ${WORD}){0,2}`;
/** A text that is a list of words and nothing else. */
const LIST = lazily(
  () =>
    new RegExp(
      String.raw`^(?<list>${ITEM}(?:, ${ITEM})+(?:,? (?:and|or) ${ITEM})?)(?:,? (?:and the like|and so on|and similar|and others|etc\.?))?[.!]?$`,
      'u',
    ),
);
const TAIL = /(?:,? )?(?:and the like|and so on|and similar|and others|etc\.?)[.!]?$/u;
/** Names of which a capital or a point stands inside: “YouTube”, “Node.js”. */
const INNER =
  /(?<![A-Za-zÀ-ž0-9])(?:\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}*)+|\p{Lu}\p{Ll}+\.[a-z]{2,3}|\p{Ll}{1,3}\p{Lu}[A-Za-zÀ-ž]+)(?![A-Za-zÀ-ž0-9])/gu;
const OF_CAPITALS =
  /(?<![A-Za-zÀ-ž])(?:capitals?|camel|spell\w*|spelt|written|brands?|product names?|letter case|cased?)(?![A-Za-zÀ-ž])/iu;

/**
 * The words of a rule that is little but a list: as its label, with a remark against them, or under a label that forbids;
 * or names with capitals inside, of whose spelling a rule speaks.
 */
export function listTold(label: string, description: string, text: RuleText): readonly Check[] | undefined {
  const titled = itemsIn(label.replace(OPENED, ''));
  const bullets = bulletsIn(description);
  if (bullets && FORBIDDING.test(label)) return banOf(bullets, text);
  if (titled && OPENED.test(label)) return banOf(titled, text);
  const model = MODEL.exec(description)?.groups?.['model'];
  const spelled = model && spellingsOf(model, label, text);
  if (spelled) return spelled;
  // “Hit, press, tap :: Users press keys.”: some of them may be right.
  const again = titled?.some((word) => named(word).test(description));
  if (titled && !again && attitudeOf(description.toLowerCase()) === 'against') return banOf(titled, text);
  const described = itemsIn(description.replace(TAIL, ''));
  if (described && FORBIDS.test(label)) return banOf(described, text);
  if (!OF_CAPITALS.test(`${label} ${description}`)) return undefined;
  const names = [...new Set(description.match(INNER) ?? [])].filter(
    (name) => !WRONG_BEFORE.test(description.slice(0, description.indexOf(name))),
  );
  const swaps = names.flatMap((name) =>
    swapOf(
      [
        ...new Set([
          name.charAt(0) + name.slice(1).toLowerCase(),
          name.toLowerCase(),
          capital(name.toLowerCase()),
          capital(name),
        ]),
      ].filter((form) => !names.includes(form)),
      [name],
      text,
    ),
  );
  return swaps.length > 0 ? swaps.map(exactly) : undefined;
}

/** “Overused: powerful, flexible”. */
const OPENED =
  /^(?:over-?used(?: words?)?|banned(?: words?)?|forbidden(?: words?)?|(?:please )?avoid|never|(?:words?|phrases?|terms?) (?:to (?:avoid|skip|drop)|(?:we|you|that we)(?:'ve| have)? (?:retired|banned|dropped|avoid|don't (?:use|say|write)|never (?:use|say|write)|no longer (?:use|say|write)|gave up))|don't (?:say|use)|no): /iu;
/** “It's WordPress”, “Spell it backend”. */
const MODEL =
  /^(?:it's|it is|spell it|write it|spell|write|we write|spelled|written)(?: as)? ["“'‘`*]{0,2}(?<model>[A-Za-zÀ-ž][A-Za-zÀ-ž0-9-]*(?: \p{Lu}[A-Za-zÀ-ž0-9-]*)*)["”'’`*]{0,2}(?=[.,;]|$)/iu;
const letters = (word: string) => word.toLowerCase().replace(/[^A-Za-zÀ-ž0-9]/gu, '');

/** The other spellings of a name that its rule shows, in its label or in quotes. */
function spellingsOf(model: string, label: string, text: RuleText): readonly Check[] | undefined {
  const named = label.replace(/[?.:!]+$/u, '').trim();
  const others = [named, ...text.quotes].filter((word) => word !== model && letters(word) === letters(model));
  const wrong = others.map((word) => (/^\p{Lu}\p{Ll}*-/u.test(word) ? word.toLowerCase() : word));
  if (wrong.length === 0) return undefined;
  const checks = swapOf([...new Set(wrong)], [model], text);
  return wrong.some((word) => word.toLowerCase() === model.toLowerCase()) ? checks.map(exactly) : checks;
}

const FORBIDS =
  /^(?:please )?(?:no|avoid|never|don't|do not|ban(?:ned)?|forbidden|words? (?:to avoid|we (?:never|don't)|not to))(?![A-Za-zÀ-ž])/iu;
/** “Things we never write” */
const FORBIDDING =
  /^(?:[A-Za-zÀ-ž]+ ){0,4}?(?:no|avoid|avoided|never|don't|do not|ban|banned|forbidden|not to|off[- ]limits|out|delete|remove|kill|cut)(?![A-Za-zÀ-ž])/iu;
const BULLETS = /^\s*(?:(?:[-*+•]|\d{1,2}[.)])\s+[^\n]+(?:\n|$))+$/u;
/** The short items of a text that is a list of them; undefined where one is a sentence. */
function bulletsIn(description: string): readonly string[] | undefined {
  if (!BULLETS.test(description)) return undefined;
  const items = description
    .trim()
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*(?:[-*+•]|\d{1,2}[.)])\s+/u, '')
        .replace(/^["“'‘`*_]+|["”'’`*_.,;]+$/gu, '')
        .trim(),
    );
  return items.length > 1 &&
    items.every(
      (item) =>
        /^[A-Za-zÀ-ž][A-Za-zÀ-ž' /-]*$/u.test(item) &&
        item.split(' ').length <= 5 &&
        (item.split(' ').length > 2 || !ABOUT_WRITING.test(item.toLowerCase())) &&
        !/^(?:use|write|avoid|don't|do not|never|no|always|keep|put|say|start|begin|end|be)(?![A-Za-zÀ-ž])/iu.test(
          item,
        ),
    )
    ? items
    : undefined;
}
const named = (word: string) =>
  new RegExp(String.raw`(?<![A-Za-zÀ-ž])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![A-Za-zÀ-ž])`, 'iu');

const WRONG_BEFORE = /(?<![A-Za-zÀ-ž'])(?:not|never|wrong|bad)(?![A-Za-zÀ-ž'])[^.;]*$/iu;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Letter case is all that such a swap is about. */
function exactly(check: Check): Check {
  if (check.kind !== 'substitution') return check;
  return { ...check, swap: check.swap.map((swap) => ({ ...swap, caseSensitive: true })) };
}

function itemsIn(part: string): readonly string[] | undefined {
  const list = LIST().exec(part.trim())?.groups?.['list'];
  const items = list?.split(/, (?:and |or )?| and | or /u);
  return items?.every(
    (item) => !ABOUT_WRITING.test(item.toLowerCase()) && !/^(?:not|never|no|but)(?![A-Za-zÀ-ž])/iu.test(item),
  )
    ? items
    : undefined;
}
