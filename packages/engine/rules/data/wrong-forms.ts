import type { Substitution } from '../../checks/types.ts';

/** Irregular verbs with a regular ending, and endings with a letter too many: the right form, and the wrong ones. */
const FORMS = `
advised: adviced
brought: bringed
built: builded
caught: catched
fed: feeded
found: finded
handled: handeled
handling: handeling
held: holded
hit: hitted
kept: keeped
lost: losed
read: readed
reset: resetted
sent: sended
set: setted
shut: shutted shuted
spent: spended
split: splitted
taught: teached
targeted: targetted
targeting: targetting
thought: thinked
understood: understanded
`;

/** Adjectives with one “l”, which are often written with two. */
const FUL =
  'beautiful careful colorful doubtful faithful fruitful graceful harmful helpful mindful meaningful peaceful powerful skillful stateful stressful thoughtful wonderful';

/** Of verbs, those whose past and participle are one form, so that the right one is clear. */
export const wrongForms = (): readonly Substitution[] => [
  ...FORMS.trim()
    .split('\n')
    .map((line) => {
      const [to = '', from = ''] = line.split(': ');
      return { from: from.split(' '), to };
    }),
  ...FUL.split(' ').map((to) => ({ from: [`${to}l`], to })),
];
