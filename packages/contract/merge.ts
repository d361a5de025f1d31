/** The line of an input of `rewrite` behind which the new guidelines stand that are to be merged into a document. */
export const GUIDELINES_LINE = '=== INCORPORATE THE FOLLOWING ===';
/** The line behind which that document stands. */
export const CONTENT_LINE = '=== EXISTING CONTENT ===';
