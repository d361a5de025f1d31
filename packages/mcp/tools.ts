import {
  AUDIENCES,
  findingSchema,
  modeDefinition,
  type AnalyzeRequest,
  type Client,
  type Mode,
} from '@housestyle/contract';
import type { CallToolResult, McpServer, ServerContext } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { describeFailure } from './failure.ts';
import { DESCRIPTIONS, title, toolName } from './names.ts';
import { reportProgress } from './progress.ts';

const input = z.string().min(1).describe('The document, source code, strings or prompt to work on, as text.');
const docType = z
  .string()
  .optional()
  .describe('Kind of document, such as "how-to", "API reference", "release notes".');
const audience = z.enum(AUDIENCES).optional().describe('Who reads it.');
const framework = z
  .string()
  .optional()
  .describe('Output framework or structure, such as "docusaurus" or "mkdocs".');
const format = z
  .literal('suggestions')
  .optional()
  .describe('"suggestions" returns an array of findings with exact ranges instead of prose.');

/** `suggestions` with `format: "suggestions"`, else `report`. */
const findingsOutput = z.object({
  suggestions: z.array(findingSchema).optional(),
  report: z.string().optional(),
});

type Arguments = z.infer<typeof withFormat>;
const plain = z.object({ input, docType, audience, framework });
const withFormat = plain.extend({ format });

/** One tool for each mode. */
export function addTools(server: McpServer, client: Client, modes: readonly Mode[]): void {
  for (const mode of modes) {
    const config = {
      title: title(mode),
      description: DESCRIPTIONS[mode],
      // Nothing outside the service changes; the same text gives the same answer; a model may stand behind it.
      annotations: {
        title: title(mode),
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: true,
      },
    };
    const run = (given: Arguments, context: ServerContext): Promise<CallToolResult> =>
      call(client, mode, given, context);
    if (offersSuggestions(mode))
      server.registerTool(
        toolName(mode),
        { ...config, inputSchema: withFormat, outputSchema: findingsOutput },
        run,
      );
    else server.registerTool(toolName(mode), { ...config, inputSchema: plain }, run);
  }
}

function offersSuggestions(mode: Mode): boolean {
  return modeDefinition(mode).formats.includes('suggestions');
}

async function call(
  client: Client,
  mode: Mode,
  given: Arguments,
  context: ServerContext,
): Promise<CallToolResult> {
  const done = reportProgress(
    context,
    `${title(mode)}: ${given.input.length.toLocaleString('en-US')} characters`,
  );
  const result = await client.analyze(requestOf(mode, given), { signal: context.mcpReq.signal });
  await done();
  if (!result.ok) return { isError: true, content: [{ type: 'text', text: describeFailure(result) }] };
  const { content, suggestions } = result.response;
  if (given.format === 'suggestions') {
    const structured = { suggestions: suggestions ?? [] };
    return { content: [{ type: 'text', text: JSON.stringify(structured) }], structuredContent: structured };
  }
  const text: CallToolResult = { content: [{ type: 'text', text: content }] };
  return offersSuggestions(mode) ? { ...text, structuredContent: { report: content } } : text;
}

/** Empty options count as absent: clients send them for fields that a person left blank. */
function requestOf(mode: Mode, { input, docType, audience, framework, format }: Arguments): AnalyzeRequest {
  return {
    mode,
    input,
    ...(docType?.trim() && { docType }),
    ...(audience && { audience }),
    ...(framework?.trim() && { framework }),
    ...(format && { format }),
  };
}
