import { findTechnical } from '../../document/technical.ts';

/** What is written in code already, links and addresses. */
const WRITTEN = /(```[\s\S]*?```|`+[^`]*`+|\[[^\]]*\]\([^)]*\)|https?:\S+)/;
/** Names that are no code though they look so: a site, a person, a product. */
const NO_CODE =
  /^(?:@|\.NET$|(?:Apache|MIT|BSD|GPL|LGPL|AGPL|MPL)-|(?:[\w-]+\.)+(?:com|org|net|io|dev|app|eu|de|co|ai|cloud|example|test|local)$|(?:and|or|his|she|he|s)\/|(?:[A-Z]\w*|\d+)\.js$|\d)/;
const METHOD = /\b(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) $/;
/** "get(key)", "new Cache({ max: 500 })", but not "file(s)". */
const CALL =
  /(?<![\w.`])(?:new )?(?:[A-Za-z_$][\w$]*\.)*[A-Za-z_$][\w$]*\((?!(?:s|es|optional|required|default)\b)(?:[^()`]|\([^()`]*\))*\)(?:\.[A-Za-z_$][\w$]*(?:\([^()`]*\))?)*/g;
const OTHERS: readonly RegExp[] = [
  // "%APPDATA%\vpn\client.log"
  /%[A-Z_]{2,40}%[\\/][\w\\/.-]{0,200}\w/g,
  // "--delimiter ";"": the option with its value.
  /(?<![\w-])--[a-z][\w-]*[ =](?:"[^"\n]{0,60}"|'[^'\n]{0,60}')/g,
  // "try /weather Berlin in Slack"
  /(?<=\b(?:try|type|enter|send|run|use) )\/[a-z][\w-]*(?: (?!(?:in|on|to|and|or|from|with|for|at)\b)[\w@#-]+)*/gi,
  /\b[a-z][a-z\d]*(?:[A-Z][a-z\d]+)+\b(?!\()/g,
  /\b(?:[A-Z][a-z\d]+)+(?:Error|Exception)\b/g,
  /\b[A-Za-z\d]+(?:-[A-Za-z\d]+)+(?= (?:(?:request|response) )?headers?\b)/g,
  /\bX(?:-[A-Z][A-Za-z\d]*)+(?:-\d+)?\b/g,
  /(?<=\bheaders? )[A-Z][A-Za-z\d]*(?:-[A-Za-z\d]+)+\b/g,
  /\b(?:GET|POST|PUT|PATCH|DELETE)\b(?! \/)/g,
  /\b[a-z][\w.-]{0,60}=<[\w-]{1,60}>/gi,
  /(?<=\bscopes? )[a-z][\w-]*:[\w:-]*\w/g,
  /(?<=\b(?:folder|directory|file|path|branch|under) )[\w.-]+\/[\w./-]*\w/g,
  /\b[A-Z][A-Z\d]*_[A-Z\d_]*[A-Z\d]\b/g,
];
/** Before a name that says what it is: "sends `X-Key` header". */
const NAMED =
  /(?<=\b(?:sends?|with|uses?|adds?|sets?|has|have|needs?|returns?|includes?|pass(?:es)?|in|from) )(?=`[^`]+` (?:header|parameter|flag|field|option|setting|variable|column|scope|permission|role|command|endpoint)\b)/g;
/** Brands that begin small: "iPhone", "eBay". */
const BRAND = /^(?:[ie][A-Z]|mac[OA]|web[A-Z])/;

/** A longer text is no sentence; in UTF-16 code units. */
const LONGEST = 5000;

/** Without one of these, nothing looks like code. */
const MAY_HOLD = /[_/.(<\\~$-]\S|[a-z][A-Z]|[A-Z]{3}/;

/** Files, paths, options, variables, calls and the like as code; what is code already, sites and people as they are. */
export function withCodeNames(text: string): string {
  if (text.length > LONGEST || !MAY_HOLD.test(text)) return text;
  return text
    .split(WRITTEN)
    .map((part, index) => (index % 2 === 1 ? part : mark(part)))
    .join('');
}

function mark(text: string): string {
  const spans = [
    ...[...text.matchAll(CALL)].map(({ index, 0: call }) => [index, index + call.length] as const),
    ...findTechnical(text)
      .filter(({ kind }) => kind === 'identifier')
      .map(
        ({ start, end }) =>
          [start, end + (/^\?[\w=&*-]+(?:\.[\w=&*-]+)*/.exec(text.slice(end))?.[0].length ?? 0)] as const,
      )
      .map(([start, end]) => [start - (METHOD.exec(text.slice(0, start))?.[0].length ?? 0), end] as const),
    ...OTHERS.flatMap((pattern) =>
      [...text.matchAll(pattern)]
        .filter(([name]) => !BRAND.test(name))
        .map(({ index, 0: name }) => [index, index + name.length] as const),
    ),
  ].sort(([a, aEnd], [b, bEnd]) => a - b || bEnd - aEnd);
  let written = '';
  let reached = 0;
  for (const [start, end] of spans) {
    const name = text.slice(start, end);
    if (start < reached || NO_CODE.test(name.replace(/[:*]+$/, ''))) continue;
    written += `${text.slice(reached, start)}\`${name}\``;
    reached = end;
  }
  return (written + text.slice(reached)).replace(NAMED, 'the ');
}
