import { RULES } from './rules/index.ts';
import { readFreeText } from './style/free-text/index.ts';
import { FAMILIES_ONE } from './test/style/requests/families-one.ts';
import { FAMILIES_TWO } from './test/style/requests/families-two.ts';
import { writeFileSync } from 'node:fs';
const all = [...FAMILIES_ONE, ...FAMILIES_TWO].filter((_, i) => i % 6 === 0).map(([r]) => r);
const labels = ['Pricing page','On the pricing page','Quarterly reports','For lawyers','Legal texts','When space is tight','Beta docs','Press releases','Job ads','Mobile app'];
const out: string[] = []; let n = 0; const c: Record<string, number> = {};
for (const r of all) {
  const b = readFreeText({ label: '', description: r }, RULES);
  if (!b || b.rest.length || /because|so that|, so |such as|, as /.test(r)) continue;
  const bare = r.replace(/[.\s]+$/, '');
  const forms: [string, string, string][] = labels.map((l) => [`label ${l}`, l, r]);
  for (const t of ['on the pricing page', 'in quarterly reports', 'for enterprise customers', 'unless a lawyer asks', 'during the beta']) forms.push([`whole ${t}`, `${bare} ${t}`, ''], [`titled ${t}`, `${bare} ${t}`, 'Readers expect it.'], [`both ${t}`, bare, `${bare} ${t}.`]);
  for (const l of labels.slice(0, 3)) forms.push([`colon ${l}`, '', `${l}: ${bare.charAt(0).toLowerCase() + bare.slice(1)}.`]);
  for (const [k, label, description] of forms) { n++; const m = readFreeText({ label, description }, RULES); if (m && m.rest.length === 0) { c[k] = (c[k] ?? 0) + 1; out.push(`${k} | ${label} :: ${description} => ${m.readings.join(' + ')}`); } }
}
console.log(all.length, n, out.length, c); writeFileSync('/tmp/h/silentl.txt', out.join('\n'));
