// For the eye: what is read of a file. `node packages/engine/test/code/show.ts FILE [routes|full]`
import { readFileSync } from 'node:fs';
import { readCode } from '../../code/read-code.ts';
import { loadParser } from './parser.ts';

const model = readCode(readFileSync(process.argv[2] ?? '', 'utf8'), await loadParser());
const out =
  process.argv[3] === 'full'
    ? { routes: model.routes, schemas: Object.fromEntries(model.schemas) }
    : model.routes.map(({ method, path, name }) => `${method} ${path} ${name}`);
process.stdout.write(`${JSON.stringify(out, null, 1)}\n`);
