import { parse } from 'yaml';
import { named } from '../ast.ts';
import type { ParameterPlace, Schema } from '../model.ts';
import type { Scope } from '../project/scope.ts';
import type { FactsDraft } from './facts.ts';
import type { HandlerContext } from './types.ts';

type Node = Readonly<Record<string, unknown>>;

/** An operation of OpenAPI or Swagger that a comment writes as YAML. */
export interface CommentedOperation {
  /** Undefined where the comment stands on the handler and leaves it to the route. */
  readonly method?: string;
  readonly path?: string;
  readonly says: Node;
}

const VERBS = /^(?:get|post|put|patch|delete|head|options)$/;
/** go-swagger: `swagger:operation PUT /client/{id} client updateClient`. */
const HEAD = /^[ \t]*swagger:(?:operation|route)[ \t]+(?<verb>[A-Z]+)[ \t]+(?<path>\/\S*)(?<tags>.*)$/m;
/** swagger-jsdoc, in which paths are keys. */
const BLOCK = /^[ \t]*@(?:swagger|openapi)\b[ \t]*\n?(?<yaml>[^]*)$/m;
const PLACES: ReadonlySet<string> = new Set(['path', 'query', 'header', 'cookie']);

/** What a comment states of operations: those of swagger-jsdoc, go-swagger, and flasgger. */
export function operationsIn(comment: string): CommentedOperation[] {
  const block = BLOCK.exec(comment)?.groups?.['yaml'];
  if (block !== undefined)
    return Object.entries(nodeOf(yaml(block))).flatMap(([path, item]) =>
      path.startsWith('/')
        ? Object.entries(nodeOf(item)).flatMap(([verb, says]) =>
            VERBS.test(verb) ? [{ method: verb.toUpperCase(), path, says: nodeOf(says) }] : [],
          )
        : [],
    );
  const head = HEAD.exec(comment)?.groups;
  const [, before = '', behind] = /^([^]*?)^[ \t]*---[ \t]*$\n?([^]*)/m.exec(comment) ?? [];
  const says = nodeOf(yaml(behind ?? ''));
  if (!head)
    return behind !== undefined && ['parameters', 'responses'].some((key) => says[key])
      ? [{ says: { summary: '', ...says } }]
      : [];
  const text = (behind === undefined ? comment : before).replace(/^[^]*?swagger:\w+.*\n?/m, '');
  const [summary = '', ...rest] = text.trim().split(/\n\s*\n/);
  const words = head['tags']?.trim().split(/\s+/) ?? [];
  const stated = { summary, description: rest.join('\n\n'), tags: words.slice(0, -1), ...says };
  return [{ method: head['verb'] ?? '', path: head['path'] ?? '', says: stated }];
}

/** Puts what a comment states of an operation into the draft, and gives what it says of each status. */
export function readCommented(
  { draft, schemas }: Pick<HandlerContext, 'draft' | 'schemas'>,
  { says }: CommentedOperation,
  scope: Scope | undefined,
): ReadonlyMap<number, string> {
  const meanings = new Map<number, string>();
  const schemaOf = (node: unknown): Schema | undefined => {
    const { $ref: ref, items, properties, ...rest } = nodeOf(node);
    if (typeof ref === 'string') {
      const name = ref.replace(/^.*\//, '');
      return (scope && schemas.schema(named(name), scope)) ?? { title: name };
    }
    const kept = Object.fromEntries(Object.entries(rest).filter(([key]) => KEPT.has(key)));
    const schema: Schema = {
      ...kept,
      ...(items !== undefined && { items: schemaOf(items) ?? {} }),
      ...(properties !== undefined && {
        properties: Object.fromEntries(
          Object.entries(nodeOf(properties)).map(([name, one]) => [name, schemaOf(one) ?? {}]),
        ),
      }),
    };
    return Object.keys(schema).length > 0 ? schema : undefined;
  };
  draft.summary ||= textOf(says['summary']).replace(/\.$/, '');
  draft.description ||= textOf(says['description']);
  draft.tag ||= textOf(listOf(says['tags'])[0]);
  if (says['deprecated'] === true) draft.deprecated = true;
  readParameters(draft, says, schemaOf);
  const sent = contentOf(nodeOf(says['requestBody']), schemaOf);
  if (says['requestBody'] !== undefined)
    draft.bodyOf(sent.schema, sent.media, nodeOf(says['requestBody'])['required'] === true);
  for (const [status, response] of Object.entries(nodeOf(says['responses']))) {
    if (!/^\d{3}$/.test(status)) continue;
    const answer = nodeOf(response);
    const content = contentOf(answer, schemaOf);
    const media = /json/.test(content.media ?? 'json') ? undefined : content.media;
    draft.response(Number(status), content.schema ?? schemaOf(answer['schema']), undefined, media);
    const said = textOf(answer['description']).replace(/\s+/g, ' ');
    if (/\s\S+\s/.test(said)) meanings.set(Number(status), said);
  }
  for (const one of listOf(says['security']))
    for (const name of Object.keys(nodeOf(one)))
      draft.security.add(/basic/i.test(name) ? 'basicAuth' : /key/i.test(name) ? 'apiKey' : 'bearerAuth');
  return meanings;
}

/** Parameters, and in Swagger 2 the body and the fields of a form among them. */
function readParameters(
  draft: FactsDraft,
  says: Node,
  schemaOf: (node: unknown) => Schema | undefined,
): void {
  const consumes = textOf(listOf(says['consumes'])[0]);
  for (const one of listOf(says['parameters'])) {
    const { in: place, name, required, description, schema, ...type } = nodeOf(one);
    const said = textOf(description);
    const own = schemaOf(schema ?? type);
    if (place === 'body') draft.bodyOf(own, consumes || undefined, required === true);
    else if (place === 'formData')
      draft.bodyOf(
        {
          type: 'object',
          properties: { [textOf(name)]: { ...own, ...(said && { description: said }) } },
          ...(required === true && { required: [textOf(name)] }),
        },
        consumes || 'application/x-www-form-urlencoded',
      );
    else if (PLACES.has(textOf(place)))
      draft.parameter(place as ParameterPlace, textOf(name), {
        required: required === true || place === 'path',
        ...(own && { schema: own }),
        ...(said && { description: said }),
      });
  }
}

function contentOf(
  node: Node,
  schemaOf: (node: unknown) => Schema | undefined,
): { readonly media?: string; readonly schema?: Schema } {
  const [first] = Object.entries(nodeOf(node['content']));
  if (!first) return {};
  const schema = schemaOf(nodeOf(first[1])['schema']);
  return { media: first[0], ...(schema && { schema }) };
}

const KEPT: ReadonlySet<string> = new Set([
  'type',
  'format',
  'description',
  'nullable',
  'default',
  'example',
  'enum',
  'required',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
]);

function yaml(text: string): unknown {
  try {
    // go-swagger's comments may be indented with tabs.
    return parse(
      text.replace(/^\t+/gm, (tabs) => '  '.repeat(tabs.length)),
      { logLevel: 'silent' },
    );
  } catch {
    return undefined;
  }
}

const nodeOf = (value: unknown): Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
