import { parseDocument } from '../../../document/parse-document.ts';
import { escaped } from './renames.ts';
import { NEGATIVE, replaceWhole } from './rivals.ts';
import { readPlaces } from './sections.ts';
import { ownStatements } from './statements.ts';
import { removeMatter } from './updates.ts';

const CALL_GONE =
  /^(?:please )?(?:(?:remove|delete|drop) )?(?:the )?(?:\p{L}+ )?`?(?<call>(?:GET|POST|PUT|PATCH|DELETE) \/[^\s`]+)`?(?: (?:endpoint|call|route|method|operation))?(?: (?:(?:was|is|has been) (?:now )?(?:removed|dropped|gone|deleted)|no longer exists))?[.!]?$/iu;

/** "The `DELETE /orders/{id}` endpoint has been removed": the one section that begins with it goes. */
export function dropCall(text: string, said: string): string | undefined {
  const call = /remov|delet|drop|gone|no longer/.test(said)
    ? CALL_GONE.exec(said.trim())?.groups?.['call']
    : '';
  if (!call) return undefined;
  const whole = new RegExp(String.raw`${escaped(call)}(?![\w/{?-])`);
  const [place, other] = readPlaces(parseDocument(text, 'markdown')).filter(
    ({ title, start, end }) =>
      whole.test(title) || whole.test(text.slice(start, end).trimStart().split('\n')[0] ?? ''),
  );
  return place && !other ? removeMatter(text, place.title) : undefined;
}

/** "`legacy_auth` was removed": the row or the item that describes it goes. */
export function dropNamed(text: string, said: string): string | undefined {
  const name =
    /^(?:the )?(?:\w+ )?`([^`]+)` (?:\w+ )?(?:was|is|has been|is now) (?:removed|dropped|gone|deleted)\.?$/i.exec(
      said.trim(),
    )?.[1];
  if (!name) return undefined;
  const line = new RegExp(String.raw`^(?:\|[ \t]*|[ \t]*[-*+][ \t]+)\`${escaped(name)}\`[^\n]*\n?`, 'gm');
  if (text.match(line)?.length === 1) return text.replace(line, '');
  // The one sentence that tells to use it says nothing any more.
  const [sentence, other] = ownStatements(text).filter((one) => one.text.includes(`\`${name}\``));
  const isAlone = sentence?.text.match(/`[^`]+`/g)?.length === 1;
  const isStep =
    sentence &&
    /^[ \t]*\d+[.)][ \t]+$/.test(text.slice(text.lastIndexOf('\n', sentence.start) + 1, sentence.start));
  return sentence && !other && isAlone && !isStep ? removeMatter(text, name) : undefined;
}

const NEEDLESS =
  /^(?:the |an? )?(?<what>[\w.+-]+(?: [\w.+-]+)?) (?:(?:is|are)(?:n['’]t| not) (?:needed|required|necessary)(?: any ?more| any longer)?|(?:is|are) no longer (?:needed|required|necessary))\.?$|^\S+ no longer (?:needs?|requires?) (?<left>[\w+-]+(?:\.\w+)*(?: [\w+-]+)?)(?=[.;,!]|$)|^no (?<none>[\w.+-]+(?: [\w.+-]+)?) (?:is |are )?(?:needed|required|necessary)(?: any ?more| any longer)?\.?$/i;

/** "Node isn't needed any more": the item that asks for it goes, and the sentence that does says so. */
export function dropNeed(text: string, said: string): string | undefined {
  const { what, left, none } = NEEDLESS.exec(said)?.groups ?? {};
  const name = what ?? left ?? none;
  if (!name) return undefined;
  const item = new RegExp(
    String.raw`^[ \t]*[-*+][ \t]+(?:an? |the )?${escaped(name)}(?![\w-])[^\n]*\n?`,
    'gim',
  );
  if (text.match(item)?.length === 1) return text.replace(item, '');
  const asks = new RegExp(String.raw`\b(?:needs?|requires?|must have)\b.*\b${escaped(name)}\b`, 'i');
  const [rival, other] = ownStatements(text).filter((one) => asks.test(one.text) && !NEGATIVE.test(one.text));
  return rival && !other ? replaceWhole(text, rival, said) : undefined;
}
