import type { Check } from '../../checks/types.ts';
import { lazily } from '../../lazily.ts';
import { banOf } from './prohibitions.ts';
import { swapOf } from './preferences.ts';
import { attitudeOf } from './attitude.ts';
import { ABOUT_WRITING } from './about-writing.ts';
import type { RuleText } from './rule-text.ts';

const ITEM = String.raw`[\p{L}][\p{L}'-]*(?: [\p{L}][\p{L}'-]*){0,2}`;
/** A text that is a list of words and nothing else. */
const LIST = lazily(
  () =>
    new RegExp(
      String.raw`^(?<list>${ITEM}(?:, ${ITEM})+(?:,? (?:and|or) ${ITEM})?)(?:,? (?:and the like|and so on|and similar|and others|etc\.?))?[.!]?$`,
      'u',
    ),
);
const TAIL = /(?:,? )?(?:and the like|and so on|and similar|and others|etc\.?)[.!]?$/u;
/** Names of which a capital stands inside: “YouTube”. */
const INNER = /(?<![\p{L}\p{N}])(?:\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}*)+|\p{Ll}\p{Lu}[\p{L}]+)(?![\p{L}\p{N}])/gu;
const OF_CAPITALS =
  /(?<![\p{L}])(?:capitals?|camel|spell\w*|spelt|written|brands?|product names?|letter case|cased?)(?![\p{L}])/iu;

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
        ]),
      ].filter((form) => form !== name),
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
  /^(?:it's|it is|spell it|write it|spell|write|we write|spelled|written)(?: as)? ["“'‘`*]{0,2}(?<model>[\p{L}][\p{L}\p{N}-]*(?: \p{Lu}[\p{L}\p{N}-]*)*)["”'’`*]{0,2}(?=[.,;]|$)/iu;
const letters = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

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
  /^(?:please )?(?:no|avoid|never|don't|do not|ban(?:ned)?|forbidden|words? (?:to avoid|we (?:never|don't)|not to))(?!\p{L})/iu;
/** “Things we never write” */
const FORBIDDING =
  /^(?:\p{L}+ ){0,4}?(?:no|avoid|avoided|never|don't|do not|ban|banned|forbidden|not to|off[- ]limits|out|delete|remove|kill|cut)(?!\p{L})/iu;
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
        /^[\p{L}][\p{L}' /-]*$/u.test(item) &&
        item.split(' ').length <= 5 &&
        (item.split(' ').length > 2 || !ABOUT_WRITING.test(item.toLowerCase())) &&
        !/^(?:use|write|avoid|don't|do not|never|no|always|keep|put|say|start|begin|end|be)(?!\p{L})/iu.test(
          item,
        ),
    )
    ? items
    : undefined;
}
const named = (word: string) =>
  new RegExp(String.raw`(?<![\p{L}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\p{L}])`, 'iu');

const WRONG_BEFORE = /(?<![\p{L}'])(?:not|never|wrong|bad)(?![\p{L}'])[^.;]*$/iu;
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
    (item) => !ABOUT_WRITING.test(item.toLowerCase()) && !/^(?:not|never|no|but)(?!\p{L})/iu.test(item),
  )
    ? items
    : undefined;
}
