import { classesOf } from '../../spelling/function-words.ts';
import { stem } from '../reading/words.ts';

/** Words of a request that say nothing of its matter. */
const ASKED =
  /^(?:show|shown|same|display|need|want|write|give|use|add|include|make|should|would|could|please|user|people|person|customer|they|them|text|copy|string|message|label|title|body|button|dialog|modal|toast|banner|error|tooltip|state|empty|page|screen|form|field|setting|toggle|help|description|section|step|app|when|after|before|each|every|short|primary|secondary|also|just|only|able|here|there|feature|new|currently|context|designer|team|success|link|case|wrong|tries|trying|popup|notification|push|email|confirm|confirmation|option|action|already|might|inline|validation|user's|grace|warning)$/i;
/** Words are the same by so many letters: "retry" and "retries". */
const ROOT = 5;
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\b(?:irrevers\w+|irrevocabl\w+|permanent\w*|undone|reversed)\b/gi, 'undo'],
  [/\bretr(?:y|ies)\b/gi, 'again'],
  [/\b(?:big|heavy)\b/gi, 'large'],
  [/\b(?:pictures?|images?|photos?|avatars?)\b/gi, 'file'],
  [/\b(?:log[- ]?in|login)\b/gi, 'sign'],
];

/** The words of a text that say what it is about, each by its first letters. */
export const matterOf = (text: string): readonly string[] =>
  (
    SAME.reduce((said, [one, other]) => said.replace(one, other), text).match(
      /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu,
    ) ?? []
  )
    .filter((word) => (word.length > 3 || /\d/.test(word)) && classesOf(word.toLowerCase()) === 0)
    .map(stem)
    .filter((word) => !ASKED.test(word))
    .map((word) => word.slice(0, ROOT).toLowerCase());

/** Whether a text only names what a request asks for: "screens", "the copy". */
export const isOfRequests = (text: string): boolean =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => word === '' || classesOf(word.toLowerCase()) !== 0 || ASKED.test(stem(word)));

/** How much of what a text is about others say too, from 0 to 1; 1 where it is about nothing. */
export function shareOf(text: string, others: string): number {
  const words = matterOf(text);
  if (words.length === 0) return 1;
  const said = new Set(matterOf(others));
  return words.filter((word) => said.has(word)).length / words.length;
}

/** What says less of itself in the strings is still to be read by somebody. */
export const READ = 0.5;
