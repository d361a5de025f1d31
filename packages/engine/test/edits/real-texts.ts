import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
const FILES = [
  'node_modules/fastify/docs/Reference/Hooks.md',
  'node_modules/fastify/docs/Guides/Getting-Started.md',
  'node_modules/markdown-it/README.md',
  'CHANGELOG.md',
];

/** Documents of real projects. */
export const realTexts = FILES.map((name) => ({ name, text: readFileSync(join(ROOT, name), 'utf8') }));
