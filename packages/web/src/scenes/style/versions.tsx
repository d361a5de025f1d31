import {
  savedStyleSchema,
  styleVersionSchema,
  styleVersionsSchema,
  WEB_PATHS,
  type WebSavedStyle,
  type WebStyleVersion,
} from '@housestyle/contract/web';
import { useState } from 'preact/hooks';
import { fill, request } from '../../api/request.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { Table } from '../../components/table.tsx';
import { useResource } from '../../hooks/use-resource.ts';
import { momentOf } from '../../text/dates.ts';
import { listChanges, type Change } from './changes.ts';
import { PART_NAMES, PARTS } from './draft.ts';

interface VersionsProps {
  readonly saved: WebSavedStyle;
  /** There are changes that restoring would lose. */
  readonly dirty: boolean;
  readonly onRestored: () => void;
}

/** Earlier versions: what differs from now, and how to go back. */
export function Versions({ saved, dirty, onRestored }: VersionsProps) {
  const { data, error, reload } = useResource((signal) =>
    request(WEB_PATHS.styleVersions, { schema: styleVersionsSchema, signal }),
  );
  const [opened, setOpened] = useState<WebSavedStyle>();
  const [failure, setFailure] = useState('');
  const path = { revision: opened?.revision ?? 0 };
  const open = async ({ revision }: WebStyleVersion): Promise<void> => {
    setFailure('');
    try {
      setOpened(await request(fill(WEB_PATHS.styleVersion, { revision }), { schema: savedStyleSchema }));
    } catch (problem) {
      setFailure((problem as Error).message);
    }
  };
  const restore = async (): Promise<void> => {
    setFailure('');
    setOpened(undefined);
    try {
      const body = { expectedRevision: saved.revision };
      await request(fill(WEB_PATHS.styleRestore, path), { method: 'POST', body, schema: styleVersionSchema });
      onRestored();
      reload();
    } catch (problem) {
      setFailure((problem as Error).message);
    }
  };
  if (!data) return error ? <Notice kind="error">{error.message}</Notice> : <p class="loading">Loading…</p>;
  return (
    <>
      {failure && <Notice kind="error">{failure}</Notice>}
      {data.versions.length === 0 && (
        <p class="style-empty">There are no versions yet: each save makes one.</p>
      )}
      {data.versions.length > 0 && (
        <Table caption="Versions" columns={['Version', 'Saved', 'Holds']} actions>
          {data.versions.map((version) => (
            <tr key={version.revision}>
              <th scope="row">{version.revision}</th>
              <td>
                {momentOf(version.savedAt)}
                {version.restoredFrom !== null && (
                  <span class="muted"> restored from version {version.restoredFrom}</span>
                )}
              </td>
              <td>
                {PARTS.map((part) => `${version.counts[part] ?? 0} ${PART_NAMES[part].toLowerCase()}`).join(
                  ', ',
                )}
              </td>
              <td class="actions">
                {version.revision === saved.revision ? (
                  <span class="muted">Now</span>
                ) : (
                  <button
                    type="button"
                    aria-label={`Compare version ${version.revision}`}
                    onClick={() => void open(version)}
                  >
                    Compare
                  </button>
                )}
              </td>
            </tr>
          ))}
        </Table>
      )}
      {opened && (
        <Dialog
          title={`Version ${opened.revision}`}
          onClose={() => setOpened(undefined)}
          actions={
            <>
              <button type="button" onClick={() => setOpened(undefined)}>
                Close
              </button>
              <button type="button" class="primary" disabled={dirty} onClick={() => void restore()}>
                Restore version {opened.revision}
              </button>
            </>
          }
        >
          {dirty && <Notice>Save or discard your changes first, then restore a version.</Notice>}
          <Changes changes={listChanges(saved.style, opened.style)} />
        </Dialog>
      )}
    </>
  );
}

const KINDS: Readonly<Record<Change['kind'], string>> = {
  added: 'Comes back',
  removed: 'Goes away',
  changed: 'Changes',
  moved: 'Order changes',
};
const SHOWN = 200;

function Changes({ changes }: { readonly changes: readonly Change[] }) {
  if (changes.length === 0) return <p>It holds the same as the current version.</p>;
  return (
    <>
      <p>Restoring it saves it again as a new version. This is what would differ from now:</p>
      <ul class="style-changes">
        {changes.slice(0, SHOWN).map(({ part, kind, name, before, after }, index) => (
          <li key={index}>
            <strong>
              {KINDS[kind]}: {name}
            </strong>{' '}
            <span class="muted">({PART_NAMES[part]})</span>
            {before !== null && <del>{before}</del>}
            {after !== null && <ins>{after}</ins>}
          </li>
        ))}
        {changes.length > SHOWN && <li>{(changes.length - SHOWN).toLocaleString()} more.</li>}
      </ul>
    </>
  );
}
