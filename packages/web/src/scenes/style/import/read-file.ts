import { describeIssue, houseStyleSchema } from '@housestyle/contract';
import type { Part } from '../draft.ts';
import { ImportError, type Imported } from './types.ts';

/** Reads a file by its name's ending: JSON, CSV or TSV, TBX, or a zip of Vale styles. Throws an `ImportError`. */
export async function readFile(file: File, part: Part): Promise<Imported> {
  if (/\.zip$/i.test(file.name)) {
    const { asImported, readValeZip } = await import('./vale-styles.ts');
    return asImported(readValeZip(new Uint8Array(await file.arrayBuffer()), file.name));
  }
  const text = await file.text();
  if (/\.json$/i.test(file.name)) return readJson(text);
  if (/\.(?:tbx|xml)$/i.test(file.name)) return (await import('./tbx.ts')).readTbx(text);
  if (/\.(?:csv|tsv|txt)$/i.test(file.name)) return (await import('./table.ts')).readTable(text, part);
  throw new ImportError('Choose a .json, .csv, .tsv, .tbx or .zip file.');
}

/** A style, or some of its parts, as the export writes it. */
export function readJson(text: string): Imported {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ImportError(`This is not valid JSON: ${(error as Error).message}`);
  }
  const parsed = houseStyleSchema.partial().safeParse(value);
  if (!parsed.success) throw new ImportError(`The style is not valid: ${describeIssue(parsed.error, value)}`);
  const { rules, termSubs, glossary } = parsed.data;
  if (!rules && !termSubs && !glossary)
    throw new ImportError('The file has none of “rules”, “termSubs” and “glossary”.');
  return {
    parts: { ...(rules && { rules }), ...(termSubs && { termSubs }), ...(glossary && { glossary }) },
    notes: [],
  };
}
