import { WEB_PATHS } from '@housestyle/contract/web';
import { useState } from 'preact/hooks';
import { mergeDraft, PART_NAMES, type Draft, type Part } from './draft.ts';
import { ImportDialog } from './import-dialog.tsx';

interface TransferProps {
  readonly part: Part;
  readonly draft: Draft;
  /** Whether there is anything to export. */
  readonly saved: boolean;
  readonly onImport: (parts: Draft, what: string) => void;
}

const TABLES: Readonly<Record<Part, string>> = { rules: 'rules', termSubs: 'terms', glossary: 'glossary' };

/** The style's way in and out as files. */
export function Transfer({ part, draft, saved, onImport }: TransferProps) {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState('');
  return (
    <div class="style-transfer">
      <button type="button" onClick={() => setOpen(true)}>
        Import or paste
      </button>
      {saved && (
        <>
          <a href={`${WEB_PATHS.styleExport}?format=${TABLES[part]}`} download>
            Export {PART_NAMES[part].toLowerCase()} (CSV)
          </a>
          <a href={`${WEB_PATHS.styleExport}?format=json`} download>
            Export all (JSON)
          </a>
        </>
      )}
      <span role="status" class="muted">
        {done}
      </span>
      {open && (
        <ImportDialog
          part={part}
          onClose={() => setOpen(false)}
          onImport={(parts, how, told) => {
            onImport(mergeDraft(draft, parts, how), 'Import');
            setDone(`${told} imported. Save the style to keep them.`);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
