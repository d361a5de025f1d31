import { modeDefinition } from '@housestyle/contract';
import { useState } from 'preact/hooks';
import { Dialog } from '../../../components/dialog.tsx';
import { momentOf } from '../../../text/dates.ts';
import { addDocument } from '../state/documents.ts';
import { isHistoryOn, readHistory, switchHistory, wipeHistory, type HistoryEntry } from '../state/history.ts';
import { outcomeOf } from '../state/outcomes.ts';
import { withOutcome, workbench } from '../state/workbench.ts';

interface HistoryDialogProps {
  readonly accountId: string;
  readonly onClose: () => void;
}

/** What was run in this browser, to open again, switch off or wipe. */
export function HistoryDialog({ accountId, onClose }: HistoryDialogProps) {
  const [entries, setEntries] = useState(() => readHistory(accountId));
  const [on, setOn] = useState(() => isHistoryOn(accountId));
  const open = async (entry: HistoryEntry): Promise<void> => {
    const { name, input, answer, settings } = entry;
    const id = addDocument({ name, text: input, crlf: false });
    const document = workbench.get().documents.find((known) => known.id === id);
    if (!document) return;
    const outcome = await outcomeOf(answer, document);
    workbench.set({ outcomes: withOutcome(id, outcome), settings, selectedId: null });
    onClose();
  };
  return (
    <Dialog
      title="History"
      onClose={onClose}
      actions={
        <>
          <button
            type="button"
            disabled={entries.length === 0}
            onClick={() => {
              wipeHistory(accountId);
              setEntries([]);
            }}
          >
            Wipe history
          </button>
          <button type="button" class="primary" onClick={onClose}>
            Done
          </button>
        </>
      }
    >
      <label class="check">
        <input
          type="checkbox"
          checked={on}
          onChange={({ currentTarget }) => {
            switchHistory(accountId, currentTarget.checked);
            setOn(currentTarget.checked);
          }}
        />
        Keep what I run in this browser
      </label>
      <p class="muted">Documents and results are kept in this browser only, never in the service.</p>
      {entries.length === 0 ? (
        <p>{on ? 'Nothing has been run yet.' : 'The history is off and empty.'}</p>
      ) : (
        <ol class="history">
          {entries.map((entry) => (
            <li key={entry.time}>
              <button type="button" onClick={() => void open(entry)}>
                <span>
                  {modeDefinition(entry.answer.mode).title}: {entry.name}
                </span>
                <span class="muted">{momentOf(entry.time)}</span>
                <span class="muted history-start">{entry.input.slice(0, 120)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
