import type { Scope } from './scope.ts';
import type { ProjectFile } from './project.ts';

/** What an import of these names is never a file of routes. */
const OTHERS = /middleware|config|util|helper|error|logg|database|model|schema|type|constant|depend/i;

/** Names of files that tell nothing of what is in them. */
const GENERIC =
  /^(?:app|index|main|server|routes?|routers?|controllers?|api|urls|views|handlers?|mod|src|v\d+)$/i;

/** The file without a name that an import means: it binds what is imported, and speaks of what the path says. */
export function unnamedFile(
  files: readonly ProjectFile[],
  source: string,
  imported: string,
  from: Scope,
): ProjectFile | undefined {
  const words = source
    .replace(/\.[jt]sx?$/, '')
    .split(/[./:\\]+/)
    .filter((part) => part !== '');
  const word = words.findLast((part) => !GENERIC.test(part)) ?? words.at(-1) ?? '';
  const stem = word.replace(/(?:_|-)?(?:routes?|router|controller|api|views?)$/i, '').replace(/e?s$/, '');
  if (word === '' || OTHERS.test(word)) return undefined;
  const candidates = files.filter(
    ({ module, scope }) => module.path === '' && scope !== from && scope.own(imported) !== undefined,
  );
  if (candidates.length === 0 || files.every(({ module }) => module.path !== '')) return undefined;
  if (stem.length < 3 || GENERIC.test(word)) return candidates.length === 1 ? candidates[0] : undefined;
  const sign = new RegExp(stem.replace(/[^\w]/g, '.?'), 'gi');
  const scored = candidates
    .map((file) => ({ file, score: file.module.text.match(sign)?.length ?? 0 }))
    .sort((left, right) => right.score - left.score);
  const [best, next] = scored;
  return best && best.score > 0 && best.score > (next?.score ?? 0) ? best.file : undefined;
}
