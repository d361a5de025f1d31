/** The page that signs in, by one-time link, password or OpenID Connect, and says who is signed in. */
export const SIGN_IN_HTML = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign in to Housestyle</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/page.css">
<script src="/sign-in/page.js" defer></script>
<header>
  <h1>Housestyle</h1>
</header>
<main>
  <section aria-labelledby="title">
    <h2 id="title">Sign in</h2>
    <p id="status" role="status"></p>
    <form id="local" hidden>
      <label for="email">Email</label>
      <input id="email" type="email" autocomplete="username" required>
      <label for="password">Password</label>
      <input id="password" type="password" autocomplete="current-password" required>
      <button type="submit">Sign in</button>
    </form>
    <p id="oidc" hidden><a id="oidc-start"></a></p>
    <div id="account" hidden>
      <table>
        <tr><th scope="row">Account</th><td id="account-email"></td></tr>
        <tr><th scope="row">Tier</th><td id="account-tier"></td></tr>
        <tr><th scope="row">Requests this month</th><td id="account-quota"></td></tr>
      </table>
      <p><a href="/">Open Housestyle</a> · <a href="/api/docs">Try the API</a></p>
      <button id="sign-out" type="button">Sign out</button>
    </div>
  </section>
</main>
</html>
`;

interface Paths {
  readonly signIn: string;
  readonly signInByLink: string;
  readonly signOut: string;
  readonly me: string;
  /** Where signing in leads. */
  readonly app: string;
}

interface Account {
  readonly account: { readonly email: string; readonly tier: string; readonly role: string };
  readonly quota: { readonly used: number; readonly limit: number | null };
}

/** Runs in the browser: its source is what the page loads, so it may use nothing of this module. */
export function signInScript(paths: Paths): void {
  const byId = <E extends HTMLElement>(id: string): E => document.getElementById(id) as E;
  const say = (text: string): void => void (byId('status').textContent = text);
  const show = (id: string, visible: boolean): void => void (byId(id).hidden = !visible);

  const reasons: Readonly<Record<string, string>> = {
    failed: 'Signing in with your organization failed. Try again.',
    expired: 'Signing in took too long. Try again.',
    unverified: 'Your organization has not verified your email address.',
    'unknown-account': 'There is no account for your email address here. Ask an administrator for one.',
  };

  const call = async (method: string, path: string, body?: unknown): Promise<Response> =>
    fetch(path, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
    });
  const messageOf = async (response: Response): Promise<string> => {
    const answer = (await response.json().catch(() => null)) as { error?: { message?: string } } | null;
    return answer?.error?.message ?? `The service answered ${response.status}.`;
  };

  const welcome = ({ account, quota }: Account): void => {
    byId('title').textContent = 'Signed in';
    byId('account-email').textContent =
      account.role === 'admin' ? `${account.email} (administrator)` : account.email;
    byId('account-tier').textContent = account.tier;
    byId('account-quota').textContent =
      quota.limit === null ? `${quota.used}, unlimited` : `${quota.used} of ${quota.limit}`;
    show('local', false);
    show('oidc', false);
    show('account', true);
  };
  const offer = async (): Promise<void> => {
    const methods = (await (await call('GET', paths.signIn)).json()) as {
      local: boolean;
      oidc: { label: string; start: string } | null;
    };
    show('local', methods.local);
    show('oidc', methods.oidc !== null);
    if (methods.oidc) {
      const start = byId<HTMLAnchorElement>('oidc-start');
      start.textContent = methods.oidc.label;
      start.href = methods.oidc.start;
    }
  };
  const enter = async (path: string, body: unknown): Promise<void> => {
    say('Signing in …');
    const response = await call('POST', path, body);
    if (response.ok) return location.replace(paths.app);
    say(await messageOf(response));
    await offer();
  };

  byId('local').addEventListener('submit', (event) => {
    event.preventDefault();
    const [email, password] = [byId<HTMLInputElement>('email'), byId<HTMLInputElement>('password')];
    void enter(paths.signIn, { email: email.value, password: password.value });
  });
  byId('sign-out').addEventListener('click', () => {
    void call('POST', paths.signOut).then(() => location.reload());
  });

  const begin = async (): Promise<void> => {
    const fragment = new URLSearchParams(location.hash.slice(1));
    // What signs in once is not to stay in the address bar or the history.
    if (location.hash) history.replaceState(null, '', location.pathname);
    const link = fragment.get('link');
    if (link) return enter(paths.signInByLink, { token: link });
    const me = await call('GET', paths.me);
    if (me.ok) return welcome((await me.json()) as Account);
    const error = fragment.get('error');
    if (error) say(reasons[error] ?? 'Signing in failed.');
    return offer();
  };
  begin().catch(() => say('The service cannot be reached. Reload the page to try again.'));
}
