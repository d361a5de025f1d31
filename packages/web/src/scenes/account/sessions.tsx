import { sessionsSchema, WEB_PATHS, type SignInMethod, type WebSession } from '@housestyle/contract/web';
import { useState } from 'preact/hooks';
import { fill, request } from '../../api/request.ts';
import { Notice } from '../../components/notice.tsx';
import { Table } from '../../components/table.tsx';
import { useResource } from '../../hooks/use-resource.ts';
import { dayOf, momentOf } from '../../text/dates.ts';

const METHODS: Readonly<Record<SignInMethod, string>> = {
  password: 'Password',
  link: 'Sign-in link',
  oidc: 'OpenID Connect',
};

/** Where the account is signed in, and how to end that. */
export function Sessions() {
  const { data, error, reload } = useResource((signal) =>
    request(WEB_PATHS.sessions, { schema: sessionsSchema, signal }),
  );
  const [failure, setFailure] = useState('');
  const [done, setDone] = useState('');
  const end = async (path: string, told: string): Promise<void> => {
    setFailure('');
    setDone('');
    try {
      await request(path, { method: 'DELETE' });
      setDone(told);
      reload();
    } catch (problem) {
      setFailure((problem as Error).message);
    }
  };
  const others = data?.sessions.filter(({ current }) => !current) ?? [];
  return (
    <>
      <h2>Sessions</h2>
      {!data && !error && <p class="loading">Loading…</p>}
      {error && <Notice kind="error">{error.message}</Notice>}
      {failure && <Notice kind="error">{failure}</Notice>}
      {done && <Notice kind="success">{done}</Notice>}
      {data && (
        <Table caption="Where you are signed in" columns={['Browser', 'Signed in', 'Last seen']} actions>
          {data.sessions.map((session) => (
            <Row
              key={session.id}
              session={session}
              onEnd={() =>
                void end(
                  fill(WEB_PATHS.session, { id: session.id }),
                  `The session of ${session.client} has ended.`,
                )
              }
            />
          ))}
        </Table>
      )}
      {others.length > 0 ? (
        <p class="account-others">
          <button
            type="button"
            onClick={() => void end(WEB_PATHS.sessions, 'All other sessions have ended.')}
          >
            End all other sessions
          </button>
        </p>
      ) : (
        data && <p class="muted account-others">You are signed in nowhere else.</p>
      )}
    </>
  );
}

function Row({ session, onEnd }: { readonly session: WebSession; readonly onEnd: () => void }) {
  return (
    <tr>
      <th scope="row">{session.client}</th>
      <td>
        {dayOf(session.createdAt)} <span class="muted">by {METHODS[session.method]}</span>
      </td>
      <td>{momentOf(session.lastSeenAt)}</td>
      <td class="actions">
        {session.current ? (
          <span class="muted">This session</span>
        ) : (
          <button
            type="button"
            aria-label={`End the session of ${session.client}, last seen ${momentOf(session.lastSeenAt)}`}
            onClick={onEnd}
          >
            End
          </button>
        )}
      </td>
    </tr>
  );
}
