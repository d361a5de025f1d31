import type { ClassDecl } from '../ast.ts';
import type { Scope } from './scope.ts';

interface Entry {
  readonly declaration: ClassDecl;
  readonly scope: Scope;
}

/** The types of an input by their names. What names one of several alike, and doesn't tell which, means the one that says most. */
export class Types extends Map<string, Entry> {
  readonly #alike = new Map<string, Entry>();

  add(entry: Entry): void {
    const { name, called, fields } = entry.declaration;
    const isMore = (known: Entry | undefined): boolean =>
      !known || known.declaration.fields.length < fields.length;
    if (isMore(super.get(name))) this.set(name, entry);
    if (called !== undefined && isMore(this.#alike.get(called))) this.#alike.set(called, entry);
  }

  override get(name: string): Entry | undefined {
    return super.get(name) ?? this.#alike.get(name);
  }

  override has(name: string): boolean {
    return super.has(name) || this.#alike.has(name);
  }
}
