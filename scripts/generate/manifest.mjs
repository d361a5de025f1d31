// package.json: the extension's commands and menus, from the commands themselves.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const category = 'Housestyle';

/** The extension's commands, read without an editor: `vscode` is a stand-in that answers everything with itself. */
export async function loadCommands() {
  const standIn = {
    name: 'vscode',
    setup(build) {
      build.onResolve({ filter: /^vscode$/ }, () => ({ path: 'vscode', namespace: 'stand-in' }));
      build.onLoad({ filter: /./, namespace: 'stand-in' }, () => ({
        contents:
          'module.exports = new Proxy(function () {}, { get: (target, name) => name === "prototype" ? target.prototype : module.exports });',
      }));
    },
  };
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'src/commands/index.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    plugins: [standIn],
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  const { commands } = await import(`data:text/javascript;base64,${code}`);
  return commands;
}

/** The manifest's `contributes.commands`, `menus` and `keybindings`, made from the commands. */
export function contributions(commands) {
  const shown = commands.filter(({ title }) => title !== undefined);
  const places = new Map();
  for (const { id: command, menus: own = [] } of shown) {
    for (const { menu, group, when } of own) {
      places.set(menu, [...(places.get(menu) ?? []), { command, group, ...(when && { when }) }]);
    }
  }
  const palette = shown.filter(({ palette }) => palette !== undefined);
  return {
    commands: shown.map(({ id: command, title, shortTitle, icon }) => ({
      command,
      title,
      category,
      ...(shortTitle && { shortTitle }),
      ...(icon && { icon }),
    })),
    keybindings: shown.flatMap(({ id: command, keys = [] }) =>
      keys.map((binding) => ({ command, ...binding })),
    ),
    menus: {
      ...Object.fromEntries(places),
      commandPalette: palette.map(({ id: command, palette: when }) => ({ command, when })),
    },
  };
}

/** The manifest as it should be. */
export async function generatedManifest(text) {
  const manifest = JSON.parse(text);
  const { commands, keybindings, menus } = contributions(await loadCommands());
  // Places of a submenu are written by hand; places of commands are not.
  const byHand = Object.entries(manifest.contributes.menus ?? {}).flatMap(([menu, entries]) =>
    entries.some(({ submenu }) => submenu) ? [[menu, entries.filter(({ submenu }) => submenu)]] : [],
  );
  manifest.contributes.commands = commands;
  manifest.contributes.keybindings = keybindings;
  manifest.contributes.menus = { ...Object.fromEntries(byHand), ...menus };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
