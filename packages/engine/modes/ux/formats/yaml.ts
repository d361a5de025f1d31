import { isPair, isScalar, parseDocument, visit, type Scalar } from 'yaml';
import type { UxFormat, UxString } from '../types.ts';

/** YAML with nested keys; block scalars and tagged values are left alone. */
export const yaml: UxFormat = {
  name: 'YAML',
  read(source) {
    const lines = source
      .split('\n')
      .filter((line) => line.trim() !== '' && !/^\s*(?:#|---|\.\.\.)/.test(line));
    const keyed = lines.filter((line) => /^\s*(?:- )?["']?[\w.$/-]+["']?\s*:(?:\s|$)/.test(line));
    const isYaml =
      lines.length > 0 &&
      keyed.length === lines.length &&
      lines.some((line) => /^\s+\S|:\s*$|:\s+["']/.test(line));
    return isYaml ? readYaml(source) : undefined;
  },
};

function readYaml(source: string): readonly UxString[] | undefined {
  const document = parseDocument(source, { logLevel: 'silent' });
  if (document.errors.length > 0) return undefined;
  const strings: UxString[] = [];
  visit(document, {
    Scalar(key, node, path) {
      const parent = path.at(-1);
      if (key === 'key' || typeof node.value !== 'string' || !node.range) return;
      if (node.type !== 'PLAIN' && node.type !== 'QUOTE_DOUBLE' && node.type !== 'QUOTE_SINGLE') return;
      const names = [...path, parent].flatMap((step) =>
        isPair(step) && isScalar(step.key) ? String(step.key.value) : [],
      );
      const quote = node.type === 'PLAIN' ? 0 : 1;
      const [start, end] = node.range;
      strings.push({
        start: start + quote,
        end: end - quote,
        text: node.value,
        key: [...new Set(names)].join('.'),
        encode: (text) => encode(text, node.type),
      });
    },
  });
  return strings;
}

function encode(text: string, type: Scalar['type']): string {
  if (type === 'QUOTE_DOUBLE') return JSON.stringify(text).slice(1, -1);
  if (type === 'QUOTE_SINGLE') return text.replace(/'/g, "''");
  const plain =
    !/^[\s&*!|>%@`'"#,[\]{}?:-]|: |:$| #|[\n\t]|\s$/.test(text) &&
    !/^(?:true|false|null|yes|no|on|off|~|[\d.+-].*)$/i.test(text);
  return plain ? text : JSON.stringify(text);
}
