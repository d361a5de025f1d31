// control: which rules of every table are told in part, and how
import { RULES } from './rules/index.ts';
import { readFreeText } from './style/free-text/index.ts';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
const files: string[] = [];
const walk = (d: string) => { for (const f of readdirSync(d)) { const p = `${d}/${f}`; if (statSync(p).isDirectory()) walk(p); else if (f.endsWith('.ts') && !f.includes('.test.')) files.push(p); } };
walk('test/style/requests'); walk('test/style/unseen');
const out: string[] = [];
for (const f of files) {
  const m: any = await import(`./${f}`).catch(() => ({}));
  for (const v of Object.values(m)) if (Array.isArray(v)) for (const row of v as any[]) {
    if (!Array.isArray(row)) continue;
    const [label, description] = f.includes('requests') ? ['', row[0]] : [row[0], row[1]];
    if (typeof label !== 'string' || typeof description !== 'string') continue;
    const r = readFreeText({ label, description }, RULES);
    out.push(`${label} :: ${description.replaceAll('\n', '⏎')} => ${r ? r.readings.join(' + ') + (r.rest.length ? '  REST ' + r.rest.join(' | ') : '') : 'UNREAD'}`);
  }
}
console.log(out.length, 'partly', out.filter((o) => o.includes('  REST ')).length, 'unread', out.filter((o) => o.endsWith('UNREAD')).length);
writeFileSync(process.argv[2] ?? '/tmp/h/control.txt', out.join('\n'));
