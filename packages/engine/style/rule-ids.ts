import { ruleIdOf } from '@housestyle/contract';

/** An id made from a label that is not among `taken`; it is added to them. */
export function freeId(label: string, taken: Set<string>): string {
  const base = ruleIdOf(label);
  let id = base;
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
  taken.add(id);
  return id;
}
