/** Where the bundle lies. */
export const BUNDLE: string;
export function buildMcp(options?: { outfile?: string }): Promise<void>;
