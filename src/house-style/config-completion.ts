import * as vscode from 'vscode';
import { placeAt } from './config-place.ts';
import { suggestionsAt, type JsonSchema, type Suggestion } from './schema-walk.ts';
import { hasYamlSupport } from './yaml-support.ts';

/** Keys and values of a `.housestyle.yaml`, from its schema. */
export class ConfigCompletion implements vscode.CompletionItemProvider {
  static readonly selector: vscode.DocumentSelector = { pattern: '**/.housestyle.yaml' };
  static readonly triggers = [' ', ':', '[', ','];
  readonly #schemaFile: vscode.Uri;
  #schema: Promise<JsonSchema> | undefined;

  constructor(extension: vscode.Uri) {
    this.#schemaFile = vscode.Uri.joinPath(extension, 'media', 'housestyle.schema.json');
  }

  async provideCompletionItems(
    document: vscode.TextDocument,
    position: vscode.Position,
  ): Promise<vscode.CompletionItem[]> {
    if (hasYamlSupport()) return [];
    const place = placeAt(document.getText(), document.offsetAt(position));
    if (!place) return [];
    const start = position.translate(0, -place.typed.length);
    return suggestionsAt(await this.#read(), place.path, place.writes).map((suggestion) =>
      itemFor(suggestion, new vscode.Range(start, position)),
    );
  }

  #read(): Promise<JsonSchema> {
    this.#schema ??= Promise.resolve(vscode.workspace.fs.readFile(this.#schemaFile)).then((bytes) =>
      JSON.parse(new TextDecoder().decode(bytes)),
    );
    return this.#schema;
  }
}

function itemFor(
  { label, description, isKey, holds }: Suggestion,
  range: vscode.Range,
): vscode.CompletionItem {
  const kind = isKey ? vscode.CompletionItemKind.Property : vscode.CompletionItemKind.EnumMember;
  const item = new vscode.CompletionItem(label, kind);
  item.range = range;
  if (description !== undefined) item.documentation = description;
  if (isKey) {
    item.insertText = holds === 'list' ? new vscode.SnippetString(`${label}:\n  - $0`) : `${label}: `;
    if (holds === 'mapping') item.insertText = new vscode.SnippetString(`${label}:\n  $0`);
    item.command = { command: 'editor.action.triggerSuggest', title: '' };
  }
  return item;
}
