/** What extensions remember is kept by the page a few seconds later: until then, opening it again forgets it. */
import type { Page } from 'playwright-core';

const POLLING = 500;

/** Resolves when the page has kept something that has this in it. */
export async function untilKept(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    async (wanted) => {
      const databases = await indexedDB.databases();
      const texts = await Promise.all(
        databases.map(
          ({ name = '' }) =>
            new Promise<string>((resolve) => {
              const opening = indexedDB.open(name);
              opening.onerror = () => resolve('');
              opening.onsuccess = () => {
                const database = opening.result;
                const close = (found: string): void => {
                  database.close();
                  resolve(found);
                };
                if (!database.objectStoreNames.contains('ItemTable')) return close('');
                const all = database.transaction('ItemTable').objectStore('ItemTable').getAll();
                all.onerror = () => close('');
                all.onsuccess = () => close(JSON.stringify(all.result));
              };
            }),
        ),
      );
      return texts.join().includes(wanted);
    },
    text,
    { polling: POLLING, timeout: 60_000 },
  );
}
