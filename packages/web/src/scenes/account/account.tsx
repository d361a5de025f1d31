import { signInMethodsSchema, WEB_PATHS } from '@housestyle/contract/web';
import { request } from '../../api/request.ts';
import { Notice } from '../../components/notice.tsx';
import { useResource } from '../../hooks/use-resource.ts';
import type { SceneProps } from '../types.ts';
import { Password } from './password.tsx';
import { Sessions } from './sessions.tsx';
import './account.css';

/** Who one is, how one signs in, and where one is signed in. */
export function Account({ me, refresh }: SceneProps) {
  const methods = useResource((signal) => request(WEB_PATHS.signIn, { schema: signInMethodsSchema, signal }));
  const { email, tier, role } = me.account;
  return (
    <section class="scene narrow">
      <h1>Account</h1>
      <dl class="facts">
        <dt>Email</dt>
        <dd>{email}</dd>
        <dt>Plan</dt>
        <dd>{`${tier[0]?.toUpperCase()}${tier.slice(1)}`}</dd>
        <dt>Role</dt>
        <dd>{role === 'admin' ? 'Administrator' : 'Member'}</dd>
      </dl>
      <h2>Sign-in</h2>
      {methods.error && <Notice kind="error">{methods.error.message}</Notice>}
      {methods.data?.oidc && (
        <p>
          You can sign in with {methods.data.oidc.label}, where your account there has the email address{' '}
          {email}.
        </p>
      )}
      {methods.data?.local && <Password me={me} onChanged={refresh} />}
      {methods.data && !methods.data.local && (
        <p>Passwords are not used here: your organization's sign-in keeps yours.</p>
      )}
      <Sessions key={me.sessionId} />
    </section>
  );
}
