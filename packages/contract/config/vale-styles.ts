import type { StyleRule } from '../style.ts';
import { arrangeFiles } from '../vale/import/files.ts';
import { readConfiguration } from '../vale/import/configuration.ts';
import { importVale } from '../vale/import/import.ts';
import type { ValeReportEntry } from '../vale/import/types.ts';
import type { CodedFault } from './fault-codes.ts';
import { folderOf, inFolder, type StyleFiles } from './files.ts';

/** Rules of Vale styles that lie in the repository, or why there are none. */
export type ValeLoading =
  | { readonly ok: true; readonly rules: readonly StyleRule[]; readonly report: readonly ValeReportEntry[] }
  | ({ readonly ok: false; readonly problem: string } & CodedFault);

const READ = /\.(?:ya?ml|txt|ini|aff|dic|tengo)$/i;
const MOST_FILES = 5_000;
const TOO_MANY: CodedFault = { code: 'vale-too-many', values: [String(MOST_FILES)] };

/** Loads `path`, a `.vale.ini` or a folder of styles, which must lie in `folder`. */
export async function loadVale(folder: string, path: string, files: StyleFiles): Promise<ValeLoading> {
  const place = inFolder(folder, path);
  if (place === undefined)
    return refuse({ code: 'vale-outside', values: [] }, 'it leads out of the folder of this file.');
  const text = place === folder ? undefined : await files.readText(place).catch(() => undefined);
  if (text === undefined) return loadStyles(place, path, files);
  const own = folderOf(place) ?? folder;
  const { stylesPath } = readConfiguration(text);
  const styles = inFolder(own, stylesPath);
  if (styles === undefined)
    return refuse(
      { code: 'vale-styles-path', values: [stylesPath] },
      `its StylesPath, “${stylesPath}”, leads out of the folder of this file.`,
    );
  const found = await readAll(styles, styles.slice(own.length).replace(/^\/(?=.)/, ''), files);
  if (!found) return refuse(TOO_MANY, `its StylesPath holds more than ${MOST_FILES} files.`);
  return finish(new Map([['.vale.ini', text], ...found]));
}

async function loadStyles(place: string, path: string, files: StyleFiles): Promise<ValeLoading> {
  const found = await readAll(place, '', files);
  if (!found) return refuse(TOO_MANY, `it holds more than ${MOST_FILES} files.`);
  if (found.size === 0)
    return refuse(
      { code: 'vale-missing', values: [] },
      'there is no such file, and no folder with Vale styles.',
    );
  const name = path.split('/').filter(Boolean).at(-1) ?? 'Vale';
  return finish(arrangeFiles(found, name === '.' ? 'Own' : name));
}

async function readAll(
  folder: string,
  prefix: string,
  files: StyleFiles,
): Promise<Map<string, string> | undefined> {
  const names = (await files.filesBelow(folder)).filter((name) => READ.test(name));
  if (names.length > MOST_FILES) return undefined;
  const entries = await Promise.all(
    names.map(async (name): Promise<[string, string][]> => {
      const text = await files.readText(`${folder}/${name}`).catch(() => undefined);
      return text === undefined ? [] : [[prefix === '' ? name : `${prefix}/${name}`, text]];
    }),
  );
  return new Map(entries.flat());
}

function finish(files: ReadonlyMap<string, string>): ValeLoading {
  return { ok: true, ...importVale(files) };
}

function refuse(fault: CodedFault, problem: string): ValeLoading {
  return { ok: false, ...fault, problem };
}
