import { InlineContext } from '@lezer/markdown';
import type { MarkdownConfig } from '@lezer/markdown';
import { balancedEnd, tagEnd } from '../mdx/scan.ts';
import { urlEnd } from '../urls.ts';

const TEMPLATE_MAX = 2000;
const MATH_MAX = 500;

/** The template delimiters, longest first, and whether what they hold shows up in the page as a value. */
const TEMPLATES = [
  { open: '{{<', close: '>}}', node: 'TemplateTag' },
  { open: '{{%', close: '%}}', node: 'TemplateTag' },
  { open: '{{', close: '}}', node: 'Template' },
  { open: '{%', close: '%}', node: 'TemplateTag' },
] as const;
/** `{#id}`, `{: .class}`, `{.class}`: attributes of a heading or paragraph. */
const ATTRIBUTES = /^\{(?:[#.:]|\s+[#.])[^{}\n]{0,200}\}/;

function template(context: InlineContext, next: number, position: number): number {
  if (next !== 0x7b) return -1;
  const rest = context.slice(position, Math.min(context.end, position + TEMPLATE_MAX));
  for (const { open, close, node } of TEMPLATES) {
    if (!rest.startsWith(open)) continue;
    const end = rest.indexOf(close, open.length);
    if (end < 0) return -1;
    return context.addElement(context.elt(node, position, position + end + close.length));
  }
  const attributes = ATTRIBUTES.exec(rest);
  return attributes
    ? context.addElement(context.elt('Attributes', position, position + attributes[0].length))
    : -1;
}

/** Money and shell variables also start with a dollar: only what reads as a formula is one. */
function isFormula(content: string): boolean {
  if (/^[a-zA-Z]$/.test(content)) return true;
  if (/^\d/.test(content)) return /[\\^_=<>]|\d\s*[+*/]\s*\d/.test(content);
  return /[\\^=]|[\w)}]_[\w{]|^[A-Za-z]\(.*\)$|^[a-zA-Z]\s*[+\-*/<>]\s*[\w(]+$/.test(content);
}

function math(context: InlineContext, next: number, position: number): number {
  if (next !== 0x24) return -1;
  const rest = context.slice(position, Math.min(context.end, position + MATH_MAX));
  if (rest.startsWith('$$')) {
    const end = rest.indexOf('$$', 2);
    return end < 3 ? -1 : context.addElement(context.elt('Math', position, position + end + 2));
  }
  const match = /^\$(?!\s)((?:[^$\\\n]|\\[^\n])*(?:[^$\\\s]|\\\S))\$(?![\w$])/.exec(rest);
  if (!match || !isFormula(match[1] ?? '')) return -1;
  return context.addElement(context.elt('Math', position, position + match[0].length));
}

/** A URL in the text, so that its underscores and asterisks are not taken for emphasis. */
function url(context: InlineContext, next: number, position: number): number {
  if (next !== 0x68 && next !== 0x77) return -1;
  const end = urlEnd(context.text, position - context.offset);
  return end < 0 ? -1 : context.addElement(context.elt('URL', position, end + context.offset));
}

/**
 * `[text]` without a destination. Lezer makes every one a link, defined or not, and then gives up the link around it:
 * in `[run(a, [b])](#run)` the outer brackets are the link.
 */
function shortcut(context: InlineContext, next: number, position: number): number {
  if (next !== 0x5d) return -1;
  const after = context.char(position + 1);
  if (after === 0x28 || after === 0x5b) return -1;
  const index = context.findOpeningDelimiter(InlineContext.linkStart);
  const image = context.findOpeningDelimiter(InlineContext.imageStart);
  const open = index === null || (image !== null && image > index) ? null : context.getDelimiterAt(index);
  if (index === null || open === null || context.skipSpace(open.to) === position) return -1;
  const from = open.from;
  const content = context.takeContent(index);
  if (context.hasOpenLink) {
    for (const element of content) context.addElement(element);
    return position + 1;
  }
  const marks = [
    context.elt('LinkMark', from, from + 1),
    context.elt('LinkMark', position, position + 1),
  ] as const;
  return context.addElement(context.elt('Link', from, position + 1, [marks[0], ...content, marks[1]]));
}

/** Inline syntax that CommonMark lacks: templates, attributes, math, URLs. */
export const inlines: MarkdownConfig = {
  defineNodes: ['Template', 'TemplateTag', 'Attributes', 'Math'],
  parseInline: [
    { name: 'Template', parse: template, before: 'Entity' },
    { name: 'Math', parse: math, before: 'Entity' },
    { name: 'BareUrl', parse: url, before: 'Entity' },
    { name: 'Shortcut', parse: shortcut, before: 'LinkEnd' },
  ],
};

function expression(context: InlineContext, next: number, position: number): number {
  if (next !== 0x7b) return -1;
  const end = balancedEnd(context.text, position - context.offset);
  return end < 0 ? -1 : context.addElement(context.elt('Expression', position, end + context.offset));
}

function tag(context: InlineContext, next: number, position: number): number {
  if (next !== 0x3c) return -1;
  const end = tagEnd(context.text, position - context.offset);
  return end < 0 ? -1 : context.addElement(context.elt('HTMLTag', position, end + context.offset));
}

/** What MDX has instead of HTML: tags whose attributes may be expressions, and expressions. */
export const mdxInlines: MarkdownConfig = {
  defineNodes: ['Expression'],
  parseInline: [
    { name: 'Expression', parse: expression, after: 'Template' },
    { name: 'JsxTag', parse: tag, before: 'HTMLTag' },
  ],
  remove: ['IndentedCode', 'HTMLBlock'],
};
