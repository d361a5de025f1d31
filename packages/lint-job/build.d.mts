/** Where the bundle lies. */
export const BUNDLE: string;
export function buildLintJob(options?: { outfile?: string }): Promise<void>;
