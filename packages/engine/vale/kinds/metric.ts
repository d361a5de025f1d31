import type { ValeCheckOf } from '@housestyle/contract';
import { countText } from '../metrics/counts.ts';
import { compileFormula, countedRules } from '../metrics/formula.ts';
import { RuleError, type ValeKindDefinition } from './types.ts';

const ELEMENTS = ['pre', 'list', 'blockquote', ...[1, 2, 3, 4, 5, 6].map((level) => `heading_h${level}`)];

/** Reports a document, or the blocks of a scope, of which a formula is over its condition. */
export const metric: ValeKindDefinition<ValeCheckOf<'metric'>> = {
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
            // Of a document, only what is no list, quotation or heading.
            ...(sized ? [['paragraphs', counts.get('paragraphs') ?? 0] as const] : []),
            ...found,
          ]);
          const value = Number(measure(variables));
          // Where nothing is counted, a share of it says nothing.
          if (!Number.isFinite(value)) return [];
          if (compileFormula(`${value.toFixed(6)} ${condition}`)(variables) !== true) return [];
          const end = sized ? 0 : view.text.length;
          return [{ start: 0, end, values: [value.toFixed(2)], ...(sized && { everywhere: true }) }];
        };
      },
    };
  },
};
