/** Packs the server for Claude Desktop and answers where the file lies. */
export function packMcpb(out?: string): Promise<string>;
