import type { StyleRule, ValeRuleCheck } from '@housestyle/contract';
import type { Match } from '../checks/types.ts';
import { recall, remember } from '../document/memory.ts';
import type { SourceDocument } from '../document/types.ts';
import { formatOf } from './formats.ts';
import { withoutGuard, type Guard } from './guard.ts';
import { readVale } from './reading/read.ts';
import { compileValeRule, runValeRule, saidOfAll, type ValeRule } from './rule.ts';
import { readSettings, type ValeSettings } from './settings.ts';
import type { ReadingSettings, ValeDocument } from './types.ts';

/** The rules in Vale's form of one style: their configuration, and each document read once for all of them. */
export class ValeStyle {
  readonly faults: ValeSettings['faults'];
  readonly #settings: ValeSettings;
  readonly #guard: Guard;
  readonly #rules: readonly StyleRule[];

  constructor(rules: readonly StyleRule[], guard: Guard = withoutGuard) {
    this.#guard = guard;
    this.#rules = rules;
    this.#settings = readSettings(rules);
    this.faults = this.#settings.faults;
  }

  /** Compiles a rule. Throws an error of which the message says what cannot be read. */
  compile(check: ValeRuleCheck): (document: SourceDocument) => Match[] {
    const rule = compileValeRule(check, this.#settings.context);
    const { formats } = check;
    return (document) =>
      formats === undefined || formats.includes(formatOf(document.language)) ? this.#run(rule, document) : [];
  }

  #run(rule: ValeRule, document: SourceDocument): Match[] {
    const known = recall(document, this) as ValeDocument | undefined;
    const read = known ?? this.#guard(() => readVale(document, this.#reading(document)));
    const whole =
      read ?? readVale(document, { ...this.#reading(document), tokenIgnores: [], blockIgnores: [] });
    if (!known) remember(document, this, whole);
    const found = this.#guard(() =>
      runValeRule(rule, document, whole, (name) => this.#count(name, document)),
    );
    // Of two that are said of a whole text, one would be shown.
    if (!found) return [saidOfAll(document, read ? STOPPED : `${STOPPED} ${NOTHING_IGNORED}`)];
    return read ? found : [saidOfAll(document, NOTHING_IGNORED), ...found];
  }

  /** How often a rule is found; one that counts others is not counted. */
  #count(name: string, document: SourceDocument): number {
    const check = this.#rules.find(({ label }) => label === name)?.check;
    return check === undefined || check.extends === 'configuration' || check.extends === 'metric'
      ? 0
      : this.compile(check)(document).length;
  }

  #reading({ language }: SourceDocument): ReadingSettings {
    return this.#settings.reading(formatOf(language));
  }
}

const STOPPED = 'This rule could not be judged: a pattern of it takes too long on this text.';
const NOTHING_IGNORED =
  'Nothing is ignored in this text: the patterns of TokenIgnores and BlockIgnores take too long on it.';
