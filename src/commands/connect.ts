import * as vscode from 'vscode';
import { parseEndpoint } from '../connection/endpoint.ts';
import { setEndpoint } from '../connection/settings.ts';
import { l10n } from '../l10n.ts';
import type { Command } from './command.ts';

/** Asks for address, consent and key, in this order, and changes nothing until all three are there. */
export const connect: Command = {
  id: 'housestyle.connect',
  title: 'Connect to a Service…',
  async run({ connection, consent, status }) {
    const typed = await vscode.window.showInputBox({
      title: l10n.t('Housestyle: Connect to a Service'),
      prompt: l10n.t('Address of your team’s Housestyle service'),
      placeHolder: 'https://docs.example.com',
      value: connection.endpointText,
      ignoreFocusOut: true,
      validateInput: (value) =>
        value.trim() === '' || parseEndpoint(value) ? undefined : l10n.t('This is not a web address.'),
    });
    const endpoint = parseEndpoint(typed ?? '');
    if (!endpoint) return;
    if (!consent.isGiven(endpoint) && !(await consent.ask(endpoint))) return;
    const key = (await connection.key(endpoint)) ?? (await connection.askForKey(endpoint));
    if (key === undefined) return;
    await setEndpoint(endpoint.url);
    status.reset(false);
    vscode.window.setStatusBarMessage(`$(plug) ${l10n.t('Housestyle uses {0}', endpoint.url)}`, 5000);
  },
};
