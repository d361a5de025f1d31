// docs/mcp.md: how each AI client starts the MCP server, from the contract's list of clients and modes.
import { MODES } from '../../packages/contract/index.ts';
import { MCP_CLIENTS } from '../../packages/contract/connect/index.ts';
import { DESCRIPTIONS, toolName } from '../../packages/mcp/names.ts';
import { format, resolveConfig } from 'prettier';

const EXAMPLE = { baseUrl: 'http://127.0.0.1:8787', apiKey: 'housestyle_YOUR_KEY' };

const INTRODUCTION = `# MCP server

<!-- Generated from packages/mcp and packages/contract/connect by \`npm run generate\`; change them instead. -->

The MCP server lets an AI client review, rewrite and write documentation to your team's saved style. It runs on your
machine, on Node.js 18 or later, and forwards each call to the service. It reads no files: the client passes the text.

## Set it up

In VS Code, the Housestyle extension registers the server itself, with the address and the key that it uses; there is nothing to set
up. For other clients:

1. Create an API key in the web app (user menu, **API Keys**), or with \`npm run admin -- key create --email YOU\`.
2. Add the server to your client's configuration, as below.
3. Start the client again, so that it sees the tools and the slash commands.

| Variable           | Default                 | Meaning                                                                      |
| ------------------ | ----------------------- | ---------------------------------------------------------------------------- |
| \`SERVICE_API_KEY\`  | required                | The account's API key                                                        |
| \`SERVICE_API_BASE\` | \`${EXAMPLE.baseUrl}\` | The service's address                                                        |
| \`SERVICE_MODES\`    | all                     | Modes to offer, separated by commas, such as \`review,style-check\`: fewer tools cost fewer tokens |

In a clone of the repository, \`npx housestyle-mcp\` starts it, and a client can start \`node\` with the path of
\`packages/mcp/bin.mjs\`. The entries below start the package \`@housestyle/mcp\`; it is not published yet: \`npm run package:npm\` packs
it, and \`npm install --global dist/housestyle-mcp-*.tgz\` installs it. A package named
\`housestyle-mcp\` in the public registry is not ours: don't give it your key.`;

const TOOLS = `For Claude Desktop, \`node packages/mcp/package-mcpb.mjs\` packs the server as one file, \`dist/housestyle.mcpb\`, which the app
installs and asks for the key.

## Tools and prompts

Each mode is a tool, and a prompt of the same name that clients show as a slash command.`;

const REST = `\`service_review\`, \`service_style_check\` and \`service_ux_review\` take \`format: "suggestions"\` and then return an array of
findings as structured content: severity, original, suggestion, reason, range, rule.

The account's rules, terms and glossary can be read as the resources \`housestyle://style/rules\`,
\`housestyle://style/termSubs\` and \`housestyle://style/glossary\`.

## When something fails

A failed call comes back as a tool error: the code, the service's reason, and what to do. \`UNAUTHORIZED\` and
\`API_KEY_REQUIRED\` mean that the key or the plan is wrong; \`RATE_LIMIT_EXCEEDED\` names the reset; \`NETWORK_ERROR\` means
that no service answers at \`SERVICE_API_BASE\`. The server writes to its standard error only, and never the key or your text.`;

/** The page as Prettier writes it. */
export async function mcpPage() {
  const clients = MCP_CLIENTS.map(({ name, file, then, config }) => {
    const json = JSON.stringify(config(EXAMPLE), null, 2);
    return `### ${name}\n\nIn \`${file}\`:\n\n\`\`\`json\n${json}\n\`\`\`\n\n${then}`;
  });
  const rows = MODES.map(({ name }) => `| \`${toolName(name)}\` | ${DESCRIPTIONS[name]} |`);
  const table = ['| Tool | When to use it |', '| --- | --- |', ...rows].join('\n');
  const options = await resolveConfig(new URL('../../docs/mcp.md', import.meta.url));
  const text = [INTRODUCTION, '## Clients', ...clients, TOOLS, table, REST].join('\n\n');
  return format(text, { ...options, parser: 'markdown' });
}
