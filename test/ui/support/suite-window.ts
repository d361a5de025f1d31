import type { EditorWindow } from './editor-window.ts';
import { workplace, type Workplace } from './workplace.ts';

/** In a suite: one window for all of its tests, opened before them and closed after them. */
export function windowOfSuite(open: (place: Workplace) => Promise<EditorWindow>): EditorWindow {
  let opened: EditorWindow | undefined;
  before(async () => (opened = await open(await workplace())));
  after(() => opened?.close());
  return new Proxy({} as EditorWindow, {
    get(_target, name) {
      if (!opened) throw new Error('The window of the suite is opened before its first test, not earlier.');
      return Reflect.get(opened, name) as unknown;
    },
  });
}
