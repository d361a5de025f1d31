import assert from 'node:assert/strict';
import { readCode } from '../../code/read-code.ts';
import { readTemplate } from '../../code/ui/templates.ts';
import { loadParser } from './parser.ts';
import { runCode } from './run.ts';

const LENGTH = 200_000;
/** Milliseconds of processor time. */
const LIMIT = 5000;
const HEAD = 'import express from "express";\nconst app = express();\n';

describe('200,000 characters of wrong code', () => {
  it('in one line take bounded time, and the lines before it are read', async () => {
    const code = `${HEAD}app.get("/before", (req, res) => res.json({}));\n`;
    const rest = '"a'.repeat((LENGTH - code.length) / 2 - 20);
    const before = process.threadCpuUsage();
    const { content } = await runCode('code-to-docs', `\`\`\`ts\n${code}${rest}\n\`\`\`\n`);
    const { user, system } = process.threadCpuUsage(before);
    assert.match(content, /\/before/);
    assert.ok((user + system) / 1000 < LIMIT, `It took ${Math.round((user + system) / 1000)} ms.`);
  });

  it('that opens ten thousand lists of types take bounded time and memory, and what follows is read', async () => {
    const head = 'using Microsoft.AspNetCore.Builder;\nvar app = WebApplication.Create();\n';
    const code = `${head}${'a<\n'.repeat(20_000)};\napp.MapGet("/after", () => 1);\n`;
    const before = process.memoryUsage.rss();
    await runCode('code-to-docs', `\`\`\`csharp\n${code}\n\`\`\`\n`);
    const more = (process.memoryUsage.rss() - before) / 1e6;
    assert.ok(more < 300, `It took ${Math.round(more)} MB.`);
    const { content } = await runCode(
      'code-to-docs',
      `\`\`\`csharp\n${head}app.MapGet("/next", () => 1);\n\`\`\`\n`,
    );
    assert.match(content, /\/next/);
  });

  it('in files that pass one another on, and functions that call others, take bounded time', async () => {
    const files = repeated(
      (index) =>
        `// f${index}.ts\nexport * from './f${index + 1}'\nimport { z } from './f${index + 2}'\napp.get('/x${index}', z)\n`,
      LENGTH / 4,
    );
    const functions = repeated(
      (index) =>
        `const p${index} = (x) => p${index + 1}(x) + p${index + 1}(x) + p${index + 1}(x)\napp.get(p${index}('/a'), z)\n`,
      LENGTH / 4,
    );
    const parser = await loadParser();
    const before = process.threadCpuUsage();
    const { routes } = readCode(`// app.ts\n${HEAD}${functions}${files}`, parser);
    const { user, system } = process.threadCpuUsage(before);
    assert.ok(routes.length > 500);
    assert.ok((user + system) / 1000 < LIMIT, `It took ${Math.round((user + system) / 1000)} ms.`);
  });

  for (const [name, code] of [
    [
      'layers of axum behind each other',
      `use axum::{routing::get, Router};\nfn app() -> Router {\n let mut r = Router::new();\n${' r = r.route("/a", get(list)).layer(from_fn(auth));\n'.repeat(3500)} r\n}\nasync fn list() -> &'static str {\n "x"\n}\n`,
    ],
    [
      'picocli groups that hold themselves',
      `import picocli.CommandLine;\n@Command(name="a") class A {\n${'@ArgGroup A a; @Option(names="--a") int b;\n'.repeat(4000)}}`,
    ],
    ['spaces behind a name of Thor', `require "thor"\nclass A < Thor\nmap ${' '.repeat(LENGTH)}`],
    [
      'names of Laravel that lead ever deeper',
      `<?php\nRoute::post("a", function (Request $request) { $request->validate(["${'a.'.repeat(LENGTH / 2)}b" => "required"]); });`,
    ],
  ] as const)
    it(`${name} take bounded time`, async () => {
      const before = process.threadCpuUsage();
      await runCode('code-to-docs', code);
      const { user, system } = process.threadCpuUsage(before);
      assert.ok((user + system) / 1000 < LIMIT, `It took ${Math.round((user + system) / 1000)} ms.`);
    });

  const UNCLOSED = ['{% ', '{{ x ', '<? ', '<% a ', '<!-- ', '{{-- ', '@* ', '<script>', '{% blocktrans %}'];
  for (const part of [
    ...UNCLOSED.map((sign) => sign.repeat(25_000)),
    `{{ 'a'${' '.repeat(25_000)}x }}`,
    `{#${'a'.repeat(LENGTH)}`,
  ])
    it(`as a template of “${part.slice(0, 16).trim()}” on and on take bounded time`, () => {
      const before = process.threadCpuUsage();
      const [texts = []] = readTemplate(`<h1>Your orders</h1>\n${part}`);
      const { user, system } = process.threadCpuUsage(before);
      assert.equal(texts[0]?.text, 'Your orders');
      assert.ok((user + system) / 1e3 < 500, `It took ${Math.round((user + system) / 1e3)} ms.`);
    });
});

function repeated(write: (index: number) => string, length: number): string {
  let text = '';
  for (let index = 0; text.length < length; index += 1) text += write(index);
  return text;
}
