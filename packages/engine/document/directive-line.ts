/**
 * A line of a plain text that only turns rules off or on, with or without the mark that begins a comment in the files
 * such texts come from: `# housestyle-disable`, `// housestyle-ignore-next-line please`,
 * ` * housestyle-ignore-next-line` in a block comment, `.. vale off`.
 */
export const DIRECTIVE_LINE =
  /^[ \t]*(?:(?:#|\/\/|;|--|%|\.\.(?:[ \t]*\n[ \t]+)?|\/\*|(?:pass:\[)?<!--|\{\/\*)[ \t]*(?=vale\s)|(?:(?:#|\/\/|;|--|%|\.\.(?:[ \t]*\n[ \t]+)?|\/?\*+|<!--|\{\/\*)[ \t]*)?(?=housestyle-))((?:housestyle-|vale[ \t])[^\n]*?)[ \t]*(?:-->\]?|\*\/\}?)?[ \t]*$/gim;
