import type { Engine } from '../../packages/engine/index.ts';

const LENGTH = 200_000;

/** Terms that make headings, lists and code of common words, and undo each other. */
const STYLE = {
  rules: null,
  termSubs: [
    { preferred: '# heading', avoid: ['foo term'] },
    { preferred: '- item', avoid: ['foo'] },
    { preferred: '`x', avoid: ['a'] },
    { preferred: 'a', avoid: ['utilize'] },
  ],
  glossary: [{ term: '*a', definition: 'x', synonyms: ['here'] }],
};

const UNITS = [
  '[a](',
  '![[]()',
  '**a ',
  '`` x ',
  '<b ',
  '> ',
  '|a|b|\n|-|-|\n',
  'foo term\n\n',
  'a a an an ',
  '<div><p>a</div>',
  '[a]: b\n\n[a][a] ',
  '## Utilize a\n\n[x](#utilize-a)\n\n',
  'utilize in order to ',
  '- a: b, c, d, and e\n',
  '::: tip a\n',
  'a_b foo c_d ',
  'a  \n',
  '{/* a */}\n',
  'a\n\n',
  '* a\n',
  '%a%Utilize foo term.\n',
] as const;
const MODES = [
  'review',
  'style-check',
  'rewrite',
  'simplify',
  'ux-review',
  'ux-rewrite',
  'glossary-gen',
] as const;

export interface Worst {
  readonly ms: number;
  readonly unit: string;
  readonly mode: string;
}

/** The input of 200,000 characters that takes longest, in milliseconds, of a set that costs parsers and rewriters most. */
export function measureHostile(engine: Engine): Worst {
  let worst: Worst = { ms: 0, unit: '', mode: '' };
  for (const unit of UNITS) {
    const input = unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);
    for (const mode of MODES) {
      const start = performance.now();
      engine.analyze({ mode, input, style: STYLE });
      const ms = performance.now() - start;
      if (ms > worst.ms) worst = { ms, unit, mode };
    }
  }
  return worst;
}
