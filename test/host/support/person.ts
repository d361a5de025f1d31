/** Stands in for the person in front of the editor: reads messages, presses their buttons, fills in input boxes. */
import * as vscode from 'vscode';
import { closeEverything } from './editing.ts';

export interface Person {
  /** Every message shown, oldest first. */
  readonly messages: readonly string[];
  readonly prompts: readonly vscode.InputBoxOptions[];
  /** Presses this button of the next message that has it. */
  press(button: string): void;
  /** Types this into the next input box; undefined is Escape. */
  type(text: string | undefined): void;
  /** Goes away: messages and input boxes are the editor's again. */
  leave(): void;
}

type Show = typeof vscode.window.showErrorMessage;
const kinds = ['showInformationMessage', 'showWarningMessage', 'showErrorMessage'] as const;

export function person(): Person {
  const window = vscode.window as {
    -readonly [key in (typeof kinds)[number] | 'showInputBox']: (typeof vscode.window)[key];
  };
  const own = {
    ...Object.fromEntries(kinds.map((kind) => [kind, window[kind]])),
    showInputBox: window.showInputBox,
  };
  const messages: string[] = [];
  const prompts: vscode.InputBoxOptions[] = [];
  const buttons: string[] = [];
  const answers: (string | undefined)[] = [];
  for (const kind of kinds) {
    window[kind] = (async (message: string, ...items: unknown[]) => {
      messages.push(message);
      const at = buttons.findIndex((button) => items.includes(button));
      return at < 0 ? undefined : buttons.splice(at, 1)[0];
    }) as Show;
  }
  window.showInputBox = async (options) => {
    prompts.push(options ?? {});
    return answers.shift();
  };
  return {
    messages,
    prompts,
    press: (button) => void buttons.push(button),
    type: (text) => void answers.push(text),
    leave: () => void Object.assign(window, own),
  };
}

/** In a suite: another person before each of its tests, who goes away after it, when every editor is closed; `first` happens before. */
export function personInEachTest(first?: () => Promise<unknown>): Person {
  let current = person();
  current.leave();
  beforeEach(() => void (current = person()));
  afterEach(async () => {
    current.leave();
    await first?.();
    await closeEverything();
  });
  return {
    get messages() {
      return current.messages;
    },
    get prompts() {
      return current.prompts;
    },
    press: (button) => current.press(button),
    type: (text) => current.type(text),
    leave: () => current.leave(),
  };
}
