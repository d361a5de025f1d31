/** Characters of an id made from a label. */
const LONGEST = 60;

/** The id that a rule gets from its label, where no rule before it has it: "No “please”" becomes `no-please`. */
export function ruleIdOf(label: string): string {
  const slug = label
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘"“”]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  return slug || 'rule';
}
