import { RULES } from './rules/index.ts';
import { readFreeText } from './style/free-text/index.ts';
import { phrasesOf } from './style/free-text/combine.ts';
const sets = [['simply','basically','obviously'],['utilize','leverage','facilitate'],['very','really','quite'],['whitelist','blacklist'],['awesome','amazing'],['via'],['utilize'],['touch base','circle back'],['in order to','due to the fact that'],['crazy','insane'],['abort','kill'],['and/or'],['performant'],['foo','bar','baz'],['blazing fast','world-class','seamless'],['login','signup']];
const q = (w: string, o: string, c: string) => `${o}${w}${c}`;
const and = (ws: string[], j: string) => ws.length < 2 ? ws.join() : `${ws.slice(0, -1).join(', ')}${ws.length > 2 ? ',' : ''} ${j} ${ws.at(-1)}`;
const frames: Record<string, (a: string, o: string, all: string) => [string, string]> = {
  'Avoid a': (a) => ['', `Avoid ${a}.`], 'Never write o': (_, o) => ['', `Never write ${o}.`], "Don't use o": (_, o) => ['', `Don't use ${o}.`], 'Do not say o': (_, o) => ['', `Do not say ${o}.`], 'No o': (_, o) => ['', `No ${o}.`], 'Ban a': (a) => ['', `Ban ${a}.`],
  'a are banned': (a) => ['', `${a.charAt(0).toUpperCase() + a.slice(1)} ${/ and |,/.test(a) ? 'are' : 'is'} banned.`], 'words to avoid:': (_, __, l) => ['', `Words to avoid: ${l}.`], 'avoid words like': (_, o) => ['', `Avoid words like ${o}.`], 'avoid words such as': (_, o) => ['', `Avoid words such as ${o}.`],
  'avoid the words': (a) => ['', `Avoid the words ${a}.`], 'label::list': (_, __, l) => ['Banned words', `${l}`], 'label::avoid': (a) => ['Filler', `Avoid ${a}.`], 'label::dont': (_, o) => ['Weak words', `Don’t use ${o}.`], 'list — avoid': (_, __, l) => ['', `${l} — avoid.`], 'list: never': (_, __, l) => ['Words', `${l}: never.`], 'list. Cut them.': (_, __, l) => ['Words', `${l}. Cut them.`], 'list — cut them all': (_, __, l) => ['Easy words', `${l} — cut them all`],
  'We never use': (_, o) => ['', `We never use ${o}.`], 'Cut a': (a) => ['', `Cut ${a}.`], 'Leave out': (a) => ['', `Leave out ${a}.`], 'Delete': (a) => ['', `Delete ${a} wherever you see ${/ and |,/.test(a) ? 'them' : 'it'}.`], 'has no place': (a) => ['', `${a.charAt(0).toUpperCase() + a.slice(1)} ${/ and |,/.test(a) ? 'have' : 'has'} no place in our docs.`], 'Do not use a in docs': (_, o) => ['', `Do not use ${o} in our docs.`], 'must not': (a) => ['', `Writers must not use ${a}.`], 'should not appear': (a) => ['', `${a.charAt(0).toUpperCase() + a.slice(1)} should not appear in our docs.`], 'steer clear': (a) => ['', `Steer clear of ${a}.`], 'bullets': (_, __, l) => ['Avoid', l.split(', ').map((w) => `- ${w}`).join('\n')], 'bullets2': (_, __, l) => ['', 'Never use:\n' + l.split(', ').map((w) => `- ${w}`).join('\n')],
};
const t: Record<string, [number, number]> = {}; const out: string[] = [];
for (const [name, f] of Object.entries(frames)) for (const [k, o, c] of [['plain', '', ''], ['dq', '"', '"'], ['curly', '“', '”'], ['sq', "'", "'"], ['code', '`', '`'], ['it', '*', '*']] as const) for (const s of sets) {
  const w = s.map((x) => q(x, o, c)); const [label, description] = f(and(w, 'and'), and(w, 'or'), w.join(', '));
  const r = readFreeText({ label, description }, RULES);
  const words = new Set(r ? phrasesOf(r.checks).map((p) => p.toLowerCase()) : []);
  const ok = r && s.every((x) => words.has(x) || [...words].some((y) => y.includes(x))) && r.rest.length === 0;
  const key = `${name} | ${k}`; const cc = (t[key] ??= [0, 0]); cc[0]++;
  if (!ok) { cc[1]++; out.push(`${k} ${label} :: ${description.replaceAll('\n', '⏎')} => ${r ? r.readings.join(' + ') + ' REST ' + r.rest.join('|') : 'UNREAD'}`); }
}
let n = 0, b = 0; for (const [a, c] of Object.values(t)) { n += a; b += c; } console.log(n, b);
for (const [k, [a, c]] of Object.entries(t).sort((x, y) => y[1][1] - x[1][1]).slice(0, 45)) if (c) console.log(c, '/', a, k);
import('node:fs').then((fs) => fs.writeFileSync('/tmp/h/ban.txt', out.join('\n')));
