/** Starts a bundled program with what earlier starts compiled of it, as editors start their own: `start.cjs CACHE …`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

type Program = (require: NodeJS.Require, __dirname: string) => void;

const [, here = '', folder = ''] = process.argv;
const beside = path.dirname(here);
const filename = path.join(beside, 'check-file.cjs');
const cache = path.join(folder, 'check-file.bin');
// A process that reads one text tries most patterns a few times: interpreted first, they would be compiled twice. What ran
// once is kept for the next start.
setFlagsFromString('--no-regexp-tier-up --no-flush-bytecode');

function readCache(): Buffer | undefined {
  try {
    return readFileSync(cache);
  } catch {
    return undefined;
  }
}

const cachedData = readCache();
const source = `(require, __dirname) => {${readFileSync(filename, 'utf8')}\n}`;
const script = new Script(source, { filename, ...(cachedData && { cachedData }) });
if (script.cachedDataRejected !== false) {
  // Only at the end is all compiled that is called.
  process.on('exit', () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(cache, script.createCachedData());
  });
}
(script.runInThisContext() as Program)(createRequire(filename), beside);
