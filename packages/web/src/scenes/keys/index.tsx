import {
  createdKeySchema,
  keysSchema,
  keySchema,
  MAX_LABEL_LENGTH,
  WEB_PATHS,
  type WebKey,
} from '@housestyle/contract/web';
import { useState } from 'preact/hooks';
import { fill, request } from '../../api/request.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { Table } from '../../components/table.tsx';
import { useResource } from '../../hooks/use-resource.ts';
import { dayOf } from '../../text/dates.ts';
import type { Scene } from '../types.ts';

export const keysScene: Scene = { path: '/keys', title: 'API Keys', component: Keys, inUserMenu: true };

/** The account's keys: make one, see when each was last used, revoke. */
function Keys() {
  const { data, error, reload } = useResource((signal) =>
    request(WEB_PATHS.keys, { schema: keysSchema, signal }),
  );
  const [revoking, setRevoking] = useState<WebKey | null>(null);
  if (!data) return error ? <Notice kind="error">{error.message}</Notice> : <p class="loading">Loading…</p>;
  const active = data.keys.filter(({ revokedAt }) => revokedAt === null);
  return (
    <section class="scene narrow">
      <h1>API Keys</h1>
      <p>A key lets programs use the service in your name: an editor, an AI client, a build job, a script.</p>
      {data.allowed ? (
        <NewKey full={active.length >= data.limit} limit={data.limit} onCreated={reload} />
      ) : (
        <Notice>
          The Free plan has no API access; everything in this app works without a key. Ask your administrator
          for Pro or Team to create keys. Keys that you already have stay and work again then.
        </Notice>
      )}
      {active.length > 0 && (
        <Table caption="Active keys" columns={['Label', 'Key', 'Created', 'Last used']} actions>
          {active.map((key) => (
            <tr key={key.id}>
              <th scope="row">{key.label ?? <span class="muted">No label</span>}</th>
              <td>
                <code>…{key.lastFour}</code>
              </td>
              <td>{dayOf(key.createdAt)}</td>
              <td>{key.lastUsedAt ? dayOf(key.lastUsedAt) : <span class="muted">Never</span>}</td>
              <td class="actions">
                <button type="button" onClick={() => setRevoking(key)} aria-label={`Revoke ${nameOf(key)}`}>
                  Revoke
                </button>
              </td>
            </tr>
          ))}
        </Table>
      )}
      {revoking && (
        <RevokeDialog
          revoked={revoking}
          onClose={(changed) => {
            setRevoking(null);
            if (changed) reload();
          }}
        />
      )}
    </section>
  );
}

function nameOf({ label, lastFour }: WebKey): string {
  return label ?? `the key that ends in ${lastFour}`;
}

interface NewKeyProps {
  readonly full: boolean;
  readonly limit: number;
  readonly onCreated: () => void;
}

function NewKey({ full, limit, onCreated }: NewKeyProps) {
  const [label, setLabel] = useState('');
  const [value, setValue] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const create = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setError('');
    try {
      const body = { label: label.trim() || null };
      const created = await request(WEB_PATHS.keys, { method: 'POST', body, schema: createdKeySchema });
      setValue(created.key);
      setLabel('');
      onCreated();
    } catch (failure) {
      setError((failure as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {full ? (
        <Notice>
          You have {limit} active keys, which is the most an account can have. Revoke one to create another.
        </Notice>
      ) : (
        <form class="row" onSubmit={(event) => void create(event)}>
          <label class="field grow">
            Label (optional)
            <input
              value={label}
              maxLength={MAX_LABEL_LENGTH}
              placeholder="Laptop"
              onInput={({ currentTarget }) => setLabel(currentTarget.value)}
            />
          </label>
          <button type="submit" class="primary" disabled={busy}>
            Create key
          </button>
        </form>
      )}
      {error && <Notice kind="error">{error}</Notice>}
      {value && (
        <Dialog
          title="Your new key"
          onClose={() => setValue('')}
          actions={
            <>
              <CopyButton text={value} label="Copy key" />
              <button type="button" class="primary" onClick={() => setValue('')}>
                Done
              </button>
            </>
          }
        >
          <p>Copy the key now: it is shown only this once.</p>
          <p>
            <code class="secret">{value}</code>
          </p>
        </Dialog>
      )}
    </>
  );
}

interface RevokeDialogProps {
  readonly revoked: WebKey;
  readonly onClose: (changed: boolean) => void;
}

function RevokeDialog({ revoked, onClose }: RevokeDialogProps) {
  const [error, setError] = useState('');
  const revoke = async (): Promise<void> => {
    try {
      await request(fill(WEB_PATHS.key, { id: revoked.id }), { method: 'DELETE', schema: keySchema });
      onClose(true);
    } catch (failure) {
      setError((failure as Error).message);
    }
  };
  return (
    <Dialog
      title={`Revoke ${nameOf(revoked)}?`}
      onClose={() => onClose(false)}
      actions={
        <>
          <button type="button" onClick={() => onClose(false)}>
            Keep key
          </button>
          <button type="button" class="danger" onClick={() => void revoke()}>
            Revoke key
          </button>
        </>
      }
    >
      <p>Programs that use this key are refused at once. This cannot be undone.</p>
      {error && <Notice kind="error">{error}</Notice>}
    </Dialog>
  );
}
