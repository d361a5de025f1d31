import { withArticle } from '../../checks/article.ts';
import { ADJECTIVE, NOUN, PARTICIPLE, PLURAL } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';
import { isCountable } from '../writing/whole-order.ts';
import { cutAt } from './cut.ts';

const METHOD = '(?:GET|POST|PUT|PATCH|DELETE)';
const CALL = new RegExp(String.raw`\b${METHOD} /[^\s,;:]*[^\s,;:.]`, 'g');
/** "API page for POST /invoices: …": one call in the head, and others behind it. */
const HEAD_CALL = new RegExp(
  String.raw`^([^\n:]{3,60}?) (?:for|on|about|of) (${METHOD} /[^\s,;:]*[^\s,;:.]):[ \t]+`,
);
/** Where a sentence ends, and where one code ends and the next begins. */
const ENDS =
  /(?<=[\p{L}\d)%"'`}/ -][\p{L}\d)%"'`}])(?:\.[ \t]+(?=\S)|;[ \t]+(?=(?:query|body|path|header|form)\b))/u;
/** What says of a name that it is a parameter. */
const SAID = '(?: ?\\(| (?:default|required|optional|max|min|one of)\\b|,|$)';
const PLACED = String.raw`(query|body|path|header|form)(?: param(?:eter)?s?| fields?(?! (?:default|required|optional|max|min)\b))?:? (?=\`?[a-z][\w.[\]]*\`?(?: and \`?[a-z][\w.]*\`?)?${SAID})`;
const PLACE = new RegExp(`^${PLACED}`, 'i');
/** Where a list of parameters ends: at those of another place, and at what is answered. */
const NEXT_PART = new RegExp(
  String.raw`[,;]\s+(?:and\s+)?(?=(?:returns?|responds?|answers?) |[1-5]\d\d\b|${PLACED})`,
  'i',
);
/** "GET /invoices list, limit default 50": a call, and the first of what it takes. */
const TAKES = new RegExp(
  String.raw`^(?<call>(?<method>${METHOD}) /\S*[^\s,:])(?<does>[^,]*?)(?:,|:) (?<takes>(?:(?:query|body) )?\`?[a-z][\w.]*\`? (?:default|required|optional|max|min|one of|\().*)$`,
  's',
);
/** "GET /invoices list" */
const LISTS = new RegExp(String.raw`^(${METHOD} (/\S*?([a-z][\w-]*))) lists?$`);
/** "start and end (ISO dates)" */
const TWO = /\b([a-z]\w*) and ([a-z]\w*) (\([^()]+\))/g;
/** "limit default 50 max 200" */
const ROW = /^(`?[a-z][\w.[\]]*`?) ((?:default|required|optional|max|min)\b[^()]*)$/s;
/** A parameter, by what is said of it. */
const NAMED = /\b([a-z]\w*) (?:\(|(?:default|required|optional|max|min|one of)\b)/g;
/** "422 when amount negative" */
const STATE = /^(?<code>[1-5]\d\d):? (?<when>when|if) (?<thing>(?:[a-z][\w-]* ){1,3})(?<state>\p{Ll}+)$/u;
/** "returns 201 with invoice", "401 without token" */
const BARE = /(?<= )(with|without|no) (?<noun>\p{Ll}+)(?=$|,| in | on )/gu;

/** A page on calls in one line, with what each takes under its label and each answer in a sentence; any other text as it is. */
export function layOutCalls(text: string): string {
  const [line = ''] = /^[^\n]*/.exec(text) ?? [];
  const calls = line.match(CALL) ?? [];
  if (calls.length === 0 || !/\b(?:default|required|optional|max|body|query|[245]\d\d)\b/.test(line))
    return text;
  const names = new Set([...line.matchAll(NAMED)].map(([, name = '']) => name));
  const several = new Set(calls).size > 1;
  const [only = ''] = calls;
  const headed = several
    ? line.replace(HEAD_CALL, '$1: $2. ')
    : // "GET /search endpoint: …"
      line.replace(`${only} endpoint:`, `${only}:`);
  const written: string[] = [];
  let method = '';
  for (const sentence of cutAt(headed, ENDS)) {
    const [head = '', call = ''] =
      new RegExp(String.raw`^([^:]{0,60}: )?(?=(${METHOD}) /)`).exec(sentence) ?? [];
    method = call || (/\b(GET|POST|PUT|PATCH|DELETE) \//.exec(sentence)?.[1] ?? method);
    const { call: named = '', does = '', takes = '' } = TAKES.exec(sentence.slice(head.length))?.groups ?? {};
    if (named !== '') {
      written.push(head + withList(`${named}${does}`), ...parts(takes, method, names));
      continue;
    }
    const [opening = ''] = new RegExp(String.raw`^[^:]{0,60}?${METHOD} /\S*?: `).exec(sentence) ?? [];
    const rest = sentence.slice(opening.length);
    const codes = cutAt(rest.replace(/\.$/, ''), /[,;]\s+(?:(?:and|or)\s+)?(?=[1-5]\d\d\b)/).map((one) =>
      answer(one, names),
    );
    const said = (PLACE.test(rest) ? parts(rest, method, names) : codes.map(withList))
      .join('. ')
      // "404 not found, 401": a code of which nothing is said.
      .replace(/\. ([1-5]\d\d)(?=\.|$)/g, ', $1');
    // What a creation answers belongs to what creates.
    const of = several && /\b201\b/.test(said) ? written.findIndex((one) => /\bPOST \//.test(one)) : -1;
    const next = written.findIndex((one, index) => index > of && /(?:GET|PUT|PATCH|DELETE) \//.test(one));
    if (of >= 0 && next > of) written.splice(next, 0, said);
    else written.push(opening + said);
  }
  return `${written.map((one) => `${one.replace(/\.$/, '')}.`).join(' ')}${text.slice(line.length)}`;
}

/** Parameters under their labels, and what is answered behind them. */
const parts = (list: string, method: string, names: ReadonlySet<string>): readonly string[] =>
  cutAt(list.replace(/\.$/, ''), NEXT_PART).map((one, index) =>
    index === 0 || PLACE.test(one) ? labelled(one, method) : answer(one, names),
  );

function labelled(list: string, method: string): string {
  const [place = '', name = ''] = PLACE.exec(list) ?? [];
  const label = name || (/^(?:GET|DELETE)$/.test(method) ? 'query' : 'body');
  const rows = cutAt(list.slice(place.length).replace(TWO, '$1 $3, $2 $3'), /,\s+(?:and\s+)?/).map((row) =>
    row.replace(
      ROW,
      (_, name: string, said: string) =>
        `${name} (${said.replace(/ (?=(?:default|max|min|required|optional)\b)/g, ', ')})`,
    ),
  );
  return `${label.slice(0, 1).toUpperCase()}${label.slice(1).toLowerCase()}: ${rows.join(', ')}`;
}

/** "GET /invoices list" as "GET /invoices lists invoices". */
const withList = (text: string): string =>
  text.replace(
    LISTS,
    (_, call: string, __: string, things: string) => `${call} lists ${things.replace(/[-_]/g, ' ')}`,
  );

const isOne = (noun: string): boolean => (partsOf(noun) & (NOUN | PLURAL)) === NOUN;

/** "422 when amount negative" and "201 with invoice" with what they lack. */
function answer(text: string, names: ReadonlySet<string>): string {
  const { code = '', when = '', thing = '', state = '' } = STATE.exec(text)?.groups ?? {};
  const noun = thing.trim().split(' ').at(-1) ?? '';
  // "400 if q missing": a parameter, and no thing.
  if (names.has(thing.trim())) return `${code} ${when} \`${noun}\` is ${state}`;
  const isState =
    (partsOf(state) & (ADJECTIVE | PARTICIPLE)) !== 0 && (partsOf(noun) & (NOUN | PLURAL)) !== 0;
  if (isState && !/^(?:the|an?|your|not|no)\b/.test(thing))
    return `${code} ${when} the ${thing}${(partsOf(noun) & PLURAL) !== 0 ? 'are' : 'is'} ${state}`;
  return /^(?:returns? |responds? |answers? )?[1-5]\d\d\b/i.test(text)
    ? text.replace(BARE, (whole, joint: string, one: string) =>
        joint === 'no' || !(joint === 'with' ? isOne(one) : isCountable(one))
          ? whole
          : `${joint} ${joint === 'with' ? `the ${one}` : withArticle(one)}`,
      )
    : text.replace(
        /^returns (?=(list|array|page) of\b)/i,
        (verb, made: string) => `${verb}${made === 'array' ? 'an' : 'a'} `,
      );
}
