// Loads a bundled extension in a process of its own, with an editor that answers everything, and tells what it took and
// what it did until nothing was left to do: milliseconds of processor time, the modules asked for, the programs, timers and
// requests started, and what was called of the editor.
import childProcess from 'node:child_process';
import { writeSync } from 'node:fs';
import { createRequire, Module, syncBuiltinESMExports } from 'node:module';

/** Milliseconds after which what still runs is left. */
const PATIENCE = 5000;

const known = { activeTextEditor: undefined, activeNotebookEditor: undefined, workspaceFolders: undefined };
const called = new Set();
const parts = new Map();

/** Whatever is asked of it, by its name in the editor: `workspace.fs.readFile`. */
function anything(name) {
  if (!parts.has(name)) parts.set(name, new Proxy(function () {}, handlerOf(name)));
  return parts.get(name);
}

function handlerOf(name) {
  const call = () => {
    called.add(name);
    return anything(`${name}()`);
  };
  return {
    get(target, key) {
      if (key === Symbol.iterator) return [][Symbol.iterator].bind([]);
      if (key === Symbol.toPrimitive) return () => '';
      if (key === 'then' || typeof key === 'symbol') return undefined;
      if (key in known) return known[key];
      return key === 'prototype' ? target.prototype : anything(name === '' ? key : `${name}.${key}`);
    },
    set: () => true,
    apply: call,
    construct: call,
  };
}

// As many names as the editor has: a bundle that copies them takes as long as there. It inherits the rest.
const names = Array.from({ length: 500 }, (_, index) => [
  `name${index}`,
  { value: anything(`name${index}`), enumerable: true },
]);
const editor = Object.create(anything(''), Object.fromEntries(names));

const started = [];
const begins = (name) => {
  started.push(name);
  return anything(name);
};
for (const name of ['spawn', 'exec', 'execFile', 'fork']) childProcess[name] = () => begins(name);
for (const name of ['setTimeout', 'setInterval', 'setImmediate', 'fetch']) {
  const native = globalThis[name];
  globalThis[name] = (...args) => {
    // Those of Node.js itself are none of the bundle's.
    if (new Error().stack.includes(bundle)) begins(name);
    return native(...args);
  };
}
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
activate(new Proxy(context, { get: (target, name) => target[name] ?? anything(`context.${name}`) }));
const activated = process.cpuUsage(before);
const milliseconds = ({ user, system }) => (user + system) / 1000;
setTimeout(() => process.exit(0), PATIENCE).unref();
process.on('exit', () => {
  const told = {
    loaded: milliseconds(loaded),
    activated: milliseconds(activated),
    asked: asked.slice(1),
    started,
    called: [...called],
  };
  writeSync(1, JSON.stringify(told));
});
