/** As much of a rule as a directive can name it by. */
export interface NamedRule {
  readonly id: string;
  readonly label: string;
  /** The built-in rules that it asks for. */
  readonly builtIn?: readonly string[];
}

/** What is alike in an id and a label: "No exclamation marks!" and `no-exclamation-marks`. */
function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** Finds the rules of a style that people name in comments. */
export class RuleNames {
  readonly #rules: readonly NamedRule[];
  readonly #bySlug = new Map<string, Set<string>>();

  constructor(rules: readonly NamedRule[]) {
    this.#rules = rules;
    for (const { id, label, builtIn = [] } of rules) {
      for (const name of [id, label, ...builtIn]) this.#add(slug(name), id);
    }
  }

  /**
   * The ids of the rules with one of these names. A name may be an id or a label; one that is neither, and several words,
   * is a list: `please passive-voice`.
   */
  find(names: readonly string[]): ReadonlySet<string> {
    return new Set(
      names.flatMap(
        (name) => this.#lookUp(name) ?? name.split(' ').flatMap((word) => this.#lookUp(word) ?? []),
      ),
    );
  }

  /** As Vale names them: a rule, or all rules of a style. */
  findVale(names: readonly string[]): ReadonlySet<string> {
    return new Set(names.flatMap((name) => [...(this.#lookUp(name) ?? []), ...this.ofStyle(name)]));
  }

  /** The ids of the rules that belong to a Vale style: `Microsoft` has `Microsoft.Passive`. */
  ofStyle(style: string): readonly string[] {
    const prefix = `${style.toLowerCase()}.`;
    return this.#rules
      .filter(({ id, label }) => [id, label].some((name) => name.toLowerCase().startsWith(prefix)))
      .map(({ id }) => id);
  }

  /** The ids of all rules that belong to some Vale style. */
  ofStyles(): readonly string[] {
    return this.#rules
      .filter(({ id, label }) => [id, label].some((name) => /^[\w-]+\.[\w-]+$/.test(name)))
      .map(({ id }) => id);
  }

  #lookUp(name: string): readonly string[] | undefined {
    const found = this.#bySlug.get(slug(name));
    return found && [...found];
  }

  #add(name: string, id: string): void {
    const ids = this.#bySlug.get(name) ?? new Set();
    this.#bySlug.set(name, ids.add(id));
  }
}
