import type { StyleRule } from '@housestyle/contract';
import type { Rule } from '../rules/types.ts';
import { readFreeText } from './free-text/index.ts';
import type { Understood } from './free-text/understood.ts';
import { Recent } from './recent.ts';

/** Reads a rule in plain words; undefined where no part of it can be turned into a check. */
export type ReadRule = (rule: StyleRule) => Understood | undefined;

/** A reader that remembers what it read, by the rule's text: who edits one rule of fifty waits for one. */
export function createRuleReader(rules: readonly Rule[], capacity = 1000): ReadRule {
  const read = new Recent<Understood | undefined>(capacity);
  return ({ label, description }) =>
    read.get(JSON.stringify([label, description]), () => readFreeText({ label, description }, rules));
}
