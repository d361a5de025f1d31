import { reasonOf, statusByName } from '../../code/handlers/status.ts';
import { quotedCode } from './quoted-code.ts';

/** A text without its quotation marks; what is no plain text stays code. */
const said = (code: string): string => {
  const [, , text] = /^(["'`])((?:(?!\1|\\)[^])+)\1$/.exec(code.trim()) ?? [];
  return text === undefined || /[${}%]/.test(text) ? quotedCode(code) : `“${text.replace(/\.$/, '')}”`;
};

/** A status with what it is called: "404 (Not found)". */
function status(code: string): string {
  const number = /^\d{3}$/.test(code)
    ? Number(code)
    : statusByName(code.replace(/^.*[.:]/, '').replace(/^Status(?=\p{Lu})/u, ''));
  return number === undefined ? quotedCode(code) : `${number} (${reasonOf(number)})`;
}

const STATUS = String.raw`(?<status>[\w.:]+)`;
/** How handlers of HTTP requests read what they are asked, and answer. */
const FORMS: readonly (readonly [RegExp, (groups: Readonly<Record<string, string>>) => string])[] = [
  // Go
  [
    new RegExp(String.raw`^http\.Error\(\s*\w+,\s*(?<body>[^]+),\s*${STATUS}\s*\)$`),
    (one) => `Answers with the error ${status(one['status'] ?? '')}: ${said(one['body'] ?? '')}.`,
  ],
  [
    new RegExp(String.raw`^\w+\.WriteHeader\(\s*${STATUS}\s*\)$`),
    (one) => `Answers with the status ${status(one['status'] ?? '')}.`,
  ],
  [
    /^json\.NewEncoder\(\s*\w+\s*\)\.Encode\(\s*(?<body>[^]+?)\s*\)$/,
    ({ body = '' }) => `Sends ${quotedCode(body)} as JSON.`,
  ],
  [
    /^\w+\.Header\(\)\.Set\(\s*(?<name>"[^"]+"),\s*(?<body>[^]+?)\s*\)$/,
    ({ name = '', body = '' }) => `Sets the header ${said(name)} of the answer to ${said(body)}.`,
  ],
  [
    new RegExp(String.raw`^\w+\.(?:AbortWithStatus)?JSON\(\s*${STATUS},\s*(?<body>[^]+?)\s*\)$`),
    (one) => `Answers ${status(one['status'] ?? '')} with ${quotedCode(one['body'] ?? '')} as JSON.`,
  ],
  // Express, Fastify, Koa's kin
  [
    new RegExp(String.raw`^(?:res|reply|response)\.sendStatus\(\s*${STATUS}\s*\)$`),
    (one) => `Answers with the status ${status(one['status'] ?? '')}.`,
  ],
  [
    new RegExp(
      String.raw`^(?:res|reply|response)\s*\.(?:status|code)\(\s*${STATUS}\s*\)\s*\.(?<way>json|send|end)\(\s*(?<body>[^]*?)\s*\)$`,
    ),
    ({ status: code = '', way = '', body = '' }) =>
      `Answers ${status(code)}${body === '' ? '' : ` with ${quotedCode(body)}${way === 'json' ? ' as JSON' : ''}`}.`,
  ],
  [
    /^(?:res|reply|response)\.(?<way>json|send)\(\s*(?<body>[^]+?)\s*\)$/,
    ({ way = '', body = '' }) => `Answers with ${quotedCode(body)}${way === 'json' ? ' as JSON' : ''}.`,
  ],
];

/** What a call answers to an HTTP request; undefined for every other call. */
export function answerInWords(call: string): string | undefined {
  for (const [shape, tell] of FORMS) {
    const groups = shape.exec(call.trim())?.groups;
    if (groups) return tell(groups);
  }
  return undefined;
}
