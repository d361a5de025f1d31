import { languageOf, type CodeFile } from './files.ts';
import type { CodeLanguage } from './parser/types.ts';

/** Signs of a language, each with its weight; a language needs `ENOUGH` to be believed. */
const SIGNS: readonly (readonly [CodeLanguage, number, RegExp])[] = [
  [
    'typescript',
    3,
    /^\s*(?:export\s+)?(?:interface\s+\w+(?:<[^>]*>)?(?:\s+extends\s+[\w, <>]+)?\s*\{|type\s+\w+(?:<[^>]*>)?\s*=)/gm,
  ],
  [
    'typescript',
    2,
    /[\w)\]]\??:\s*(?:string|number|boolean|void|any|unknown|Promise<|Record<|[A-Z]\w+(?:\[\])?)\s*[,;)=|{]/g,
  ],
  ['typescript', 3, /^\s*import\s+(?:type\s+)?[\w*{][^;'"\n]*\s+from\s+['"]/gm],
  ['typescript', 2, /^\s*(?:export\s+)?(?:default\s+)?(?:const|let|async function|abstract class)\s+\w+/gm],
  ['typescript', 2, /^\s*export\s+(?:default\s+)?function\b/gm],
  ['typescript', 2, /=>\s*[{(\w]/g],
  ['typescript', 2, /^\s*@\w+\(.*\)\s*$/gm],
  ['javascript', 4, /\brequire\(\s*['"][^'"]+['"]\s*\)|\bmodule\.exports\b/g],
  // A function that is all there is.
  [
    'javascript',
    3,
    /^\s*(?:export\s+)?(?:async\s+)?function\s+\w+\s*\([\w\s,=]*\)\s*\{[^]*\breturn\b[^]*\}\s*$/g,
  ],
  ['javascript', 4, /^\s*(?:export\s+)?const\s+\w+\s*=\s*(?:async\s*)?(?:\([\w\s,=]*\)|\w+)\s*=>\s*\S/g],
  ['javascript', 2, /\bfunction\s*\w*\s*\([\w, {}=.'"[\]]*\)\s*\{|=>\s*\{|\bconsole\.log\(/g],
  ['javascript', 2, /^\s*(?:app|router|fastify|server)\.(?:get|post|put|patch|delete|use|route)\(/gm],
  ['javascript', 1, /^\s*(?:const|let|var)\s+[\w{[]/gm],
  ['tsx', 5, /(?:return|=>|=|\()\s*\(?\s*<(?:[A-Z]\w*|[a-z]+)(?:\s+[\w-]+=(?:["{])|\s*\/?>)/g],
  ['tsx', 5, /<>\s*$|<\/(?:[A-Z]\w*)?>|&&\s*\(?\s*<[A-Za-z]\w*[\s>]/gm],
  ['typescript', 5, /\bexport\s+(?:default\s+)?(?:abstract\s+)?class\b|\bconstructor\s*\(/g],
  [
    'csharp',
    4,
    /^\s*(?:public|private|protected|internal)\s+(?:(?:static|override|async|virtual|sealed|new)\s+)*(?:void|bool|string|int|long|double|decimal|Task|[A-Z]\w*)(?:<[^(){}]*>)?(?:\[,*\])*\??\s+[A-Z]\w*(?:<[\w, ]+>)?\s*\(|\bI(?:Application|EndpointRoute)Builder\b|\bWebApplication\b/gm,
  ],
  [
    'csharp',
    5,
    /\[(?:Http(?:Get|Post|Put|Patch|Delete)\b|Route\(\s*[@$]*"|ApiController\b)|\bI?ActionResult\b/g,
  ],
  ['python', 3, /^\s*(?:async\s+)?def\s+\w+\([^)]*\)?.*:?\s*$/gm],
  [
    'python',
    3,
    /^\s*from\s+[\w.]+\s+import\s+|^\s*import\s+[a-z_]\w*(?:\.[a-z_]\w*)*(?:\s+as\s+\w+)?(?:,\s*[a-z_][\w.]*)*\s*$/gm,
  ],
  ['python', 3, /^\s*class\s+\w+(?:\([\w., =\[\]]*\))?:\s*$/gm],
  ['python', 2, /^\s*(?:elif .*:|if __name__|except\b.*:|with .* as .*:|@\w+(?:\.\w+)+\()/gm],
  ['python', 2, /^\s*urlpatterns\s*=\s*\[|\bself\.\w+/gm],
  [
    'java',
    3,
    /^\s*(?:public|private|protected)\s+(?:static\s+|final\s+|abstract\s+)*(?:class|interface|enum|record|[A-Z][\w<>,? ]*|void|int|long|boolean)\s+\w+\s*[({;=<]/gm,
  ],
  [
    'java',
    3,
    /^\s*(?:(?:public|private|protected|static|final|abstract|synchronized)\s+)+(?:<[\w, ]+>\s+)?(?:void|int|long|boolean|double|char|[A-Z]\w*)(?:<[^(){}]*>)?(?:\[\])*\s+[a-z]\w*\s*\(|\bSystem\.out\.print|\bString\[\]\s+args\b/gm,
  ],
  ['java', 4, /^\s*import\s+(?:static\s+)?(?:java|javax|jakarta|org|com|io|lombok)\.[\w.*]+;/gm],
  ['java', 3, /^\s*(?:package|import\s+static|import)\s+\w+(?:\.\w+)+(?:\.\*)?;\s*$/gm],
  ['java', 1, /^\s*@(?:Override|RestController|Path|GET|POST|Entity|Autowired|\w+Mapping)\b/gm],
  // A mark in front of a type and a name: Kotlin puts the name first.
  [
    'java',
    4,
    /@(?:PathVariable|RequestBody|RequestParam|Valid)(?:\("\w*"\))?\s+[A-Za-z][\w<>]*\s+[a-z]\w*\s*[,)]|@ExceptionHandler\(\w+\.class\)/g,
  ],
  // Parts of a mark by name, which no decorator of scripts has, and failures that a method names.
  [
    'java',
    4,
    /^[ \t]*@[A-Z]\w*\(\s*\w+\s*=\s*[{"\w]|\)\s*throws\s+[A-Z]|\bclass\s+\w+(?:\s+extends\s+[\w.]+)?\s+implements\s+\w+</gm,
  ],
  [
    'kotlin',
    6,
    /(?:^|[{)\s])(?:(?:public|private|internal|override|suspend|inline|open|operator)\s+)*fun\s+(?:[\w<>]+\.)?\w+\s*\(/gm,
  ],
  [
    'kotlin',
    4,
    /^[ \t]*(?:(?:public|internal|private|protected)\s+)?(?:(?:data|sealed|enum|value)\s+class\s+\w+|(?:companion\s+)?object\b)|(?:[(,]|^)[ \t]*(?:(?:public|internal|private|override)[ \t]+)*val\s+\w+\s*:/gm,
  ],
  ['kotlin', 2, /^\s*va[lr]\s+\w+\s*[:=](?![^\n]*;[ \t]*$)|^\s*import\s+[\w.]+(?:\.\*)?\s*$/gm],
  ['kotlin', 3, /^package\s+\w+(?:\.\w+)+\s*$|^import\s+\w+(?:\.\w+)*\.[A-Z]\w*(?:\s+as\s+\w+)?\s*$/gm],
  ['kotlin', 3, /^\s*(?:routing|route\("[^"]*"\)|get\("[^"]*"\)|post\("[^"]*"\))\s*\{/gm],
  ['go', 5, /^package\s+\w+\s*$/gm],
  ['go', 4, /^func\s+(?:\(\w*\s*\*?\w+(?:\[[\w, ]+\])?\)\s*)?\w+(?:\[[^\]]*\])?\(/gm],
  ['go', 3, /^type\s+\w+\s+(?:struct|interface)\s*\{/gm],
  ['go', 2, /\w\s*:=\s*\S|\bfunc\([^)]*\)\s*(?:\w+\s*)?\{|\bhttp\.HandleFunc\(/g],
  ['csharp', 3, /\bforeach\s*\(|\bConsole\.(?:Write|Read)|\bstring\[\]\s+args\b/g],
  ['csharp', 4, /^\s*using\s+(?:static\s+)?[A-Z][\w.]*;|^\s*namespace\s+[\w.]+\s*[;{]?\s*$/gm],
  [
    'csharp',
    3,
    /^\s*\[(?:Http\w+|Route(?=\("|\(\w+\.)|ApiController|Authorize|From\w+|Required|Produces\w*)\b.*\]/gm,
  ],
  [
    'csharp',
    3,
    /\{\s*get;\s*(?:(?:private\s+|internal\s+)?(?:set|init);)?\s*\}|\b(?:app|group|\w+)\.Map(?:Get|Post|Put|Delete|Patch|Group)\(/g,
  ],
  [
    'csharp',
    2,
    /^\s*public\s+(?:sealed\s+|static\s+|async\s+|override\s+|abstract\s+|partial\s+)*(?:class|record|interface|Task|IActionResult|ActionResult)\b/gm,
  ],
  [
    'csharp',
    3,
    /^\s*(?:internal|private|protected)\s+(?:static\s+|async\s+)*(?:Task|ValueTask)\b|^\s*internal\s+(?:static\s+|sealed\s+|partial\s+)*(?:class|record|interface)\b/gm,
  ],
  ['csharp', 20, /\bWebApplication\.Create(?:Slim|Empty)?Builder\(|^[ \t]*using\s+System(?:\.\w+)*;/gm],
  ['php', 9, /<\?php|<\?=/g],
  [
    'php',
    2,
    /\$\w+\s*(?:->\w+|=[^=>])|\bRoute::(?:get|post|put|patch|delete|group|middleware|prefix|resource|apiResource)\(/g,
  ],
  ['php', 2, /^\s*use\s+[A-Z]\w*(?:\\\w+)+;|^\s*(?:public|private|protected)\s+function\s+\w+/gm],
  ['ruby', 3, /^\s*(?:get|post|put|patch|delete)\s+['"][^'"]*['"].*(?:\bdo\b|=>|to:)/gm],
  ['ruby', 3, /^\s*(?:resources?|namespace|scope|root)\s+[:'"(]|Rails\.application\.routes\.draw/gm],
  [
    'ruby',
    3,
    /^\s*def\s+(?:self\.)?[\w?!=]+(?:\s*\([^:]*\))?\s*$|^\s*class\s+[A-Z][\w:]*(?:\s*<\s*[A-Z][\w:]*)?\s*$/gm,
  ],
  ['ruby', 2, /^\s*end\s*$|^\s*(?:require|require_relative|attr_\w+|include|before_action|validates)\s/gm],
  ['ruby', 3, /\bdo\s*\|\w+(?:,\s*\w+)*\|\s*$/gm],
  // No other language has this word.
  ['rust', 8, /\bfn\s+\w+(?:<[^<>]*>)?\([^()]*\)\s*(?:->\s*[^{;\n]{1,100})?\{/g],
  ['rust', 4, /^\s*(?:pub(?:\(\w+\))?\s+)?(?:async\s+)?fn\s+\w+(?:<[^>]*>)?\s*\(/gm],
  [
    'rust',
    3,
    /\b(?:e?println|vec|format|panic|assert|assert_eq|writeln?|unreachable|matches)!\s*[([{]|&mut\s|->\s*(?:Option<|Result<|Self\b|Vec<|[iu](?:8|16|32|64|size)\b)|\bif let\s+\w+\(/g,
  ],
  ['rust', 2, /\b[a-z_]+::[a-z_]+[(!]/g],
  [
    'rust',
    4,
    /^\s*#!?\[[\w:]+(?:\(.*\))?\]\s*$|^\s*(?:pub\s+)?(?:impl|struct|enum|trait|mod)\b[^;=]*\{?\s*$/gm,
  ],
  [
    'rust',
    3,
    /^\s*(?:pub\s+)?use\s+[\w:]+(?:::\{[^}]*\}|::\w+|::\*)?;|\blet\s+mut\s|::new\(|->\s*(?:impl|Result)\b/gm,
  ],
];
/** How HTML, components of Vue and Svelte, and templates begin. */
const MARKUP = /^\s*(?:<(?:!doctype|!--|\/?[a-z][\w.:-]*[\s>])|\{%|<%)/i;
const ENOUGH = 3;
/** Signs of one kind count at most so often. */
const MOST = 8;
/** As much of a file as is looked at. */
const SAMPLE = 20_000;

/** The language of a file: by its extension, its fence, or what it looks like. Undefined: no code that is known. */
export function detectCodeLanguage({ path, text, hint }: CodeFile): CodeLanguage | undefined {
  const named = (path && languageOf(path)) || (hint && languageOf(hint));
  if (named) return named;
  // A path with another extension is a template, a catalog or a document.
  if (path || (hint && !/^(?:text|txt|code)$/i.test(hint))) return undefined;
  // A template holds scripts, and is none.
  if (MARKUP.test(text) && !text.includes('<?php')) return undefined;
  if (/^#!.*\b(?:node|deno|bun)\b/.test(text)) return 'javascript';
  if (/^#!.*\bpython/.test(text)) return 'python';
  if (/^#!.*\bruby/.test(text)) return 'ruby';
  return detectByLooks(withoutBlankLines(text.slice(0, SAMPLE)));
}

/** Signs look for the start of a line behind white space: thousands of blank lines would be looked at from each of them. */
function withoutBlankLines(text: string): string {
  return text
    .split('\n')
    .filter((line) => /\S/.test(line))
    .join('\n');
}

function detectByLooks(text: string): CodeLanguage | undefined {
  const scores = new Map<CodeLanguage, number>();
  for (const [language, weight, sign] of SIGNS) {
    const count = Math.min(text.match(sign)?.length ?? 0, MOST);
    if (count > 0) scores.set(language, (scores.get(language) ?? 0) + weight * count);
  }
  const script = (scores.get('typescript') ?? 0) + (scores.get('javascript') ?? 0);
  const markup = scores.get('tsx') ?? 0;
  if (markup >= 5 && script > 0) scores.set('tsx', markup + script);
  // TypeScript's own syntax decides; what both share counts for both.
  else if (script > 0) {
    const typed = (scores.get('typescript') ?? 0) >= (scores.get('javascript') ?? 0);
    scores.set(typed ? 'typescript' : 'javascript', script);
  }
  const [best] = [...scores].sort(([, a], [, b]) => b - a);
  return best && best[1] >= ENOUGH ? best[0] : undefined;
}
