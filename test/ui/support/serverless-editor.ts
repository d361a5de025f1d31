/** The editor as a page with no server behind it, as on vscode.dev: what the editor server would do is taken out of it. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unzipSync } from 'fflate';

export interface ServerlessEditor {
  readonly url: string;
  close(): void;
}

const CONFIGURATION = /(id="vscode-workbench-web-configuration" data-settings=")([^"]*)/;

/** This editor connects each page to where it came from, and keeps a person's settings there. A page alone does neither. */
const ALONE: readonly (readonly [RegExp, string])[] = [
  [/remoteAuthority:location\.host/, 'remoteAuthority:void 0'],
  [
    /(userRoamingDataHome\(\)\{return \w+\(\w+\.file\(this\.userDataPath\)\.with\(\{scheme:)\w+\.\w+/,
    '$1"vscode-userdata"',
  ],
];

/** Takes the editor's pages from `editor`, and gives them the packed extension. */
export async function serveWithoutServer(editor: string, vsix: string): Promise<ServerlessEditor> {
  const files = unzipSync(new Uint8Array(await readFile(vsix)));
  let address = '';
  const server = createServer(({ method = 'GET', url = '/', headers }, response) => {
    const name = decodeURIComponent(new URL(url, 'http://localhost').pathname.slice(1));
    const file = files[name];
    if (file) {
      // A browser draws no picture of which it is not told that it is one.
      if (name.endsWith('.svg')) response.setHeader('Content-Type', 'image/svg+xml');
      return void response.end(Buffer.from(file));
    }
    void fetch(editor + url, { method, headers: { accept: headers.accept ?? '*/*' } }).then(
      async (answer) => {
        const type = answer.headers.get('content-type') ?? '';
        const policy = answer.headers.get('content-security-policy');
        response.writeHead(answer.status, {
          'Content-Type': type,
          ...(policy && { 'Content-Security-Policy': policy }),
        });
        const body = Buffer.from(await answer.arrayBuffer());
        if (url.includes('/browser/workbench/workbench.js'))
          response.end(ALONE.reduce((text, [from, to]) => text.replace(from, to), body.toString()));
        else response.end(type.startsWith('text/html') ? withExtension(body.toString(), address) : body);
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${address}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function withExtension(page: string, authority: string): string {
  return page.replace(CONFIGURATION, (_whole, before: string, settings: string) => {
    const configuration = JSON.parse(settings.replaceAll('&quot;', '"')) as object;
    const extension = { scheme: 'http', authority, path: '/extension' };
    const configurationDefaults = { 'window.autoDetectColorScheme': true };
    const changed = { ...configuration, configurationDefaults, additionalBuiltinExtensions: [extension] };
    return before + JSON.stringify(changed).replaceAll('"', '&quot;');
  });
}
