/** A person who has no mouse: what can't be reached by Tab, or isn't told by its name, isn't there. */
import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';

const MOST_TABS = 150;

export class KeyboardPerson {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** Goes on by Tab until the focus is on it; it has to be seen there. */
  async reach(target: Locator): Promise<void> {
    await target.first().waitFor({ state: 'attached' });
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      if (await this.hasFocus(target)) {
        const outlined = await target.first().evaluate((element) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(
            element.closest('.editor') ?? element,
          );
          return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
        });
        assert(outlined, `The focus is not seen on ${target.toString()}.`);
        return;
      }
      await this.page.keyboard.press('Tab');
    }
    assert.fail(`${MOST_TABS} times Tab did not reach ${target.toString()}.`);
  }

  private hasFocus(target: Locator): Promise<boolean> {
    return target.first().evaluate((element) => element === document.activeElement);
  }

  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.press(key);
  }

  /** Writes into a field, in place of what is there. */
  async write(target: Locator, text: string): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.insertText(text);
  }

  /** Chooses in a list as a person types: by the first letters of the option. */
  async choose(target: Locator, letters: string): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.type(letters);
    const chosen = await target
      .first()
      .evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.text ?? '');
    assert(chosen.toLowerCase().startsWith(letters.toLowerCase()), `${letters} chose ${chosen}`);
  }
}
