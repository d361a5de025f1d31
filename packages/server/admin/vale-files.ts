import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { arrangeFiles, readConfiguration, STYLE_FILE, type ValeFiles } from '@housestyle/contract/vale';
import { Refusal } from '../services/refusal.ts';
import { MAX_STYLE_FILE, MAX_STYLE_FILE_COUNT, readStyleArchive } from '../services/vale-archive.ts';

const CONFIGURATIONS = ['.vale.ini', '_vale.ini', 'vale.ini', '.vale', '_vale'];
const SKIPPED = new Set(['node_modules', '.git']);

/** The files of Vale styles in a folder, in a zip archive, or where a `.vale.ini` says. Throws a `Refusal`. */
export function readValeFiles(path: string): ValeFiles {
  const place = resolve(path);
  const kind = statSync(place, { throwIfNoEntry: false });
  if (!kind) throw new Refusal(`There is no file or folder ${path}.`);
  if (kind.isDirectory()) return readFolder(place);
  if (/\.zip$/i.test(place))
    return readStyleArchive(readFileSync(place), basename(place).replace(/\.zip$/i, ''));
  if (CONFIGURATIONS.includes(basename(place)) || place.endsWith('.ini')) return withStyles(place, new Map());
  throw new Refusal(`${path} is no folder, no zip archive and no .vale.ini.`);
}

function readFolder(folder: string): ValeFiles {
  const files = arrangeFiles(walk(folder), basename(folder));
  const configuration = CONFIGURATIONS.map((name) => join(folder, name)).find((file) =>
    statSync(file, { throwIfNoEntry: false })?.isFile(),
  );
  return configuration === undefined ? files : withStyles(configuration, files);
}

/** Styles may stand outside of the folder of their configuration. */
function withStyles(configuration: string, files: ValeFiles): ValeFiles {
  const text = readFileSync(configuration, 'utf8');
  const folder = dirname(configuration);
  const styles = resolve(folder, readConfiguration(text).stylesPath);
  const inside = styles === folder || styles.startsWith(folder + sep);
  if (inside && files.size > 0) return files;
  if (!statSync(styles, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Refusal(`The StylesPath of ${configuration} is ${styles}, and there is no such folder.`);
  }
  const own = [...walk(styles)].map(([path, content]): [string, string] => [`styles/${path}`, content]);
  return new Map([['.vale.ini', text.replace(/^\s*StylesPath\s*=.*$/m, 'StylesPath = styles')], ...own]);
}

function walk(folder: string): ValeFiles {
  const files = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    if (!entry.isFile() || !STYLE_FILE.test(name) || name.split('/').some((part) => SKIPPED.has(part)))
      continue;
    if (statSync(path).size > MAX_STYLE_FILE) continue;
    if (files.size >= MAX_STYLE_FILE_COUNT) throw new Refusal(`${folder} holds too many files to be styles.`);
    files.set(name, readFileSync(path, 'utf8'));
  }
  return files;
}
