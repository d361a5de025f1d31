// Loads a bundled extension in a process of its own, with an editor that answers everything, and tells what it took.
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

// A bundle copies a module's own properties and inherits the rest.
const editor = Object.create(anything);

let started = 0;
childProcess.spawn = () => {
  started++;
  return anything;
};
syncBuiltinESMExports();

const load = Module._load;
Module._load = (name, ...rest) => (name === 'vscode' ? editor : load(name, ...rest));

const [bundle] = process.argv.slice(2);
const before = process.cpuUsage();
const { activate } = createRequire(import.meta.url)(bundle);
const loaded = process.cpuUsage(before);
activate(new Proxy({ subscriptions: [] }, { get: (target, name) => target[name] ?? anything }));
const activated = process.cpuUsage(before);
const milliseconds = ({ user, system }) => (user + system) / 1000;
process.stdout.write(
  JSON.stringify({ loaded: milliseconds(loaded), activated: milliseconds(activated), started }),
);
process.exit(0);
