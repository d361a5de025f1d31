/** A program of the repository that npm installs. */
export interface Program {
  /** Of the workspace, from the repository's root. */
  readonly folder: string;
  readonly description: string;
  /** The document that is the package's README, from the repository's root. */
  readonly page: string;
  /** Builds what it runs into that folder. */
  build(dist: string): Promise<void>;
}

/** The MCP server and the lint job, in this order. */
export const PROGRAMS: readonly [Program, Program];
/** Packs one program into a folder and resolves with the path of the package. */
export function packProgram(program: Program, out: string): Promise<string>;
