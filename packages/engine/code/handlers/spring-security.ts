import type { Project } from '../project/project.ts';

/** What a service asks of callers by the path that they call, in the order in which it looks. */
interface AccessRule {
  readonly method: string;
  /** Ant patterns; empty: any path. */
  readonly paths: readonly RegExp[];
  /** Callers who needn't say who they are. */
  readonly isOpen: boolean;
  readonly names: readonly string[];
}

export interface Access {
  readonly scheme: 'bearerAuth' | 'basicAuth' | 'cookieAuth' | 'apiKey';
  readonly names: readonly string[];
}

/** `.requestMatchers(HttpMethod.GET, "/books/**").permitAll()`, also with several matchers and in the older names. */
const CHAINED =
  /\.(?:(?<any>anyRequest|anyExchange)\(\)|(?:requestMatchers|antMatchers|mvcMatchers|pathMatchers)\((?<matched>(?:[^()]|\([^()]*\))*)\))\s*\.(?<access>\w+)\((?<asked>[^()]*)\)/g;
/** Kotlin's `authorize(HttpMethod.GET, "/books/**", permitAll)`. */
const AUTHORIZED = /\bauthorize\(\s*(?<matched>[^()]*?),?\s*(?<access>\w+)(?:\((?<asked>[^()]*)\))?\s*\)/g;

const CHAINS = new WeakMap<
  Project,
  { readonly rules: readonly AccessRule[]; readonly scheme: Access['scheme'] }
>();

/** What Spring Security's filter chain asks of whoever calls a path; undefined where it lets everybody in or isn't shown. */
export function springAccess(project: Project, method: string, path: string): Access | undefined {
  const known = CHAINS.get(project) ?? readChain(project);
  CHAINS.set(project, known);
  const rule = known.rules.find(
    (one) =>
      (one.method === '' || one.method === method) &&
      (one.paths.length === 0 || one.paths.some((pattern) => pattern.test(path))),
  );
  return !rule || rule.isOpen ? undefined : { scheme: known.scheme, names: rule.names };
}

function readChain(project: Project): { rules: AccessRule[]; scheme: Access['scheme'] } {
  const texts = project.files
    .map(({ module }) => module.text)
    .filter((text) => /\b(?:HttpSecurity|ServerHttpSecurity|SecurityFilterChain)\b/.test(text));
  const constants =
    texts.length > 0
      ? constantsIn(project.files.map(({ module }) => module.text))
      : new Map<string, string>();
  const rules = texts.flatMap((text) =>
    [...text.matchAll(CHAINED), ...text.matchAll(AUTHORIZED)].map(({ groups = {} }) =>
      ruleOf({ ...groups, matched: withConstants(groups['matched'] ?? '', constants) }),
    ),
  );
  return { rules, scheme: schemeOf(texts.join('\n')) };
}

/** `String[] PUBLIC = {"/login", "/health/**"}`: names of paths, with what they stand for as the code has it. */
const CONSTANT =
  /\b(?<name>[A-Za-z_]\w*)\s*(?::\s*[\w<>]+\s*)?=\s*(?<value>(?:new String\[\]\s*)?\{[^{}]*\}|(?:arrayOf|listOf|List\.of|Set\.of|Arrays\.asList)\([^()]*\)|"[^"]*")/g;
/** A text, a method or a call; anything else is a name. */
const WORD = /"[^"]*"|\bHttpMethod\.\w+|\b\w+\s*(?=\()|\b(?:[A-Za-z_]\w*\.)*(?<name>[A-Za-z_]\w*)\b/g;
/** Stands for a path that the code doesn't show. */
const UNKNOWN = '<unknown>';

function constantsIn(texts: readonly string[]): ReadonlyMap<string, string> {
  const found = texts.flatMap((text) =>
    Array.from(
      text.matchAll(CONSTANT),
      ({ groups = {} }) => [groups['name'] ?? '', groups['value'] ?? ''] as const,
    ),
  );
  return new Map(found.filter(([, value]) => value.includes('"')));
}

function withConstants(matched: string, constants: ReadonlyMap<string, string>): string {
  return matched.replace(WORD, (whole, name: string | undefined) =>
    name === undefined || /^(?:anyRequest|anyExchange|new)$/.test(name)
      ? whole
      : (constants.get(name) ?? UNKNOWN),
  );
}

function ruleOf({
  matched = '',
  access = '',
  asked = '',
  any,
}: Record<string, string | undefined>): AccessRule {
  // From here on, nobody can tell which paths are open.
  if (matched.includes(UNKNOWN)) return { method: '', paths: [], isOpen: true, names: [] };
  const method = /\bHttpMethod\.(\w+)/.exec(matched)?.[1] ?? '';
  const isAny = any !== undefined || /\b(?:anyRequest|anyExchange)\b/.test(matched);
  const patterns = isAny ? [] : [...matched.matchAll(/"([^"]*)"/g)].map(([, one = '']) => antPattern(one));
  const isNamed = /^has(?:Any)?(?:Role|Authority|Authorities|Roles)$/.test(access);
  return {
    method,
    // What can't be read matches nothing.
    paths: isAny || method !== '' || patterns.length > 0 ? patterns : [/^\b$/],
    isOpen: /^(?:permitAll|anonymous)$/.test(access),
    names: isNamed
      ? [...asked.matchAll(/"([^"]*)"/g)].map(([, one = '']) => one.replace(/^(?:ROLE|SCOPE)_/, ''))
      : [],
  };
}

/** `/api/**` matches `/api` and all below it; `*` and `{id}` one part of a path. */
function antPattern(text: string): RegExp {
  const source = text
    .replace(/\/\*\*$/, '\u0001')
    .replace(/\*\*/g, '\u0002')
    .replace(/\*|\{[^{}]*\}/g, '\u0003')
    .replace(/[.+?^$()|[\]\\{}]/g, String.raw`\$&`)
    .replaceAll('\u0001', '(?:/.*)?')
    .replaceAll('\u0002', '.*')
    .replaceAll('\u0003', '[^/]*');
  return new RegExp(`^${source}/?$`);
}

function schemeOf(text: string): Access['scheme'] {
  if (/oauth2ResourceServer|\bjwt|bearer/i.test(text)) return 'bearerAuth';
  if (/api_?key/i.test(text)) return 'apiKey';
  if (/httpBasic\b(?!\([^)]*disable)/.test(text)) return 'basicAuth';
  return /formLogin|oauth2Login/.test(text) ? 'cookieAuth' : 'bearerAuth';
}
