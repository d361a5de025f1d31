import { RULES } from './rules/index.ts';
import { readFreeText } from './style/free-text/index.ts';
import { FAMILIES_ONE } from './test/style/requests/families-one.ts';
import { FAMILIES_TWO } from './test/style/requests/families-two.ts';
import * as mixed from './test/style/requests/mixed.ts';
const all = [...FAMILIES_ONE, ...FAMILIES_TWO, ...Object.values(mixed).flat()] as any[];
const step = Number(process.argv[2] ?? 5);
const only = process.argv[3];
const tails = ['in quarterly reports','for enterprise customers','when the reader is a beginner','if Legal has not approved it','unless a lawyer asks for it','on the pricing page','in the Japanese edition','during onboarding','except in haiku','except for brand campaigns','outside the appendix','for the roadmap page','before a merger','for interns only','in emails to partners','only in release announcements','while the beta lasts','in the first paragraph of a press release','at the request of a vendor','but not in contracts', 'on Tuesdays', 'by the marketing team','that come from partners','in long documents','near a diagram'];
const heads = ['In quarterly reports, ','For the roadmap page, ','When you write for lawyers, ','Unless Legal objects, ','During the beta, ','On marketing pages, ','Except in poems, ','If space is tight, ','As a rule for interns, '];
const more = [' Attach a screenshot of the old page.',' Sign every page.',' Name the owner of each page.',' Pages older than a year are archived.',' Ask Legal before you publish.', ' This applies to contracts only.', ' Poems are exempt.', ' Not in haiku.', ' Interns may ignore this.'];
const fold = (s: string) => s.charAt(0).toLowerCase() + s.slice(1);
const count: Record<string,[number,number]> = {}; const silent: string[] = [];
let total=0, bad=0;
const base = all.filter((_, i) => i % step === 0).map(([request]) => request as string).filter((r) => r);
const read = (d: string) => readFreeText({ label: '', description: d }, RULES);
for (const r of base) {
  const b = read(r);
  if (!b || b.rest.length || /because|so that|, so |such as|, as /.test(r)) continue;
  const bare = r.replace(/[.\s]+$/, '');
  const forms: [string, string][] = [...tails.map((t): [string,string] => [t, `${bare} ${t}.`]), ...heads.map((h): [string,string] => [h, `${h}${/^(?:“|[A-Z]{2}|I\b)/.test(bare) ? bare : fold(bare)}.`]), ...more.map((m): [string,string] => [m, `${bare}.${m}`])];
  const ADJ: [RegExp, string][] = [[/\bheadings?\b/i,'roadmap'],[/\blists?\b(?! items)/i,'ingredient'],[/\bsentences?\b/i,'partner'],[/\blinks?\b/i,'external'],[/\btables?\b/i,'pricing'],[/\bimages?\b/i,'decorative'],[/\bbuttons?\b/i,'destructive'],[/\berror messages?\b|\berrors?\b/i,'server'],[/\bacronyms?\b/i,'military'],[/\bnumbers?\b/i,'negative'],[/\bcontractions?\b/i,'clumsy'],[/\bparagraphs?\b/i,'closing'],[/\b(?:em )?dash(?:es)?\b/i,'poetic'],[/\bdates?\b/i,'expiry'],[/\bcode blocks?\b/i,'Haskell'],[/\bpassive\b/i,'agentless'],[/\bjargon\b/i,'medical'],[/\bwords?\b/i,'Japanese']];
  for (const [noun, adj] of ADJ) if (noun.test(bare)) forms.push([`adj ${adj}`, `${bare.replace(noun, (n) => `${adj} ${n}`)}.`.replace(/^[a-z]/, (c) => c.toUpperCase())]);
  for (const [k, d] of forms) {
    if (only && !k.includes(only)) continue;
    const m = read(d);
    total++; const c = (count[k] ??= [0,0]); c[0]++;
    if (m && m.rest.length === 0) { bad++; c[1]++; silent.push(`${k} | ${d} => ${m.readings.join(' + ')}`); }
  }
}
console.log(total, bad);
for (const [k, [n, s]] of Object.entries(count).sort((a, b) => b[1][1] - a[1][1])) console.log(`${s}/${n}  ${k}`);
import('node:fs').then(fs => fs.writeFileSync('/tmp/h/silent.txt', silent.join('\n')));
