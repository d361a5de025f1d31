interface ApiPattern {
  /** As in "This looks like …". */
  readonly name: string;
  readonly pattern: RegExp;
}

const VERB = '(?:get|post|put|patch|delete)';

/** What declares an HTTP interface in source code, by framework. */
const PATTERNS: readonly ApiPattern[] = [
  { name: 'NestJS controllers', pattern: /^\s*@Controller\([\s\S]*?^\s*@(?:Get|Post|Put|Patch|Delete)\(/m },
  { name: 'Spring controllers', pattern: /^\s*@(?:Get|Post|Put|Patch|Delete|Request)Mapping\b/m },
  { name: 'JAX-RS resources', pattern: /^\s*@Path\([\s\S]*?^\s*@(?:GET|POST|PUT|PATCH|DELETE)\b/m },
  {
    name: 'ASP.NET endpoints',
    pattern: /^\s*\[Http(?:Get|Post|Put|Patch|Delete)\b|\.Map(?:Get|Post|Put|Patch|Delete)\(\s*"/m,
  },
  {
    name: 'Rust routes',
    pattern: new RegExp(`^\\s*#\\[${VERB}\\("|\\.route\\(\\s*"[^"]*",\\s*${VERB}\\(`, 'm'),
  },
  { name: 'Laravel routes', pattern: new RegExp(`\\bRoute::(?:${VERB}|resource|apiResource)\\(`) },
  {
    name: 'Python routes',
    pattern: new RegExp(`^\\s*@\\w+(?:\\.\\w+)*\\.(?:${VERB}|route)\\(\\s*[rf]?["']`, 'm'),
  },
  { name: 'Django URLs', pattern: /^\s*urlpatterns\s*=[\s\S]*?\b(?:re_)?path\(/m },
  {
    name: 'Go handlers',
    pattern:
      /\.(?:HandleFunc|Handle)\(\s*"|\b\w+\.(?:GET|POST|PUT|PATCH|DELETE|Get|Post|Put|Patch|Delete)\(\s*"\//,
  },
  {
    name: 'Rails routes',
    pattern: new RegExp(`^\\s*(?:${VERB}\\s+['"][^'"]+['"]\\s*(?:,\\s*to:|=>)|resources?\\s+:\\w+)`, 'm'),
  },
  { name: 'Ktor routes', pattern: new RegExp(`\\brouting\\s*\\{[\\s\\S]*?\\b${VERB}\\(\\s*"`) },
  { name: 'API routes', pattern: new RegExp(`\\b\\w+\\.${VERB}(?:<[^>]*>)?\\(\\s*['"\`]/`) },
  {
    name: 'API routes',
    pattern: /\bmethod:\s*['"](?:GET|POST|PUT|PATCH|DELETE)['"],\s*(?:url|path):\s*['"]\//,
  },
  {
    name: 'route handlers',
    pattern: /^export\s+(?:async\s+)?(?:function|const)\s+(?:GET|POST|PUT|PATCH|DELETE)\b/m,
  },
];

/** A client that calls an API looks like a server that offers one, but for what it is called on. */
const CLIENT =
  /\b(?:axios|http|https|https?Client|client|fetcher|requests|session|supertest|\$http|ky|got|page|request)\.(?:get|post|put|patch|delete)\b/gi;

const PROSE_NAME =
  /\.(?:md|mdx|markdown|mdown|txt|text|rst|adoc|asciidoc|html?|tex|org|po|csv|json|ya?ml|toml|xml|svg|log)$/i;

/**
 * What offers an HTTP interface in a text, for "This looks like …"; null where it is no source code or offers none.
 * Looks at the first 50,000 characters.
 */
export function apiPatternIn(name: string, text: string): string | null {
  if (PROSE_NAME.test(name)) return null;
  const start = text.slice(0, 50_000);
  if (!looksLikeCode(start)) return null;
  const code = start.replace(/^\s*(?:\/\/|#(?!\[)|\*|--).*$/gm, '').replace(CLIENT, 'client');
  return PATTERNS.find(({ pattern }) => pattern.test(code))?.name ?? null;
}

const CODE_LINE =
  /[{};]\s*$|[([,:]\s*$|^\s*[)\]}]|^\s*[@#]\w*\[?\w+.*[)\]]\s*$|^\s*(?:import|from|export|const|let|var|def|class|func|fn|pub|use|using|package|return|if|for|public|private|module|require|end|resources?|get|post|put|patch|delete)\b|\bdo(?: \|.*\|)?$/;
const COMMENT_LINE = /^\s*(?:\/\/|\/?\*|--)/;
const PROSE_LINE = /^\s*(?:#{1,6}\s|```|~~~|[-*]\s+[A-Z])|^[A-Z][^(){};=]{60,}$/;

/** Most lines are those of a program, and hardly any those of a document. */
function looksLikeCode(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !COMMENT_LINE.test(line));
  const code = lines.filter((line) => CODE_LINE.test(line)).length;
  const prose = lines.filter((line) => PROSE_LINE.test(line) && !CODE_LINE.test(line)).length;
  return code / Math.max(1, lines.length) > 0.4 && prose / Math.max(1, lines.length) < 0.2;
}
