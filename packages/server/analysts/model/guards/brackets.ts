/** How far brackets were counted. */
export interface ReadValue {
  /** Where the value ends that opens at the start; -1: it is not closed. */
  readonly end: number;
  /** Where the last value ends that is closed and stands directly in it; -1: none is. */
  readonly lastInside: number;
}

/** Counts the brackets of a JSON value that opens at `start`, outside of strings: it need be neither whole nor valid. */
export function readValue(text: string, start: number): ReadValue {
  let depth = 0;
  let inString = false;
  let lastInside = -1;
  for (let index = start; index < text.length; index++) {
    const sign = text[index];
    if (inString) {
      if (sign === '\\') index++;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === '{' || sign === '[') depth++;
    else if (sign === '}' || sign === ']') {
      depth--;
      if (depth === 0) return { end: index + 1, lastInside };
      if (depth === 1) lastInside = index + 1;
    }
  }
  return { end: -1, lastInside };
}
