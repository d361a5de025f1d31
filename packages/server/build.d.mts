/** The folder of the bundle; `local.mjs` in it is the program. */
export const BUNDLE: string;
export function buildLocalService(options?: { outdir?: string }): Promise<void>;
/** `check.cjs`, which is loaded, not started. */
export function buildCheck(options: { outdir: string }): Promise<void>;
