/** The folder of the bundle; `local.mjs` in it is the program. */
export const BUNDLE: string;
export function buildLocalService(options?: { outdir?: string }): Promise<void>;
