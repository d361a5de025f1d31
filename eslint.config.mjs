import tseslint from 'typescript-eslint';
import unicorn from 'eslint-plugin-unicorn';

/** Imports a room may not make, each with the way out. The rooms and their order are in ARCHITECTURE.md. */
const NODE = {
  regex: '^node:',
  message: 'This room runs anywhere: take files, clocks and processes as parameters.',
};
const HOSTS = {
  group: ['vscode', 'fastify', 'fastify/*', '@fastify/*', 'react', 'preact', 'preact/*'],
  message: 'Hosts live in their own rooms; this one is host-free.',
};
const ENGINE = {
  group: ['@housestyle/engine', '@housestyle/engine/*', '**/packages/engine/**'],
  message: 'Doors see the contract alone: send a request to the service instead.',
};
const SERVER = {
  group: ['@housestyle/server', '@housestyle/server/*', '**/packages/server/**'],
  message: 'Start the service as a program; do not import it.',
};
const EXTENSION = { regex: '^(\\.\\./)+src(/|$)', message: 'No door imports another.' };

const room = (files, ...patterns) => ({
  files,
  ignores: ['**/test/**'],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

/** Globals that make a result depend on when or where it was computed. */
const impure = [
  'process',
  'Buffer',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'console',
  'window',
  'document',
  'navigator',
  'localStorage',
].map((name) => ({ name, message: 'Take it as a parameter: this room has no host.' }));

export default tseslint.config(
  { ignores: ['**/node_modules/**', '**/dist/**', '.vscode-test/**', '**/fixtures/**', 'data/**'] },
  ...tseslint.configs.recommended,
  {
    plugins: { unicorn },
    rules: {
      'max-lines': ['error', { max: 400 }],
      'unicorn/filename-case': ['error', { case: 'kebabCase' }],
      eqeqeq: 'error',
      'no-console': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: [
      'scripts/**',
      'bench/**',
      'packages/*/main.ts',
      'packages/*/{build,package-mcpb}.mjs',
      'packages/server/{,admin/}program.ts',
      'test/harness/**',
    ],
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  room(['packages/contract/**/*.ts'], NODE, HOSTS, ENGINE, SERVER, EXTENSION),
  room(['packages/engine/**/*.ts'], NODE, HOSTS, SERVER, EXTENSION),
  room(['packages/server/**/*.ts'], EXTENSION, {
    group: ['vscode'],
    message: 'The service knows no editor.',
  }),
  room(['packages/web/src/**/*.{ts,tsx}'], NODE, ENGINE, SERVER, EXTENSION, {
    group: ['vscode', 'fastify', '@fastify/*'],
    message: 'The web app runs in a browser.',
  }),
  room(['packages/{mcp,lint-job}/**/*.ts'], ENGINE, SERVER, EXTENSION, {
    group: ['vscode', 'fastify', '@fastify/*'],
    message: 'This door is a program of its own.',
  }),
  room(['src/**/*.ts'], ENGINE, SERVER, { regex: '/packages/', message: 'Import the package by its name.' }),
  {
    files: ['packages/{contract,engine}/**/*.ts'],
    ignores: ['**/test/**'],
    rules: { 'no-restricted-globals': ['error', ...impure] },
  },
  {
    files: ['packages/engine/**/*.ts'],
    ignores: ['**/test/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='Date'], MemberExpression[object.name='Date']",
          message: 'The engine has no clock.',
        },
        {
          selector: "MemberExpression[object.name='Math'][property.name='random']",
          message: 'The engine is deterministic.',
        },
        {
          selector: "MemberExpression[object.name='Intl']",
          message: 'ICU differs between builds of Node; results must not.',
        },
      ],
    },
  },
);
