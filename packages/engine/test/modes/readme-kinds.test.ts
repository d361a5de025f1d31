import assert from 'node:assert/strict';
import { run } from './jobs.ts';

const titles = (mode: 'generate' | 'outline', prompt: string): string =>
  [...run(mode, prompt).content.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title).join(', ');

/** A prompt for a README, and its sections. */
const READMES: readonly (readonly [prompt: string, sections: string])[] = [
  [
    'README for a TypeScript library that validates JSON schemas',
    'Requirements, Install, Use, API, Contributing, License',
  ],
  [
    'readme for a Python package that reads GPX files',
    'Requirements, Install, Use, API, Contributing, License',
  ],
  [
    'README for a Go CLI that syncs S3 buckets',
    'Requirements, Install, Use, Commands and options, Contributing, License',
  ],
  [
    'README for a command-line tool that renames photos',
    'Requirements, Install, Use, Commands and options, Contributing, License',
  ],
  [
    'readme for our Slack bot that posts lunch menus',
    'Requirements, Install, Use, Configuration, Contributing, License',
  ],
  ['README for our family recipe collection', 'Requirements, Install, Use, Contributing, License'],
];

describe('a README of which nothing but the project is told', () => {
  for (const [prompt, sections] of READMES)
    it(`has what readers of one like it look for: ${prompt}`, () => {
      assert.equal(titles('outline', prompt), sections);
      assert.equal(titles('generate', prompt), sections);
    });

  it('asks for the command of its language', () => {
    const { content } = run('generate', 'README for a Rust library that parses cron expressions');
    assert.match(content, /the oldest Rust version[^]+`cargo add` and its name/);
  });
});
