import {
  accountSchema,
  ROLES,
  TIER_NAMES,
  WEB_PATHS,
  type Role,
  type WebAccount,
  type WebAccounts,
} from '@housestyle/contract/web';
import { useId, useState } from 'preact/hooks';
import { fill, request } from '../../api/request.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { describeTier, ROLE_NAMES, type Tier } from './names.ts';

interface AccountDialogProps {
  /** Null: a new one. */
  readonly account: WebAccount | null;
  readonly limits: WebAccounts['limits'];
  readonly onClose: () => void;
  readonly onSaved: (account: WebAccount) => void;
}

/** Adds an account, or changes the plan, limit and role of one. */
export function AccountDialog({ account, limits, onClose, onSaved }: AccountDialogProps) {
  const [email, setEmail] = useState(account?.email ?? '');
  const [tier, setTier] = useState<Tier>(account?.tier ?? 'team');
  const [limit, setLimit] = useState(account?.limit?.toString() ?? '');
  const [role, setRole] = useState<Role>(account?.role ?? 'member');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const form = useId();
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setError('');
    const body = { tier, role, limit: limit.trim() === '' ? null : Number(limit) };
    try {
      onSaved(
        account
          ? await request(fill(WEB_PATHS.account, { id: account.id }), {
              method: 'PATCH',
              body,
              schema: accountSchema,
            })
          : await request(WEB_PATHS.accounts, {
              method: 'POST',
              body: { ...body, email },
              schema: accountSchema,
            }),
      );
    } catch (failure) {
      setError((failure as Error).message);
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={account ? account.email : 'Add account'}
      onClose={onClose}
      actions={
        <>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" class="primary" form={form} disabled={busy}>
            {account ? 'Save' : 'Add account'}
          </button>
        </>
      }
    >
      <form id={form} class="admin-form" onSubmit={(event) => void save(event)}>
        {!account && (
          <label class="field">
            Email
            <input
              type="email"
              required
              maxLength={254}
              value={email}
              onInput={({ currentTarget }) => setEmail(currentTarget.value)}
            />
          </label>
        )}
        <label class="field">
          Plan
          <select value={tier} onChange={({ currentTarget }) => setTier(currentTarget.value as Tier)}>
            {TIER_NAMES.map((name) => (
              <option key={name} value={name}>
                {describeTier(name, limits)}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          Own monthly limit (empty: the plan's)
          <input
            type="number"
            min={0}
            max={1_000_000_000}
            step={1}
            value={limit}
            onInput={({ currentTarget }) => setLimit(currentTarget.value)}
          />
        </label>
        <label class="field">
          Role
          <select value={role} onChange={({ currentTarget }) => setRole(currentTarget.value as Role)}>
            {ROLES.map((name) => (
              <option key={name} value={name}>
                {ROLE_NAMES[name]}
              </option>
            ))}
          </select>
        </label>
      </form>
      {!account && <p class="muted">A link that signs the person in for the first time comes next.</p>}
      {error && <Notice kind="error">{error}</Notice>}
    </Dialog>
  );
}
