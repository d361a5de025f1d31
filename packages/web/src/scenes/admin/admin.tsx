import { accountsSchema, WEB_PATHS } from '@housestyle/contract/web';
import { request } from '../../api/request.ts';
import { Notice } from '../../components/notice.tsx';
import { useResource } from '../../hooks/use-resource.ts';
import type { SceneProps } from '../types.ts';
import { Accounts } from './accounts.tsx';
import { AuditTrail } from './audit-trail.tsx';
import './admin.css';

/** The team's accounts, and who did what. */
export function Admin({ me, refresh }: SceneProps) {
  const accounts = useResource((signal) => request(WEB_PATHS.accounts, { schema: accountsSchema, signal }));
  return (
    <section class="scene admin">
      <h1>Admin</h1>
      <h2>Accounts</h2>
      {accounts.error && <Notice kind="error">{accounts.error.message}</Notice>}
      {!accounts.data && !accounts.error && <p class="loading">Loading…</p>}
      {accounts.data && (
        <Accounts
          me={me}
          known={accounts.data}
          onChanged={() => {
            accounts.reload();
            refresh();
          }}
        />
      )}
      <AuditTrail />
    </section>
  );
}
