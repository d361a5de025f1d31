import { RULES } from './rules/index.ts';
import { readFreeText } from './style/free-text/index.ts';
import { FAMILIES_ONE } from './test/style/requests/families-one.ts';
import { FAMILIES_TWO } from './test/style/requests/families-two.ts';
import { isAsked, isOrder } from './style/free-text/sentences.ts';
import { writeFileSync } from 'node:fs';
const step = Number(process.argv[2] ?? 6);
const all = [...FAMILIES_ONE, ...FAMILIES_TWO].filter((_, i) => i % step === 1).map(([r]) => r.replace(/[.\s]+$/, ''));
const low = (s: string) => /^(?:“|[A-Z]{2}|I\b)/.test(s) ? s : s.charAt(0).toLowerCase() + s.slice(1);
const cap = (s: string) => s.charAt(0).toUpperCase() + s.slice(1);
const gerund = (s: string) => s;
// frames for imperative requests
const imp: Record<string, (s: string) => string> = {
  'You should': (s) => /^(?:Don’t|Do not)/.test(s) ? `You should not ${s.replace(/^(?:Don’t|Do not) /, '')}.` : /^Never /.test(s) ? `You should never ${s.slice(6)}.` : `You should ${low(s)}.`,
  'Writers must': (s) => /^(?:Don’t|Do not)/.test(s) ? `Writers must not ${s.replace(/^(?:Don’t|Do not) /, '')}.` : /^Never /.test(s) ? `Writers must never ${s.slice(6)}.` : `Writers must ${low(s)}.`,
  'We': (s) => /^(?:Don’t|Do not)/.test(s) ? `We don’t ${s.replace(/^(?:Don’t|Do not) /, '')}.` : `We ${low(s)}.`,
  'We always/never': (s) => /^(?:Don’t|Do not)/.test(s) ? `We never ${s.replace(/^(?:Don’t|Do not) /, '')}.` : /^Never|^Always/.test(s) ? `We ${low(s)}.` : `We always ${low(s)}.`,
  'Make sure to': (s) => /^(?:Don’t|Do not)/.test(s) ? `Make sure not to ${s.replace(/^(?:Don’t|Do not) /, '')}.` : /^Never /.test(s) ? `Make sure never to ${s.slice(6)}.` : `Make sure to ${low(s)}.`,
  'It is important to': (s) => /^(?:Don’t|Do not)/.test(s) ? `It is important not to ${s.replace(/^(?:Don’t|Do not) /, '')}.` : /^Never /.test(s) ? `It is important never to ${s.slice(6)}.` : `It is important to ${low(s)}.`,
  'The team agreed to': (s) => /^(?:Don’t|Do not)/.test(s) ? `The team agreed not to ${s.replace(/^(?:Don’t|Do not) /, '')}.` : /^Never /.test(s) ? `The team agreed never to ${s.slice(6)}.` : `The team agreed to ${low(s)}.`,
  'Id like you to': (s) => /^(?:Don’t|Do not)/.test(s) ? `I’d like you not to ${s.replace(/^(?:Don’t|Do not) /, '')}.` : /^Never /.test(s) ? `I’d like you never to ${s.slice(6)}.` : `I’d like you to ${low(s)}.`,
  'Please remember to': (s) => /^(?:Don’t|Do not)/.test(s) ? `Please remember not to ${s.replace(/^(?:Don’t|Do not) /, '')}.` : /^Never /.test(s) ? `Please remember never to ${s.slice(6)}.` : `Please remember to ${low(s)}.`,
  'Our policy is to': (s) => /^(?:Don’t|Do not)/.test(s) ? `Our policy is not to ${s.replace(/^(?:Don’t|Do not) /, '')}.` : /^Never /.test(s) ? `Our policy is never to ${s.slice(6)}.` : `Our policy is to ${low(s)}.`,
  'Authors are expected to': (s) => /^(?:Don’t|Do not)/.test(s) ? `Authors are expected not to ${s.replace(/^(?:Don’t|Do not) /, '')}.` : /^Never /.test(s) ? `Authors are expected never to ${s.slice(6)}.` : `Authors are expected to ${low(s)}.`,
  'One should': (s) => /^(?:Don’t|Do not)/.test(s) ? `One should not ${s.replace(/^(?:Don’t|Do not) /, '')}.` : /^Never /.test(s) ? `One should never ${s.slice(6)}.` : `One should ${low(s)}.`,
  'Let us': (s) => /^(?:Don’t|Do not)/.test(s) ? `Let’s not ${s.replace(/^(?:Don’t|Do not) /, '')}.` : /^Never /.test(s) ? `Let’s never ${s.slice(6)}.` : `Let’s ${low(s)}.`,
  'goal': (s) => /^(?:Don’t|Do not)/.test(s) ? `The goal is not to ${s.replace(/^(?:Don’t|Do not) /, '')}.` : /^Never /.test(s) ? `The goal is never to ${s.slice(6)}.` : `The goal is to ${low(s)}.`,
};
const any: Record<string, (s: string) => string> = {
  'please end': (s) => `${s}, please.`, 'exclaim': (s) => `${s}!`, 'lower': (s) => low(s), 'noapos': (s) => s.replaceAll('’', ''), 'bullet': (s) => `- ${s}.`, 'bold': (s) => `**${s}.**`,
  'always': (s) => `${s} at all times.`, 'noexc': (s) => `${s} — no exceptions.`, 'ref': (s) => `${s} (see the Google style guide).`, 'per': (s) => `As in the Microsoft style guide: ${low(s)}.`, 'in our docs': (s) => `In our docs, ${low(s)}.`,
  'numbered': (s) => `4. ${s}.`, 'rule': (s) => `Rule 4: ${low(s)}.`, 'why': (s) => `${s}. It reads better.`, 'why2': (s) => `${s}, as most style guides do.`, 'why3': (s) => `${s}; readers expect it.`, 'caps': (s) => s.toUpperCase(),
  'label': (s) => s, 'thanks': (s) => `${s}. Thanks!`, 'anywhere': (s) => `${s}, anywhere in our documentation.`, 'everywhere': (s) => `${s} everywhere.`, 'consistently': (s) => `${s} consistently.`, 'straight': (s) => s.replaceAll('’', "'").replaceAll('“', '"').replaceAll('”', '"') + '.', 'single': (s) => s.replaceAll('“', "'").replaceAll('”', "'") + '.', 'code': (s) => s.replaceAll('“', '`').replaceAll('”', '`') + '.', 'italics': (s) => s.replaceAll('“', '*').replaceAll('”', '*') + '.',
  'important': (s) => `Important: ${low(s)}.`, 'since': (s) => `Since screen readers need it, ${low(s)}.`, 'new': (s) => `New: ${low(s)}.`, 'from now on': (s) => `From now on, ${low(s)}.`, 'in general': (s) => `In general, ${low(s)}.`, 'reviewers': (s) => `${s}. Reviewers will check this.`, 'mistake': (s) => `${s}. This is a common mistake.`, 'unless cites': (s) => `${s}. See also our glossary.`, 'team': (s) => `${s} (agreed in March 2025).`,
};
for (const w of ['It helps translators.', 'They confuse readers.', 'Readers skim.', 'Nobody likes the alternative.', 'It makes the docs easier to scan.', 'That is what our readers want.', 'This keeps pages short.', 'It adds nothing.', 'They are hard to translate.', 'Screen readers stumble over them.', 'It looks unprofessional.', 'This is the industry standard.', 'They slow people down.', 'Good docs do this.', 'Our customers asked for this.', 'Legal insists.', 'We had complaints.', 'It saves time.', 'Consistency matters.', 'Clarity beats style.', 'Studies show that people read faster this way.', 'Many readers are not native speakers.', 'The reader is busy.', "You'll thank us later.", "It's friendlier.", 'It sounds more natural.', 'It is easy to get wrong.', 'Ask Maria if you are not sure.', 'The linter checks this too.', 'Applies to all products.']) any['why: ' + w] = (s) => `${s}. ${w}`;
const count: Record<string, [number, number, number]> = {}; const out: string[] = []; let total = 0, bad = 0;
for (const r of all) {
  const b = readFreeText({ label: '', description: r }, RULES);
  if (!b || b.rest.length || /because|so that|, so |such as|, as |; /.test(r)) continue;
  const want = [...b.readings].sort().join('+');
  const frames = Object.entries(any).concat(isOrder(r) && !/^(?:No|Only|One|Max|Write without)\b/.test(r) ? Object.entries(imp) : []);
  for (const [k, f] of frames) {
    const [label, description] = k === 'label' ? [f(r), ''] : ['', f(r)];
    const m = readFreeText({ label, description }, RULES); const c = (count[k] ??= [0, 0, 0]); c[0]++; total++;
    const got = m ? [...m.readings].sort().join('+') : 'UNREAD';
    if (got !== want) { c[1]++; bad++; out.push(`${k} | ${description || label} => ${got}   WANT ${want}`); }
    else if (m!.rest.length) { c[2]++; bad++; out.push(`${k} | ${description || label} => TOLD ${m!.rest.join(' | ')}`); }
  }
}
console.log(total, bad);
for (const [k, [n, s, t]] of Object.entries(count).sort((a, b) => b[1][1] + b[1][2] - a[1][1] - a[1][2])) console.log(`other ${s} told ${t} of ${n}  ${k}`);
writeFileSync('/tmp/h/frames.txt', out.join('\n'));
