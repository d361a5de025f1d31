import assert from 'node:assert/strict';
import { parseDocument } from '../../document/index.ts';
import { proses, protectedSlices } from './show.ts';

/** Source, the prose a reader sees, and what of it no fix may touch besides marks. */
const rows: readonly (readonly [string, string, ...string[]])[] = [
  ['Plain *emphasised* and **strong** words.', 'Plain emphasised and strong words.'],
  ['Some ~~struck~~ text.', 'Some struck text.'],
  ['- **url** `string` - its url', '█ █ - its url', 'url', '`string`'],
  ['- **just** run `it`', 'just run █', '`it`'],
  ['Call `run()` now.', 'Call █ now.', '`run()`'],
  ['Use `` a`b `` here.', 'Use █ here.', '`` a`b ``'],
  ['See [the guide](guide.md "Guide").', 'See the guide .', '](guide.md "Guide")'],
  ['See [*the* `api`](guide.md).', 'See the █ .', '`api`', '](guide.md)'],
  ['See [the guide][g].\n\n[g]: https://a.example', 'See the guide .', '][g]', '[g]: https://a.example'],
  ['See [guide].\n\n[guide]: <a b>', 'See guide .', '[guide]', '[guide]: <a b>'],
  ['See [guide][].\n\n[guide]:\n  a.md', 'See guide .', '[guide][]', '[guide]:\n  a.md'],
  ['An [optional] word and [text][missing].', 'An [optional] word and [text][missing].'],
  ['[run it, [b]](#run) first.', 'run it, [b] first.', '](#run)'],
  [
    'Call request(url, { json }) for gateway(s), a class(see below), and Kubernetes(k8s, for short).',
    'Call █ for gateway(s), a class(see below), and Kubernetes(k8s, for short).',
    'request(url, { json })',
  ],
  ['Call http.get(url, ...args) twice.', 'Call █ twice.', 'http.get', '(url, ...args)'],
  ['![A diagram](a.png "T") shows it.', '█ shows it.', '](a.png "T")'],
  ['Go to <https://a.example/x>.', 'Go to █.', '<https://a.example/x>'],
  ['Go to https://a.example/x_y_z(b).', 'Go to █.', 'https://a.example/x_y_z(b)'],
  ['(See www.a.example/b.)', '(See █.)', 'www.a.example/b'],
  ['Ask me@a.example, please.', 'Ask █, please.', 'me@a.example'],
  ['Fetch git+ssh://a.example/b.git now.', 'Fetch █ now.', 'git+ssh://a.example/b.git'],
  ['Edit src/app.ts or ./bin/run here.', 'Edit █ or █ here.', 'src/app.ts', './bin/run'],
  ['Read /etc/hosts and ~/notes.md.', 'Read █ and █.', '/etc/hosts', '~/notes.md'],
  ['Pass --dry-run or -v to it.', 'Pass █ or █ to it.', '--dry-run', '-v'],
  ['Call fastify.register before listen().', 'Call █ before █.', 'fastify.register', 'listen()'],
  ['Set snake_case and NODE_ENV=test.', 'Set █ and █.', 'snake_case', 'NODE_ENV=test'],
  ['Set snake\\_case too.', 'Set █ too.', 'snake\\_case'],
  ['Use std::vec and package.json files.', 'Use █ and █ files.', 'std::vec', 'package.json'],
  ['The .env file at localhost:3000.', 'The █ file at █.', '.env', 'localhost:3000'],
  ['Thanks to @someone for @nestjs/common.', 'Thanks to █ for █.', '@someone', '@nestjs/common'],
  ['Node.js, Next.js, ASP.NET and .NET stay.', 'Node.js, Next.js, ASP.NET and .NET stay.'],
  [
    'GitHub, JavaScript, iOS, e.g. or i.e. in the U.S. stay.',
    'GitHub, JavaScript, iOS, e.g. or i.e. in the U.S. stay.',
  ],
  ['Client/server and/or TCP/IP, 24/7, 2.0.1, v3.', 'Client/server and/or TCP/IP, 24/7, 2.0.1, v3.'],
  ['Function(s) and 50% of TypeScript/Node.js users.', 'Function(s) and 50% of TypeScript/Node.js users.'],
  ['Hello {name}, {{ user }} and ${HOME}.', 'Hello █, █ and █.', '{name}', '{{ user }}', '${HOME}'],
  ['Found %d of %s in <your-key>.', 'Found █ of █ in █.', '%d', '%s', '<your-key>'],
  ['It costs $5 and $6, or 100% more.', 'It costs $5 and $6, or 100% more.'],
  ['Time is $O(n^2)$ for $n$ items.', 'Time is █ for █ items.', '$O(n^2)$', '$n$'],
  ['Then $$\nx = y\n$$ holds.', 'Then █ █ █ holds.', '$$\nx = y\n$$'],
  ['{% if a %}Shown{% endif %} text.', 'Shown text.', '{% if a %}', '{% endif %}'],
  ['A <b>bold</b> <!-- note --> word.', 'A bold word.', '<b>', '</b>', '<!-- note -->'],
  ['Press <kbd>Ctrl</kbd> or <code>a b</code>.', 'Press █ or █.', '<kbd>Ctrl</kbd>', '<code>a b</code>'],
  ['Fish &amp; chips \\* here.', 'Fish chips * here.', '&amp;'],
  ['Users don&#39;t care.', 'Users █ care.', 'don&#39;t'],
  ['A claim[^1] stands.\n\n[^1]: The proof.', 'A claim stands.', '[^1]', '[^1]:'],
  ['Great :tada: news.', 'Great news.', ':tada:'],
];

describe('Inline syntax in a paragraph', () => {
  for (const [source, prose, ...kept] of rows) {
    it(`is masked in ${JSON.stringify(source)}`, () => {
      const document = parseDocument(source, 'markdown');
      assert.equal(proses(source)[0], prose);
      const slices = document.protectedRanges
        .filter(({ kind }) => kind !== 'mark')
        .map(({ start, end }) => document.text.slice(start, end));
      assert.deepEqual(slices, kept);
    });
  }

  it('protects the marks of emphasis, links and headings', () => {
    const document = parseDocument('# A *b* [c](d)\n\n- e\n', 'markdown');
    assert.deepEqual(protectedSlices(document, 'mark'), ['#', '*', '*', '[', '-']);
  });

  it('keeps line ends inside masked spans', () => {
    assert.deepEqual(parseDocument('a `b\nc` d', 'markdown').blocks[0]?.prose, 'a ￼￼\n￼￼ d');
  });

  it('lists links, images and addresses with their labels', () => {
    const document = parseDocument('[a b](c) ![d](e) <https://f.example> https://g.example', 'markdown');
    assert.deepEqual(
      document.links.map(({ kind, label, destination }) => [
        kind,
        document.text.slice(label.start, label.end),
        destination,
      ]),
      [
        ['link', 'a b', 'c'],
        ['image', 'd', 'e'],
        ['autolink', '', 'https://f.example'],
        ['autolink', '', 'https://g.example'],
      ],
    );
  });
});
