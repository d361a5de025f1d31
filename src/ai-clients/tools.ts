import * as vscode from 'vscode';
import type { AnalyzeRequest, Mode } from '@housestyle/contract';
import { requestBody } from '../connection/request-body.ts';
import { showFindings } from '../findings/check.ts';
import { l10n } from '../l10n.ts';
import type { Parts } from '../parts.ts';
import { readAudience, readToolTarget, ToolError, type ToolInput, type ToolTarget } from './tool-input.ts';
import { failureText, toolResult } from './tool-result.ts';

/** The tools, as the manifest names them in `contributes.languageModelTools`. */
export const TOOLS = [
  { name: 'housestyle_review_text', mode: 'review' },
  { name: 'housestyle_check_style', mode: 'style-check' },
] as const satisfies readonly { name: string; mode: Mode }[];

export type ToolParts = Pick<
  Parts,
  'connection' | 'dismissals' | 'findings' | 'houseStyle' | 'output' | 'status'
>;

/** Gives the editor's agents a review and a style check; older editors do without. */
export function registerTools(parts: ToolParts): vscode.Disposable | undefined {
  if (typeof vscode.lm?.registerTool !== 'function') return undefined;
  return vscode.Disposable.from(
    ...TOOLS.map(({ name, mode }) => vscode.lm.registerTool(name, new CheckTool(mode, parts))),
  );
}

export class CheckTool implements vscode.LanguageModelTool<ToolInput> {
  readonly #mode: Mode;
  readonly #parts: ToolParts;

  constructor(mode: Mode, parts: ToolParts) {
    this.#mode = mode;
    this.#parts = parts;
  }

  /** Text that leaves the computer is confirmed each time, by name of the host and length. */
  async prepareInvocation({
    input,
  }: vscode.LanguageModelToolInvocationPrepareOptions<ToolInput>): Promise<vscode.PreparedToolInvocation> {
    const { connection } = this.#parts;
    const target = await readToolTarget(input).catch(() => undefined);
    const invocationMessage = l10n.t('Checking {0} with Housestyle', target?.name ?? l10n.t('a text'));
    if (connection.isLocal || !target) return { invocationMessage };
    const message = l10n.t(
      '{0} characters of {1} are sent to {2}.',
      target.input.length,
      target.name,
      connection.serviceName,
    );
    return { invocationMessage, confirmationMessages: { title: l10n.t('Check with Housestyle?'), message } };
  }

  async invoke(
    { input }: vscode.LanguageModelToolInvocationOptions<ToolInput>,
    token: vscode.CancellationToken,
  ): Promise<vscode.LanguageModelToolResult> {
    const target = await readToolTarget(input);
    const audience = readAudience(input.audience);
    const { documentType: docType } = input;
    const text = await this.#check(
      target,
      { ...(docType && { docType }), ...(audience && { audience }) },
      token,
    );
    return new vscode.LanguageModelToolResult([new vscode.LanguageModelTextPart(text)]);
  }

  /** The findings of a document are shown in the editor too: the person sees what the agent was told. */
  async #check(
    { input, place }: ToolTarget,
    context: Pick<AnalyzeRequest, 'docType' | 'audience'>,
    token: vscode.CancellationToken,
  ): Promise<string> {
    const { connection, houseStyle, output, status } = this.#parts;
    const access = await connection.access(place?.document);
    if (!access.ok) throw new ToolError(failureText(access.code, access.message));
    const controller = new AbortController();
    token.onCancellationRequested(() => controller.abort());
    const wish = { ...context, mode: this.#mode, format: 'suggestions' as const };
    const body = place ? await requestBody(houseStyle, place, wish) : { ...wish, input };
    const result = await connection.analyze(access, body, { signal: controller.signal });
    if (!access.isLocal) status.answered(result);
    const outcome = result.ok ? 'answered' : result.code;
    output.info(`tool ${this.#mode}: ${input.length} characters to ${access.endpoint.origin}: ${outcome}`);
    if (!result.ok) throw new ToolError(failureText(result.code, result.message));
    const { suggestions = [], content } = result.response;
    if (!place) return toolResult(input, suggestions, content);
    return toolResult(place.text, await showFindings(this.#parts, place, suggestions), content);
  }
}
