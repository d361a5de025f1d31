import type { Finding } from '@housestyle/contract';

/** What is known of a rule beyond a finding's own words. Markdown in `bad` and `good`. */
export interface RuleFacts {
  readonly label: string;
  readonly description: string;
  readonly reason?: string;
  readonly bad?: string;
  readonly good?: string;
  /** Pages of public style guides that ask for the same. */
  readonly guides: readonly { readonly title: string; readonly url: string }[];
}

/** The form of `media/rules.json`, which `npm run generate` writes. */
export interface RuleFactsFile {
  readonly builtIn: Readonly<Record<string, RuleFacts>>;
  readonly byLabel: Readonly<Record<string, RuleFacts>>;
}

/** A team's own rule goes by its id and label: taken over from a preset, it keeps the preset's label. */
export function factsFor(file: RuleFactsFile, { id, label }: Finding['rule']): RuleFacts | undefined {
  const own = (facts: Readonly<Record<string, RuleFacts>>, key: string): RuleFacts | undefined =>
    Object.hasOwn(facts, key) ? facts[key] : undefined;
  const builtIn = own(file.builtIn, id);
  if (builtIn?.label === label) return builtIn;
  return own(file.byLabel, label) ?? builtIn;
}
