import type { Outcome, WorkDocument } from './types.ts';

export interface Download {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** A result as a file: findings as JSON, OpenAPI as YAML, all else as Markdown. */
export function downloadOfOutcome({ mode, format, documentName, content, findings }: Outcome): Download {
  const name = `${documentName.replace(/\.[^.]*$/, '')}.${mode}`;
  if (findings) {
    const text = `${JSON.stringify({ mode, document: documentName, findings }, null, 2)}\n`;
    return { name: `${name}.json`, type: 'application/json', text };
  }
  if (format === 'openapi') return { name: `${name}.yaml`, type: 'application/yaml', text: content };
  return { name: `${name}.md`, type: 'text/markdown', text: content };
}

/** The document as it now stands, with the line ends it came with. */
export function downloadOfDocument({ name, text, crlf }: WorkDocument): Download {
  return {
    name: name.includes('.') ? name : `${name}.md`,
    type: 'text/plain',
    text: crlf ? text.replaceAll('\n', '\r\n') : text,
  };
}

/** Hands a file to the browser. */
export function save({ name, type, text }: Download): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
