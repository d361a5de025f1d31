import type { CodeCheck } from '../../../checks/types.ts';
import { leadsOf } from '../../../rules/support/list-items.ts';
import type { Family, Option } from '../family.ts';
import { reading } from './support.ts';

/** Reports bullets of other marks than these, as `-`, `*` or `+` stand in the source. */
const bullets = (allowed: string): CodeCheck => ({
  kind: 'code',
  find: (document) =>
    leadsOf(document).flatMap(({ start, list }) => {
      if (list?.ordered !== false) return [];
      const line = document.text.slice(document.text.lastIndexOf('\n', start - 1) + 1, start);
      const at = start - line.length + (/[-*+](?=\s+$|\s+\[[ xX]\]\s+$)/.exec(line)?.index ?? NaN);
      const mark = document.text[at];
      if (mark === undefined || allowed.includes(mark)) return [];
      const [only] = allowed;
      const replacement = allowed.length === 1 && only !== undefined ? only : null;
      const message = `Mark the bullet with “${[...allowed].join('” or “')}”, not “${mark}”.`;
      return [{ start: at, end: at + 1, replacement, message, asIs: 'page' as const }];
    }),
});

const MARKS = '-*+';
const mark = (one: string, names: RegExp): Option => ({
  names,
  wanted: () => reading(`bullets ${one}`, bullets(one)),
  unwanted: () => reading(`bullets not ${one}`, bullets(MARKS.replace(one, ''))),
  bare: 'for',
});

/** Which mark begins the items of a list without numbers. */
export const BULLET_MARK_FAMILY: Family = {
  id: 'bullet-marks',
  title: 'The mark of bullets',
  about:
    /\bbullets? (?:are|is|must be|should be|marks?|markers?|characters?|symbols?)\b|\b(?:for|as|mark|make|write|with) (?:(?:the|your|all) )?(?:bullets?|bullet(?:ed)? (?:lists?|points?)|unordered lists?)\b(?! (?:should|must|that|which|end|start))|\b(?:unordered|bulleted) lists? (?:use|are (?:made|marked|written) with)\b/,
  places: ['list-item'],
  options: [
    mark('-', /(?<!\b(?:em|en)[ -])\b(?:dash(?:es)?|hyphens?|minus(?: signs?)?)\b|“-”/),
    mark('*', /\b(?:asterisks?|stars?)\b|“\*”/),
    mark('+', /\bplus(?:es| signs?)?\b|“\+”/),
  ],
  phrasings: [
    'Bullets are dashes, not asterisks',
    'Use hyphens for bullets',
    'Unordered lists use “-”',
    'Don’t use asterisks as bullets',
    'Mark bullets with a dash',
    'Write bulleted lists with hyphens rather than asterisks',
  ],
};
