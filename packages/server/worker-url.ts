/** Address of a worker's file beside the calling module: TypeScript in the repository, JavaScript in the bundle. */
export function workerUrl(name: string, caller: string): URL {
  return new URL(`${name}${caller.endsWith('.ts') ? '.ts' : '.mjs'}`, caller);
}
