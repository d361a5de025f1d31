/** A text as a regular expression matches it literally. */
export const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
