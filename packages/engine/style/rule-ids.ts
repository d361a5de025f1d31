/** Characters of an id made from a label. */
const LONGEST = 60;

/** An id made from a label that is not among `taken`; it is added to them. */
export function freeId(label: string, taken: Set<string>): string {
  const slug = label
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘"“”]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  const base = slug || 'rule';
  let id = base;
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
  taken.add(id);
  return id;
}
