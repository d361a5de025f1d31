import type { Match } from '../checks/types.ts';
import { conjunctions, openSeriesAt, type OpenSeries } from './support/series.ts';
import type { Rule } from './types.ts';

export const serialComma: Rule = {
  id: 'serial-comma',
  label: 'Serial comma',
  description:
    'In a list of three or more things, put a comma before the last “and” or “or”. It shows where the last item begins.',
  severity: 'minor',
  category: 'style',
  preset: true,
  checks: [
    {
      kind: 'words',
      triggers: [[conjunctions]],
      find(_words, { each }, { text }) {
        const matches: Match[] = [];
        each(0, ({ block }, index) => {
          const series = openSeriesAt(block, index);
          if (series) matches.push(mend(text, series));
        });
        return matches;
      },
    },
  ],
  examples: () => [
    {
      text: 'It collects logs, rotates them and deletes old ones. You can pause, resume or cancel a run. The team writes in Go, in Rust and in Python. It tells when jobs start, how long they run and why they fail. Tags, branches and releases are protected.',
      findings: [
        { quote: 'them and', suggestion: 'them, and' },
        { quote: 'resume or', suggestion: 'resume, or' },
        { quote: 'Rust and', suggestion: 'Rust, and' },
        { quote: 'run and', suggestion: 'run, and' },
        { quote: 'branches and', suggestion: 'branches, and' },
      ],
    },
    {
      text: 'To install it, download and run the setup. The agent, a daemon on hosts, collects and sends logs. The relay, a box with lights, receives and forwards packets. If you want to log in, copy and paste the key. It can check the data, like size or file type. It reads a file, parses and checks it, and stores the result. Sometimes, users and teams wait. It comes from the field in `a.json`, never `a.rc` or `--all`.',
      findings: [],
    },
    {
      text: 'It runs on systems like Linux, macOS and Windows.',
      findings: [{ quote: 'macOS and', suggestion: 'macOS, and' }],
      fixed: 'It runs on systems like Linux, macOS, and Windows.',
    },
    { text: 'A library for parsing query strings, supporting nested objects and arrays.', findings: [] },
    {
      text: 'In Node.js, hooks and plugins run on the shoulders of giants, Linux and V8. It runs on systems like Linux, macOS, and Windows.',
      findings: [],
    },
    {
      text: 'It handles security, authentication and authorization. Set `a`, `b` or `c`, then parse, check, store and log it.',
      findings: [
        { quote: 'authentication and', suggestion: 'authentication, and' },
        { quote: ' or', suggestion: ', or' },
        { quote: 'store and', suggestion: 'store, and' },
      ],
    },
    {
      text: 'The plan includes storage, bandwidth and network traffic. We measured latency, throughput and error rate. It has one task, rest and sleep.',
      findings: [
        { quote: 'bandwidth and', suggestion: 'bandwidth, and' },
        { quote: 'throughput and', suggestion: 'throughput, and' },
      ],
    },
    {
      text: 'We ship docs, code and tests. Install Node, npm and Git. The app has menus, buttons and forms.',
      findings: [
        { quote: 'code and', suggestion: 'code, and' },
        { quote: 'npm and', suggestion: 'npm, and' },
        { quote: 'buttons and', suggestion: 'buttons, and' },
      ],
    },
    {
      text: 'It needs tools, Git and Docker. Open tabs, copy and paste. Yes, CSV or JSON. We have two offices, Berlin and Paris.',
      findings: [],
    },
    {
      text: 'The machine has a pump, a hose and a filter.',
      findings: [{ quote: 'hose and', suggestion: 'hose, and' }],
    },
    {
      text: 'The higher the number, the higher the speed and the load. It has the faster lexer, the parser and the printer.',
      findings: [{ quote: 'parser and', suggestion: 'parser, and' }],
    },
    {
      text: 'If it fails, hooks and plugins stop. However, users and teams wait. It has two parts, hooks and plugins.',
      findings: [],
    },
    {
      text: 'This affects, e.g., `u64` and `i64`. Like tuples, arrays and slices can be taken apart. In a term such as `a`, `b` and `c` have one type. Take an occasional job, free or paid, for a friend. It offers styled output, saving and restoring the state of a session, and colors. They make tools, audio and video analysis and games, and more.',
      findings: [],
    },
    {
      text: 'It reads [x](./a.md) and `y`, then starts and stops. It lists each part of the project, direct and indirect. It has a brace, followed one or more times by a comma.',
      findings: [],
    },
  ],
};

function mend(text: string, { last, conjunction }: OpenSeries): Match {
  const between = text.slice(last.end, conjunction.start);
  const space = /\s*$/.exec(between)?.[0] ?? '';
  const plain = last.kind === 'word' && space === between;
  const start = plain ? last.start : conjunction.start - space.length;
  const written = `${plain ? last.text : ''},${space}${conjunction.text}`;
  // In a quoted block, the mark of the next line stands between the two.
  const replacement = space === between || !between.includes('\n') ? written : null;
  const message = `Put a comma before “${conjunction.text}” in a list of three or more.`;
  return { start, end: conjunction.end, replacement, message };
}
