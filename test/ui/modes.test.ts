import { chooseRow } from './support/quick-list.ts';
import { windowOfSuite } from './support/suite-window.ts';

describe('A person lets a document be worked on', () => {
  const window = windowOfSuite((place) => place.openConnected());

  it('by another mode, and its result is a new document', async () => {
    await window.command('Housestyle: Run Mode…');
    await window.quickInput.getByText('Keywords').first().waitFor();
    await window.pictures('25-modes');
    await window.pick('Summarize');
    await window.page.locator('.tab.active').filter({ hasText: 'Untitled' }).waitFor();
    await window.pictures('26-mode-result');
  });

  it('by a task, whose findings are among the problems', async () => {
    await window.command('Tasks: Run Task');
    await window.quickInput.locator('.monaco-list-row').getByText('housestyle').first().waitFor();
    await window.page.keyboard.type('housestyle');
    await chooseRow(window.page, 'All housestyle tasks', true);
    await chooseRow(window.page, 'Housestyle: Check documents', true);
    await window.page.locator('.terminal-wrapper, .xterm').first().waitFor();
    await window.command('View: Focus Problems');
    await window.page.locator('.markers-panel .monaco-list-row').nth(2).waitFor();
    await window.pictures('27-task-problems');
    await window.command('Terminal: Focus Terminal');
    await window.pictures('28-task-output');
  });
});
