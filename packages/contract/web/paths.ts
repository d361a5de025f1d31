/**
 * The addresses of the web app's own API. They take the session cookie and never an API key; those that change
 * something answer only to the service's own pages. `:id` and `:revision` stand for a value.
 */
export const WEB_PATHS = {
  signIn: '/api/web/sign-in',
  signInByLink: '/api/web/sign-in/link',
  signOut: '/api/web/sign-out',
  me: '/api/web/me',
  sessions: '/api/web/sessions',
  session: '/api/web/sessions/:id',
  password: '/api/web/account/password',
  keys: '/api/web/keys',
  key: '/api/web/keys/:id',
  usage: '/api/web/usage',
  analyze: '/api/web/analyze',
  style: '/api/web/style',
  styleVersions: '/api/web/style/versions',
  styleVersion: '/api/web/style/versions/:revision',
  styleRestore: '/api/web/style/versions/:revision/restore',
  styleImport: '/api/web/style/import',
  styleExport: '/api/web/style/export',
  stylePresets: '/api/web/style/presets',
  accounts: '/api/web/admin/accounts',
  account: '/api/web/admin/accounts/:id',
  accountLink: '/api/web/admin/accounts/:id/sign-in-link',
  audit: '/api/web/admin/audit',
  oidcStart: '/api/web/oidc/start',
  oidcCallback: '/api/web/oidc/callback',
} as const;

/** The page of the web app that signs in; `#link=…` carries a one-time link, `#error=…` why OpenID Connect failed. */
export const SIGN_IN_PAGE = '/sign-in';

/** The addresses of the web app's own pages; each is served the same document. */
export const WEB_PAGES = ['/', '/style', '/keys', '/usage', '/account', '/admin', '/connect'] as const;
