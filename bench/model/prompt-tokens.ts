import { writePrompt } from '../../packages/server/analysts/model/prompts/index.ts';
import { approximateTokens } from '../../packages/server/test/model/prompts/approximate-tokens.ts';
import { NAMES, promptInput } from '../../packages/server/test/model/prompts/jobs.ts';
import { table } from '../measure.ts';

/** What the prompts cost in tokens, without house style and document: what all share, what a mode adds, and around the input. */
export function promptTokens(): string {
  const prompts = NAMES.map(({ name, mode, format }) => {
    const houseStyle = { rules: '', terms: '', glossary: '' };
    const input = promptInput(mode, { houseStyle, input: '', ...(format && { format }) });
    return { name, ...writePrompt(input) };
  });
  const shared = commonStart(prompts.map(({ system }) => system));
  const rows = prompts.map(({ name, system, user }) => [
    name,
    String(approximateTokens(system.slice(shared.length))),
    String(approximateTokens(user)),
  ]);
  return `Prompts in tokens, about: ${approximateTokens(shared)} that every request of a team begins with, then:\n${table(
    [['mode', 'task and form', 'around the input'], ...rows],
  )}`;
}

function commonStart(texts: readonly string[]): string {
  const [first = ''] = texts;
  let length = first.length;
  for (const text of texts) while (!text.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}
