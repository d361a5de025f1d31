import { windowOfSuite } from './support/suite-window.ts';
import { workplace } from './support/workplace.ts';

describe('A person lets the editor’s agents use Housestyle', () => {
  const window = windowOfSuite((place) => place.open({ settings: { 'chat.disableAIFeatures': false } }));
  before(async () => {
    await window.command('Housestyle: Set API Key');
    await window.answer((await workplace()).key);
    await window.statusBar('API key for').waitFor();
  });

  const server = () => window.quickInput.locator('.monaco-list-row[aria-label^="Housestyle"]');

  it('finds the MCP server in the editor’s list, and starts it without a further question', async () => {
    const discovered = window.page.locator('.part.panel').getByText('Discovered 17 tools');
    // The list is filled anew while servers are found: a click on it may be lost.
    await repeated(async () => {
      await window.command('MCP: List Servers');
      await server().click();
      await window.quickInput
        .getByText(/^(Start Server|Show Output)$/)
        .first()
        .click();
      await discovered.waitFor({ timeout: 40_000 });
    });
    await window.pictures('75-mcp-output');
    await window.command('MCP: List Servers');
    await server().getByText('Running').waitFor();
    await window.pictures('76-mcp-running');
    await window.page.keyboard.press('Escape');
  });
});

/** Resolves as soon as one of three tries does. */
async function repeated(act: () => Promise<void>): Promise<void> {
  for (const last of [false, false, true]) {
    try {
      return await act();
    } catch (error) {
      if (last) throw error;
    }
  }
}
