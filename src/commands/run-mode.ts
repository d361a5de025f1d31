import * as vscode from 'vscode';
import { MODES, type Mode, type ModeDefinition } from '@housestyle/contract';
import { request, type Refusal } from '../connection/request.ts';
import { l10n } from '../l10n.ts';
import type { Parts } from '../parts.ts';
import { languageOfResult } from '../text/result-language.ts';
import { WITH_EDITOR, type Command } from './command.ts';

/** Modes that have a command of their own, whose results belong to the document. */
const OWN_COMMANDS: ReadonlyMap<Mode, Command['id']> = new Map<Mode, Command['id']>([
  ['review', 'housestyle.review'],
  ['style-check', 'housestyle.styleCheck'],
  ['rewrite', 'housestyle.rewrite'],
  ['simplify', 'housestyle.simplify'],
]);

type Format = NonNullable<Parameters<typeof request>[1]['request']['format']>;
interface ModeItem extends vscode.QuickPickItem {
  readonly mode: Mode;
  readonly format?: Format;
}

/** Any mode by name; what it writes opens as a document of its own. */
export const runMode: Command = {
  id: 'housestyle.runMode',
  title: 'Run Mode…',
  palette: WITH_EDITOR,
  menus: [{ menu: 'housestyle.editor', group: '3_more@1' }],
  async run(parts, named) {
    const item = items().find(({ mode }) => mode === named) ?? (await choose());
    if (!item) return undefined;
    const own = OWN_COMMANDS.get(item.mode);
    return own ? vscode.commands.executeCommand(own) : write(parts, item);
  },
};

function choose(): Thenable<ModeItem | undefined> {
  return vscode.window.showQuickPick(items(), {
    title: l10n.t('Housestyle: Run Mode'),
    placeHolder: l10n.t('Works on the selection, or on the whole document'),
    matchOnDetail: true,
  });
}

function items(): ModeItem[] {
  return MODES.flatMap(({ name, title, purpose, formats }: ModeDefinition): ModeItem[] => {
    const item = { label: l10n.mode(title), detail: l10n.mode(purpose), mode: name as Mode };
    if (!formats.includes('openapi')) return [item];
    return [
      { ...item, label: l10n.t('{0}: {1}', item.label, 'Markdown') },
      {
        ...item,
        label: l10n.t('{0}: {1}', item.label, 'OpenAPI'),
        detail: l10n.t('Write an OpenAPI 3.0 document from source code.'),
        format: 'openapi',
      },
    ];
  });
}

type Outcome = Refusal | { readonly ok: true; readonly content: string };

async function write(parts: Parts, { mode, format, label }: ModeItem): Promise<Outcome> {
  const again = (): Promise<Outcome> => write(parts, { mode, label, ...(format && { format }) });
  const answer = await request(parts, {
    title: label,
    doing: (name) => l10n.t('{0}: {1}', label, name),
    request: { mode, ...(format && { format }) },
    again,
  });
  if (!answer.ok) return answer;
  const { content } = answer.response;
  const language = languageOfResult(mode, format, answer.target.document.languageId);
  const document = await vscode.workspace.openTextDocument({ content, language });
  await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preview: false });
  return { ok: true, content };
}
