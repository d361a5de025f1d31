import { lookUp, NOUN, THIRD_PERSON } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { isCommand } from '../generate/sentences.ts';
import { cutItems } from './cut.ts';

/**
 * "brew install kvgo, kvgo init creates the data dir" as an order for each command, with what it does; undefined for a
 * sentence that is no list of commands.
 * @param program the program that the page is about; empty where it is about none
 */
export function readCommands(sentence: string, program: string): readonly string[] | undefined {
  const items = cutItems(sentence);
  const orders = items.map((item) => asOrder(item.replace(/^(?:then|run) /i, ''), program));
  return items.length > 1 && orders.every((order) => order !== undefined) ? orders : undefined;
}

function asOrder(item: string, program: string): string | undefined {
  const words = item.split(' ');
  const isOwn = program !== '' && lookUp(program) === 0 && words[0] === program && words.length > 1;
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
