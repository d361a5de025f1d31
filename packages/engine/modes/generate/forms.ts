import { cutItems } from '../brief/cut.ts';
import { asListing } from '../brief/listing.ts';
import { capitalized } from '../writing/capitals.ts';
import { bullets, heading, join, numbered, table } from '../writing/markdown.ts';
import { asPoint, readPoint } from '../writing/point.ts';
import { withoutOrder } from '../writing/whole-order.ts';
import { wholeSentence } from '../writing/whole-sentence.ts';
import { parameterTable, pathParameters } from './parameters.ts';
import { asSentence } from './sentences.ts';
import { writeChanges } from './replacements.ts';
import { writeProblems } from './problems.ts';
import type { Form } from './template-sections.ts';

/** What of a call stands beside its section. */
export interface ToldElsewhere {
  readonly hasParameters?: boolean;
  readonly hasExample?: boolean;
}

const isCall = (fact: string): boolean => /^`[^`]+`\.?$/.test(fact);

/** Facts of one section, written down in its form. */
export function writeForm(form: Form, facts: readonly string[], told: ToldElsewhere = {}): string {
  switch (form) {
    case 'paragraph':
      return writeParagraph(facts);
    case 'bullets':
      // One call alone needs no list.
      return /^`(?!--)[^`]+`\.?$/.test(facts[0] ?? '') && facts.filter(isCall).length === 1
        ? join(
            fenced(
              facts[0] ?? '',
              /^`(?:from|import|const|let|var|new) |[;={]/.test(facts[0] ?? '') ? '' : 'sh',
            ),
            bullets(facts.slice(1).map(asPoint)),
          )
        : bullets(facts.map(asPoint));
    case 'changes':
      return writeChanges(facts);
    case 'steps':
      return facts.length > 1 ? numbered(facts.map(withoutOrder)) : withoutOrder(facts[0] ?? '');
    case 'options':
      return parameterTable(facts);
    case 'endpoints':
      return join(
        // One example shows a reader of several calls what is asked for.
        ...facts.map((fact, index) =>
          writeEndpoint(fact, index === 0 ? told : { ...told, hasExample: true }),
        ),
      );
    case 'problems':
      // Codes alone are a table: "404 not found".
      return writeCodes(facts);
    case 'questions':
      return join(
        ...facts.map((fact) => {
          const [question = '', ...answer] = fact.split('\n');
          return question.endsWith('?')
            ? join(
                heading(3, question),
                answer.join(answer[0]?.startsWith('|') ? '\n' : ' ') || '[VERIFY] Answer.',
              )
            : fact;
        }),
      );
  }
}

/** Sentences as a paragraph, names with what is said of them as a list below it. */
function writeParagraph(facts: readonly string[]): string {
  const points = facts.filter((fact) => readPoint(fact) !== undefined && asListing(fact) === undefined);
  const listings = facts.filter((fact) => asListing(fact) !== undefined);
  return join(
    facts.filter((fact) => !points.includes(fact) && !listings.includes(fact)).join(' '),
    ...listings.map(asListing),
    bullets(points.map(asPoint)),
  );
}

/** A call alone on its lines. */
function fenced(call: string, language = 'sh'): string {
  return `\`\`\`${language}\n${call.replace(/^`|`\.?$/g, '')}\n\`\`\``;
}

const CODE = /^(?:`?([45]\d\d)|exit `?(\d{1,3}))`?(?:[\s:,=–—-]+(\S(?:[^:;]|[:;](?=\S)){2,60})|\.)$/i;
const EXIT = /^exit /i;

function writeCodes(facts: readonly string[]): string {
  const codes = facts.filter((fact) => CODE.test(fact));
  if (codes.length < 2 && codes.length < facts.length) return writeProblems(facts);
  return join(
    table([codes.every((fact) => EXIT.test(fact)) ? 'Exit code' : 'Status', 'Meaning'], codes.map(splitCode)),
    writeProblems(facts.filter((fact) => !codes.includes(fact))),
  );
}

function splitCode(fact: string): [string, string] {
  const [, status, exit = '', meaning = ''] = CODE.exec(fact) ?? [];
  const said = wholeSentence(meaning.replace(/^(?:means? )?(?:(?:if|when|that) )?/i, ''));
  return [`\`${status ?? exit}\``, capitalized(asSentence(said)) || '–'];
}

/** "debug, info, warn; default info" and "open|closed" with the values as code. */
export function withValues(text: string): string {
  const values =
    /^(?:(?:one of|either) )?`?[a-z][\w.-]*`?(?:(?:, (?:or )?|\|| or )`?[\w.-]+`?)+(?=$|\.$|;| \(|,? default)/.exec(
      text,
    )?.[0] ?? '';
  const coded = values
    .replace(/`/g, '')
    .replace(/\|/g, ', ')
    .replace(/[\w.-]*\w/g, (word) => (/^(?:or|one|of|either)$/.test(word) ? word : `\`${word}\``));
  return `${coded}${text.slice(values.length)}`.replace(
    /\b(default(?:s to)? )([\w.-]*\w)(?=[.,;)]|$)/i,
    (whole, lead: string, value: string) =>
      /\d|^(?:true|false)$/.test(value) || coded.includes(`\`${value}\``) ? `${lead}\`${value}\`` : whole,
  );
}

const CALL = /^`?(?<call>[A-Z]+\s+\/(?:[^\s`:,]|:(?=[a-z]))*)`?[\s:,–—-]*(?<said>.*)$/s;
/** "lists notes (query: limit, cursor)", "creates a note: title, body". */
const DETAILS = /^(?<does>(?:[^:(`]|`[^`]*`){3,}?)\s*(?:\((?<inside>.+)\)|:\s+(?<after>.+?))\.?$/s;

function writeEndpoint(fact: string, { hasParameters, hasExample }: ToldElsewhere): string {
  // A query or a command line, and no call of an API.
  if (/^``?[^`].*`\.?$/s.test(fact) && !CALL.test(fact))
    return fenced(fact.replace(/^``?\s*|\s*``?\.?$/g, ''), '');
  const [head = fact, ...material] = fact.split('\n\n');
  const { call = head, said = '' } = CALL.exec(head)?.groups ?? {};
  // "{name, color} name is unique": the fields of the body, "204, only admins": the answer.
  const [, fields = '', more = ''] = /^\{([\w, ]+)\}\s*(.*)$/s.exec(said) ?? [];
  const told =
    fields === ''
      ? said.replace(
          /^(2\d\d)[,;:]\s+(\p{L})/u,
          (_, code: string, letter: string) => `Returns \`${code}\`. ${letter.toUpperCase()}`,
        )
      : '';
  const { does: bare, rows: named } = parametersIn(told, call);
  if (named.length > 0 && !material.some((note) => note.startsWith('|')))
    return join(
      heading(3, `\`${call.replace(/\s+/g, ' ')}\``),
      capitalized(asSentence(bare)) || '[VERIFY] Say what it does.',
      parameterTable([...pathParameters(call, named), ...named]),
      ...(material.length > 0
        ? material.map((note) => note.replace(/^\[VERIFY\] Parameters(?:, body)?, and an/, '[VERIFY] An'))
        : [noteOpen(true, hasExample)]),
    );
  const read = DETAILS.exec(told)?.groups;
  // "Tells the status: queued or done; when done there is a link" is told, and lists no parameters.
  const isTold =
    read?.['after'] !== undefined &&
    (/;\s/.test(read['after']) ||
      /\b(?:status|state|values?|kinds?|types?|phases?)$/i.test(read['does'] ?? ''));
  const isAside = /\b(?:needs?|requires?|only|must)\b/i.test(read?.['inside'] ?? '');
  const { does = told, inside, after = fields && `body: ${fields}` } = (!isTold && !isAside && read) || {};
  const details = inside ?? after ?? '';
  // "url (string, required), events (array)": what the call takes, and nothing that it does.
  const rows = cutItems(told.replace(/\.$/, ''));
  if (rows.every((row) => /^`?[\w.]+`? \([^()]+\)$/.test(row)) && rows.length > 1)
    return join(
      heading(3, `\`${call.replace(/\s+/g, ' ')}\``),
      '[VERIFY] Say what it does.',
      parameterTable(rows),
      ...material,
    );
  return join(
    heading(3, `\`${call.replace(/\s+/g, ' ').replace(/\.$/, '')}\``),
    capitalized(asSentence(does.replace(/^\.$/, ''))) || '[VERIFY] Say what it does.',
    details && (/^[\w ]{3,20}:/.test(details) ? capitalized(asSentence(details)) : `Parameters: ${details}.`),
    more && capitalized(asSentence(more)),
    ...(material.length > 0 ? material : [noteOpen(details !== '' || hasParameters === true, hasExample)]),
  );
}

/** "lists projects, supports ?page and ?per_page (max 100)", "creates one; name is required, description optional": what it does, and what it takes. */
function parametersIn(
  told: string,
  call: string,
): { readonly does: string; readonly rows: readonly string[] } {
  const queries =
    /[,;]?\s+(?:and )?(?:supports|takes|accepts|allows|with|has)(?: optional)? (?<list>\?\w+(?: \([^()]*\))?(?:(?:, and |, | and )\?\w+(?: \([^()]*\))?)*)(?=[.;,]|$)/i.exec(
      told,
    );
  if (queries)
    return {
      does: told.replace(queries[0], ''),
      rows: (queries.groups?.['list'] ?? '')
        .split(/, and |, | and /)
        .map((one) =>
          one.replace(
            /^\?(\w+)(?: \((.*)\))?$/,
            (_, name: string, said = '') => `\`${name}\` (query${said && `, ${String(said)}`})`,
          ),
        ),
    };
  const clauses = told.replace(/\.$/, '').split(/[,;] (?:and )?/);
  const needs = clauses.map((clause) => /^`?([a-z]\w*)`?(?: is| are)? (required|optional)$/.exec(clause));
  const from = needs.findIndex((need) => need !== null);
  if (from < 1 || needs.slice(from).includes(null)) return { does: told, rows: [] };
  const place = /^(?:GET|DELETE)\b/.test(call) ? 'query' : 'body';
  return {
    does: clauses.slice(0, from).join(', '),
    rows: needs.slice(from).map((need) => `\`${need?.[1] ?? ''}\` (${place}, ${need?.[2] ?? ''})`),
  };
}

/** What is not told of a call; empty where all is. */
function noteOpen(hasParameters: boolean, hasExample = false): string {
  if (hasExample) return hasParameters ? '' : '[VERIFY] Parameters and body.';
  return hasParameters
    ? '[VERIFY] An example of the request and the answer.'
    : '[VERIFY] Parameters, body, and an example of the answer.';
}
