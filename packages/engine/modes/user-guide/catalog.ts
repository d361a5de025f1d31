import type { Screen, UiText } from '../../code/ui/types.ts';
import { readUxStrings } from '../ux/formats/index.ts';
import { kindOf, type UxKind } from '../ux/kinds.ts';
import type { UxString } from '../ux/types.ts';

/** Fewer strings with keys are no catalog. */
const LEAST = 3;

const KINDS: Readonly<Record<UxKind, UiText['kind']>> = {
  button: 'action',
  title: 'heading',
  error: 'error',
  placeholder: 'hint',
  tooltip: 'hint',
  toast: 'text',
  empty: 'text',
  label: 'field',
  message: 'text',
};

/** The screens of a catalog of messages: the strings whose keys begin alike belong together. */
export function readCatalogScreens(input: string): Screen[] {
  const strings = readUxStrings(input.replace(/^\s*(?:\/\/|#|===)\s*file:.*\n/i, '')).strings.filter(
    ({ key }) => key !== '' && !/\s/.test(key),
  );
  if (strings.length < LEAST) return [];
  const groups = Map.groupBy(strings, ({ key }) => (key.includes('.') ? (key.split('.')[0] ?? '') : ''));
  return [...groups].map(([group, own]) => ({ name: group || 'messages', texts: own.map(toText) }));
}

function toText(string: UxString): UiText {
  return {
    kind: KINDS[kindOf(string)],
    text: string.text.replace(/\{\{?\s*\w+\s*\}?\}|%(?:\d+\$)?[sd@]/g, '…'),
  };
}
