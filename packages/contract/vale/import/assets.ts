import type { ValeFiles } from './types.ts';

/** A file that rules and settings name, below the folder of the styles or in one of its configuration folders. */
export function findAsset(
  files: ValeFiles,
  stylesPath: string,
  { folder, name }: { readonly folder: string; readonly name: string },
): string | undefined {
  const clean = name.replaceAll('\\', '/').replace(/^\.\//, '');
  const paths = [`${stylesPath}config/${folder}/${clean}`, `${stylesPath}${clean}`, clean];
  return paths.map((path) => files.get(path)).find((text) => text !== undefined);
}

/** The names of the files in a configuration folder that end so, without the ending, and their texts. */
export function assetsIn(
  files: ValeFiles,
  stylesPath: string,
  { folder, ending }: { readonly folder: string; readonly ending: string },
): readonly (readonly [name: string, text: string])[] {
  const start = `${stylesPath}config/${folder}/`;
  return [...files]
    .filter(([path]) => path.startsWith(start) && path.endsWith(ending))
    .map(([path, text]) => [path.slice(start.length, -ending.length), text] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
