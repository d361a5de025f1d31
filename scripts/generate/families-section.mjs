// The part of docs/rules.md that tells what can be asked for in plain words, from the families themselves.
import { FAMILIES } from '../../packages/engine/style/free-text/families/index.ts';

const INTRODUCTION = `## In your own words

A rule of your house style is a label and a description. These are the kinds of rules that are understood, with some of the
words they are understood in; other words with the same sense are too. A rule may name its places (“in headings”, “except in
tables”) and its reason, and ask for several things. What is not understood is listed with \`[VERIFY]\`.

A rule need not be a demand. Where its sentences are none, it is read by what it names and by whether the rest speaks for that or
against it (“Semicolons: they trip people up”), by its examples (“Wrong: Datahub. Correct: DataHub”, “5 km, not 5km”), by limits that
two sentences tell together, and by the side on which its quoted words stand (“Nobody says “utilise”. It's “use””). What permits
something, or holds in cases that no check can tell, is never turned into its opposite: it stays with \`[VERIFY]\`.

A few words are enough: “Oxford comma: yes”, “Exclamation marks? Never.”, “email > e-mail”, “utilize → use”, “$10, not 10 dollars”,
“50% ✅ 50 percent ❌”, “setup (n.), set up (v.)”, or a table of what to write and what not. Words of several meanings may be kept for one of them:
“Because, not since”, “Use “may” for permission only”.`;

/** One entry for each family: its phrasings as a list. */
export function familiesSection() {
  const entries = FAMILIES.map(
    ({ title, phrasings }) =>
      `### Asking: ${title}\n\n${phrasings.map((words) => `- ${escape(words)}`).join('\n')}`,
  );
  return [INTRODUCTION, ...entries].join('\n\n');
}

/** Marks that Markdown would read. */
function escape(words) {
  return words.replace(/[\\`*_<>[\]]/g, '\\$&');
}
