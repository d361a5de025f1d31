import * as vscode from 'vscode';
import { l10n } from '../l10n.ts';
import { ChatModelError, type ChatModel, type ModelFault } from './chat-model.ts';
import type { ChatTurn } from './chat-wire.ts';

/** What tells a model of the editor from the others. */
export type ModelSelector = Required<Pick<vscode.LanguageModelChatSelector, 'vendor' | 'id'>>;

/** The models that the editor offers; none where it has none, or is too old. */
export async function editorModels(): Promise<readonly vscode.LanguageModelChat[]> {
  if (typeof vscode.lm?.selectChatModels !== 'function') return [];
  return vscode.lm.selectChatModels();
}

/** A model of the editor behind the bridge's port; it is looked up anew for each answer, since models come and go. */
export function editorModel(selector: ModelSelector, name: string): ChatModel {
  const find = async (): Promise<vscode.LanguageModelChat> => {
    const [model] = await vscode.lm.selectChatModels(selector);
    if (model) return model;
    throw new ChatModelError('gone', `The editor no longer offers the model ${name}.`);
  };
  return {
    name,
    async *answer(turns, signal) {
      const source = new vscode.CancellationTokenSource();
      signal.addEventListener('abort', () => source.cancel(), { once: true });
      try {
        const model = await find();
        const justification = l10n.t('Housestyle checks and rewrites your documents with this model.');
        const response = await model.sendRequest(messagesFor(turns), { justification }, source.token);
        yield* response.text;
      } catch (error) {
        throw asModelError(error);
      } finally {
        source.dispose();
      }
    },
    async count(text) {
      const model = await find().catch(() => undefined);
      // Four characters are a token, roughly, where nobody counts.
      return (await model?.countTokens(text)) ?? Math.ceil(text.length / 4);
    },
  };
}

/** The editor's models know no instructions of a system: these come first, as a person's words. */
function messagesFor(turns: readonly ChatTurn[]): vscode.LanguageModelChatMessage[] {
  const system = turns.filter(({ role }) => role === 'system').map(({ text }) => text);
  const others = turns.filter(({ role }) => role !== 'system');
  const { User, Assistant } = vscode.LanguageModelChatMessage;
  return [
    ...(system.length > 0 ? [User(system.join('\n\n'))] : []),
    ...others.map(({ role, text }) => (role === 'user' ? User(text) : Assistant(text))),
  ];
}

const FAULTS: Readonly<Record<string, ModelFault>> = {
  NoPermissions: 'not-permitted',
  Blocked: 'blocked',
  NotFound: 'gone',
};

function asModelError(error: unknown): ChatModelError {
  if (error instanceof ChatModelError) return error;
  const { code, message } = error as { code?: unknown; message?: unknown };
  const fault = FAULTS[String(code)] ?? 'failed';
  return new ChatModelError(fault, typeof message === 'string' ? message : 'The model did not answer.');
}
