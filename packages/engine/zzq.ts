import { createEngine } from './index.ts';
const e = createEngine();
const [label, description, ...inputs] = process.argv.slice(2);
for (const input of inputs) { const r: any = e.analyze({ mode: 'review', input, style: { rules: [{ label, description }], termSubs: [], glossary: [] }, format: 'suggestions' } as any); console.log(JSON.stringify(input), JSON.stringify(r.suggestions.map((s: any) => [s.rule.label, s.original, s.replacement]))); }
