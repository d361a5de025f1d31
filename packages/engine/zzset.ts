import { createEngine } from './index.ts';
const engine = createEngine();
// [label, description, bad text with «marks», good text, 'none'|'part'|'whole' expected telling]
type Row = [string, string, string, string, string?];
const SET: Row[] = [
 ['Oxford comma','Always use it. Lists of three or more without it are ambiguous.','Bring pens, paper «and» tape.','Bring pens, paper, and tape.'],
 ['Click here','Links say where they go. "Click here" and "this page" tell nobody anything.','See [«click here»](a.md).','See [the setup guide](a.md).'],
 ['Login / log in','"Log in" is the verb, "login" the noun.','«Login» to the console.','Log in to the console. Your login is valid.'],
 ['Passive','We write in the active voice. Tell people who does what.','The file «is deleted by» the server.','The server deletes the file.'],
 ['Sentence length','Nothing over 30 words.','«This sentence goes on and on and on, because its writer never learned where to stop, and so it runs past every limit that a sensible editor would ever set for it today.»','This is short.'],
 ['Headings','Sentence case. No trailing punctuation. No gerunds.','## «Installing» the app','## Install the app'],
 ['Future','Don\'t write "will" for what the software does.','The server «will» restart.','The server restarts.'],
 ['Easy words','simple, simply, easy, easily, just, obviously — cut them all','It is «easy» to do.','It is quick to do.'],
 ['Product name','It\'s Acme Cloud, never AcmeCloud or ACME Cloud.','Open «AcmeCloud» now.','Open Acme Cloud now.'],
 ['US English','We spell the American way: color, center, license.','Pick a «colour».','Pick a color.'],
 ['Numbers','Words for zero to nine, digits for 10 and up.','We ran «3» tests on the lot.','We ran three tests and 12 checks.'],
 ['Units','Put a space between the number and the unit: 5 GB.','It needs «5GB» free.','It needs 5 GB free.'],
 ['Percent','Use the symbol.','It rose by 5 «percent».','It rose by 5%.'],
 ['Dates','15 March 2025, not 03/15/2025.','Since «03/15/2025» it works.','Since 15 March 2025 it works.'],
 ['Latin','No e.g., i.e., etc. Write it out.','Use a proxy, «e.g.» nginx.','Use a proxy, for example nginx.'],
 ['Acronyms','Spell out every acronym the first time, with the short form in parentheses.','The «GRPZ» is down.','The group policy zone (GRPZ) is down.'],
 ['Please','Leave out "please" in procedures.','1. «Please» open the file.\n2. Save it.','1. Open the file.\n2. Save it.'],
 ['We','No "we" in reference topics; talk about the product.','«We» support three formats.','The API supports three formats.','part'],
 ['Gender','Use they for people whose gender we don\'t know, not "he" or "he/she".','The user opens «his» file.','The user opens their file.'],
 ['Master/slave','Use primary and replica.','The «slave» lags.','The replica lags.'],
 ['Code blocks','Every fence names its language.','«```»\nls\n```','```sh\nls\n```'],
 ['Alt text','All images have it.','«![](a.png)»','![A red door](a.png)'],
 ['H1','One per page.','# A\n\nText.\n\n# «B»\n\nText.','# A\n\n## B\n\nText.'],
 ['Heading levels','Never skip a level on the way down.','# A\n\n### «B»\n\nText.','# A\n\n## B\n\nText.'],
 ['Exclamation marks','One is already too many.','It works«!»','It works.'],
 ['Semicolons','Split the sentence instead.','It works«;» it is fast.','It works. It is fast.'],
 ['Parentheses','At most one pair in a sentence.','Open it (the file) and save it «(now)».','Open it (the file) and save it.'],
 ['Em dash','No spaces around it.','It works« — »mostly.','It works—mostly.'],
 ['Quotation marks','Curly quotes only in prose.','He said «"yes"» to it.','He said “yes” to it.'],
 ['Contractions','Friendly docs use them: it\'s, don\'t, you\'re.','«Do not» stop it.','Don\'t stop it.'],
 ['Abbreviations','"repo" → "repository", "config" → "configuration"','Clone the «repo».','Clone the repository.'],
 ['Bullets','Start with a capital letter and skip the final period if it is not a sentence.','- «red» door\n- Blue door\n','- Red door\n- Blue door\n'],
 ['Intro to lists','A list never follows a heading directly; introduce it.','## Parts\n\n- «One»\n- Two\n','## Parts\n\nIt has these parts:\n\n- One\n- Two\n'],
 ['Directional words','Don\'t point with "above" and "below". Say which section you mean.','See the table «above».','See the table in Limits.'],
 ['Second person','Speak to the reader as "you"; nobody reads about "the user".','«The user» can save it.','You can save it.'],
 ['Jargon','Keep "leverage", "synergy" and "utilize" out.','We «utilize» it.','We use it.'],
 ['Hedging','might, perhaps and possibly make us sound unsure.','It «might» fail.','It fails.'],
 ['There is','Don\'t open sentences with "There is" or "There are".','«There are» two ways.','Two ways exist.'],
 ['Time words','"currently", "now" and "new" date badly.','It is «currently» slow.','It is slow.'],
 ['Ampersand','Only in company names. Otherwise "and".','Save «&» close.','Save and close.'],
 ['Steps','Begin each step with a verb.','1. «The» file must be opened.\n2. Save it.','1. Open the file.\n2. Save it.'],
 ['One idea','One instruction per step.','1. Open the file «and save it».\n2. Close it.','1. Open the file.\n2. Save it.','whole'],
 ['UI labels','Bold, without quotation marks.','Click «"Save"».','Click **Save**.'],
 ['Buttons','We click buttons, we don\'t "click on" or "hit" them.','«Click on» Save.','Click Save.'],
 ['File names','Code font for file names and paths.','Open «config.yaml» now.','Open `config.yaml` now.'],
 ['Whitelist','allowlist, not whitelist; blocklist, not blacklist.','Add it to the «whitelist».','Add it to the allowlist.'],
 ['Wordiness','Say "to", not "in order to"; "because", not "due to the fact that".','Do it «in order to» win.','Do it to win.'],
 ['Paragraphs','Four sentences at the most.','«One is here. Two is here. Three is here. Four is here. Five is here.»','One is here. Two is here.'],
 ['Tone','Sound like a colleague who knows the product.','Text is here.','Text is here.','whole'],
 ['Tables','Every table has a header row and no empty cells.','| A | B |\n| --- | --- |\n| 1 | «» |\n','| A | B |\n| --- | --- |\n| 1 | 2 |\n'],
 ['Ranges','Use "to", not a hyphen: 5 to 10.','It takes «5-10» days.','It takes 5 to 10 days.'],
 ['Time','24-hour clock: 14:30.','Meet at «2:30 PM» here.','Meet at 14:30 here.'],
 ['And/or','Choose one.','Use A «and/or» B.','Use A or B.'],
 ['Thousands','Commas from 1,000 up.','It has «25000» rows.','It has 25,000 rows.'],
 ['Apostrophes','Plural acronyms take no apostrophe: APIs.','Two «API\'s» fail.','Two APIs fail.'],
 ['Nouns from verbs','"perform an installation" → "install".','«Perform an installation» of it.','Install it.'],
 ['Blame','An error message never blames: no "you forgot", "illegal", "invalid".','The name is «invalid».','The name has a space.'],
 ['Reading ease','Grade 9 or below (Flesch-Kincaid).','«Organizational interoperability considerations necessitate comprehensive infrastructural reconfiguration, notwithstanding administrative impracticalities.»','Open the file. Save it.'],
 ['Bare links','Never paste a raw URL into a sentence.','See «https://example.com/a» for it.','See [the guide](https://example.com/a).'],
 ['Double spaces','One space after a full stop.','It works.« » It is fast.','It works. It is fast.'],
];
const tally: Record<string, number> = {};
for (const [label, description, marked, good, expect = 'none'] of SET) {
  const style = { rules: [{ label, description }], termSubs: [], glossary: [] };
  const pieces = marked.split(/[«»]/u); let off = 0; const marks: [number, number][] = [];
  pieces.forEach((p, i) => { if (i % 2) marks.push([off, off + p.length]); off += p.length; });
  const found = (input: string) => { const { suggestions = [] } = engine.analyze({ mode: 'review', input, style, format: 'suggestions' } as any) as any; const own = suggestions.filter((s: any) => s.rule.label === label); const { content } = engine.analyze({ mode: 'style-check', input, style } as any) as any; const shared = own.length === 0 && content.includes(`Fail — ${label} (`); return (shared ? suggestions : own).map((s: any) => [s.range.start, s.range.end, s.original] as any); };
  const bad = pieces.join('');
  const b = found(bad), g = found(good);
  const { content } = engine.analyze({ mode: 'style-check', input: 'Text.', style } as any) as any;
  const told = !content.includes('[VERIFY]') ? 'none' : content.includes(': a part of it') ? 'part' : 'whole';
  const hit = expect === 'whole' ? b.length === 0 : marks.every(([s, e]) => b.some((x: any) => x[0] <= e && s <= x[1]));
  const clean = expect === 'whole' || b.every((x: any) => marks.some(([s, e]) => x[0] <= e && s <= x[1]));
  const kind = hit && clean && g.length === 0 && told === expect ? 'right' : g.length > 0 ? 'WRONG(good reported)' : !hit && told === 'none' ? 'SILENT' : !hit ? 'unread' : told !== expect ? `told ${told}` : 'WIDE';
  tally[kind] = (tally[kind] ?? 0) + 1;
  if (kind !== 'right') console.log(kind, '|', label, '::', description, '| bad', JSON.stringify(b.map((x: any) => x[2])), 'good', JSON.stringify(g.map((x: any) => x[2])), told, content.match(/VERIFY\][^\n]*/)?.[0]?.slice(0, 140) ?? '');
}
console.log(tally);
