import { RULES } from './rules/index.ts';
import { readFreeText } from './style/free-text/index.ts';
for (const d of process.argv.slice(2)) { const [l, t] = d.includes('::') ? d.split(/ ?:: ?/) : ['', d]; const r = readFreeText({ label: l, description: t }, RULES); console.log(d, '=>', r ? r.readings.join(' + ') + ' REST ' + JSON.stringify(r.rest) : 'UNREAD'); }
