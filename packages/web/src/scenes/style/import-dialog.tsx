import { useState } from 'preact/hooks';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { PARTS, type Draft, type Part } from './draft.ts';
import { readFile } from './import/read-file.ts';
import type { Imported } from './import/types.ts';

interface ImportDialogProps {
  readonly part: Part;
  readonly onClose: () => void;
  /** `told`: what there is, in words. */
  readonly onImport: (parts: Draft, how: 'add' | 'replace', told: string) => void;
}

const COLUMNS: Readonly<Record<Part, string>> = {
  rules: 'label, description and, if you like, severity',
  termSubs: 'the preferred term, then the terms to avoid (one per column, or separated by |)',
  glossary: 'term, definition, then synonyms (one per column, or separated by |)',
};

/** Reads a file or pasted rows, and shows what is in them before they go into the style. */
export function ImportDialog({ part, onClose, onImport }: ImportDialogProps) {
  const [pasted, setPasted] = useState('');
  const [read, setRead] = useState<Imported>();
  const [error, setError] = useState('');
  const [how, setHow] = useState<'add' | 'replace'>('add');
  // What was chosen in one field is no longer what is read when another is used: a new field takes its place.
  const [turns, setTurns] = useState({ file: 0, folder: 0 });
  const look = async (load: () => Promise<Imported>): Promise<void> => {
    setError('');
    setRead(undefined);
    try {
      setRead(await load());
    } catch (failure) {
      setError((failure as Error).message);
    }
  };
  const paste = (text: string): void => {
    setPasted(text);
    if (text.trim() === '') setRead(undefined);
    else void look(async () => (await import('./import/table.ts')).readTable(text, part));
  };
  const told = read && describe(read.parts);
  return (
    <Dialog
      title="Import"
      onClose={onClose}
      actions={
        <>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button
            type="button"
            class="primary"
            disabled={!told}
            onClick={() => read && told && onImport(read.parts, how, told)}
          >
            Import
          </button>
        </>
      }
    >
      <div class="style-form">
        <label class="field">
          File: JSON, CSV, TSV, TBX, or a zip of Vale styles
          <input
            key={`file ${turns.file}`}
            type="file"
            accept=".json,.csv,.tsv,.txt,.tbx,.xml,.zip"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (!file) return;
              setPasted('');
              setTurns(({ folder, ...other }) => ({ ...other, folder: folder + 1 }));
              void look(() => readFile(file, part));
            }}
          />
        </label>
        {part === 'rules' && (
          <label class="field">
            Or a folder of Vale styles
            <input
              key={`folder ${turns.folder}`}
              type="file"
              {...{ webkitdirectory: true }}
              onChange={({ currentTarget }) => {
                const chosen = [...(currentTarget.files ?? [])];
                if (chosen.length === 0) return;
                setPasted('');
                setTurns(({ file, ...other }) => ({ ...other, file: file + 1 }));
                void look(async () => (await import('./import/vale-styles.ts')).readValeFolder(chosen));
              }}
            />
          </label>
        )}
        <label class="field">
          Or rows from a spreadsheet: {COLUMNS[part]}
          <textarea
            rows={5}
            class="code"
            value={pasted}
            onInput={({ currentTarget }) => paste(currentTarget.value)}
          />
        </label>
        <fieldset class="style-how">
          <legend>What is there already</legend>
          {(['add', 'replace'] as const).map((name) => (
            <label key={name} class="style-check">
              <input type="radio" name="how" checked={how === name} onChange={() => setHow(name)} />
              {name === 'add'
                ? 'Keep it; entries of the same name are updated'
                : 'Replace it by what is imported'}
            </label>
          ))}
        </fieldset>
      </div>
      {error && <Notice kind="error">{error}</Notice>}
      {read && (
        <Notice kind={told ? 'success' : 'error'}>
          {told ? `Found: ${told}.` : 'There is nothing in it to import.'}
        </Notice>
      )}
      {read && read.notes.length > 0 && (
        <details>
          <summary>
            {read.notes.length === 1 ? 'One note' : `${read.notes.length.toLocaleString()} notes`} on what is
            left out or differs
          </summary>
          <ul class="style-notes">
            {read.notes.slice(0, 200).map((note, index) => (
              <li key={index}>{note}</li>
            ))}
            {read.notes.length > 200 && <li>{read.notes.length - 200} more like these.</li>}
          </ul>
        </details>
      )}
    </Dialog>
  );
}

const COUNTED: Readonly<Record<Part, readonly [one: string, many: string]>> = {
  rules: ['rule', 'rules'],
  termSubs: ['term', 'terms'],
  glossary: ['glossary entry', 'glossary entries'],
};

/** "3 rules, 12 terms", or nothing. */
function describe(parts: Draft): string {
  return PARTS.flatMap((part) => {
    const count = parts[part]?.length ?? 0;
    return count === 0 ? [] : [`${count.toLocaleString()} ${COUNTED[part][count === 1 ? 0 : 1]}`];
  }).join(', ');
}
