import assert from 'node:assert/strict';
import { ask } from './ask.ts';

/** A rule with texts that break it and texts that keep it. */
export interface Told {
  readonly label: string;
  readonly description: string;
  /** What should be found stands in «»; empty: anything at that place. */
  readonly bad?: readonly string[];
  readonly good?: readonly string[];
  readonly verify?: boolean;
}

type Kind = 'right' | 'missed' | 'false positive' | 'opposite';

/** One half of a set, and the least share of it that is read rightly. */
export type Half = readonly [name: string, rules: readonly Told[], floor: number];

function isFound({ label, description }: Told, marked: string): boolean {
  const start = marked.indexOf('«');
  const end = marked.indexOf('»') - 1;
  const { ranges } = ask(label, description, marked.replace(/[«»]/g, ''));
  return ranges.some((range) => range.start <= end && range.end >= start);
}

function judge(rule: Told): Kind {
  const { bad = [], good = [], label, description } = rule;
  const missed = bad.filter((text) => !isFound(rule, text));
  const wrong = good.filter((text) => ask(label, description, text).ranges.length > 0);
  if (wrong.length > 0)
    return missed.length === bad.length && wrong.length === good.length ? 'opposite' : 'false positive';
  if (rule.verify) return ask(label, description, 'Text.').told ? 'right' : 'missed';
  return missed.length === 0 ? 'right' : 'missed';
}

/** Has every half of a set judged. */
export function describeHalves(set: string, halves: readonly Half[]): void {
  for (const [name, rules, floor] of halves) {
    describe(`rules in words nobody had in mind: ${set}, half ${name}`, () => {
      const verdicts = rules.map((rule) => ({ rule, kind: judge(rule) }));
      const those = (kind: Kind) =>
        verdicts
          .filter((verdict) => verdict.kind === kind)
          .map(({ rule }) => `${rule.label}: ${rule.description}`);

      it(`are read rightly in ${Math.round(floor * 100)} of 100`, () => {
        const right = those('right').length;
        assert.ok(
          right / verdicts.length >= floor,
          `${right} of ${verdicts.length}\n${those('missed').join('\n')}`,
        );
      });

      it('seldom find anything in a text that keeps them', () =>
        assert.ok(
          those('false positive').length <= verdicts.length * 0.02,
          those('false positive').join('\n'),
        ));

      it('are never read as their opposite', () => assert.deepEqual(those('opposite'), []));
    });
  }
}
