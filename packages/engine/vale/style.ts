import type { StyleRule, ValeRuleCheck } from '@housestyle/contract';
import type { Match } from '../checks/types.ts';
import { recall, remember } from '../document/memory.ts';
import type { SourceDocument } from '../document/types.ts';
import { formatOf } from './formats.ts';
import { readVale } from './reading/read.ts';
import { compileValeRule, runValeRule } from './rule.ts';
import { readSettings, type ValeSettings } from './settings.ts';
import type { ValeDocument } from './types.ts';

/** The rules in Vale's form of one style: their configuration, and each document read once for all of them. */
export class ValeStyle {
  readonly faults: ValeSettings['faults'];
  readonly #settings: ValeSettings;

  constructor(rules: readonly StyleRule[]) {
    this.#settings = readSettings(rules);
    this.faults = this.#settings.faults;
  }

  /** Compiles a rule. Throws an error of which the message says what cannot be read. */
  compile(check: ValeRuleCheck): (document: SourceDocument) => Match[] {
    const rule = compileValeRule(check, this.#settings.context);
    const { formats } = check;
    return (document) =>
      formats === undefined || formats.includes(formatOf(document.language))
        ? runValeRule(rule, document, this.#documentOf(document))
        : [];
  }

  #documentOf(document: SourceDocument): ValeDocument {
    const known = recall(document, this);
    if (known) return known as ValeDocument;
    const read = readVale(document, this.#settings.reading(formatOf(document.language)));
    remember(document, this, read);
    return read;
  }
}
