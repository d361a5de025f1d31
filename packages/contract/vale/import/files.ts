import type { ValeFiles } from './types.ts';

/** What of a folder or archive is read: rules, configurations, word lists, dictionaries and scripts. */
export const STYLE_FILE = /(?:\.ya?ml|\.ini|\.txt|\.aff|\.dic|\.tengo|(?:^|\/)[._]vale)$/;

const CONFIGURATION = /(?:^|\/)(?:\.vale\.ini|_vale\.ini|vale\.ini|\.vale|_vale)$/;
/** What has no rules although it may hold YAML. */
const INERT =
  /(?:^|\/)(?:\.git|_(?!vale\/)[^/]*|node_modules|config|Vocab|fixtures|features|testdata|test|tests|examples|docs)\//;
const HIDDEN = /(?:^|\/)[._]/;
/** Cases of a rule, beside it. */
const TEST_FILE = /[._-]tests?\.ya?ml$/i;

/** The configuration nearest to the top, and the folder it stands in, with a `/` at its end. */
export function findConfiguration(
  files: ValeFiles,
): { readonly folder: string; readonly text: string } | undefined {
  const [path] = [...files.keys()]
    .filter((name) => CONFIGURATION.test(name) && !INERT.test(folderOf(name)))
    .sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1));
  return path === undefined ? undefined : { folder: folderOf(path), text: files.get(path) ?? '' };
}

/** The folder of a path with a `/` at its end, `''` for the top. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** Joins a folder and a relative path; undefined where it leads out of the files. */
export function joinPath(folder: string, path: string): string | undefined {
  const parts: string[] = [];
  for (const part of `${folder}${path}`.split('/')) {
    if (part === '..') {
      if (parts.length === 0) return undefined;
      parts.pop();
    } else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.length === 0 ? '' : `${parts.join('/')}/`;
}

/**
 * The rule files below the folder of the styles, by the name of their rule: `Style/dates/Format.yml` is
 * `Style.dates.Format`.
 * @param named styles that a configuration speaks of: their folders have rules, whatever they are called
 * @param ending of the files: Vale reads no other
 */
export function ruleFiles(
  files: ValeFiles,
  stylesPath: string,
  named: ReadonlySet<string> = new Set(),
  ending: 'yml' | 'yaml' = 'yml',
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const path of [...files.keys()].sort()) {
    if (!path.startsWith(stylesPath)) continue;
    const relative = path.slice(stylesPath.length);
    const folder = folderOf(relative);
    const inert = named.has(relative.slice(0, relative.indexOf('/'))) ? HIDDEN : INERT;
    const isRule =
      relative.endsWith(`.${ending}`) && folder !== '' && !inert.test(folder) && !TEST_FILE.test(relative);
    if (isRule) found.set(relative.slice(0, -1 - ending.length).replaceAll('/', '.'), files.get(path) ?? '');
  }
  return found;
}

const RULE = /^(?:extends|"extends"|'extends')\s*:/m;

/** The folder nearest to the top that holds folders with rules; undefined where there is none. */
export function stylesFolder(files: ValeFiles): string | undefined {
  const parents = [...files].flatMap(([path, text]) => {
    const parent = /^((?:[^/]+\/)*)[^/]+\/[^/]+\.ya?ml$/.exec(path)?.[1];
    return parent !== undefined && !INERT.test(parent) && !INERT.test(folderOf(path)) && RULE.test(text)
      ? [parent]
      : [];
  });
  return parents.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))[0];
}

/**
 * The files as styles have them: without a folder around everything, and with `style` around rules that stand in none.
 * @param style what a style is called that was handed over without its folder
 */
export function arrangeFiles(files: ValeFiles, style: string): ValeFiles {
  const loose = [...files].some(([path, text]) => /^[^/]+\.ya?ml$/.test(path) && RULE.test(text));
  if (loose)
    return new Map(
      [...files].map(([path, text]) => [CONFIGURATION.test(path) ? path : `${style}/${path}`, text]),
    );
  const tops = new Set([...files.keys()].map((path) => path.slice(0, path.indexOf('/') + 1)));
  const [top = ''] = tops;
  const isStyle = [...files].some(([path, text]) => /^[^/]+\/[^/]+\.ya?ml$/.test(path) && RULE.test(text));
  if (tops.size !== 1 || top === '' || isStyle) return files;
  return new Map([...files].map(([path, text]) => [path.slice(top.length), text]));
}

/** The words of `accept.txt` and `reject.txt`. Lines that begin with `#` are comments. */
export function wordList(text: string): readonly string[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^#\s/.test(line) && line !== '#');
}

export interface Vocabulary {
  readonly accept: readonly string[];
  readonly reject: readonly string[];
}

/** The vocabulary of a name, in the folders of Vale 3 and of older versions; undefined where there is none. */
export function findVocabulary(files: ValeFiles, stylesPath: string, name: string): Vocabulary | undefined {
  const folders = [`${stylesPath}config/vocabularies/${name}/`, `${stylesPath}Vocab/${name}/`];
  const folder = folders.find((path) => files.has(`${path}accept.txt`) || files.has(`${path}reject.txt`));
  if (folder === undefined) return undefined;
  const words = (file: string) => wordList(files.get(folder + file) ?? '');
  return { accept: words('accept.txt'), reject: words('reject.txt') };
}

/** The names of all vocabularies among the files. */
export function vocabularyNames(files: ValeFiles, stylesPath: string): readonly string[] {
  const pattern = /^(?:config\/vocabularies|Vocab)\/([^/]+)\/(?:accept|reject)\.txt$/;
  const names = [...files.keys()].flatMap((path) => {
    const name = path.startsWith(stylesPath) ? pattern.exec(path.slice(stylesPath.length))?.[1] : undefined;
    return name === undefined ? [] : [name];
  });
  return [...new Set(names)].sort();
}
