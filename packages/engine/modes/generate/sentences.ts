import { withArticle } from '../../checks/article.ts';
import { capitalizedWord } from '../writing/capitals.ts';
import { baseOf } from '../../spelling/inflect.ts';
import { lookUp } from '../../spelling/lexicon.ts';

const WORDS_OF_SENTENCES =
  /^(?:and|or|to|on|in|the|an?|then|for|with|from|it|your|this|that|until|when|if|after|before|first|again|once|shows?|prints?)$/i;

/** Programs with a command of theirs: "npm install", but not "npm 10". */
const PROGRAMS = [
  '(?:npm|pnpm|yarn|bun) (?:add|ci|create|dlx|exec|i|init|install|publish|run|start|test)',
  '(?:pip3?|pipx|gem|cargo|brew|apt|apt-get|dnf|composer|conda) (?:add|build|install|new|require|run|update|upgrade)',
  '(?:\\.{1,2}/)?[\\w./-]+\\.(?:sh|bash|ps1)',
  '\\.{1,2}/[\\w./-]+\\.(?:py|rb|js|pl)',
  '(?:ssh|scp) (?!to\\b|into\\b|in\\b|it\\b|them\\b|key)[\\w.@-]+',
  '(?:vault|consul|nomad|etcdctl) [a-z][\\w-]* [a-z][\\w-]*',
  '(?:aws|gcloud|az) [a-z][\\w-]* [a-z][\\w-]*',
  '(?!(?:the|an?|your|option|flag|its|added|adds|fixed|removed|dropped|new|now|and|or|with|that|via|if|it|first|then|next|also|check|drop|add|use|pass|set|remove|omit|see|try|run)\\b)[a-z][\\w.-]+(?: (?!(?:re(?:named|moved|placed)|moved|changed|is|are|now|the|an?|it|with|without|option|flag)\\b)[\\w.-]+){0,2}? --?[a-zA-Z][\\w-]*',
  '(?:npx|uvx|deno (?:run|add|task|install)|kubectl|terraform|helm|dotnet|mvn|gradle) [\\w@./:-]*[\\w@/]',
  'python3? (?:-m|\\S+\\.py)',
  'node \\S+\\.[cm]?[jt]s',
  'go (?:build|get|install|mod|run|test)',
  'git (?:add|branch|checkout|clone|commit|config|diff|fetch|init|log|merge|pull|push|rebase|remote|reset|stash|status|submodule|switch|tag)',
  'cd [\\w./~-]*[\\w/]',
  '(?:cp|mv|rm|ln|mkdir|touch) (?:-\\S+ )*[\\w./~-]*[./][\\w./~-]*',
  'make (?!before|after|in|on|for|sure|it|an?|the|them|this|that|your|all|every|changes?|progress|script|job|service|tool|page|team|users?|people|runbook|monitoring|alerts?|deploys?)[a-z][\\w-]*(?!\\.\\w)\\b',
  'docker (?:build|compose|exec|login|pull|push|run)',
  'ngrok (?:http|tcp) \\d+',
  '[a-z][\\w.-]* [\\w./*-]+ \\| [a-z][\\w-]+ (?:[\\w./-]+ )?-{0,2}[\\w.]',
  '(?:du|df|tail|grep|cat|ls|top|ps|dig|ping|ssh|scp|tar|find|kill) -\\S+',
  'curl (?:-\\S+ )*\\S*[/.:]\\S+',
  '[a-z][\\w-]*(?:ctl|cli)(?: (?!and\\b|to\\b|says\\b|shows\\b|prints\\b)[a-z][\\w-]*){1,3}',
  '(?:systemctl|journalctl|launchctl|openssl|lsof|netstat|nslookup|redis-cli|psql|rsync|chmod|sudo|gcloud) (?!\\d[\\d.]*\\+?(?:$|[ ,;.)]))[^\\s`,;()]*[\\w/]',
].join('|');
/** "with pip install parcelbot": what is told to be run by the name of a well-known program. */
const BY_PROGRAM = new RegExp(
  `(?<=\\b(?:with|via|run|execute|using|by running|or|check|until|that) |\\()(?:${PROGRAMS})(?: [^\`,;()"“→]+?)??(?=(?:(?<!\\.\\.)[.,;])?$|\\)| \\(| →|[.,;]? (?:and|or|to|in|on|from|then|for|that|which|says|shows|prints|returns|does)\\b|[,;] | (?:first|again|before|once|locally|yourself)\\b)`,
  'gi',
);

/** "npm run dev, then open the page". */
const FIRST_COMMAND = new RegExp(`^(?:${PROGRAMS})(?: [^\`,;()]+?)?(?=, \\p{Ll})`, 'iu');

export const WHOLE_COMMAND = new RegExp(
  `^([^\`]*: )?((?:${PROGRAMS})[^\`.,;]*(?:[.,][^\`\\s.,;]+[^\`.,;]*)*)\\.?$`,
);

/** No part of a call: "if", "before", "in each". */
const SAID_OF_CALL =
  /^([Rr]un )?([a-z.][^`"',;:]*?[^\s`"',;:]) ((?:if|when|while|before|after|until|unless|because|once|(?:in|on|for|from|with) (?:each|every|all|the|an?|your|both|staging|production|prod))\b[^`]*)$/;

/** What a command shows, behind it. */
const SHOWS =
  /^(.+?) ((?:should (?:show|print|return|list|say|output|report)|shows|prints|returns|lists|says|outputs|reports|starts|runs|creates|opens|builds|deletes|updates|writes|uploads|stops|installs|downloads|imports|exports|fetches|loads|syncs|copies|converts|generates|checks|exits|skips|limits) .+)$/;

/** What a command is for, behind it. */
const AIM = /^(.+?) (to (?:see|find|check|get|show|list|verify|confirm|make|create|start|stop) .+)$/;

/** "npm install @acme/bot": a line that is a command, and nothing else. */
export function isCommand(text: string): boolean {
  return WHOLE_COMMAND.exec(text)?.[1] === undefined && (WHOLE_COMMAND.test(text) || isOwnCommand(text));
}

/** "run codemod npx @acme/codemod": what the command is, before it. */
const RUNS_NAMED = /^run (?:the )?(codemod|script|command|tool|migration):? (\S.*)$/i;

/** A command that is told to be run, as code: "Run shelfctl keys rotate --grace 24h". */
export function withCode(sentence: string): string {
  const [, named = '', namedCall = ''] = RUNS_NAMED.exec(sentence) ?? [];
  const [, ranCall = namedCall, told = ''] = /^([^`]+?)\s[-–—]\s+(\p{Ll}.*)$/su.exec(namedCall) ?? [];
  if (told !== '' && isCommand(ranCall))
    return `${withCode(ranCall).replace(/^Run /, `Run the ${named}: `).replace(/\.$/, '')}. It ${told}`;
  if (namedCall !== '' && isCommand(namedCall))
    return withCode(namedCall).replace(/^Run /, `Run the ${named}: `);
  if (!/[ /]/.test(sentence)) return sentence;
  // "git pull in each repo", "helm rollback if errors > 1%": a call, and what is said of it.
  const [, led = '', head = '', said = ''] = SAID_OF_CALL.exec(sentence) ?? [];
  if (said !== '' && isCommand(head) && !SHOWS.test(head)) return `${led || 'Run '}\`${head}\` ${said}`;
  // "consumers up? kubectl get pods"
  const [, asks = '', how = ''] = /^([^?`]{3,60}\? )(\S.*)$/s.exec(sentence) ?? [];
  if (asks !== '' && isCommand(how)) return asks + withCode(how);
  const [, calls = '', more = ''] = /^([^,`]+)(, .+)$/s.exec(sentence) ?? [];
  if (WHOLE_COMMAND.test(calls) && SHOWS.test(calls)) return withCode(calls).replace(/\.$/, '') + more;
  const [, ran = '', after = ''] = /^([^`]+?)\s(?:[-–—]|->|=>|→)\s+(\p{Ll}.*)$/su.exec(sentence) ?? [];
  if (ran.includes(' ') && isCommand(ran)) return `${withCode(ran)} ${capitalizedWord(after)}`;
  const [, bareCall = '', aside = ''] = /^([^`()]+?) (\([^()]*\))\.?$/.exec(sentence) ?? [];
  if (bareCall !== '' && isCommand(bareCall.replace(/^run /i, '')))
    return `${withCode(bareCall).replace(/\.$/, '')} ${aside}.`;
  const bareCalls = sentence.replace(/^run /i, '').replace(/\.$/, '');
  const [one = '', two = '', ...further] = bareCalls.split(/ and (?=[a-z]+ )/);
  if (two !== '' && further.length === 0 && isCommand(one) && isCommand(two))
    return `Run \`${one}\` and \`${two}\`.`;
  const [either = '', or = '', ...others] = bareCalls.split(/,? or (?=[a-z.]+ )/);
  if (or !== '' && others.length === 0 && isCommand(either) && isCommand(or))
    return `Run \`${either}\` or \`${or}\`.`;
  if (or !== '' && others.length === 0 && isCommand(either)) return `Run \`${either}\` or ${or}.`;
  const [, order = '', called = ''] =
    /^((?:then|next|finally|afterwards|after that),? )(.+)$/is.exec(sentence) ?? [];
  if (WHOLE_COMMAND.exec(called)?.[1] === undefined && WHOLE_COMMAND.test(called))
    return order + withCode(called).replace(/^Run/, 'run');
  const [, before = '', goesOn = ''] = /^(.+?)(, (?:that|which|it|this) \p{Ll}+ .*)$/su.exec(sentence) ?? [];
  if (before && WHOLE_COMMAND.test(before)) return withCode(before).replace(/\.$/, '') + goesOn;
  const [, first = '', next = ''] =
    /^(.+?)( and (?:then )?(?!\p{Ll}+s\b)\p{Ll}+ (?:again|it|the|them|all)\b.*)$/su.exec(sentence) ?? [];
  if (first && WHOLE_COMMAND.test(first) && !sentence.includes('`'))
    return withCode(first).replace(/\.$/, '') + next;
  // A line that is a command, or ends with one after a colon.
  const whole = WHOLE_COMMAND.exec(sentence);
  const [, call = '', shows = ''] = SHOWS.exec(whole?.[2] ?? '') ?? [];
  const [, does = '', it = ''] = /^(\p{Ll}+s) (it\b.*)$/iu.exec(shows) ?? [];
  if (whole && call && does) return `${whole[1] || 'Run '}\`${call}\` to ${baseOf(does) ?? does} ${it}`;
  if (whole && call) return `${whole[1] || 'Run '}\`${call}\`. It ${shows}.`;
  const [, bare = '', aim = ''] = AIM.exec(whole?.[2] ?? '') ?? [];
  if (whole && bare) return `${whole[1] || 'Run '}\`${bare}\` ${aim}.`;
  if (whole) return `${whole[1] || 'Run '}\`${whole[2] ?? ''}\`.`;
  if (isOwnCommand(sentence)) return `Run \`${sentence.replace(/[.;]$/, '')}\`.`;
  const text = (sentence.includes('`') ? sentence : sentence.replace(FIRST_COMMAND, 'Run `$&`'))
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(BY_PROGRAM, '`$&`')))
    .join('');
  const [, verb = '', command = '', end = ''] =
    /^(run|execute) ([a-z.~][^`]*?)(\.?|, (?:which|it|this|that|takes) .*)$/i.exec(text) ?? [];
  const tokens = command.split(/\s+/);
  const isCall =
    tokens.length > 1 &&
    tokens.every((token) => /^[\w./:@=<>$-]+$/.test(token) && !WORDS_OF_SENTENCES.test(token)) &&
    tokens.some((token) => /^-|[./:=]/.test(token));
  return isCall ? `${verb} \`${command}\`${end}` : text;
}

/** "lpgctl unblock <queue>": begins with no word of the language, and holds what only commands do. */
function isOwnCommand(text: string): boolean {
  const tokens = text.replace(/[.;]$/, '').split(/\s+/);
  const [first = ''] = tokens;
  return (
    tokens.length > 1 &&
    tokens.length < 10 &&
    /^(?!(?:flag|option|parameter|argument|setting)\b)[a-z][\w-]{2,}$/.test(first) &&
    (lookUp(first) === 0 || tokens.some((token) => /^--\w/.test(token))) &&
    tokens.every((token) => /^[\w./:@=<>$-]+$/.test(token) && !WORDS_OF_SENTENCES.test(token)) &&
    (tokens.some((token) => /^--?\w|^<[\w-]+>$|=/.test(token)) || /_|(?:ctl|cli)$/.test(first))
  );
}

/** "acme restore --id <id>; takes 10 min" with the command that opens it as code. */
export function withOwnCommand(text: string): string {
  return text.replace(/^[^;,`]+?(?=[;,]|\.?$)/, (part) => (isOwnCommand(part) ? `\`${part}\`` : part));
}

/** The first word of a sentence behind another, written small: "Click Publish. you get a link". */
const NEXT_SENTENCE =
  /(?<=[\p{L}\d)"”'`]{2}\. )(?<!\b(?:e\.g|i\.e|etc|vs|approx|incl|no|ca|ext|max|min|sec)\. )(?:the|an?|you|they|it|we|this|that|then|now|there|if|when|your|after|only|also|click|open|run|all|nobody|everyone)\b(?=[ ,'’])/gu;

/** Capital at the start, full stop at the end; names in code, addresses and questions keep what they have. */
export function asSentence(text: string): string {
  const line = text.replace(/^(?:[-*+•]|\d+[.)])\s+/, '').trim();
  if (line === '') return '';
  const first =
    /^\p{Ll}\p{Ll}*(?:['’]\p{Ll}+)?(?=[\s,;?!]|\/\p{Ll}+ |:(?!:)|\.(?:\s|$)|$)/u.test(line) &&
    !/^(?:[a-z]\w*ctl|vcpkg|npm|npx|pip|yarn|pnpm)\b/.test(line)
      ? line.slice(0, 1).toUpperCase() + line.slice(1)
      : capitalizedWord(line);
  const whole = first.replace(NEXT_SENTENCE, capitalizedWord);
  return /[.!?:…]["'”’)]*$/.test(whole) ? whole : `${whole.replace(/[,;]$/, '')}.`;
}

/** The status and the fields of an answer as code. */
export function withStatus(text: string): string {
  const sentence = text
    .replace(/^2\d\d(?=\.?$| returns?\b)/i, (status) => `returns ${status}`)
    .replace(/^(returns 2\d\d )returns? /i, '$1with ')
    // "refund object", "array of orders": one of them, without its article.
    .replace(
      /^(returns (?:2\d\d with )?)((?!the |an? |no )(?:\p{Ll}+ )?(?:object|array|list)\b)/iu,
      (_, lead: string, thing: string) => lead + withArticle(thing),
    )
    .replace(/(?<!`)(\{\s*".*\})(?!`)/s, '`$1`')
    .replace(/(?<!`)\b([1-5]\d\d)\b(?!`)/, '`$1`');
  return sentence
    .replace(
      /\(([\w.]+(?:, (?:and )?[\w.]+)*)\)/,
      (_, names: string) => `(${names.replace(/\b(?!and\b)[\w.]+/g, '`$&`')})`,
    )
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    .replace(/(?<![.!?:])$/, '.');
}
