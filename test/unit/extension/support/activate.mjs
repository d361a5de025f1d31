// Loads a bundled extension in a process of its own, with an editor that answers everything, and tells what it took:
// milliseconds of processor time, the modules asked for, and the programs started.
import childProcess from 'node:child_process';
import { createRequire, Module, syncBuiltinESMExports } from 'node:module';

const known = { activeTextEditor: undefined, activeNotebookEditor: undefined, workspaceFolders: undefined };
const anything = new Proxy(function () {}, {
  get: (target, name) => {
    if (name === Symbol.iterator) return [][Symbol.iterator].bind([]);
    if (name === Symbol.toPrimitive) return () => '';
    if (name === 'then') return undefined;
    if (name in known) return known[name];
    return name === 'prototype' ? target.prototype : anything;
  },
  set: () => true,
  apply: () => anything,
  construct: () => anything,
});

// As many names as the editor has: a bundle that copies them takes as long as there. It inherits the rest.
const names = Array.from({ length: 500 }, (_, index) => [
  `name${index}`,
  { value: anything, enumerable: true },
]);
const editor = Object.create(anything, Object.fromEntries(names));

let started = 0;
childProcess.spawn = () => {
  started++;
  return anything;
};
syncBuiltinESMExports();

const load = Module._load;
const asked = [];
Module._load = (name, ...rest) => {
  asked.push(name);
  return name === 'vscode' ? editor : load(name, ...rest);
};

const [bundle] = process.argv.slice(2);
const before = process.cpuUsage();
const { activate } = createRequire(import.meta.url)(bundle);
const loaded = process.cpuUsage(before);
const memento = { get: () => undefined };
const context = { subscriptions: [], globalState: memento, workspaceState: memento };
activate(new Proxy(context, { get: (target, name) => target[name] ?? anything }));
const activated = process.cpuUsage(before);
const milliseconds = ({ user, system }) => (user + system) / 1000;
process.stdout.write(
  JSON.stringify({
    loaded: milliseconds(loaded),
    activated: milliseconds(activated),
    asked: asked.slice(1),
    started,
  }),
);
process.exit(0);
