import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A new, empty folder. Whoever asks for it removes it. */
export function temporaryFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'housestyle-server-'));
}
