import type { FactsDraft } from '../handlers/facts.ts';

/** `{id:[0-9]+}` of chi, gorilla and aiohttp, `:id(\d+)` of Express and Koa, `:id{[a-z]+}` of Hono. */
const PATTERNS =
  /\{(?<braced>\w+):(?<regex>(?:[^{}]|\{[\d,]{1,9}\}){1,100})\}|:(?<named>\w+)(?:\((?<round>(?:[^()]|\([^()]*\)){1,100})\)|\{(?<curly>(?:[^{}]|\{[\d,]{1,9}\}){1,100})\})/g;

/** What a path asks of its parameters. Types that frameworks name, such as `{id:int}`, are read elsewhere. */
export function readPathPatterns(draft: FactsDraft, path: string): void {
  for (const { groups = {} } of path.matchAll(PATTERNS)) {
    const name = groups['braced'] ?? groups['named'] ?? '';
    const regex = (groups['regex'] ?? groups['round'] ?? groups['curly'] ?? '')
      .trim()
      .replace(/^\^|\$$/g, '');
    if (/^(?:\\d|\[0-9\])\+$/.test(regex)) draft.parameter('path', name, { schema: { type: 'integer' } });
    else if (/^\w+(?:\|\w+)+$/.test(regex))
      draft.parameter('path', name, { schema: { type: 'string', enum: regex.split('|') } });
    else if (/[[\\]/.test(regex))
      draft.parameter('path', name, { schema: { type: 'string', pattern: `^${regex}$` } });
  }
}
