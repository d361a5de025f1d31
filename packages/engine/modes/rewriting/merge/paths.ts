import { escaped } from './renames.ts';

/** "Settings > Data > Export" */
const PATH =
  /(?<!\p{L})\p{Lu}\p{L}*(?: \p{L}+){0,2}?(?: > \p{Lu}\p{L}*(?: (?!(?:to|from|into|instead|and|or|not)\b)\p{L}+){0,2}?(?= > ))* > \p{Lu}\p{L}*(?: \p{Lu}\p{L}*){0,2}/gu;
const LEADS = /^(?:Open|Select|Choose|Click|Tap|Go to|Use|Under|From|In)\s(?=\p{Lu})/u;

/** "Export is now under Settings > Data > Export instead of File > Export": of two places in menus, the one that the document has goes. */
export function movePath(text: string, said: string): string | undefined {
  const paths = (said.replace(/\*\*/g, '').match(PATH) ?? []).map((path) => path.replace(LEADS, ''));
  const [one = '', other = '', more] = [...new Set(paths)];
  if (other === '' || more !== undefined) return undefined;
  const [[old = '', fresh = ''] = [], both] = [
    [one, other],
    [other, one],
  ].filter(([path = '']) => patternOf(path).test(text));
  if (old === '' || both) return undefined;
  return text.replace(patternOf(old), (found) =>
    found.includes('**') ? fresh.split(' > ').join('** > **') : fresh,
  );
}

/** Each part may be bold by itself; the path is no part of a longer one. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    String.raw`(?<!> (?:\*\*)?)(?<!\w)${path
      .split(' > ')
      .map(escaped)
      .join(String.raw`(?:\*\*)? > (?:\*\*)?`)}(?!\w|(?:\*\*)? >)`,
    'g',
  );
