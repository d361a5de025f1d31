/** Rules as a style lists them. */
interface ListedRule {
  readonly id: string;
}

/** The ids of the rules that have a property, worked out once for each list: a style judges many texts with one list. */
export class RuleSet<Rule extends ListedRule> {
  readonly #known = new WeakMap<readonly Rule[], ReadonlySet<string>>();
  readonly #has: (rule: Rule) => boolean;

  constructor(has: (rule: Rule) => boolean) {
    this.#has = has;
  }

  of(rules: readonly Rule[]): ReadonlySet<string> {
    let ids = this.#known.get(rules);
    if (!ids) this.#known.set(rules, (ids = new Set(rules.filter(this.#has).map(({ id }) => id))));
    return ids;
  }
}
