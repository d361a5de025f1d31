import {
  signInLinkSchema,
  WEB_PATHS,
  type Me,
  type SignInLink,
  type WebAccounts,
} from '@housestyle/contract/web';
import { useState } from 'preact/hooks';
import { fill, request } from '../../api/request.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { Table } from '../../components/table.tsx';
import { dayOf, momentOf } from '../../text/dates.ts';
import { AccountDialog } from './account-dialog.tsx';
import { describeLimit, ROLE_NAMES, TIER_TITLES } from './names.ts';

export type ListedAccount = WebAccounts['accounts'][number];

interface AccountsProps {
  readonly me: Me;
  readonly known: WebAccounts;
  readonly onChanged: () => void;
}

/** Who may use the service, and how much. */
export function Accounts({ me, known, onChanged }: AccountsProps) {
  const [edited, setEdited] = useState<ListedAccount | 'new' | null>(null);
  const [link, setLink] = useState<(SignInLink & { email: string }) | null>(null);
  const [error, setError] = useState('');
  const makeLink = async ({ id, email }: { id: string; email: string }): Promise<void> => {
    setError('');
    try {
      const made = await request(fill(WEB_PATHS.accountLink, { id }), {
        method: 'POST',
        schema: signInLinkSchema,
      });
      setLink({ ...made, email });
    } catch (failure) {
      setError((failure as Error).message);
    }
  };
  return (
    <>
      <p>
        <button type="button" class="primary" onClick={() => setEdited('new')}>
          Add account
        </button>
      </p>
      {error && <Notice kind="error">{error}</Notice>}
      <Table caption="Accounts" columns={['Email', 'Role', 'Plan', 'This month', 'Since']} actions>
        {known.accounts.map((account) => (
          <tr key={account.id}>
            <th scope="row" class="admin-email">
              {account.email}
              {account.id === me.account.id && <span class="muted"> (you)</span>}
            </th>
            <td>{ROLE_NAMES[account.role]}</td>
            <td>{TIER_TITLES[account.tier]}</td>
            <td>
              {account.used.toLocaleString()} {describeLimit(account, known.limits)}
            </td>
            <td>{dayOf(account.createdAt)}</td>
            <td class="actions admin-actions">
              <button type="button" aria-label={`Change ${account.email}`} onClick={() => setEdited(account)}>
                Change
              </button>
              <button
                type="button"
                aria-label={`Sign-in link for ${account.email}`}
                onClick={() => void makeLink(account)}
              >
                Sign-in link
              </button>
            </td>
          </tr>
        ))}
      </Table>
      {edited && (
        <AccountDialog
          account={edited === 'new' ? null : edited}
          limits={known.limits}
          onClose={() => setEdited(null)}
          onSaved={(saved) => {
            setEdited(null);
            onChanged();
            if (edited === 'new') void makeLink(saved);
          }}
        />
      )}
      {link && (
        <Dialog
          title={`Sign-in link for ${link.email}`}
          onClose={() => setLink(null)}
          actions={
            <>
              <CopyButton text={link.url} label="Copy link" />
              <button type="button" class="primary" onClick={() => setLink(null)}>
                Done
              </button>
            </>
          }
        >
          <p>
            Send this link to the person, and to nobody else. It signs in once, until{' '}
            {momentOf(link.expiresAt)}, and is shown only here.
          </p>
          <p>
            <code class="secret">{link.url}</code>
          </p>
        </Dialog>
      )}
    </>
  );
}
