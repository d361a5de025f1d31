import { classesOf } from '../../spelling/function-words.ts';
import { spellHurried } from '../expand/shorthand.ts';
import { kindOfLabel } from '../generate/labels.ts';
import { asDefault } from '../generate/parameters.ts';
import { isImperative } from '../generate/signs.ts';
import { contentTypeOf, type ContentType } from '../reading/content-type.ts';
import { isClause } from '../writing/splices.ts';
import { withCommandSpans } from './command-spans.ts';
import { besideBlocks, withBlocks } from './blocks.ts';
import { cutAt, cutItems } from './cut.ts';
import { plainHead } from './heads.ts';
import { layOutTasks } from './labelled-tasks.ts';
import { withPairs } from './pairs.ts';
import { plainNotes } from './plain-notes.ts';

/** Notes typed in a hurry as notes whose form says what they are: steps with dots, rows of options, questions with their mark. */
export function layOutHurried(text: string, type: ContentType | undefined): string {
  return besideBlocks(withBlocks(text), (told) => layOut(told, type));
}

function layOut(told: string, type: ContentType | undefined): string {
  const text = type === 'troubleshooting' ? withPairs(told) : told;
  const typed = plainNotes(withDots(spellHurried(withCommandSpans(plainHead(text, type), type))), type)
    .replace(/^([^\n(]{3,80}?) \((?:draft|wip|rough|notes?)\b[^()\n]*\)/i, '$1')
    .replace(/^([^\n.]{3,80}?),? (?:pls|plz|please)(?=\.|\n)/i, '$1')
    .replace(
      EXITS,
      (_, label: string, codes: string) =>
        `${label}: ${codes.replace(/(?<=[\p{L}\d)]) (?=\d{1,3} \p{L})/gu, ', ')}`,
    );
  const spelled = withWhyNot(
    (type === undefined || type === 'adr' || type === 'design') && LETTERED.test(typed)
      ? withNames(typed)
      : typed,
    type,
  );
  if (type === 'faq')
    return withAnswers(
      withTopics(inPairs(spelled.replace(/(?<=\S) -- (?=\S)/g, ' - ')).replace(QUOTED, '- $1? ')),
    )
      .replace(/^([-*•][ \t]+)?q:[ \t]*/gim, '$1')
      .replace(/\?[ \t]*\n?[ \t]*a:[ \t]*/gi, '? ')
      .replace(/\bi(?=[ '’])/g, 'I')
      .replace(ASKED, '$1? ')
      .replace(UNMARKED, '$1?')
      .replace(UNANSWERED, (_, list: string) =>
        cutAt(list, BETWEEN_QUESTIONS)
          .map((one) => `\n- ${one}?`)
          .join(''),
      );
  if (type === 'runbook') return spelled.replace(/^([^\n(]{5,80}?) \((alert [^()\n]+)\)\.?/i, '$1. $2.');
  if (type === 'troubleshooting')
    return withCases(spelled)
      .replace(ON_PLATFORM, '$1$3 ($2): ')
      .replace(IS_FROM, '$1: ')
      .replace(
        /^(?:known|common|frequent|typical) (?:problems|issues|errors) (?:w\/|with|of|in|on) ?(?=[^\n:]{3,60}:?\n)/i,
        '',
      );
  if (type === 'release-notes')
    return withVersion(
      withMarks(spelled.replace(NEXT_COMMIT, '; '))
        .replace(FIXED, eachFixed)
        .replace(BREAKS, '$1BREAKING: $2')
        .replace(CHANGE, '$1: '),
    );
  if (type === 'adr')
    return withRejected(
      spelled.replace(DASHED, (whole, name: string) => (kindOfLabel(name) ? `${name}: ` : whole)),
    );
  if (type === 'api-reference')
    return withQuery(spelled).replace(KEY, 'The API key goes in the `$1` header.');
  if (type === 'reference') return withRows(withKeys(withCodes(withColumns(spelled))));
  return type === 'how-to' ? layOutTasks(spelled) : spelled;
}

/** "The tab is muted. Unmute it.", line below line: a case each, with all that is said of it. */
function withCases(text: string): string {
  const [head = '', ...lines] = text.split('\n');
  const isCase = (line: string): boolean =>
    /^\p{Lu}[^:\n]{15,}[.!)]$/u.test(line) &&
    !isImperative(line) &&
    !/^(?:if|never|do not|don['’]t|please|contact)\b/i.test(line);
  const told = lines.filter((line) => line.trim() !== '');
  return told.length < LEAST_CASES || told.filter(isCase).length * 2 <= told.length
    ? text
    : [
        head,
        ...lines.map((line) => (isCase(line) ? `- ${line.replace(/\.\s+(?=\p{Lu})/u, ': ')}` : line)),
      ].join('\n');
}
const LEAST_CASES = 3;

/** "questions: is it free, when is it. answers: yes, on Monday": each with its answer, where there are as many. */
function inPairs(text: string): string {
  const [lists = '', asked = '', answered = ''] =
    /\bquestions?:[ \t]*(\S[^\n]*?)[.;]?\s+answers?:[ \t]*(\S[^\n]*)/i.exec(text) ?? [];
  const questions = asked.replace(/\?$/, '').split(/[,;?] +/);
  const answers = answered.replace(/\.$/, '').split(/[,;] +/);
  return lists !== '' && questions.length > 1 && questions.length === answers.length
    ? text.replace(
        lists,
        () => `\n\n${questions.map((one, index) => `- ${one}? ${answers[index] ?? ''}`).join('\n')}\n`,
      )
    : text;
}

/** '"how do I stop?" In the app.': what people ask, in their words. */
const QUOTED = /^(?:[-*•][ \t]+)?["“]([^"”\n]{5,120}?)[?!.]*["”][ \t]*(?:->|=>|→|[-–—:])?[ \t]+(?=\S)/gm;

/** "Macro 1 - Lost card" over what is said of it, several times: what is asked, and the answer. */
const TOPIC =
  /^(?:(?:macro|template|case|topic|q(?:uestion)?) ?#?\d*[ \t]*[-–—:.)][ \t]*|\d+[.)][ \t]+)?([^\n.:!]{3,60}?)\??\n(?!\n|[-*•] |\d+[.)] )(\S[^]*?)(?=\n\s*\n|\s*$)/i;
function withTopics(text: string): string {
  const parts = text.split(/\n\s*\n/);
  const topics = parts.filter((part) => TOPIC.test(part));
  if (topics.length < LEAST_TOPICS || topics.length * 2 < parts.length) return text;
  return parts
    .map((part, index) =>
      index === 0 && !/\?/.test(part.split('\n')[0] ?? '') && topics.length < parts.length
        ? part
        : part.replace(TOPIC, (_, name: string, said: string) => `- ${name}? ${said.replace(/\n/g, ' ')}`),
    )
    .join('\n\n');
}
const LEAST_TOPICS = 2;

/** "roof repair -> once free", "min contract: 20 years" in a list: what is asked, and the answer. */
const ANSWERED =
  /^([-*•][ \t]+)(?!q:|a:)([^\n?:>]{3,60}?)(?:\?[ \t]*(?:->|=>|→)?|[ \t]*(?:->|=>|→)|:)[ \t]+(?=\S)/gim;
function withAnswers(text: string): string {
  const items = text.match(/^[-*•][ \t]+\S/gm) ?? [];
  const answered = text.match(ANSWERED) ?? [];
  return answered.length < FEWEST || answered.length * 3 < items.length * 2
    ? text
    : text.replace(ANSWERED, (_, mark: string, asked: string) => `${mark}${asked}? `);
}

/** "cellar list [--sort year]      lists bottles": a call, and what it does in a column beside it. */
const COLUMNS = /^[ \t]*`?([a-z][\w-]* [^\n`]{0,200}?\S)`? {2,60}(?=\p{Ll}+s\b)/gmu;
const withColumns = (text: string): string =>
  (text.match(COLUMNS) ?? []).length < 2 ? text : text.replace(COLUMNS, '- `$1`: ');

/** "IN_TRANSIT on the way", line by line: a code, and what it means. */
const CODE_ROW = /^[ \t]*(?:[-*•][ \t]+)?`?([A-Z][A-Z\d_]{1,40}[A-Z\d])`?(?:[ \t]*[:=–—-])?[ \t]+(?=[a-z])/gm;
const withCodes = (text: string): string =>
  (text.match(CODE_ROW) ?? []).length < LEAST_CODES ? text : text.replace(CODE_ROW, '- `$1`: ');
const LEAST_CODES = 3;

/** "keep cron -> rejected: still one VM", "rejected: Temporal": an alternative, and why. */
const REJECTED =
  /^([-*•][ \t]+)?(?:rejected:[ \t]*(\S[^\n]*)|(?!.*\b(?:was|were|is|are) rejected)([^\n:]{3,100}?)(?: (?:->|=>|→|[-–—])|:|,)[ \t]+rejected(?:[:,]?[ \t]+(?:because |since )?([^\n]+?))?)\.?$/gim;
/** "Options: WebSockets, SSE" over "SSE - simple, reconnects": each option with what is said of it on a line of its own. */
function withOptions(text: string): string {
  const [line = '', list = ''] =
    /^(?:[-*•][ \t]+)?options?(?: considered)?:[ \t]+([^\n]+)$/im.exec(text) ?? [];
  const named = cutItems(list);
  const names = named.map((name) => name.toLowerCase());
  const isOne = (head: string): boolean => names.some((name) => name.startsWith(firstOf(head)));
  const said = [...text.matchAll(OPTION)].filter(([, head = '']) => isOne(head));
  if (list === '' || said.length < FEWEST - 1) return text;
  return said.reduce(
    (whole, [row, head = '', reason = '']) =>
      whole.replace(
        row,
        () => `- Alternatives: ${head} (${reason.replace(/\.$/, '').replace(/[()]/g, ',')})`,
      ),
    text.replace(line, () =>
      listedOthers(
        named.filter((name) => !said.some(([, head = '']) => name.toLowerCase().startsWith(firstOf(head)))),
      ),
    ),
  );
}
const firstOf = (head: string): string => head.toLowerCase().split(' ')[0] ?? '';
const listedOthers = (names: readonly string[]): string =>
  names.length === 0 ? '' : `Alternatives: ${names.join('; ')}`;
const OPTION = /^(?:[-*•][ \t]+)?([\p{L}\d][\p{L}\d ]{1,30}?)(?: [-–—] |: )(\S[^\n]+)$/gmu;

function withRejected(text: string): string {
  const told = withOptions(text).replace(
    REJECTED,
    (_, mark = '', one = '', other = '', why = '') =>
      `${mark}Alternatives: ${one || `${other}${why && ` (${why})`}`}`,
  );
  return /^\+ /m.test(told) ? told.replace(/^\+ /gm, 'pros: ').replace(/^- /gm, 'cons: ') : told;
}

/** "(a) a shared package, (b) Lokalise. We go with b": options by their names, each a point, and not by their letters. */
function withNames(text: string): string {
  const marks = [...text.matchAll(OPTION_MARK)].filter(
    ({ 2: letter = '' }, index) => letter.toLowerCase() === 'abcdef'[index],
  );
  const [first] = marks;
  if (marks.length < 2 || !first) return text;
  const options = marks.map(({ index, 0: mark }, at) => {
    const said = text.slice(
      index + mark.length,
      marks[at + 1]?.index ?? index + mark.length + LONGEST_OPTION,
    );
    return (at < marks.length - 1 ? said : (/^(?:[^.\n]|\.(?=\w))*\.?/.exec(said)?.[0] ?? ''))
      .trim()
      .replace(/[,;.]?(?: (?:and|or))?$/, '');
  });
  const last = marks.at(-1);
  const end = (last?.index ?? 0) + (last?.[0].length ?? 0) + (options.at(-1)?.length ?? 0);
  const lead = text
    .slice(0, first.index)
    .replace(/(?<=^|[.!?\n]\s*)[^.!?\n]{0,60}\boptions?[^.!?:\n]{0,40}:?\s*$/i, '');
  const named = options.map((one) => one.split(/ [-–—] |[:,;(]/, 1)[0]?.trim() ?? '');
  return `${lead.trimEnd()}\n\n## Options\n\n${options.map((one) => `- ${one.replace(/^([^:,;()*]{2,60}?)(?: [-–—] |: )(?=\S)/, '**$1:** ')}`).join('\n')}\n\n## More\n\n${text
    .slice(end)
    .replace(/^[.;,]\s*/, '')
    .replace(
      /(?<=\b(?:with|for|chose|choose|picked?|took|take|options?) |[.\n]\s?)\(?([a-f])\)?(?= (?:since|because|as|and|for|is|was|had|has|would|needs|with)\b|[.,;])/g,
      (letter, one: string) => named['abcdef'.indexOf(one)] ?? letter,
    )}`;
}
/** "Why not Lambda: cold starts" in a proposal: an alternative, and why it was not taken. */
const WHY_NOT = /^(?:[-*•][ \t]+)?why not ([^:?\n]{2,60})[:?][ \t]+(\S[^\n]*)$/gim;
const withWhyNot = (text: string, type: ContentType | undefined): string =>
  type === 'adr' || type === 'design' || /^[^\n]{0,80}\b(?:design|adr|rfc|proposal|decision)\b/i.test(text)
    ? text.replace(WHY_NOT, '\n## Alternatives\n\n- **$1:** $2\n\n## More\n')
    : text;

const LETTERED = /\b(?:options?|alternatives?|choices?)\b[^.!?\n]{0,40}\s\(?a\) /i;
const OPTION_MARK = /(^|[\s:])\(?([a-fA-F])\)[ \t]+(?=\S)/gm;
const LONGEST_OPTION = 500;

const QUERY = /(?<=\/[\w/{}.-]+)\?([a-z_]\w*=(?:&[a-z_]\w*=)*)(?=\s|$)/;

/** "GET /invoices?status=&from=" over lines on each: the call without its query, and a row for each name of that. */
function withQuery(text: string): string {
  const [query = '', list = ''] = QUERY.exec(text) ?? [];
  const names = new Set(list.split('&').map((name) => name.replace('=', '')));
  return query === ''
    ? text
    : text
        .replace(query, '')
        .replace(
          /^([a-z_]\w*(?:(?:\/|, ?| and )[a-z_]\w*)*):[ \t]+(\S[^\n]*)$/gm,
          (line, said: string, of: string) => {
            const own = said.split(/\/|, ?| and /);
            return own.every((name) => names.has(name))
              ? own.map((name) => `- \`${name}\` (query): ${of}`).join('\n')
              : line;
          },
        )
        // A name that nothing is said of is one of them too.
        .replace(/^(?:- `[\w.]+` \(query\): [^\n]*\n?)+/m, (rows) => {
          const bare = [...names].filter((name) => !rows.includes(`\`${name}\``));
          return rows.trimEnd() + bare.map((name) => `\n- \`${name}\` (query)`).join('') + '\n';
        });
}

/** "1 open the portal", "2 click New": the numbers of steps, without their dots. */
export function withDots(text: string): string {
  const numbers = [...text.matchAll(/^(\d+) (?=[\p{L}`])/gmu)].map(([, number]) => Number(number));
  return numbers.length > 2 && numbers.every((number, index) => number === index + 1)
    ? text.replace(/^\d+(?= [\p{L}`])/gmu, '$&.')
    : text;
}

/** "can I stay -> until June", "is it refundable, yes": a question on a line of its own, and what ends it. */
const ASKED =
  /^((?:[-*•][ \t]+)?(?:q:[ \t]*)?(?:am|is|are|was|will|would|can|could|do|does|did|should|must|may|has|have|what|which|who|when|where|why|how)\b[^?:,\n]{4,100}?)(?:[ \t]+(?:->|=>|→|[-–—=])[ \t]+|:[ \t]+|,[ \t]+(?=(?:yes|no|not|only|never|always)\b))(?=\S)/gim;

/** "- do you have an API": a question on a line of its own, without its mark. */
const UNMARKED =
  /^([-*•][ \t]+(?:am|is|are|can|could|do|does|did|should|must|may|what|which|who|when|where|why|how)\b[^?:,.!\n]{6,100})$/gim;

/** "Also: does it work for two, what happens with the money": questions behind others, without their marks. */
const ASKS =
  '(?:(?:does|do|can|is|are|will|should|must|may) (?:i|we|you|they|it|my|the|there|a|an|this)\\b|what (?:happens|about|if)\\b|(?:how|when|where|why|who|what) (?:do|does|can|is|are|will|should|long|much|many|often)\\b)';
const UNANSWERED = new RegExp(
  `(?<=[.?!] |\\n)(?:also|and|other questions)?:? ?(${ASKS}(?:(?! [-–—] )[^.?!:()\\n]){8,200})(?:\\.(?= |$)|(?=\\n|$))`,
  'gi',
);
const BETWEEN_QUESTIONS = new RegExp(`,\\s+(?:and )?(?=${ASKS})`, 'i');

/** "context - 6 repos": a label and a dash. */
const DASHED = /(?<=^|[.\n] ?)(\p{L}+(?: \p{L}+)?) [-–—] (?=\S)/gu;

/** "header X-Api-Key" on a line of its own. */
const KEY = /(?<=^|[.] )header:? `?(X-Api-Key)`?(?:\.|$)/gim;
const VERSION = /^(?:version|release):? (v?\d[\w.]*)(?:, (?=\d|\p{Lu}\p{Ll}+ \d)(.+?))?\.?$/imu;

/** Changes with their version below them, as what the notes are on. */
function withVersion(text: string): string {
  const [line = '', version = '', date = ''] = /^[-*•+] /.test(text) ? (VERSION.exec(text) ?? []) : [];
  return version === ''
    ? text
    : `Release notes ${version}${date && ` (${date})`}\n\n${text.replace(line, '').trim()}`;
}

/** "exit codes 0 clean 1 problems found": a list without its marks. */
const EXITS = /\b(exit codes?):? (\d{1,3} \p{L}[^\n]*)/giu;
/** "mac: no icons, enable the extension": where it is seen stands before what is seen. */
const ON_PLATFORM =
  /^((?:[-*•][ \t]+)?)(mac(?:os)?|windows|linux|ios|android|web|desktop|mobile|chrome|safari|firefox|edge):[ \t]+([^,:\n]{4,60}),[ \t]+/gim;
/** "export empty = date filter": what is seen, and where it comes from. */
const IS_FROM = /(?<=(?:^|[.!?:])\s*)([^=:.!?\n]{5,60}?) =>? (?=\p{L})/gmu;
/** "+ comments", "~ spelling", "! files": what a mark says of a change, where there are several. */
const MARKS: Readonly<Record<string, string>> = { '+': 'new', '~': 'changed', '!': 'breaking' };
function withMarks(text: string): string {
  const marks = new Set(text.match(/^[+~!](?= \S)/gm) ?? []);
  return marks.size < 2
    ? text
    : text.replace(/^([+~!]) (?=\S)/gm, (_, mark: string) => `- ${MARKS[mark] ?? ''}: `);
}
/** "feat: a, feat: b": where the next one begins. */
const NEXT_COMMIT = /,[ \t]+(?=(?:feat|fix|perf|chore|refactor|docs|test|ci|build|breaking): )/gi;
/** "bugs fixed - reminders rang twice". */
const FIXED =
  /^((?:[-*•][ \t]+)?)(?:bugs? fixed|fixed bugs?|fixes|bug ?fixes)[ \t]*(?:[-–—]|:)[ \t]+(\S[^\n]*)$/gim;
const eachFixed = (_: string, mark: string, list: string): string =>
  cutItems(list)
    .map((one) => `${mark || '- '}fixed: ${one}`)
    .join('\n');
/** "fix badge count", "BREAKING webhook v1 gone": the label of a change without its colon. */
const BREAKS =
  /^((?:[-*•][ \t]+)?)(?!BREAKING)(\S[^\n]*?)(?:[ \t,]+\(?BREAKING(?: CHANGE)?\)?|(?:[.,;]| [-–—])[ \t]+(?:this is (?:an? )?)?breaking(?: change)?|[ \t]+\(breaking(?: change)?\))[!.]*[ \t]*$/gm;
const CHANGE = /^(?:[-*•][ \t]+)?(BREAKING|feat|fix|perf)(?: \([\w-]+\))?[ \t]+(?=\p{L})/gmu;

/** Where, in running text, the row of the next option begins: ". workers - number of threads". */
const NEXT_ROW =
  /(?<=[^\s.;])[.;][ \t]+(?=`?(?:--?[a-z]|[a-z][\w-]*[_.]\w|[a-z][\w-]*`?[ \t]*(?:[:=(]|[-–—] |(?:one of|int|bool|string|path|list)\b))[\w.-]*`?(?:[ \t]*[:=(]|[ \t]+(?:[-–—] |& |one of |int\b|bool|string\b|path\b|list\b|default )|[ \t]+\w))/gu;
const NEXT_SENTENCE = /(?<=[\p{L}\d)\]"`]{2})\.[ \t]+(?=\p{L})/gu;
const ROW =
  /^(?:[-*•][ \t]+)?`?(--?[a-z][\w-]*|[A-Z][A-Z\d_]{2,}|[a-z][\w.-]*\w)`?([ \t]*=[ \t]*|[ \t]+[-–—][ \t]+|:?[ \t]+|(?=\())(\S.*)$/;
/** "tls_cert, tls_key - paths to PEM files": several names, and what is said of each. */
const NAMES =
  /^(?:[-*•][ \t]+)?(`?[a-z]\w*[_.\w]\w*`?(?:(?:, ?| and | ?\/ ?)`?[a-z]\w*[_.\w]\w*`?)+)(?:[ \t]+[-–—][ \t]+|:[ \t]+|[ \t]+(?=\())(\S.*)$/;
/** What only the row of an option says. */
const SAYS_TYPE =
  /^\(|\b(?:defaults?|required|optional|mandatory|str(?:ing)?|int(?:eger)?|bool(?:ean)?|number|float|path|url|list|enum)\b|\w\|\w/i;
const FEWEST = 3;

/** "Ctrl+N new sheet", "Esc leaves the tool": a key, and what it does. */
const KEYS =
  /^(?:[-*•][ \t]+)?((?:(?:Ctrl|Cmd|Alt|Shift|Option|Opt|Win|Super|Meta)(?: ?\+ ?[^\s:,]{1,12})+|F\d{1,2}|Esc|Tab|Space|Enter|Return|Del(?:ete)?|Backspace|Home|End|Ins(?:ert)?)(?: \+ (?:drag|click|scroll))?)(?::|[ \t]+[-–—=])?[ \t]+(\S.*)$/gm;

/** Shortcuts as rows, where there are several. */
function withKeys(text: string): string {
  const rows = [...text.matchAll(KEYS)];
  return rows.length < FEWEST ? text : text.replace(KEYS, '- `$1`: $2');
}

/** Lines of a name each, with what is said of it behind, as rows under a heading. */
function withRows(text: string): string {
  // "Config reference for syncd: interval - how often"
  const spread = text
    .replace(/^([^\n:]{5,100}):[ \t]+(?=[a-z][\w.-]* [-–—] )/, '$1:\n')
    .replace(NEXT_ROW, '\n')
    // "start = 1, end = 2"
    .replace(/(?<=^[a-z][\w.]* = [^\n,]{1,40}), (?=[a-z][\w.]* = )/gm, '\n');
  // What follows the last row of running text is none.
  const lines = (spread === text ? text : spread.replace(NEXT_SENTENCE, '\n')).split('\n');
  const read = lines.map((line) => {
    const [, names = '', ofAll = ''] = NAMES.exec(line.trim()) ?? [];
    const [, name = '', mark = '', written = ''] =
      ROW.exec(names === '' ? line.trim() : `${names.replace(/(?:,| and|\/).*$/s, '')} - ${ofAll}`) ?? [];
    const said = written
      .replace(/\. (?=(?:defaults?|required|optional|mandatory)\b(?! (?:unless|if|when|for)\b))/gi, ', ')
      .replace(names === '' ? /$^/ : /\b(?:both|all)(?: are)? (?=required|optional)/gi, '');
    if (name === '' || contentTypeOf(name) !== undefined || (classesOf(name) !== 0 && !/[:=]/.test(mark)))
      return undefined;
    const isMarked = /[:=–—-]/.test(mark);
    const isSure = isMarked || SAYS_TYPE.test(said);
    if (!isSure && (/ = /.test(said) || isClause(line) || !/^[\p{L}\d]/u.test(said))) return undefined;
    const columns = (mark.includes('=') ? asDefault(said) : said)
      .replace(/^\(path\b/, '(file path')
      .replace(/\bdefault ([\w./:-]*\w)(?=$|[,;)])/, 'default `$1`')
      .replace(/(?<=[\w|\]"])(?<!\bby) (?=(?:default|required|optional)\b)/g, ', ');
    const all = names === '' ? [name] : names.split(/, ?| and |\/| \/ /);
    return {
      name,
      isSure,
      isMarked,
      written: all.map((one) => `- \`${one.replace(/`/g, '')}\`: ${columns}`).join('\n'),
    };
  });
  // "changes need a restart" among rows that have their mark.
  const areMarked = read.every((row) => row === undefined || row.isMarked || !row.isSure);
  const rows = read.map((row) => (areMarked && row?.isMarked === false ? undefined : row));
  const all = rows.filter((row) => row !== undefined);
  const sure = all.filter(({ isSure }) => isSure).length;
  // Calls of one program are no rows.
  const names = new Set(all.map(({ name }) => name));
  if (all.length < FEWEST || sure * 2 < all.length || names.size < all.length) return text;
  const first = rows.findIndex((row) => row?.isSure);
  const others = lines.filter((_, index) => index > first && rows[index] === undefined);
  const listed = rows.flatMap((row, index) => (row && index >= first ? [row.written] : []));
  return [...lines.slice(0, first), '', '## Options', '', ...listed, '', '## More', '', ...others].join('\n');
}
