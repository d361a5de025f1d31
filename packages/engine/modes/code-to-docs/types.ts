import { REF, type Schema } from '../../code/model.ts';
import { codedMessage } from '../../code/handlers/answer-parts.ts';
import { escapeMarkdown, listed } from '../writing/markdown.ts';

/** How a name is written as a link target of its heading. */
export function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replace(/ /g, '-');
}

export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** An error's message in quotes, with the code in front of it that programs read. */
export function quoteMessage(text: string): string {
  const { code: name, message } = codedMessage(text);
  const quoted = message === '' ? '' : `“${escapeMarkdown(message)}”`;
  return name === '' ? quoted : `${code(name)}${quoted && ` (${quoted})`}`;
}

const FORMATS: Readonly<Record<string, string>> = {
  int32: '',
  int64: '',
  float: '',
  double: '',
  'date-time': 'date-time, RFC 3339',
  date: 'date',
  binary: 'file',
  byte: 'Base64',
  uri: 'URL',
  uuid: 'UUID',
  email: 'email address',
  time: 'time',
};

/** A type in words: "string (UUID)", "array of [Order](#order)". `[VERIFY]` where the code doesn't say. */
export function describeType(schema: Schema | undefined): string {
  if (!schema) return '[VERIFY]';
  if (schema.$ref) {
    const name = schema.$ref.slice(REF.length);
    return `[${name}](#${anchor(name)})`;
  }
  const [only] = schema.allOf ?? [];
  if (schema.allOf?.length === 1) return withNull(describeType(only), schema);
  if (schema.allOf) return listed(schema.allOf.map((part) => describeType(part)));
  if (schema.oneOf)
    return withNull(listed([...new Set(schema.oneOf.map((part) => describeType(part)))], 'or'), schema);
  if (schema.type === 'array') {
    const item = schema.items && Object.keys(schema.items).length > 0 ? describeType(schema.items) : '';
    return withNull(item === '' ? 'array' : `array of ${item}`, schema);
  }
  if (
    schema.type === 'object' &&
    schema.additionalProperties &&
    typeof schema.additionalProperties === 'object'
  ) {
    const value = schema.additionalProperties;
    return withNull(`map of string to ${value.properties ? fieldsOf(value) : describeType(value)}`, schema);
  }
  if (!schema.type && schema.title) return code(schema.title);
  if (!schema.type) return schema.enum ? 'value' : '[VERIFY]';
  const format = FORMATS[schema.format ?? ''] ?? schema.format ?? '';
  return withNull(format ? `${schema.type} (${format})` : schema.type, schema);
}

/** `object with `id`: integer, `error` (object with `code`: string)`. */
export function fieldsOf({ properties = {}, additionalProperties }: Schema): string {
  const fields = Object.entries(properties).map(([name, property]) => {
    if (property.type === 'object' && property.properties) return `${code(name)} (${fieldsOf(property)})`;
    // What tells one kind from others.
    if (property.enum?.length === 1) return `${code(name)}: ${code(String(property.enum[0]))}`;
    const isTold = Object.keys(property).length > 0 && property.type !== 'object';
    return isTold ? `${code(name)}: ${describeType(property)}` : code(name);
  });
  return `object with ${fields.join(', ')}${additionalProperties === true ? ', and other fields' : ''}`;
}

function withNull(text: string, { nullable }: Schema): string {
  return nullable ? `${text} or null` : text;
}

/** What a value must keep to, besides its type: allowed values, limits, default. */
export function describeLimits(schema: Schema | undefined): string {
  if (!schema) return '';
  const parts: string[] = [];
  if (schema.enum)
    parts.push(
      `${schema.enum.length === 1 ? 'Always' : 'One of'} ${listed(
        schema.enum.map((value) => (value === '' ? 'an empty string' : code(String(value)))),
        'or',
      )}.`,
    );
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  if (minimum !== undefined && maximum !== undefined && !schema.exclusiveMinimum && !schema.exclusiveMaximum)
    parts.push(`From ${minimum} to ${maximum}.`);
  else {
    if (minimum !== undefined)
      parts.push(schema.exclusiveMinimum ? `Greater than ${minimum}.` : `At least ${minimum}.`);
    if (maximum !== undefined)
      parts.push(schema.exclusiveMaximum ? `Less than ${maximum}.` : `At most ${maximum}.`);
  }
  if (schema.multipleOf !== undefined) parts.push(`A multiple of ${schema.multipleOf}.`);
  // Values that are listed are as long as they are.
  if (!schema.enum) parts.push(...between(minLength, maxLength, 'character'));
  parts.push(...between(minItems, maxItems, 'item'));
  const each = describeLimits(schema.items);
  if (each !== '') parts.push(`Each item: ${each.charAt(0).toLowerCase()}${each.slice(1)}`);
  if (schema.uniqueItems) parts.push('No item twice.');
  if (schema.pattern !== undefined) parts.push(`Matches ${code(schema.pattern)}.`);
  if (schema.default !== undefined && schema.default !== '')
    parts.push(`Default: ${code(String(schema.default))}.`);
  if (schema.readOnly) parts.push('Read-only.');
  if (schema.writeOnly) parts.push('Never returned.');
  if (schema.deprecated) parts.push('Deprecated.');
  return parts.join(' ');
}

function between(low: number | undefined, high: number | undefined, unit: string): string[] {
  const count = (value: number): string => `${value} ${unit}${value === 1 ? '' : 's'}`;
  if (low === 0) return between(undefined, high, unit);
  if (low !== undefined && high !== undefined)
    return [low === high ? `Exactly ${count(low)}.` : `${low} to ${count(high)}.`];
  if (low !== undefined) return low === 1 ? ['Not empty.'] : [`At least ${count(low)}.`];
  return high === undefined ? [] : [`At most ${count(high)}.`];
}
