import * as vscode from 'vscode';
import type { Finding } from '@housestyle/contract';
import { factsFor, type RuleFacts, type RuleFactsFile } from './rule-facts.ts';

/** The facts of the built-in rules, read from the extension's folder when they are first asked for. */
export class RuleBook {
  readonly #file: vscode.Uri;
  #facts: Promise<RuleFactsFile> | undefined;

  constructor(extension: vscode.Uri) {
    this.#file = vscode.Uri.joinPath(extension, 'media', 'rules.json');
  }

  async facts(rule: Finding['rule']): Promise<RuleFacts | undefined> {
    this.#facts ??= this.#read();
    return factsFor(await this.#facts, rule);
  }

  async #read(): Promise<RuleFactsFile> {
    const bytes = await vscode.workspace.fs.readFile(this.#file);
    return JSON.parse(new TextDecoder().decode(bytes));
  }
}
