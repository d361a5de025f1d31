import assert from 'node:assert/strict';
import { startApp, type App } from './support/app.ts';

const KB = 1024;
const PAGES = ['/', '/style', '/keys', '/usage', '/account', '/admin', '/connect'];

interface Visit {
  /** Bytes on the wire: the document with what it names itself, which a first paint waits for, and in all. */
  readonly first: number;
  readonly total: number;
  readonly requests: number;
  /** Of the page's layout, as Lighthouse adds it up. */
  readonly shift: number;
  readonly elements: number;
}

describe('the budget of a page', () => {
  let app: App;

  before(async () => {
    app = await startApp();
  });
  after(() => app?.stop());
  afterEach(() => assert.deepEqual(app.complaints(), []));

  /** Opens a page and looks at it until nothing comes any more. */
  const visit = async (path: string): Promise<Visit> => {
    await app.page.goto(`${app.address}${path}`, { waitUntil: 'networkidle' });
    return app.page.evaluate(async () => {
      const entries = async (type: string): Promise<PerformanceEntry[]> =>
        new Promise((resolve) => {
          const seen: PerformanceEntry[] = [];
          const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
          observer.observe({ type, buffered: true });
          setTimeout(() => resolve(seen), 200);
        });
      const shifts = await entries('layout-shift');
      const loaded = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ] as PerformanceResourceTiming[];
      const sum = (some: readonly PerformanceResourceTiming[]): number =>
        some.reduce((size, { transferSize }) => size + transferSize, 0);
      // Not by the clock: on a busy machine the paint comes late, and more has come by then.
      const served = await (await fetch(location.href)).text();
      const named = new Set(
        Array.from(
          served.matchAll(/(?:src|href)="([^"]+)"/g),
          ([, at = '']) => new URL(at, location.href).href,
        ),
      );
      return {
        first: sum(loaded.filter(({ name, entryType }) => entryType === 'navigation' || named.has(name))),
        total: sum(loaded),
        requests: loaded.length,
        shift: shifts.reduce((all, entry) => all + (entry as unknown as { value: number }).value, 0),
        elements: document.querySelectorAll('*').length,
      };
    });
  };

  for (const path of PAGES) {
    it(`holds for a first visit of ${path}`, async () => {
      const cdp = await app.context.newCDPSession(app.page);
      await cdp.send('Network.clearBrowserCache');
      await cdp.detach();
      const { first, total, requests, shift, elements } = await visit(path);
      assert(first > 10 * KB && first < 60 * KB, `${first} bytes before the first paint`);
      assert(total < 250 * KB, `${total} bytes in all`);
      assert(requests <= 25, `${requests} requests`);
      assert(shift < 0.1, `the layout shifts by ${shift}`);
      assert(elements < 800, `${elements} elements`);
    });
  }

  it('is next to nothing for a second visit: what has a hash in its name is kept', async () => {
    await visit('/');
    const { total } = await visit('/');
    assert(total < 10 * KB, `${total} bytes`);
  });
});
