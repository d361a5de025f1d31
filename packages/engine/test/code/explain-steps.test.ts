import assert from 'node:assert/strict';
import { runCode } from './run.ts';

/** One function in each language, with what its steps must say beside those that all share. */
const ROWS: readonly (readonly [language: string, input: string, steps: readonly string[]])[] = [
  [
    'TypeScript',
    'export function tidy(list: number[]): number[] {\n  let i = 0;\n  while (i < list.length && !done) {\n    for (let j = 0; j < 9; j++) {\n      if (list[j] > list[i]) { [list[i], list[j]] = [list[j], list[i]]; } else { i += 2; }\n    }\n  }\n  try { save(list); } catch (e) { throw new Broken("x"); } finally { close(); }\n  return i > 0 ? list : null;\n}\n',
    [
      'Counts `j` up from `0` as long as `j` is less than `9`:',
      'If that fails:',
      'Fails with `Broken("x")`.',
    ],
  ],
  [
    'Python',
    'import os\n\ndef tidy(list):\n    i = 0\n    while i < len(list) and not done:\n        for j in range(9):\n            if list[j] > list[i]:\n                list[i], list[j] = list[j], list[i]\n            else:\n                i += 2\n    try:\n        save(list)\n    except IOError as e:\n        raise Broken("x")\n    finally:\n        close()\n    return list if i > 0 else None\n',
    ['For each `j` in `range(9)`:', 'If that fails with `IOError`:', 'Fails with `Broken("x")`.'],
  ],
  [
    'Java',
    'class Tidy {\n  static int[] tidy(int[] list) {\n    int i = 0;\n    while (i < list.length && !done) {\n      for (int j : more) {\n        if (list[j] > list[i]) { swap(i, j); } else { i += 2; }\n      }\n    }\n    try { save(list); } catch (IOException e) { throw new Broken("x"); } finally { close(); }\n    return i > 0 ? list : null;\n  }\n}\n',
    ['For each `j` in `more`:', 'If that fails with `IOException`:'],
  ],
  [
    'Go',
    'package tidy\n\nfunc Tidy(list []int) ([]int, error) {\n\ti, n := 0, 9\n\tfor i < len(list) {\n\t\tfor _, j := range more {\n\t\t\tif list[j] > list[i] {\n\t\t\t\tlist[i], list[j] = list[j], list[i]\n\t\t\t} else {\n\t\t\t\ti += 2\n\t\t\t}\n\t\t}\n\t}\n\tdefer close()\n\treturn list, nil\n}\n',
    [
      'Sets `i` to `0` and `n` to `9`.',
      'For each `j` in `more`:',
      'At the end, calls `close()`.',
      'Returns `list`, and no error.',
    ],
  ],
  [
    'Go',
    'package tidy\n\nfunc Tidy(ctx context.Context, list []int) error {\n\ti := 0\n\tfor i < len(list) {\n\t\tfor _, j := range more {\n\t\t\tif list[j] > list[i] {\n\t\t\t\tswap(i, j)\n\t\t\t} else {\n\t\t\t\ti += 2\n\t\t\t}\n\t\t}\n\t}\n\tselect {\n\tcase <-ctx.Done():\n\t\treturn ctx.Err()\n\tcase <-time.After(wait):\n\tdefault:\n\t\tidle()\n\t}\n\treturn nil\n}\n',
    [
      'Waits for the first of these:',
      'When `<-ctx.Done()` is possible:',
      'When `<-time.After(wait)` is possible, goes on.',
      'If none of them is possible:',
    ],
  ],
  [
    'C#',
    'class Tidy {\n  public static int[] Run(int[] list) {\n    int i = 0;\n    while (i < list.Length && !done) {\n      foreach (var j in more) {\n        if (list[j] > list[i]) { (list[i], list[j]) = (list[j], list[i]); } else { i += 2; }\n      }\n    }\n    try { Save(list); } catch (IOException e) { throw new Broken("x"); } finally { Close(); }\n    return i > 0 ? list : null;\n  }\n}\n',
    ['For each `j` in `more`:', 'If that fails with `IOException`:'],
  ],
  [
    'PHP',
    '<?php\nfunction tidy(array $list): ?array {\n  $i = 0;\n  while ($i < count($list) && !$done) {\n    foreach ($more as $j) {\n      if ($list[$j] > $list[$i]) { [$list[$i], $list[$j]] = [$list[$j], $list[$i]]; } else { $i += 2; }\n    }\n  }\n  try { save($list); } catch (IOException $e) { throw new Broken("x"); } finally { close(); }\n  return $i > 0 ? $list : null;\n}\n',
    ['For each `$j` in `$more`:', 'If that fails with `IOException`:'],
  ],
  [
    'Ruby',
    "def tidy(list)\n  i = 0\n  while i < list.length\n    more.each do |j|\n      if list[j] > list[i]\n        list[i], list[j] = list[j], list[i]\n      else\n        i += 2\n      end\n    end\n  end\n  raise Broken, 'x' unless list.any?\n  begin\n    save(list)\n  rescue IOError => e\n    report(e)\n  ensure\n    close\n  end\n  list\nend\n",
    [
      'For each `j` in `more`:',
      'Unless `list.any?`, fails with',
      'If that fails with `IOError`:',
      'Returns `list`.',
    ],
  ],
  [
    'Rust',
    'pub fn tidy(list: &mut Vec<i32>) -> Option<usize> {\n    let mut i = 0;\n    while i < list.len() {\n        for j in more {\n            if list[j] > list[i] { list.swap(i, j); } else { i += 2; }\n        }\n    }\n    match i { 0 => return None, 1 => save(list)?, _ => close() }\n    if let Some(x) = list.first() { println!("{}", x); }\n    Some(i)\n}\n',
    [
      'Swaps `i` and `j` in `list`.',
      'Looks at `i`:',
      'If it is `0`:',
      'If `list.first()` gives `Some(x)`:',
      'Returns `Some(i)`.',
    ],
  ],
  [
    'Kotlin',
    'fun tidy(list: MutableList<Int>): List<Int>? {\n    var i = 0\n    while (i < list.size && !done) {\n        for (j in more) {\n            if (list[j] > list[i]) { list.add(j) } else { i += 2 }\n        }\n    }\n    when (i) { 0 -> return null; 1, 2 -> run(i); else -> {} }\n    try { save(list) } catch (e: IOException) { report(e) } finally { close() }\n    return if (i > 0) list else null\n}\n',
    ['Adds `j` to `list`.', 'If it is `1` or `2`:', 'If that fails with `IOException`:', 'Returns `list`.'],
  ],
];

/** What its steps must say word for word. */
const WORDS: typeof ROWS = [
  [
    'choices and chains of TypeScript',
    'export function best(list: Loaf[], most: number) {\n  const size = most > 9 ? 9 : most < 1 ? 1 : most;\n  const names = list.filter((loaf) => loaf.sold > 0).sort((a, b) => b.sold - a.sold).slice(0, size).map((loaf) => loaf.name.toUpperCase());\n  return names;\n}\n',
    [
      'Sets `size` to `9` if `most` is greater than `9`, or else `1` if `most` is less than `1`, otherwise `most`.',
      'Sets `names` to what comes of `list` in these steps:\n   1. Keeps each `loaf` where `loaf.sold` is greater than `0`.\n   2. Sorts them by `sold`, from highest to lowest.\n   3. Takes the first `size`.\n   4. Turns each `loaf` into `loaf.name.toUpperCase()`.',
    ],
  ],
  [
    'chains of C#',
    'class Best\n{\n    public List<string> Names(List<Loaf> list)\n    {\n        return list.Where(l => l.Sold > 0).OrderByDescending(l => l.Sold).Select(l => l.Name.ToUpperInvariant()).ToList();\n    }\n}\n',
    ['Returns what comes of `list` in these steps:', 'Sorts each `l` by `l.Sold`, from highest to lowest.'],
  ],
];

/** A step stands on its own line, or behind the comma of the condition that it hangs on. */
function isTold(content: string, step: string | RegExp): boolean {
  return typeof step === 'string'
    ? content.toLowerCase().includes(step.replace(/:$/, '').toLowerCase())
    : new RegExp(step.source.replace(/:$/, ''), 'i').test(content);
}

describe('the steps of a function', () => {
  for (const [language, input, steps] of ROWS)
    it(`are told in their order, whatever the language: ${language}`, async () => {
      const { content } = await runCode('explain', input);
      assert(content.startsWith(`## In short\n\nThis is ${language}`), content);
      for (const text of [
        ...steps,
        /As long as `\$?i` is less than `[^`]+`(?: and not `\$?done`)?:/,
        /Adds `2` to `\$?i`\./,
        /is greater than/,
      ])
        assert(isTold(content, text), `no “${text}” in:\n${content}`);
    });

  for (const [what, input, steps] of WORDS)
    it(`say ${what}`, async () => {
      const { content } = await runCode('explain', input);
      for (const text of steps) assert(content.includes(text), `no “${text}” in:\n${content}`);
    });

  it('are said with the comments that stand over them, in the words of the code', async () => {
    const { content } = await runCode(
      'explain',
      'package a\n\nfunc Load(name string) error {\n\t// Read the file first.\n\tdata, err := read(name)\n\tif err != nil {\n\t\treturn err\n\t}\n\tparse(data)\n\treturn nil\n}\n',
    );
    for (const text of [
      'Read the file first. Sets `data, err` to what `read(name)` returns.',
      'If there is an error in `err`, fails with the error in `err`.',
      'Returns `nil`: no error.',
    ])
      assert(content.includes(text), content);
  });

  it('keep calls in calls, and tell values apart only at their own commas', async () => {
    const { content } = await runCode(
      'explain',
      'package a\n\nfunc Load(c *Ctx) {\n\tdata, err := c.DB.Query(c.Request.URL.Query())\n\ta, b := f(1, 2), "x, y"\n\tuse(data, err, a, b)\n}\n',
    );
    for (const text of [
      'Sets `data, err` to what `c.DB.Query(c.Request.URL.Query())` returns.',
      'Sets `a` to `f(1, 2)` and `b` to `"x, y"`.',
    ])
      assert(content.includes(text), content);
  });

  it('are nested as Markdown nests lists, also under a tenth step', async () => {
    const calls = Array.from({ length: 9 }, (_, index) => `  step${index}();\n`).join('');
    const { content } = await runCode(
      'explain',
      `export function all(a: boolean) {\n${calls}  if (a) {\n    last();\n    rest();\n  }\n}\n`,
    );
    assert.match(content, /^10\. If `a`:\n {4}1\. Calls `last\(\)`\.\n {4}2\. Calls `rest\(\)`\.$/m);
  });

  it('of a program are what it does when it runs', async () => {
    const { content } = await runCode(
      'explain',
      'import shelves\n\ndef put(book):\n    shelves.put(book)\n\nfor book in shelves.late():\n    put(book)\n',
    );
    assert.match(
      content,
      /## What it does when it runs\n\nFor each `book` in `shelves\.late\(\)`, calls `put\(book\)`\./,
    );
  });

  it('of code behind a license in lines of # are told, and not taken for headings', async () => {
    const { content } = await runCode(
      'explain',
      "# Copyright 2020 A. Person\n# Licensed under X\n\n'''Puts books away.'''\n\ndef put(book):\n    shelves.put(book)\n",
    );
    assert.match(content, /^## In short\n\nIts own comment says: “Puts books away\.”\n\nThis is Python/);
  });

  it('of blocks that calls are handed are told, wherever these stand in a chain', async () => {
    const csharp = await runCode(
      'explain',
      'var app = WebApplication.Create(args);\napp.MapPost("/beds", async (Bed bed, Store store) => {\n  if (bed.Rows > 9) return Results.Conflict();\n  await store.Save(bed);\n  return Results.NoContent();\n}).WithSummary("Makes a bed");\napp.Run();\n',
    );
    for (const text of [
      'Calls `app.MapPost("/beds", …)`, and hands it this to do:',
      'Calls `store.Save(bed)` and waits for it.',
    ])
      assert(csharp.content.includes(text), csharp.content);
    const kotlin = await runCode(
      'explain',
      'fun Application.module() {\n  install(StatusPages) {\n    exception<Missing> { call, cause ->\n      if (!store.has(cause.id)) call.respond(HttpStatusCode.NotFound)\n      log(cause)\n    }\n  }\n}\n',
    );
    for (const text of [
      'Calls `exception<Missing>`, and hands it this to do:',
      'If not `store.has(cause.id)`, calls',
    ])
      assert(kotlin.content.includes(text), kotlin.content);
  });
});
