export * from './mcp-clients.ts';
