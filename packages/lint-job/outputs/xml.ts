const LONE_SURROGATES = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Text for an element or an attribute: markup escaped, and what XML 1.0 can't hold replaced. */
export function xml(text: string): string {
  return text
    .replace(LONE_SURROGATES, '\uFFFD')

    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/[\t\n\r]/g, (blank) => `&#${blank.charCodeAt(0)};`);
}

/** `<name a="b">`, its attributes escaped. */
export function open(name: string, attributes: Readonly<Record<string, string | number>>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${xml(String(value))}"`);
  return `<${name}${pairs.join('')}>`;
}

/** `<name a="b"/>` */
export function empty(name: string, attributes: Readonly<Record<string, string | number>>): string {
  return open(name, attributes).replace(/>$/, '/>');
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
