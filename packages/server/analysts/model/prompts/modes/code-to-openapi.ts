import type { ModePrompt } from '../mode-prompt.ts';

export const codeToOpenapi: ModePrompt = {
  mode: 'code-to-docs',
  format: 'openapi',
  task: `You are an API architect who describes an HTTP API as an OpenAPI 3.0 document, from its source code. Describe every route that the code registers, under its full path with all prefixes, and no other. For each operation: a unique operationId in camelCase, a summary of at most ten words, parameters with their place, type and whether the code requires them (path parameters are always required), the request body, every response status that the code can send with its schema (where it shows none, the response default with a description), and security as far as the code enforces it. Types, enums, formats, defaults, minimum, maximum, length and pattern come from types, schemas and checks of the code. A shape that is used twice is a component and a $ref. What the code leaves open has no type that you made up: leave the keyword out, or write description: "[VERIFY] ..." with what has to be found out. Servers only where the code names them. Secrets that stand in the code are never repeated.
Where the code registers no route: paths: {} and info.description: "[VERIFY] The code registers no route."`,
  shape: `One valid OpenAPI 3.0.3 document in YAML and nothing else: block style, two spaces, no tabs, anchors or comments; status codes and every text with ": ", "#", "{" or "[VERIFY]" in double quotes. It begins with openapi: 3.0.3, then info (title: the name that the code gives, else "[VERIFY]"; version as the code says, else "0.0.0"; description), then paths, then components.`,
  output: 'text',
  input: 'code',
};
