/** How far an expression or tag may reach; the end of a longer one is not looked for. */
export const REACH = 20_000;

const TAG_NAME = /<\/?(?:[A-Za-z_$][\w$.:-]*)?/y;
const ATTRIBUTE_NAME = /[\w$:.@#-]+/y;

function skipString(text: string, from: number, limit: number): number {
  const quote = text[from];
  for (let index = from + 1; index < limit; index++) {
    if (text[index] === '\\') index++;
    else if (text[index] === quote) return index + 1;
    else if (text[index] === '\n' && quote !== '`') return -1;
  }
  return -1;
}

/** Where the bracket at `from` is closed, past strings and comments; -1 when it is not. */
export function balancedEnd(text: string, from: number): number {
  const limit = Math.min(text.length, from + REACH);
  let depth = 0;
  for (let index = from; index < limit; index++) {
    switch (text[index]) {
      case '{':
      case '(':
      case '[':
        depth++;
        break;
      case '}':
      case ')':
      case ']':
        if (--depth === 0) return index + 1;
        break;
      case '"':
      case "'":
      case '`': {
        // An apostrophe in JSX text inside an expression opens no string: go on without one.
        const end = skipString(text, index, limit);
        if (end > 0) index = end - 1;
        break;
      }
      case '/':
        if (text[index + 1] === '*') {
          const end = text.indexOf('*/', index + 2);
          if (end < 0 || end >= limit) return -1;
          index = end + 1;
        } else if (text[index + 1] === '/' && text[index - 1] !== ':') {
          const end = text.indexOf('\n', index);
          if (end < 0 || end >= limit) return -1;
          index = end;
        }
        break;
    }
  }
  return -1;
}

function skipSpace(text: string, from: number): number {
  let index = from;
  while (text[index] === ' ' || text[index] === '\n' || text[index] === '\t') index++;
  return index;
}

/** Where the JSX tag (opening, closing, self-closing or fragment) at `from` ends; -1 when there is none. */
export function tagEnd(text: string, from: number): number {
  TAG_NAME.lastIndex = from;
  if (!TAG_NAME.test(text)) return -1;
  const limit = Math.min(text.length, from + REACH);
  for (let index = TAG_NAME.lastIndex; index < limit;) {
    const spaced = skipSpace(text, index);
    if (text[spaced] === '>') return spaced + 1;
    if (text[spaced] === '/' && text[spaced + 1] === '>') return spaced + 2;
    if (spaced === index) return -1;
    index = attributeEnd(text, spaced, limit);
    if (index < 0) return -1;
  }
  return -1;
}

function attributeEnd(text: string, from: number, limit: number): number {
  if (text[from] === '{') return balancedEnd(text, from);
  ATTRIBUTE_NAME.lastIndex = from;
  if (!ATTRIBUTE_NAME.test(text)) return -1;
  const name = ATTRIBUTE_NAME.lastIndex;
  const equals = skipSpace(text, name);
  if (text[equals] !== '=') return name;
  const value = skipSpace(text, equals + 1);
  const first = text[value];
  if (first === '{') return balancedEnd(text, value);
  if (first !== '"' && first !== "'") return -1;
  // Attribute strings know no escapes and may span lines.
  const end = text.indexOf(first, value + 1);
  return end < 0 || end >= limit ? -1 : end + 1;
}
