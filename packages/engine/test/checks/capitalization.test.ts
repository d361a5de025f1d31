import assert from 'node:assert/strict';
import { run } from './run-check.ts';

const sentence = (text: string) =>
  run(
    {
      kind: 'capitalization',
      scope: 'heading',
      match: 'sentence',
      exceptions: ['Acme Control Panel'],
      message: 'x',
    },
    text,
  );

const SENTENCE: readonly (readonly [text: string, edits: readonly string[]])[] = [
  ['# Getting Started', ['Getting Started→Getting started']],
  [
    '# How to Install the Command Line Tools',
    ['How to Install the Command Line Tools→How to install the command line tools'],
  ],
  ['# Use A Proxy', ['Use A Proxy→Use a proxy']],
  ['# Multi-Pattern Matching', ['Multi-Pattern Matching→Multi-pattern matching']],
  [
    '# Install the API and the JSON Parser',
    ['Install the API and the JSON Parser→Install the API and the JSON parser'],
  ],
  ['# Configure `server` Options', ['Options→options']],
  ['# Configure **Server** Options', ['Server→server', 'Options→options']],
  ['# What I Learned', []],
  ['# Install on macOS, GitHub and Node.js', []],
  ['# Step 1: Install it', []],
  ['# Errors (Deprecated)', []],
  ['# The Acme Control Panel', []],
  ['# Visual Studio Code', []],
  ['# Working with Prometheus', []],
  ['# Docker Compose', []],
  ['# Google Cloud Functions', []],
  ['# Working With Prometheus', ['Working With Prometheus!']],
  ['# Working With Zorbl\n\nWe like Zorbl.', ['Working With Zorbl→Working with Zorbl']],
  ['# Zorbl Plugins', []],
  ['# The Zorbl Plugins\n\nMany Zorbl plugins use Zorbl.', ['The Zorbl Plugins→The Zorbl plugins']],
  ['# See Quick Tour\n\nRead the Quick Tour.', []],
  ['Getting Started in a Paragraph', []],
];

const TITLE: readonly (readonly [text: string, edits: readonly string[]])[] = [
  ['# Getting started with the parser', ['Getting started with the parser→Getting Started with the Parser']],
  ['# The End Of The World', ['The End Of The World→The End of the World']],
  ['# Install npm and GitHub', []],
  ['# Set up `x` today', ['today→Today']],
];

describe('capitalization', () => {
  for (const [text, edits] of SENTENCE) {
    it(`sentence case: ${JSON.stringify(text)}`, () => assert.deepEqual(sentence(text), edits));
  }
  for (const [text, edits] of TITLE) {
    it(`title case: ${JSON.stringify(text)}`, () =>
      assert.deepEqual(
        run({ kind: 'capitalization', scope: 'heading', match: 'title', message: 'x' }, text),
        edits,
      ));
  }
});
