import type { Check, ExistenceCheck, Scope, SubstitutionCheck } from '../../checks/types.ts';
import { scopeAfter } from './condition.ts';
import { isPermissive, polarityAt, withoutVerdict } from './polarity.ts';
import type { RuleText } from './rule-text.ts';

interface Mark {
  readonly names: RegExp;
  readonly check: (message: string) => ExistenceCheck | SubstitutionCheck;
}

const pattern =
  (source: RegExp) =>
  (message: string): ExistenceCheck => ({ kind: 'existence', pattern: source, message });

/** More marks in the same list. */
const OTHERS = /^(?:,| and| or)+ .*?(?=(?: in\b|$))/;

/** Marks and forms that rules ban by name. */
const MARKS: readonly Mark[] = [
  { names: /\bexclamation (?:marks?|points?)|\bexclamations\b/, check: pattern(/!+(?=[\s)\]"'”’*_]|$)/g) },
  { names: /\bsemi-?colons?\b/, check: pattern(/(?<!&#?\w{1,8});/g) },
  { names: /\bem[- ]dash(?:es)?\b/, check: pattern(/—/g) },
  { names: /\ben[- ]dash(?:es)?\b/, check: pattern(/–/g) },
  { names: /(?<!em |en |em-|en-)\bdashes\b/, check: pattern(/[—–]/g) },
  { names: /\bellips[ie]s\b/, check: pattern(/…|\.{3,}/g) },
  { names: /\bampersands?\b/, check: pattern(/(?<![\p{L}\p{N}])&(?![\p{L}#])/gu) },
  { names: /\bquestion marks?\b/, check: pattern(/\?+(?=[\s)\]"'”’*_]|$)/g) },
  {
    names: /\b(?:parenthes[ie]s|parentheticals?|round brackets)\b/,
    check: pattern(/\((?:[^()\n]|\n(?!\n))*\)/g),
  },
  {
    names: /\b(?:emojis?|emoticons?)\b/,
    check: pattern(
      /(?![©®™‼⁉ℹ↔-⇿▪-◾])\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic}|\p{Emoji_Modifier})*/gu,
    ),
  },
  {
    names: /\blatin (?:abbreviations?|phrases?|terms?|expressions?|words?)\b|\blatinisms?\b/,
    check: (message) => ({
      kind: 'substitution',
      message,
      swap: [
        { from: 'e.g.', to: 'for example' },
        { from: 'i.e.', to: 'that is' },
        { from: 'etc.', to: ['and so on', 'and more'] },
        { from: 'viz.', to: 'namely' },
        { from: 'N.B.', to: 'note' },
      ],
    }),
  },
];

/** The marks that a rule bans by name; undefined where it bans none, or not altogether. */
export function readPunctuation(text: RuleText): readonly Check[] | undefined {
  const checks: Check[] = [];
  for (const { names, check } of MARKS) {
    const mentions = text.sentences.map((sentence) => ({ sentence, match: names.exec(sentence) }));
    const verdicts = mentions.flatMap(({ sentence, match }) => (match ? verdictOn(sentence, match) : []));
    const [banned] = verdicts.includes('allowed') ? [] : verdicts.filter(isScope);
    if (banned)
      checks.push({ ...check(`The house style bans this (“{match}”): ${text.advice}`), scope: banned });
  }
  return checks.length > 0 ? checks : undefined;
}

const isScope = (verdict: Scope | 'allowed' | 'unclear') => verdict !== 'allowed' && verdict !== 'unclear';

/** Where a sentence bans a mark; `allowed` where it does not, or not altogether. */
function verdictOn(sentence: string, match: RegExpExecArray): Scope | 'allowed' | 'unclear' {
  const end = match.index + match[0].length;
  const polarity = polarityAt(sentence, match.index, end);
  if (polarity === 'for' || isPermissive(sentence)) return 'allowed';
  if (polarity === 'unclear') return 'unclear';
  return scopeAfter(withoutVerdict(sentence.slice(end)).replace(OTHERS, '')) ?? 'allowed';
}
