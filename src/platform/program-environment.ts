/** What a program needs of the environment to run at all; an editor's own variables would change what it does. */
const INHERITED = [
  ...['PATH', 'HOME', 'LANG', 'TMPDIR', 'TEMP', 'TMP', 'USERPROFILE', 'SystemRoot'],
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'NODE_EXTRA_CA_CERTS'],
];

/** The environment of a program that runs on the editor's own Node.js. */
export function programEnvironment(): Record<string, string | undefined> {
  const inherited = Object.fromEntries(INHERITED.map((name) => [name, process.env[name]]));
  return { ...inherited, ELECTRON_RUN_AS_NODE: '1' };
}
