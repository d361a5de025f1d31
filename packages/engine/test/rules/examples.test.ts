import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { parseDocument } from '../../document/index.ts';
import { applyReplacements } from '../../fixes/index.ts';
import { inspect } from '../../inspect.ts';
import { RULES } from '../../rules/index.ts';
import type { Rule } from '../../rules/types.ts';
import { fromBuiltIn } from '../../style/built-in.ts';

const folder = new URL('../../rules/', import.meta.url);
const document = (text: string) => parseDocument(text, 'markdown');
const styleOf = (rules: readonly Rule[]) => ({
  rules: rules.map((rule) => fromBuiltIn(rule, true)),
  unjudged: [],
});

function findings(rule: Rule, text: string) {
  return inspect(document(text), styleOf([rule]));
}

function fix(rule: Rule, text: string): string {
  const replacements = findings(rule, text).flatMap(({ start, end, replacement }) =>
    replacement === null ? [] : [{ start, end, text: replacement }],
  );
  return applyReplacements(document(text), replacements).text;
}

/** Words in quotation marks are spoken about, not used. */
const ownWords = (text: string) => text.replace(/“[^”]*”/g, '`Q`').replace(/\{\w+\}/g, '`Q`');

function messagesOf(rule: Rule): string[] {
  const texts = rule.checks.flatMap((check) => {
    if (!('message' in check)) return [];
    return check.kind === 'substitution'
      ? [check.message, ...check.swap.flatMap(({ note }) => note ?? [])]
      : [check.message];
  });
  const reported = rule.examples().flatMap(({ text }) => findings(rule, text).map(({ message }) => message));
  return [...new Set([...texts, ...reported])];
}

describe('rules', () => {
  it('stand one in each file of the folder, and each file in the registry', () => {
    const files = ['.', 'grammar', 'ui'].flatMap((place) =>
      readdirSync(new URL(`${place}/`, folder))
        .filter((name) => name.endsWith('.ts') && !['index.ts', 'types.ts'].includes(name))
        .map((name) => name.slice(0, -3)),
    );
    assert.deepEqual(
      RULES.map(({ id }) => id).sort(),
      files.sort(),
      'Each rule is one file in packages/engine/rules named after its id, listed once in rules/index.ts, rules/grammar/index.ts or rules/ui/index.ts: add the missing line or file.',
    );
  });

  it('hold what a preset needs', () => {
    const preset = RULES.filter(({ preset }) => preset);
    assert.ok(
      preset.length >= 28,
      `The preset has ${preset.length} rules; the product promises at least 28.`,
    );
  });

  for (const rule of RULES) {
    describe(rule.id, () => {
      it('is well formed', () => {
        assert.match(rule.id, /^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Write the id in kebab-case.');
        assert.doesNotMatch(rule.label, /[.!]$/, 'A label is a name: no full stop.');
        assert.match(rule.description, /[.!?]$/, 'A description is one or two whole sentences.');
        for (const message of messagesOf(rule)) {
          assert.match(message, /[.?”]$/, `A message is a whole sentence: ${message}`);
        }
      });

      it('has a bad example, a near miss and one with markup', () => {
        assert.ok(
          rule.examples().some((example) => example.findings.length > 0),
          'Add an example with findings.',
        );
        assert.ok(
          rule.examples().some((example) => example.findings.length === 0),
          'Add a near miss: a text without findings that looks as if it had one.',
        );
        assert.ok(
          rule.examples().some(({ text }) => /[`|*[#]/.test(text)),
          'Add an example with code, a link, a list or a table.',
        );
      });

      for (const example of rule.examples()) {
        const name = JSON.stringify(example.text.slice(0, 60));
        it(`finds what its example says in ${name}`, () => {
          const found = findings(rule, example.text);
          assert.deepEqual(
            found.map(({ start, end, replacement }) => ({
              quote: example.text.slice(start, end),
              suggestion: replacement,
            })),
            example.findings,
          );
          for (const { ruleId } of found) assert.equal(ruleId, rule.id);
        });

        it(`fixes ${name} once and for all`, () => {
          const fixed = fix(rule, example.text);
          if (example.fixed !== undefined) assert.equal(fixed, example.fixed);
          const left = findings(rule, fixed).filter(({ replacement }) => replacement !== null);
          assert.deepEqual(left, [], `The fix leaves a finding with a fix in ${JSON.stringify(fixed)}.`);
          assert.equal(fix(rule, fixed), fixed);
        });
      }

      it('is written by the rules of the others', () => {
        const style = styleOf(RULES.filter(({ preset }) => preset));
        for (const text of [rule.label, rule.description, ...messagesOf(rule)]) {
          const found = inspect(document(ownWords(text)), style);
          assert.deepEqual(
            found.map(({ ruleId, message }) => `${ruleId}: ${message}`),
            [],
            `Rewrite the label, description or message so that our own rules pass: ${text}`,
          );
        }
      });
    });
  }

  it('have ids of their own', () => {
    assert.equal(new Set(RULES.map(({ id }) => id)).size, RULES.length);
  });
});
