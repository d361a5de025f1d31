import { unindent } from '../lower/comments.ts';
import { numpyAsGoogle } from './numpy-doc.ts';
import { paragraphsOf } from './paragraphs.ts';
import { withoutRest } from './rest-doc.ts';

/** What a comment in front of a declaration says. */
export interface DocComment {
  /** The first sentence or line, without its full stop. */
  readonly summary: string;
  /** The paragraphs after it. */
  readonly description: string;
  readonly params: ReadonlyMap<string, string>;
  /** Types that the comment names, where the code has none: by parameter, and `return` for what comes back. */
  readonly types: ReadonlyMap<string, string>;
  readonly returns: string;
  /** What C#'s comments say of a status. */
  readonly responses: ReadonlyMap<number, string>;
  readonly throws: readonly string[];
  readonly deprecated: boolean;
  /** What to use in place of what is deprecated. */
  readonly instead: string;
  /** What holds where nothing is given, as the comment writes it. */
  readonly fallback: string;
  /** The version that has it first. */
  readonly since: string;
  /** Code, with or without a fence around it. */
  readonly examples: readonly string[];
}

/** A tag, and no code that begins like one: Ruby's `@pool = …` and `@pool.with`, a decorator `@app.get("/")`. */
const TAG =
  /^[ \t]*[@\\](?<tag>\w+)\b(?![.(]|[ \t]*=)[ \t]*(?<text>[\s\S]*?)(?=\n[ \t]*[@\\]\w+\b(?![.(]|[ \t]*=)|\s*$(?![\s\S]))/gm;
const SECTION =
  /^[ \t]*(?:#+\s*)?(?:\*\*)?(?<name>Args|Arguments|Parameters|Params|Returns?|Yields?|Raises|Throws|Errors|Panics|Examples?|Notes?|See also|Attributes|Safety|Usage)(?:\*\*)?:?[ \t]*$/im;

const STATUS_FIELD = /^[ \t]*:(?:statuscode|status|resheader) (\d{3})[^:\n]*:[ \t]*(\S.*)$/gm;

/** Reads JSDoc, Javadoc, KDoc, PHPDoc, YARD, XML docs, Google's, NumPy's and reST's docstrings, and plain comments. */
export function readDoc(comment: string, language = ''): DocComment {
  // `[Draw]: crate::Draw` says where a link leads.
  const written = language === 'python' ? withoutRest(numpyAsGoogle(comment)) : comment;
  const unlinked = withoutYaml(written.replace(STATUS_FIELD, '')).replace(
    /^[ \t]*\[[^\]\n]+\]:[ \t]+\S+[ \t]*$/gm,
    '',
  );
  const text = plainText(linkless(unlinked, language)).replace(
    /(?<=\S[ \t]+)@default(?:Value)?[ \t]+(\S+)/g,
    'Default: `$1`.',
  );
  const responses = new Map(
    [...comment.matchAll(/<response code="(\d+)">([\s\S]*?)<\/response>/g)].map(
      ([, status = '', said = '']) => [Number(status), plainText(said).replace(/\s+/g, ' ')] as const,
    ),
  );
  // Sphinx: `:statuscode 410: the booking is over`.
  for (const [, status = '', said = ''] of comment.matchAll(STATUS_FIELD))
    responses.set(Number(status), said.trim());
  const params = new Map<string, string>();
  const types = new Map<string, string>();
  const examples: string[] = [];
  let returns = '';
  const throws: string[] = [];
  let instead = '';
  let fallback = '';
  let since = '';
  let deprecated = /^\s*(?:deprecated\b|\.\. deprecated::)/im.test(text);
  const note = (tag: string, body: string): void => {
    // Scribe: `@queryParam status string required Filter. Example: open`.
    const isScribe = /^(?:query|url|body)Param$/i.test(tag);
    const whole = body.replace(/\s*\n\s*/g, ' ').trim();
    const words = isScribe
      ? whole
          .replace(
            /^(\w+)\s+(?:string|integer|int|number|boolean|array|object|file)(?:\[\])?\b\s*(?:required\b)?/i,
            '$1 ',
          )
          .replace(/\s*(?:No-)?Example(?::.*)?$/i, '')
      : whole;
    const typed = typeIn(tag, words, language);
    if (typed) types.set(typed.name, typed.type);
    if (/^(?:param|arg|argument|property|queryparam|urlParam|bodyParam)$/i.test(tag)) {
      const found =
        /^(?:\{[^}]*\}\s*|(?:\[[^\]]*\]|[\w\\|?<>[\],]+)\s+(?=\$))?[[$]?(?<name>[\w.]+)(?:=[^\]]*)?\]?\s*(?:\[[^\]]*\]\s*)?(?:[-–:]\s*)?(?<said>.*)$/s.exec(
          // The type and the dots of many stand in front: `Closure(int): T $work`, `string ...$names`.
          language === 'php' ? words.replace(/^[^$]*?(?:\.{3})?(?=\$\w)/, '') : words,
        )?.groups;
      if (found?.['name'] && found['said']) params.set(found['name'], found['said']);
    } else if (/^returns?$/i.test(tag))
      returns ||= (typed ? words.slice(typed.length) : words)
        .replace(/^(?:\{[^}]*\}|\[[^\]]*\])\s*/, '')
        .replace(/^[-–:]\s*/, '');
    else if (/^(?:throws|exception|raise)s?$/i.test(tag))
      throws.push(
        words.replace(
          /^(?:\{([^}]*)\}|\[([^\]]*)\]|(\\?(?:\w+[\\.])*[A-Z]\w*)(?=\s|$))\s*(?:[-–:]\s*)?([\w`]?)/,
          thrown,
        ),
      );
    else if (/^examples?$/i.test(tag)) examples.push(language === 'ruby' ? titledExample(body) : body);
    else if (/^deprecated$/i.test(tag)) {
      deprecated = true;
      instead = words;
    } else if (/^default(?:value)?$/i.test(tag)) fallback = words.replace(/^`(.+)`$/, '$1');
    else if (/^since$/i.test(tag)) since = words.replace(/^v(?=\d)/i, '');
  };
  let prose = text.replace(TAG, (...match) => {
    const groups = match.at(-1) as Record<string, string>;
    if (/^(?:link|code|inheritDoc)$/i.test(groups['tag'] ?? '')) return match[0] as string;
    if (/^(?:desc|description|summary|brief|apiDescription|notes?)$/i.test(groups['tag'] ?? ''))
      return `${groups['text'] ?? ''}\n`;
    note(groups['tag'] ?? '', groups['text'] ?? '');
    return '';
  });
  prose = prose.replace(
    /^[ \t]*:(?<tag>param|returns?|raises?|type|rtype)\s*(?<name>[^:\n]*):[ \t]*(?<said>(?:.*)(?:\n[ \t]+(?!:)\S.*)*)/gm,
    (...match) => {
      const groups = match.at(-1) as Record<string, string>;
      const name = (groups['name'] ?? '').trim().split(/\s+/).at(-1) ?? '';
      if (groups['tag'] === 'param') note('param', `${name} ${groups['said'] ?? ''}`);
      else if (/^returns?$/.test(groups['tag'] ?? '')) note('returns', groups['said'] ?? '');
      else if (/^raises?$/.test(groups['tag'] ?? '')) note('raises', `${name} ${groups['said'] ?? ''}`);
      return '';
    },
  );
  const head = readSections(prose, params, {
    onReturn: (said) => (returns ||= said),
    onThrow: (said) => throws.push(said),
    onExample: (said) => examples.push(said),
  });
  const [first = '', ...others] = paragraphsOf(head, language);
  const { summary, rest } = splitSummary(first);
  const [next = ''] = others;
  const isShown = rest === '' && first.endsWith(':') && (isData(next) || next.startsWith('```'));
  const description = [
    rest,
    ...(isShown ? ['It has this form:'] : []),
    ...others.map((one) => (isData(one) ? `\`\`\`text\n${one}\n\`\`\`` : one)),
  ]
    .filter(Boolean)
    .join('\n\n');
  // `A Task that represents the asynchronous operation` is said of the code.
  const answer = /^A `?(?:Task|ValueTask)\b|^(?:the |a )?response\.?$/i.test(returns) ? '' : returns;
  return {
    summary,
    description,
    params,
    types,
    returns: answer,
    responses,
    throws,
    deprecated,
    instead,
    fallback,
    since,
    examples,
  };
}

/** YARD's examples have a title on the line of their tag. */
function titledExample(body: string): string {
  const [, title = '', code = ''] = /^(\S[^\n]*)\n([ \t]+\S[^]*)$/.exec(body) ?? [];
  return code === '' ? body : `# ${title}\n${unindent(['', ...code.split('\n')]).trim()}`;
}

/** Go's comments begin with the name: `ListAlbums lists albums` says `Lists albums`. */
export function withoutName(summary: string, name: string): string {
  const rest = name !== '' && summary.startsWith(`${name} `) ? summary.slice(name.length + 1).trim() : '';
  return /^(?!(?:i|wa|ha|doe|a)s\s)[a-z][a-z-]*s\s/.test(rest)
    ? rest.charAt(0).toUpperCase() + rest.slice(1)
    : summary;
}

/** An object or a list that a comment shows over several lines. */
function isData(paragraph: string): boolean {
  return /^[{[][^]*\n[^]*[}\]],?$/.test(paragraph) && !/^\[[^\]]*\]\(/.test(paragraph);
}

/** `{RetryError} When it gave up` as `RetryError: when it gave up`, with the type as code. */
function thrown(_all: string, ...[braced, bracketed, bare, first]: (string | undefined)[]): string {
  const type = (braced ?? bracketed ?? bare ?? '').replace(/^\\/, '');
  return !first ? `\`${type}\`` : `\`${type}\`: ${first.toLowerCase()}`;
}

const COMMENT_TYPES: Readonly<Record<string, RegExp>> = {
  php: /^(?:array\{[^}]*\}|[\w\\|?[\]]+(?:<[^>]*>+)?(?:\[\]|\|[\w\\|?[\]]+)*)(?=\s|$)/,
  ruby: /^(?:\w+\s+)?\[[^\]]+\]/,
  javascript: /^\{[^}]*\}/,
  typescript: /^\{[^}]*\}/,
  tsx: /^\{[^}]*\}/,
};

/** The type that a tag names in front of its words, or in Ruby behind the parameter's name. */
function typeIn(
  tag: string,
  words: string,
  language: string,
): { name: string; type: string; length: number } | undefined {
  if (!/^(?:param|arg|return|returns|var|type)$/i.test(tag)) return undefined;
  const found = COMMENT_TYPES[language]?.exec(words)?.[0];
  if (found === undefined) return undefined;
  const rest = words.slice(found.length);
  const inRuby = /^(?:(\w+)\s+)?\[([^\]]+)\]/.exec(found);
  // YARD has the name on either side of the type.
  const name = inRuby?.[1] ?? /^\s*[[$]?&?(?:\.{3})?\$?(\w+(?:\.\w+)*)/.exec(rest)?.[1];
  const type = language === 'ruby' ? (inRuby?.[2] ?? '') : found.replace(/^\{|\}$/g, '');
  if (type === '' || (language === 'php' && /^\$/.test(words))) return undefined;
  if (/^(?:param|arg)$/i.test(tag)) return name ? { name, type, length: 0 } : undefined;
  return { name: /^return/i.test(tag) ? 'return' : 'var', type, length: found.length };
}

/** Without the YAML that flasgger reads behind a line of dashes. */
function withoutYaml(comment: string): string {
  const [before = '', ...behind] = comment.split(/^[ \t]*---[ \t]*$/m);
  const rest = behind.join('\n');
  return /^\s*(?:tags|parameters|responses|consumes|produces|security|summary|definitions):/m.test(rest)
    ? before
    : before + rest;
}

/** Without the links of KDoc and rustdoc, which lead nowhere outside: `[Job]`, `[launch][CoroutineScope.launch]`. */
export function linkless(comment: string, language: string): string {
  // `*Error` is a type, and no emphasis.
  if (language === 'go') return comment.replace(/(?<![\w*`\t/])\*(?:\w+\.)?[A-Z]\w*(?![\w*])/g, '`$&`');
  if (language === 'kotlin') return comment.replace(/\[([\w.]+)\](?:\[[\w.]+\])?(?![(:])/g, '`$1`');
  return language === 'rust'
    ? rustFences(comment.replace(/\[(`[^`\n]+`)\](?:\([^)\n]*\)|\[[^\]\n]*\])?/g, '$1'))
    : comment;
}

/** Rust's examples are Rust where they say nothing else, and hide their lines that begin with `# `. */
function rustFences(comment: string): string {
  return comment.replace(
    /^```(?:rust)?((?:,?\b(?:no_run|ignore|should_panic|compile_fail|edition\d+))*)[ \t]*\n([^]*?)^```/gm,
    (_all, _marks, code: string) => `\`\`\`rust\n${code.replace(/^[ \t]*#(?: .*)?\n/gm, '')}\`\`\``,
  );
}

/** Without XML and HTML tags and Javadoc's inline tags. */
function plainText(comment: string): string {
  return comment
    .replace(/<param name="(\w+)">([\s\S]*?)<\/param>/g, '\n@param $1 $2')
    .replace(/<returns>([\s\S]*?)<\/returns>/g, '\n@returns $1')
    .replace(
      /<exception cref="(?:\w:)?(?:[\w.]*\.)?(\w+)"\s*(?:\/>|>([\s\S]*?)<\/exception>)/g,
      (_all, type: string, when = '') => `\n@throws ${type} ${when}`,
    )
    .replace(
      /<pre>\s*(?:\{@code\s*([\s\S]*?)\}\s*|(?:<code>)?([\s\S]*?)(?:<\/code>)?)<\/pre>/g,
      (_all, javadoc?: string, plain?: string) => {
        const lines = (javadoc ?? plain ?? '').replace(/^[ \t]*\n|\s+$/g, '').split('\n');
        return `\n\n\`\`\`java\n${unindent(['', ...lines]).slice(1)}\n\`\`\`\n\n`;
      },
    )
    .replace(/<remarks>/g, '\n\n')
    .replace(
      /<response code="\d+">[\s\S]*?<\/response>|<exception[^>]*>[\s\S]*?<\/exception>|<example>[\s\S]*?<\/example>/g,
      '',
    )
    .replace(
      /<see(?:also)? (?:cref|href|langword)="(?:\w:)?([^"]+)"\s*\/>/g,
      (_all, name: string) => `\`${name.replace(/^.*\./, '')}\``,
    )
    .replace(/<typeparam\b[^>]*>[\s\S]*?<\/typeparam>/g, '')
    .replace(/<(?:type)?paramref name="(\w+)"\s*\/>/g, '`$1`')
    .replace(
      /<c>([^<]*)<\/c>|<code>([^<]*)<\/code>/g,
      (_all, one?: string, two?: string) => `\`${one ?? two ?? ''}\``,
    )
    .replace(/<\/?(?:summary|remarks|para|p|br|ul|ol|value|inheritdoc|b|i|em|strong|pre|h\d)\b[^>]*>/gi, '\n')
    .replace(/<li>/gi, '\n- ')
    .replace(/<\/li>/gi, '')
    .replace(
      /\{@(?:link|linkplain|code|literal|value)\s+([^}]+)\}/g,
      (_all, name: string) => `\`${name.trim().replace(/^#/, '').split(/\s+/)[0] ?? ''}\``,
    )
    .replace(/\{@inheritDoc\}/gi, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Google's and NumPy's sections: parameters and what is returned are read, notes are kept, the others left out. */
function readSections(
  text: string,
  params: Map<string, string>,
  { onReturn, onThrow, onExample }: Record<'onReturn' | 'onThrow' | 'onExample', (said: string) => void>,
): string {
  const first = SECTION.exec(text);
  if (!first) return text;
  const lines = text.slice(first.index).split('\n');
  let section = '';
  let last = '';
  const example: string[] = [];
  const notes: string[] = [];
  for (const line of lines) {
    const name = SECTION.exec(line)?.groups?.['name'];
    if (name) {
      section = name.toLowerCase();
      last = '';
    } else if (/^(?:arg|param|attr)/.test(section)) {
      const item =
        /^\s*(?:[-*]\s+)?[`*]*(?<name>\*{0,2}\w+)[`*]*(?:\s*\([^)]*\))?\s*(?::\s*|\s+-\s+)(?<said>\S.*)$/.exec(
          line,
        )?.groups;
      if (item && (/^\s{0,8}\S/.test(line) || last === '')) {
        last = (item['name'] ?? '').replace(/^\*+/, '');
        params.set(last, item['said'] ?? '');
      } else if (last !== '' && line.trim() !== '')
        params.set(last, `${params.get(last) ?? ''} ${line.trim()}`);
    } else if (/^(?:raise|throw|error)/.test(section) && /^\s*[\w.]+:\s+\S/.test(line)) {
      const [, name = '', said = ''] = /^\s*([\w.]+):\s+(.*)$/.exec(line) ?? [];
      onThrow(`\`${name}\`: ${said.charAt(0).toLowerCase()}${said.slice(1)}`);
    } else if (/^(?:errors|panics|safety)$/.test(section)) {
      // Rust tells in sentences when a call fails.
      const isFirst = notes.at(-1)?.trim() === '' || notes.length === 0;
      if (line.trim() !== '' && isFirst) notes.push('', `**${upperFirst(section)}:** ${line.trim()}`);
      else notes.push(line.trim());
    } else if (/^notes?$/.test(section)) notes.push(line);
    else if (/^(?:example|usage)/.test(section)) example.push(line);
    else if (/^return/.test(section) && line.trim() !== '')
      onReturn(line.trim().replace(/^[\w[\], |.]+:\s+(?=\S)/, ''));
  }
  if (example.join('').trim() !== '') onExample(unindent(['', ...example]));
  return `${text.slice(0, first.index).trim()}\n\n${unindent(['', ...notes])}`.trim();
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function splitSummary(paragraph: string): { summary: string; rest: string } {
  const line = paragraph
    .replace(/\s*\n\s*(?![-*\d])/g, ' ')
    .trim()
    .replace(/^NOTE:\s+/i, '');
  const end = /(?<![A-Z]|e\.g|i\.e|etc|vs)[.!?](?=\s+[A-Z`])/.exec(line);
  const summary = end ? line.slice(0, end.index + 1) : line;
  const rest = end ? line.slice(end.index + 1).trim() : '';
  return { summary: summary.replace(/[.:;]$/, '').trim(), rest };
}
