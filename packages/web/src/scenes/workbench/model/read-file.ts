import { MAX_INPUT_LENGTH } from '@housestyle/contract';

/** The part of the browser's `File` that is read. */
export interface ReadableFile {
  readonly name: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export type ReadFile =
  | { readonly ok: true; readonly name: string; readonly text: string; readonly crlf: boolean }
  | { readonly ok: false; readonly problem: string };

/** A character takes at most four bytes in UTF-8 and UTF-16. */
const MAX_BYTES = MAX_INPUT_LENGTH * 4;

const limit = MAX_INPUT_LENGTH.toLocaleString('en-US');

/** Reads a text file in UTF-8, or in UTF-16 with its mark; says of anything else why it is refused. */
export async function readFile(file: ReadableFile): Promise<ReadFile> {
  const { name, size } = file;
  if (size === 0) return refused(`${name} is empty.`);
  if (size > MAX_BYTES) return refused(tooLong(name, 'more than that'));
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );
  if (!bytes) return refused(`${name} can't be read. A folder can't be added; add the files in it.`);
  const decoded = decode(bytes);
  if (decoded === null || /[\0-\x08\x0E-\x1A\x1C-\x1F]/.test(decoded)) {
    return refused(
      `${name} is not a text file. Add text or source code in UTF-8; save other documents as text first.`,
    );
  }
  const text = decoded.replace(/\r\n?/g, '\n');
  if (text.length > MAX_INPUT_LENGTH) return refused(tooLong(name, text.length.toLocaleString('en-US')));
  if (text.trim() === '') return refused(`${name} holds nothing but blanks.`);
  return { ok: true, name, text, crlf: decoded.includes('\r\n') };
}

function decode(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function refused(problem: string): ReadFile {
  return { ok: false, problem };
}

function tooLong(name: string, length: string): string {
  return `${name} is too long: a document may have ${limit} characters, this one has ${length}. Split it and add the parts.`;
}
