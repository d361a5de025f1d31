import { auditPageSchema, WEB_PATHS, type AuditEntry } from '@housestyle/contract/web';
import { useEffect, useState } from 'preact/hooks';
import { request } from '../../api/request.ts';
import { Notice } from '../../components/notice.tsx';
import { Table } from '../../components/table.tsx';
import { momentOf } from '../../text/dates.ts';
import { ACTION_NAMES } from './names.ts';

interface Trail {
  readonly entries: readonly AuditEntry[];
  readonly next: string | null;
  readonly about: string;
}

/** Who did what, newest first; all of it, or what concerns one person. */
export function AuditTrail() {
  const [trail, setTrail] = useState<Trail>();
  const [about, setAbout] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const load = async (wanted: string, before: string | null): Promise<void> => {
    setBusy(true);
    setError('');
    const query = new URLSearchParams({ ...(wanted && { about: wanted }), ...(before && { before }) });
    try {
      const page = await request(`${WEB_PATHS.audit}?${query}`, { schema: auditPageSchema });
      setTrail((known) => ({
        entries: [...(before ? (known?.entries ?? []) : []), ...page.entries],
        next: page.next,
        about: wanted,
      }));
    } catch (failure) {
      setError((failure as Error).message);
    } finally {
      setBusy(false);
    }
  };
  useEffect(() => void load('', null), []);
  return (
    <>
      <h2>Audit trail</h2>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void load(about.trim(), null);
        }}
      >
        <label class="field admin-about">
          Only about (email, or id of a key or session)
          <input
            type="search"
            maxLength={254}
            value={about}
            onInput={({ currentTarget }) => setAbout(currentTarget.value)}
          />
        </label>
        <button type="submit" disabled={busy}>
          Show
        </button>
      </form>
      {error && <Notice kind="error">{error}</Notice>}
      {!trail && !error && <p class="loading">Loading…</p>}
      {trail?.entries.length === 0 && (
        <Notice>
          {trail.about ? `Nothing is recorded about ${trail.about}.` : 'Nothing is recorded yet.'}
        </Notice>
      )}
      {trail && trail.entries.length > 0 && (
        <Table class="admin-trail" caption="Audit trail" columns={['When', 'Who', 'What', 'Details', 'From']}>
          {trail.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Table>
      )}
      {trail?.next && (
        <p class="admin-more">
          <button type="button" disabled={busy} onClick={() => void load(trail.about, trail.next)}>
            Show older entries
          </button>
        </p>
      )}
    </>
  );
}

function Entry({
  entry: { at, actor, action, target, from, result, detail },
}: {
  readonly entry: AuditEntry;
}) {
  return (
    <tr>
      <td>{momentOf(at)}</td>
      <td>{actor ?? <span class="muted">Nobody known</span>}</td>
      <td>
        {ACTION_NAMES[action]}
        {result === 'failed' && <strong class="admin-failed"> failed</strong>}
      </td>
      <td>
        {detail}
        {target !== null && target !== actor && <span class="admin-target">{target}</span>}
      </td>
      <td>{from ?? <span class="muted">Command line</span>}</td>
    </tr>
  );
}
