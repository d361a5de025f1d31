import {
  MAX_PASSWORD_LENGTH,
  meSchema,
  MIN_PASSWORD_LENGTH,
  WEB_PATHS,
  type Me,
} from '@housestyle/contract/web';
import { useState } from 'preact/hooks';
import { request } from '../../api/request.ts';
import { Notice } from '../../components/notice.tsx';

interface PasswordProps {
  readonly me: Me;
  readonly onChanged: () => void;
}

/** Sets or changes the password; the service ends every other session with it. */
export function Password({ me, onChanged }: PasswordProps) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [outcome, setOutcome] = useState<{ kind: 'error' | 'success'; text: string }>();
  const [busy, setBusy] = useState(false);
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setOutcome(undefined);
    try {
      const body = { newPassword: next, ...(me.hasPassword && { currentPassword: current }) };
      await request(WEB_PATHS.password, { method: 'POST', body, schema: meSchema });
      setCurrent('');
      setNext('');
      setOutcome({ kind: 'success', text: 'The password is saved. All your other sessions have ended.' });
      onChanged();
    } catch (failure) {
      setOutcome({ kind: 'error', text: (failure as Error).message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <h3>{me.hasPassword ? 'Change the password' : 'Set a password'}</h3>
      {!me.hasPassword && (
        <p>You signed in without a password so far. Within 15 minutes of signing in, you can set one here.</p>
      )}
      <form class="account-password" onSubmit={(event) => void save(event)}>
        <input
          type="text"
          class="visually-hidden"
          autocomplete="username"
          value={me.account.email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        {me.hasPassword && (
          <label class="field">
            Current password
            <input
              type="password"
              autocomplete="current-password"
              required
              value={current}
              onInput={({ currentTarget }) => setCurrent(currentTarget.value)}
            />
          </label>
        )}
        <label class="field">
          New password (at least {MIN_PASSWORD_LENGTH} characters)
          <input
            type="password"
            autocomplete="new-password"
            required
            minLength={MIN_PASSWORD_LENGTH}
            maxLength={MAX_PASSWORD_LENGTH}
            value={next}
            onInput={({ currentTarget }) => setNext(currentTarget.value)}
          />
        </label>
        <button type="submit" class="primary" disabled={busy}>
          Save password
        </button>
      </form>
      {outcome && <Notice kind={outcome.kind}>{outcome.text}</Notice>}
    </>
  );
}
