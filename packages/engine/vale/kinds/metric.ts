import type { ValeCheckOf } from '@housestyle/contract';
import { countText } from '../metrics/counts.ts';
import { compileFormula, countedRules } from '../metrics/formula.ts';
import { RuleError, type ValeKindDefinition } from './types.ts';

const ELEMENTS = ['pre', 'list', 'blockquote', ...[1, 2, 3, 4, 5, 6].map((level) => `heading_h${level}`)];

/** Reports a document, or the blocks of a scope, of which a formula is over its condition. */
export const metric: ValeKindDefinition<ValeCheckOf<'metric'>> = {
  extends: 'metric',
  compile({ formula, condition, scope }, { names }) {
    const measure = compileFormula(formula);
    const counted = countedRules(`${formula} ${condition}`);
    const unknown = counted.find((name) => !names.has(name));
    if (unknown !== undefined) throw new RuleError(`no rule of the style is called “${unknown}”`);
    const whole = scope === undefined || scope.length === 0 || (scope.length === 1 && scope[0] === 'text');
    // Reads the condition once, so that a fault shows before a text is judged.
    compileFormula(`0 ${condition}`);
    return {
      scope: whole ? ['summary'] : scope,
      start: ({ counts }, countOf) => {
        const elementsOf = (of: ReadonlyMap<string, number>) =>
          ELEMENTS.map((name): [string, number] => [name, of.get(name) ?? 0]);
        const elements = elementsOf(counts);
        const found = counted.map((name): [string, number] => [name, countOf(name)]);
        return ({ view, sized, counts: own }) => {
          const text = countText(view.text);
          if (text.words === 0) return [];
          const variables = new Map([
            ...(own ? elementsOf(own) : elements),
            ...Object.entries(text),
            ...found,
          ]);
          const value = Number(measure(variables));
          const over = compileFormula(`${signed(value)} ${condition}`)(variables);
          if (over !== true) return [];
          const end = sized ? 0 : view.text.length;
          return [{ start: 0, end, values: [value.toFixed(2)], ...(sized && { everywhere: true }) }];
        };
      },
    };
  },
};

function signed(value: number): string {
  if (!Number.isFinite(value)) return value > 0 ? '1e300' : '-1e300';
  return value.toFixed(6);
}
