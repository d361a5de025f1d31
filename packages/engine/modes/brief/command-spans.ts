import { readAsked } from '../generate/asked.ts';
import type { ContentType } from '../reading/content-type.ts';
import { hasSteps } from '../generate/sequence.ts';
import { baseOf } from '../../spelling/inflect.ts';
import { lookUp, THIRD_PERSON, verbShare } from '../../spelling/lexicon.ts';
import { partsOf } from '../../spelling/parts.ts';

/** Programs that no sentence begins with; what follows one is what it is called with. */
export const PROGRAMS =
  /^(?:\.{1,2}\/\S+|npm|pnpm|npx|yarn|pip3?|pipx|uvx?|cargo|brew|apt-get|dnf|kubectl|helm|terraform|docker|podman|docker-compose|git|ssh|scp|rsync|curl|wget|systemctl|journalctl|launchctl|openssl|psql|mysql|redis-cli|mongosh|pg_dump|pg_restore|aws|gcloud|ngrok|chmod|chown|sudo|mkdir|nslookup|lsof|python3?|node|deno|java|mvn|gradle|dotnet|ansible-playbook|[a-z][\w-]*ctl)$/;
/** Programs whose names are words of the language: only with what nothing but a call has. */
const WORDY =
  /^(?:go|make|cd|cat|tail|head|grep|find|kill|top|ps|df|du|ls|cp|mv|rm|tar|ping|dig|bundle|rails|composer|php|ruby)$/;
const GO = /^(?:build|get|install|mod|run|test|vet)$/;
/** What a call stands behind that is read as one elsewhere too: the start of a note, or the call before it. */
const STARTS = /(?:^(?:[ \t]*(?:[-*•+]|\d+[.)])[ \t]+)?|[;,.!?][ \t]+|\b(?:then|or|and)[ \t]+)(?=[a-z.])/gim;
/** What a call stands behind in the middle of a note. */
const BEHIND =
  /(?:(?:->|=>|→|(?:^|[ \t])(?:usage|run|start|test|build|install(?=: +curl)):|(?<=^|[.!?] )[^:.!? ]* [^:.!?]*:)[ \t]+|\b(?:run|execute|use|using|with|w\/|via|by)[ \t]+|\()(?=[a-z.])/gim;
/** "If fewer than 3 run, kubectl …": nothing says that it is run. */
const BEHIND_CASE =
  /\b(?:if|when|once|unless|otherwise|else)\b[^,;.`\n]{0,60},[ \t]+(?:then[ \t]+)?(?=[a-z.])/gim;
/** Whether a call that begins a note is only read elsewhere, and whether "run" is missing before it. */
const PLACES = [
  { pattern: BEHIND, starts: false, isCase: false },
  { pattern: BEHIND_CASE, starts: false, isCase: true },
  { pattern: STARTS, starts: true, isCase: false },
];
/** Words of the sentence behind a call. */
const ENDS =
  /^(?:to|and|then|in|on|for|with|until|if|when|because|since|so|but|while|where|which|that|this|the|a|an|your|it|is|are|was|should|must|can|will|or|from|again|first|before|after|once|as|of|at|by|not|instead|locally|afterwards|they|you|we|~?\d+)$/i;
const LOOKS_TYPED = /^[-+]\S|[/:=@<>$_{}[\]|*~\\]|\w\.\w|^\.|^["']|^&&$|^\d+$/;
/** Of fifteen times that a word with "s" is a verb. */
const MAY_SAY = 6;
const RUNS = /\b(?:run|execute|with|w\/|via|using|by) $/i;
/** Lines that begin with the same word of the language, which is the name of a program then. */
const MANY = 3;
/** In words; what is longer is no call. */
const LONGEST = 24;
/** In characters. */
const MOST = 1000;
/** Without quotes, which no name of a program has. */
const FIRST_WORD = /^[^\s"']+(?=\s|$)/;

/**
 * Calls of programs in running text as code, before anything else reads them: "-> `kubectl -n pay get pods`".
 * @param type the kind of document that is asked for, where it is known
 */
export function withCommandSpans(text: string, type?: ContentType): string {
  const own = programIn(text) || (hasSteps(type) ? typedIn(text) : '');
  return withQueries(text)
    .split(/(```[\s\S]*?```|`[^`\n]*`)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .split('\n')
            .map((line) => markLine(line, own, type, type === 'readme' && NAMED.test(text)))
            .join('\n'),
    )
    .join('');
}

/** "SELECT pid FROM pg_stat_activity;": a query by its words in capitals. */
const QUERY =
  /(?<![\w`])(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|TRUNCATE|VACUUM|REINDEX|EXPLAIN|(?:ALTER|CREATE|DROP) (?:TABLE|INDEX|ROLE|USER|VIEW|DATABASE|MATERIALIZED)) (?=[^`\n;]*(?:\b(?:FROM|SET|WHERE|VALUES|TABLE|ROLE)\b|[_*(]))[^`\n;]+?(?=;|\.?\s*$|\. )/gm;
const STATEMENT = /(?<![\w`])(?:SHOW [A-Z]{3,}(?: [A-Z]+)*|KILL (?:<\w+>|\d+))(?![\w`])/g;
/** "select * from pg_stat_replication", "select pg_switch_wal()": what no order to readers looks like. */
const TYPED_QUERY =
  /(?<![\w`])(?:select (?:(?:\*|count\(\*\)) from [\w.]*\w|[\w.]+(?:, ?[\w.]+)* from (?:\w+[._]\w[\w.]*\w|\w+ where [\w.]+ ?[=<>])|\w+[._(][\w.(]*\([^()\n]{0,80}\)|\w+_\w+\([^()\n]{0,80}\))|delete from [\w.]*\w)(?: where [\w.]+ ?[=<>]+ ?(?:'[^'\n]*'|\S*[^\s.,;]))?(?=;|[.,:]?(?:\s|$))/g;
const withQueries = (text: string): string =>
  text
    .replace(TYPED_QUERY, '`$&`')
    .replace(QUERY, '`$&`')
    .replace(STATEMENT, '`$&`')
    .replace(/(?<=`[A-Z][^`\n]*`);(?!\s+(?:if|when|otherwise|unless)\b)/g, '');

/** "logsift" of "README for logsift, a small CLI"; empty where a text names no program. */
function programIn(text: string): string {
  const [, name = '', kind] = PROGRAM.exec(text) ?? NAMED.exec(text) ?? [];
  return kind !== undefined || lookUp(name) === 0 ? name : '';
}

/** "tk" of lines that begin with it again and again, of which one has a flag. */
function typedIn(text: string): string {
  const calls = [...text.matchAll(/^(?:[ \t]*(?:[-*•+]|\d+[.)])[ \t]+)?([a-z][\w-]+) ([a-z][^\n]*)$/gm)];
  const times = new Map<string, number>();
  for (const [, name = ''] of calls) times.set(name, (times.get(name) ?? 0) + 1);
  const names = calls.filter(([, , rest = '']) => / --?[a-z]/.test(rest)).map(([, name = '']) => name);
  return (
    names.find((name) => !PROGRAMS.test(name) && (times.get(name) ?? 0) > (lookUp(name) === 0 ? 1 : MANY)) ??
    ''
  );
}

const PROGRAM =
  /\b(?:readme|docs?|documentation|guide|quickstart|tutorial|page|reference|manual)(?: for|:)(?: the| our)? ["“]?([a-z][\w-]{2,})["”]?(?=[,.:;(\n]|$| [-–—] |( CLI| command))/i;

/** "gpxtidy" on the first line of all. */
const NAMED = /^(?:# )?([a-z][\w-]{2,})\n/;

function markLine(line: string, own: string, type: ContentType | undefined, isNamed: boolean): string {
  const isReadme = type === 'readme';
  const places = PLACES.flatMap(({ pattern, ...kind }) =>
    Array.from(line.matchAll(pattern), ({ index, 0: before }) => ({
      before,
      at: index + before.length,
      ...kind,
    })),
  ).sort((one, other) => one.at - other.at);
  let written = '';
  let reached = 0;
  for (const { before, at, starts, isCase } of places) {
    if (at < reached) continue;
    // "Quickstart for the Heron CLI: npm install …": the words of asking lead in all the notes.
    if (before.endsWith(': ') && readAsked(before.slice(0, -2)).kind !== undefined) continue;
    const call = callAt(line.slice(at), own, RUNS.test(before));
    // In a readme, a call alone is read elsewhere, as one of a list.
    const isToldOwn =
      hasSteps(type) ||
      isNamed ||
      (isReadme && isSaid(/^ (\p{Ll}+)/u.exec(line.slice(at + call.length))?.[1] ?? ''));
    const isOwn = isToldOwn && own !== '' && call.startsWith(`${own} `);
    const after = line.slice(at + call.length);
    // "npm run dev opens a tunnel"
    const isDoing =
      PROGRAMS.test(FIRST_WORD.exec(call)?.[0] ?? '') && isSaid(/^ (\p{Ll}+)/u.exec(after)?.[1] ?? '');
    if (call === '' || (starts && !isOwn && !isDoing && !ARROW.test(after))) continue;
    written += `${line.slice(reached, at)}${isCase || (isOwn && starts) ? 'run ' : ''}\`${call}\``;
    reached = at + call.length;
    // "-> opens the browser", "should print 4 rows": what it does.
    const [joint = '', verb = ''] =
      (isOwn && starts && /^\s+(?:(?:->|=>|→)\s*)?(?=(\p{Ll}+)\b)/u.exec(line.slice(reached))) || [];
    const deed = isReadme && isSaid(verb) ? baseOf(verb) : undefined;
    if (deed) {
      written += ` to ${deed}`;
      reached += joint.length + verb.length;
    } else if (verb === 'should' || isSaid(verb)) {
      written += '. It ';
      reached += joint.length;
    }
  }
  return written + line.slice(reached);
}

const ARROW = /^\s*(?:->|=>|→)/;

/**
 * The call that a text begins with; empty where it begins with none.
 * @param own the program that the text is about, whatever its name; empty where it is about none
 * @param isTold whether what stands before it says that it is one
 */
export function callAt(text: string, own: string, isTold: boolean): string {
  const first = FIRST_WORD.exec(text)?.[0] ?? '';
  const isOwn = own !== '' && first === own;
  if (!isOwn && !PROGRAMS.test(first) && !WORDY.test(first)) return '';
  const words = text.slice(0, MOST).match(/[^\s"']*(?:"[^"]*"|'[^']*')\S*|\S+|(?<= )(?= )/g) ?? [];
  let end = 1;
  let isTyped = false;
  while (end < words.length && end < LONGEST && !/[,;:.!?)]$/.test(words[end - 1] ?? '')) {
    const word = words[end] ?? '';
    // "git add .": the folder that one is in.
    if (DOT.test(word) && TAKES_DOT.test(words[end - 1] ?? '')) {
      end += 1;
      break;
    }
    const bare = word.replace(/[,;:.!?)]+$/, '');
    const isArgument = LOOKS_TYPED.test(bare) && !/^(?:->|=>|→|\(.*)$/.test(bare);
    if (bare === '' || (!isArgument && (ENDS.test(bare) || !/^[\w.-]+$/.test(bare) || isSaid(bare)))) break;
    isTyped ||= isArgument;
    end += 1;
  }
  const isHere = end > 1 && DOT.test(words[end - 1] ?? '');
  const called = words
    .slice(0, isHere ? end - 1 : end)
    .join(' ')
    .replace(/[,;:.!?]+$|(?<=^[^(]*)\)+[.,;:]*$/, '');
  const call = isHere ? `${called} .` : called;
  const second = words[1] ?? '';
  const isCall =
    end > 1 &&
    (isOwn || PROGRAMS.test(first)
      ? /^(?:npm|yarn|node|git|go|python3?|java|docker)$/.test(first)
        ? !/^\d/.test(second) && (isTyped || !/^(?:node|python3?|java)$/.test(first))
        : true
      : first === 'go'
        ? GO.test(second)
        : first === 'make'
          ? (isTyped || isTold) && /^[a-z][a-z-]*$/.test(second) && !/^(?:sure|changes?|use)$/.test(second)
          : isTyped);
  return isCall ? call : '';
}

const DOT = /^\.[,;]?$/;
const TAKES_DOT = /^(?:add|build|install|lint|format|check|test|code|open|checkout|restore|init)$/;

/** "frees", "shows": what the call before it does. */
function isSaid(word: string): boolean {
  const parts = partsOf(word);
  return (parts & THIRD_PERSON) !== 0 && verbShare(lookUp(word)) >= MAY_SAY;
}
