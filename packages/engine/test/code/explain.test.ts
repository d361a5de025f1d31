import assert from 'node:assert/strict';
import { createEngine, type Job } from '../../index.ts';
import { readGrammar } from './parser.ts';

describe('explain of code', () => {
  const engine = createEngine({ grammars: readGrammar });
  const explain = async (input: string): Promise<string> => {
    const job: Job = { mode: 'explain', input, style: { rules: null, termSubs: [], glossary: [] } };
    await engine.prepare(job);
    return engine.analyze(job).content;
  };

  it('follows conditions, failures and what is handed on', async () => {
    const content = await explain(
      'export async function refund(id: string) {\n  const order = await orders.find(id);\n  if (!order) {\n    throw new NotFound("no such order");\n  }\n  order.lines.forEach((line) => { stock.add(line); });\n  return order;\n}\n',
    );
    for (const step of [
      'Waits for `orders.find(id)` and sets `order` to its result.',
      'If not `order`, fails with `NotFound`: “no such order”.',
      'For each `line` in `order.lines`, adds `line` to `stock`.',
      'Returns `order`.',
    ])
      assert(content.includes(step), content);
    assert.match(content, /Can fail with `NotFound`/);
  });

  it('follows the conditions of Go, and says once what is done several times', async () => {
    const content = await explain(
      'package desk\n\nfunc Open(name string) error {\n\tmux.HandleFunc("/a", a)\n\tmux.HandleFunc("/b", b)\n\tif err := store.Open(name); err != nil {\n\t\treturn wrap(err)\n\t} else {\n\t\tbell.Ring()\n\t}\n\treturn nil\n}\n',
    );
    for (const step of [
      'Calls `mux.HandleFunc("/a", a)`.',
      'Sets `err` to what `store.Open(name)` returns.',
      'If there is an error in `err`, returns `wrap(err)`.',
      'Otherwise, calls `bell.Ring()`.',
    ])
      assert(content.includes(step), content);
  });

  it('follows the conditions of Python, and takes banners of comments for no headings', async () => {
    const content = await explain(
      'import shelves\n\n####################\n# Put books away\n####################\n\ndef put(book):\n    try:\n        if book.is_late:\n            shelves.charge(book)\n        shelves.put(book)\n    except ShelfError as error:\n        raise Full(book)\n',
    );
    for (const step of [
      'If `book.is_late`, calls `shelves.charge(book)`.',
      'If that fails with `ShelfError`, fails with',
      '### `put`',
    ])
      assert(content.includes(step), content);
  });

  it('says what a command line says of itself, and names each module of one import', async () => {
    const content = await explain(
      'import argparse, csv, sys\n\ndef main():\n    p = argparse.ArgumentParser(description="Compare two CSV files by key")\n    p.add_argument("old")\n    sys.exit(run(csv.reader(p.parse_args().old)))\n\nmain()\n',
    );
    assert(content.includes('Its command line says: “Compare two CSV files by key.”'), content);
    assert(content.includes('`argparse`, `csv`, and `sys`.'), content);
  });

  it('says of what is surely a list that it is asked for items, and of nothing else', async () => {
    const content = await explain(
      'class Queue:\n    def __init__(self, more, rest):\n        self.jobs: list[int] = []\n        self.more = list()\n        self.more = more\n        self.rest = rest\n\n    def run(self, given):\n        open = deque()\n        given = []\n        while self.jobs:\n            start(self.jobs.pop())\n        while open:\n            start(open.pop())\n        while given:\n            start(given)\n        while self.more:\n            start(self.more)\n        while self.rest:\n            start(self.rest)\n        if not self.jobs:\n            stop(given)\n',
    );
    for (const step of [
      'This is Python, with the class `Queue` and 2 methods.',
      'As long as `self.jobs` is not empty, calls',
      'As long as `open` is not empty, calls',
      'As long as `given`, calls',
      'As long as `self.more`, calls',
      'As long as `self.rest`, calls',
      'If `self.jobs` is empty, calls',
    ])
      assert(content.includes(step), `no “${step}” in:\n${content}`);
  });

  it('takes no array for empty where its language holds an empty one for true', async () => {
    const content = await explain(
      'export function drain() {\n  const jobs: number[] = [];\n  while (jobs) { start(jobs.pop()); }\n}\n',
    );
    assert.match(content, /As long as `jobs`, calls/);
  });

  const TOLD: readonly (readonly [string, string, readonly string[]])[] = [
    [
      'a default, and words of a message that are joined',
      'def pick(raw, allowed=None, most=3):\n    seen = set()\n    if len(raw) > most:\n        raise ValueError(f"Too many: {raw}")\n    return seen\n',
      [
        'Takes `raw`, `allowed` (may be left out), and `most` (`3` where it is left out).',
        'Can fail with `ValueError`.',
        'Sets `seen` to an empty set.',
        'fails with `ValueError`: “Too many: …”.',
      ],
    ],
    [
      'errors of Go as failures',
      'package a\n\nfunc Load(path string) (*Config, error) {\n\tdata, err := os.ReadFile(path)\n\tif err != nil {\n\t\treturn nil, fmt.Errorf("read config: %w", err)\n\t}\n\tif len(data) == 0 {\n\t\treturn nil, errors.New("it is empty")\n\t}\n\treturn parse(data), nil\n}\n',
      [
        'If there is an error in `err`, fails with “read config” and the error in `err`.',
        'fails with “it is empty”.',
        'Returns `parse(data)`, and no error.',
      ],
    ],
    [
      'what fails where nothing is found, what is set, and what comes back',
      'class Bills {\n  public Bill pay(long id, Day day) {\n    Bill bill = bills.findById(id).orElseThrow(() -> new Missing("Bill " + id + " is gone"));\n    bill.setPaidOn(day);\n    return bills.save(bill);\n  }\n}\n',
      [
        'Gives back a `Bill`.',
        'Sets `bill` to what `bills.findById(id)` gives.',
        'If that is nothing, fails with `Missing`: “Bill … is gone”.',
        'Sets `paidOn` of `bill` to `day`.',
      ],
    ],
    [
      'what a comment says of a parameter, and a failure that is only logged; no types, no TypeScript',
      '/**\n * Removes old rows.\n * @param days How old they are.\n * @returns How many there were.\n */\nasync function sweep(days = 30) {\n  try {\n    await rows.drop(days);\n  } catch (err) {\n    logger.warn("no", err);\n  }\n}\n',
      [
        'This is JavaScript, with the function `sweep`.',
        'Takes:\n  - `days` (`30` where it is left out): How old they are.',
        'Gives back how many there were.',
        'If that fails, logs it, and goes on.',
      ],
    ],
  ];
  it('counts no failure that is caught among those that can come out', async () => {
    const content = await explain(
      'fun retry(times: Int) {\n    try {\n        block()\n    } catch (e: IOException) {\n        logger.warn("no", e)\n    }\n    throw IllegalStateException("gave up after $times attempts")\n}\n',
    );
    assert(content.includes('Can fail with `IllegalStateException`.'), content);
    assert(content.includes('“gave up after … attempts”'), content);
  });

  for (const [what, input, steps] of TOLD)
    it(`tells ${what}`, async () => {
      const content = await explain(input);
      for (const step of steps) assert(content.includes(step), `no “${step}” in:\n${content}`);
    });

  it('takes a document that holds code for a document', async () => {
    const content = await explain('# Start\n\nIn order to start, run this:\n\n```js\nstart();\n```\n');
    assert.equal(content, '# Start\n\nTo start, run this:\n\n```js\nstart();\n```');
  });
});
