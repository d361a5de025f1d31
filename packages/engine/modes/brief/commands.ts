import { classesOf } from '../../spelling/function-words.ts';
import { lookUp, NOUN, nounShare, THIRD_PERSON, verbShare } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { isImperative } from '../generate/signs.ts';
import { isCommand } from '../generate/sentences.ts';
import { cutAt } from './cut.ts';

/**
 * "brew install kvgo, kvgo init creates the data dir" as an order for each command, with what it does; undefined for a
 * sentence that is no list of commands.
 * @param program the program that the page is about; empty where it is about none
 */
export function readCommands(sentence: string, program: string): readonly string[] | undefined {
  const items = cutAt(sentence.replace(/[.;]$/, ''), /[,;]\s+(?:and\s+)?(?:then\s+)?|\s+and then\s+/);
  const own = programOf(program);
  const orders = items.map((item) => asOrder(item.replace(/^(?:then|run) /i, ''), own));
  const isOwn = own !== '' && items[0]?.toLowerCase().startsWith(`${own} `);
  if (isOwn && orders.slice(1).every((order) => order === undefined)) {
    const order = asOrder(sentence.replace(/[.;]$/, ''), own);
    return order === undefined ? undefined : [order];
  }
  return items.length > 1 && orders.every((order) => order !== undefined) ? orders : undefined;
}

/** "`docker system prune` frees most" as an order, and what it does; undefined for a note that begins with no command. */
export function asCall(note: string): string | undefined {
  const [, call = '', verb = '', rest = ''] = /^(`[^`]+ [^`]+`) (\p{Ll}+s)\b(.*)$/su.exec(note) ?? [];
  const facts = lookUp(verb);
  const isDeed =
    (partsOf(verb) & THIRD_PERSON) !== 0 &&
    verbShare(facts) > nounShare(facts) &&
    !/^(?:is|was|has|does|needs|fails|prints|shows|returns|lists|outputs|answers|says|takes)$/.test(verb);
  return isDeed ? `run ${call}. It ${verb}${rest}` : undefined;
}

/** "lumo" of "the Lumo CLI": how the program that a page is about is called. */
export function programOf(topic: string): string {
  const name =
    /^(?:the )?([a-z][\w-]*)(?: (?:CLI|command[- ]line (?:tool|client|interface)))?$/i
      .exec(topic)?.[1]
      ?.toLowerCase() ?? '';
  return lookUp(name) === 0 ? name : '';
}

/** What ends a command that a step begins with. */
const ENDS =
  /^(?:[-–—]|to|and|then|in|on|for|with|until|if|when|which|that|the|a|an|your|shows?|prints?|returns?|lists?|starts?|creates?)$/;

/** What no word of a sentence looks like. */
const TYPED = /^[-+<\d]|[/:=@<>$_{}[\]|*~\\]|\w[.-]\w|^\.{1,2}$/;

/** A step that begins with a program which the language doesn't know: "redis-cli info memory to see usage". */
export function asCommandStep(step: string): string {
  const tokens = step.replace(/[.;]$/, '').split(' ');
  const [first = ''] = tokens;
  if (!/^[a-z][a-z\d]*(?:-[a-z]+)*$/.test(first) || step.includes('`') || /^\d/.test(tokens[1] ?? ''))
    return step;
  if (first.split('-').every((part) => lookUp(part) !== 0)) return step;
  // "calibrate", "unplug": verbs that the word list does not hold.
  if (isImperative(step) || /(?:ate|i[sz]e|ify)$/.test(first)) return step;
  const at = tokens.findIndex((token) => ENDS.test(token));
  const end = at < 0 ? tokens.length : at;
  if (end < 2 || tokens.slice(0, end).some((token) => /[,;:]$/.test(token))) return step;
  // "purge steam for 3 sec": a verb that the word list does not hold, unless something is typed as a call is.
  if (!/-|ctl$|cli$/.test(first) && !tokens.slice(1, end).some((token) => TYPED.test(token))) return step;
  const rest = tokens.slice(end).join(' ');
  const isShown = (partsOf(tokens[end] ?? '') & THIRD_PERSON) !== 0;
  return `run \`${tokens.slice(0, end).join(' ')}\`${isShown ? '. It' : ''}${rest && ` ${rest}`}`;
}

function asOrder(said: string, program: string): string | undefined {
  const item =
    program !== '' && said.toLowerCase().startsWith(`${program} `)
      ? program + said.slice(program.length)
      : said;
  const words = item.replace(/ (?:which|that) /, ' ').split(' ');
  // "TrailMap lets hikers plan hikes" says what it does.
  const isOwn =
    program !== '' &&
    words[0] === program &&
    words.length > 1 &&
    !(
      (partsOf(words[1] ?? '') & (THIRD_PERSON | NOUN)) === THIRD_PERSON &&
      verbShare(lookUp(words[1] ?? '')) > 0
    ) &&
    classesOf(words[1] ?? '') === 0;
  if (!isOwn && !isCommand(item)) return undefined;
  const at = words.findIndex(
    (word, index) => index > 1 && (partsOf(word) & (THIRD_PERSON | NOUN)) === THIRD_PERSON,
  );
  const end =
    at > 0
      ? at
      : words.findIndex(
          (word, index) => index > 1 && /^(?:prints|shows|lists|returns|starts|runs|sets)$/.test(word),
        );
  if (!isOwn || end < 0) return `run \`${item}\``;
  return `run \`${words.slice(0, end).join(' ')}\`. It ${words.slice(end).join(' ')}`;
}
