import type { ValeCheckOf, ValeSequenceToken } from '@housestyle/contract';
import { suggest } from '../actions.ts';
import { compilePattern, type Pattern } from '../patterns.ts';
import { tokenize, type Token } from '../tagging/tokens.ts';
import { universalTags } from '../tagging/universal.ts';
import { RuleError, type Hit, type Pass, type ValeKindDefinition } from './types.ts';

/** One position of the sequence: a required word, or one of the words that may stand before it. */
interface Step {
  readonly token: ValeSequenceToken;
  readonly text: Pattern | undefined;
  readonly tag: Pattern | undefined;
  readonly optional: boolean;
  /** The steps of one token belong together. */
  readonly group: number;
  /** Read from right to left, the required word comes first and the spare ones after it. */
  readonly first: boolean;
  readonly last: boolean;
}

interface Found {
  readonly first: number;
  readonly last: number;
  readonly wordOf: ReadonlyMap<number, number>;
}

/** Reports words that follow one another, by what they are called or what part of speech they are. */
export const sequence: ValeKindDefinition<ValeCheckOf<'sequence'>> = {
  compile(check) {
    const steps = stepsOf(check);
    const anchor = anchorOf(steps);
    if (anchor < 0) throw new RuleError('none of its tokens says what to look for');
    const exceptions = (check.exceptions ?? []).map(compilePattern);
    const literal = steps[anchor]?.text
      ? compilePattern(`${check.ignorecase ? '(?i)' : ''}(?:${steps[anchor].token.pattern})`)
      : undefined;
    const pass: Pass = ({ view }) => {
      // Tagging is what costs.
      if (literal && !literal.test(view.text)) return [];
      const words = tokenize(view.text);
      const excluded = exceptions.flatMap((pattern) => pattern.all(view));
      return words.flatMap((_, at): Hit[] => {
        const found = matches(steps[anchor], words[at]) ? matchAround(steps, anchor, words, at) : undefined;
        if (!found) return [];
        const hit = hitOf(check, steps, words, found, view.text);
        const inside = excluded.some(
          ({ index, 0: { length } }) => index <= hit.start && hit.start < index + length,
        );
        return inside ? [] : [hit];
      });
    };
    return { scope: sentenceScopes(check.scope), start: () => pass };
  },
};

/** A sequence is looked for inside sentences; the rule's own scopes say whose. */
function sentenceScopes(scopes: readonly string[] = []): readonly string[] {
  if (scopes.length === 0) return ['sentence'];
  return scopes.map((scope) => {
    if (/^sentence(?:\.|$)/.test(scope)) return scope;
    const paragraph = /^paragraph(\..*)?$/.exec(scope);
    return paragraph ? `sentence${paragraph[1] ?? ''}` : `sentence & ${scope}`;
  });
}

function stepsOf(check: ValeCheckOf<'sequence'>): readonly Step[] {
  const flag = check.ignorecase ? '(?i)' : '';
  const steps: Step[] = [];
  let group = 0;
  for (const token of check.tokens) {
    const { pattern, tag, upos, skip = 0, min = 1 } = token;
    const tags = upos === undefined ? tag : universalTags(upos);
    if (upos !== undefined && tags === undefined)
      throw new RuleError(`“${upos}” is no universal part of speech`);
    const compiled = {
      token,
      text: pattern ? compilePattern(`${flag}^(?:${pattern})$`) : undefined,
      tag: tags ? compilePattern(tags) : undefined,
    };
    for (let round = 0; round < Math.max(1, min); round++) {
      group++;
      for (let spare = 0; spare < skip; spare++) {
        steps.push({ ...compiled, optional: true, group, first: spare === 0, last: false });
      }
      if (pattern || tags) steps.push({ ...compiled, optional: false, group, first: skip === 0, last: true });
    }
  }
  return steps;
}

/** The step that the search starts from: one with words before one with a tag. */
function anchorOf(steps: readonly Step[]): number {
  const named = steps.findIndex(({ token, text }) => !token.negate && text);
  return named >= 0 ? named : steps.findIndex(({ token, tag }) => !token.negate && tag);
}

function matches(step: Step | undefined, word: Token | undefined): boolean {
  if (!step || !word) return false;
  const negate = step.token.negate ?? false;
  const tag = step.tag === undefined || step.tag.test(word.tag) !== negate;
  const text = step.text === undefined || step.text.test(word.text.replaceAll('’', "'")) !== negate;
  return step.tag === undefined && step.text === undefined ? !negate : tag && text;
}

function matchAround(
  steps: readonly Step[],
  anchor: number,
  words: readonly Token[],
  at: number,
): Found | undefined {
  const wordOf = new Map<number, number>();
  const left = walk(steps, anchor - 1, words, at - 1, -1, wordOf);
  if (left === undefined) return undefined;
  const right = walk(steps, anchor, words, at, 1, wordOf);
  if (right === undefined) return undefined;
  return { first: Math.min(at, left + 1), last: right - 1, wordOf };
}

/** Goes along the steps in one direction; answers the first word that was not used, or undefined where a step fails. */
function walk(
  steps: readonly Step[],
  from: number,
  words: readonly Token[],
  start: number,
  direction: 1 | -1,
  wordOf: Map<number, number>,
): number | undefined {
  let word = start;
  for (let index = from; index >= 0 && index < steps.length;) {
    const step = steps[index];
    if (!step) break;
    if (word < 0 || word >= words.length) {
      const rest = direction > 0 ? steps.slice(index) : steps.slice(0, index + 1);
      // What must not be there is not there beyond the sentence.
      return rest.every(({ token }) => token.negate) ? word : undefined;
    }
    wordOf.set(index, word);
    const found = matches(step, words[word]);
    const optional = direction > 0 || !step.token.skip ? step.optional : !step.first;
    if (!found && !optional) return undefined;
    word += direction;
    if (found && optional) while (steps[index]?.group === step.group) index += direction;
    else index += direction;
  }
  return word;
}

function hitOf(
  check: ValeCheckOf<'sequence'>,
  steps: readonly Step[],
  words: readonly Token[],
  { first, last, wordOf }: Found,
  text: string,
): Hit {
  const targets = steps.flatMap(({ token }, index) => (token.target ? [wordOf.get(index) ?? -1] : []));
  const narrow = targets.length > 0 && targets.every((target) => target >= 0);
  const from = narrow ? Math.min(...targets) : first;
  const to = narrow ? Math.max(...targets) : last;
  const start = words[from]?.start ?? 0;
  const end = words[to]?.end ?? start;
  const values = words.slice(first, last + 1).map((word) => word.text);
  return { start, end, values, suggestions: suggest(check, text.slice(start, end)) ?? [] };
}
