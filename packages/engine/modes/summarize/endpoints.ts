import type { SourceDocument } from '../../document/types.ts';
import { readable } from '../reading/readable.ts';
import type { Outline, Section } from '../reading/sections.ts';

const METHOD = 'GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS';
const PATH = '(?:https?://[^\\s`*/]+)?/[^\\s`*]*';
/** `POST /shipments` alone in its line, as a heading, before what it does, or as the first line of an example. */
const REQUEST = new RegExp(
  `^[>*_\`# ]*(${METHOD})[\`*_]* +[\`*_]*(${PATH})[\`*_]*(?: +HTTP/\\S+)?[\`*_ ]*(?:(?::|[-–—]+ ) *(\\S.*))?$`,
);
const METHOD_CELL = new RegExp(`^[\`*_ ]*(${METHOD})[\`*_ ]*$`);
const PATH_CELL = new RegExp(`^[\`*_ ]*(${PATH})[\`*_ ]*$`);
const MAX_ENDPOINTS = 20;

/** The requests that an API page describes, each with what the page calls it. */
export function readEndpoints(document: SourceDocument, { root, sections }: Outline): readonly string[] {
  const found = new Map<string, string>();
  for (const section of [root, ...sections]) {
    for (const [request, purpose] of [...ofTables(document, section), ...ofText(document, section)])
      if (!found.has(request)) found.set(request, purpose);
  }
  const all = [...found].map(([request, purpose]) =>
    purpose === '' ? `\`${request}\`` : `\`${request}\`: ${purpose}`,
  );
  const rest = all.length - MAX_ENDPOINTS;
  return rest > 1 ? [...all.slice(0, MAX_ENDPOINTS), `${rest} more endpoints.`] : all;
}

type Endpoint = readonly [request: string, purpose: string];

function ofText(document: SourceDocument, section: Section): readonly Endpoint[] {
  const { text } = document;
  const own = readRequest(text.slice(section.heading?.start ?? 0, section.heading?.end ?? 0));
  if (own) {
    const said = section.blocks.find(({ kind, sentences }) => kind === 'paragraph' && sentences.length > 0);
    const [request, purpose] = own;
    return [[request, purpose || (said ? readable(document, said, said.sentences[0]) : '')]];
  }
  const lines = [
    ...section.blocks
      .filter(({ kind }) => kind !== 'table-cell')
      .map(({ start, end }) => text.slice(start, end)),
    ...section.code
      .filter(({ fenced }) => fenced)
      .map(({ start, end }) => text.slice(start, end).split('\n')[1] ?? ''),
  ];
  return lines.flatMap((line) => {
    const [request, purpose] = readRequest(line) ?? [];
    return request === undefined ? [] : [[request, purpose || section.title] as const];
  });
}

/** Rows such as "GET | /shipments | Lists shipments". */
function ofTables(document: SourceDocument, { blocks }: Section): readonly Endpoint[] {
  return blocks.flatMap((block, index): readonly Endpoint[] => {
    const [path, purpose] = [blocks[index + 1], blocks[index + 2]];
    if (block.kind !== 'table-cell' || path?.kind !== 'table-cell') return [];
    const source = ({ start, end }: typeof block): string => document.text.slice(start, end);
    const [, method] = METHOD_CELL.exec(source(block)) ?? [];
    const [, target] = PATH_CELL.exec(source(path)) ?? [];
    if (method === undefined || target === undefined) return [];
    const said = purpose?.kind === 'table-cell' && !METHOD_CELL.test(source(purpose)) ? purpose : undefined;
    return [[`${method} ${target}`, said ? readable(document, said) : '']];
  });
}

function readRequest(line: string): Endpoint | undefined {
  const [, method, path, purpose = ''] = REQUEST.exec(line.trim()) ?? [];
  return method === undefined || path === undefined ? undefined : [`${method} ${path}`, purpose];
}
