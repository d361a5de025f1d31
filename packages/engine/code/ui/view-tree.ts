/** A call, a block or a text in the code of a screen; what stands in its brackets and behind it are its parts. */
export interface ViewNode {
  /** As it is called: `Button`, `.alert`; empty for a bare block, list or text. */
  readonly name: string;
  /** The label or parameter in front of it: `title:`, `onClick =`. */
  readonly key: string;
  readonly text?: string;
  /** The condition under which it is shown, as it is written. */
  readonly condition: string;
  readonly parts: ViewNode[];
}

interface Frame {
  readonly node: ViewNode;
  readonly close: string;
  key: string;
  condition: string;
  /** What a block right behind it belongs to, and what ended it. */
  last?: ViewNode | undefined;
  /** The function whose one value stands behind its arrow. */
  owner?: ViewNode | undefined;
  ended: string;
}

const WORD = /[.@]?[A-Za-z_]\w*(?:[?!]?\.[A-Za-z_]\w*)*(?:<[\w\s,?.<>]{1,80}>(?=\s*[({]))?/y;
const TEXT = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/y;
const CONDITIONS = /^(?:if|else|guard|when|switch|case)$/;
/** Says nothing of what it stands before. */
const PREFIXES = /^(?:const|new|await|async|try|return)$/;
const CLOSES: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const MOST_CONDITION = 200;

/** The calls of SwiftUI, Compose and Flutter, which all write a screen as calls in calls with blocks behind them. */
export function readViewTree(code: string): ViewNode {
  const root: ViewNode = { name: '', key: '', condition: '', parts: [] };
  const stack: Frame[] = [{ node: root, close: '', key: '', condition: '', ended: '' }];
  let at = 0;
  const put = (frame: Frame, more: Partial<ViewNode>, into = frame.owner ?? frame.node): ViewNode => {
    const node: ViewNode = { name: '', key: frame.key, condition: frame.condition, parts: [], ...more };
    into.parts.push(node);
    frame.key = '';
    return node;
  };
  while (at < code.length) {
    const frame = stack.at(-1);
    if (!frame) break;
    const sign = code.charAt(at);
    if (sign === '/' && (code[at + 1] === '/' || code[at + 1] === '*')) {
      const end = code[at + 1] === '/' ? code.indexOf('\n', at) : code.indexOf('*/', at) + 1;
      at = end <= 0 ? code.length : end + 1;
    } else if (sign === '"' || sign === "'") {
      const [text, end] = textAt(code, at);
      // What something is compared with is shown nowhere.
      if (text !== undefined && !/[=!]=\s?$/.test(code.slice(Math.max(at - 3, 0), at))) put(frame, { text });
      frame.last = undefined;
      at = end;
    } else if (/[.@A-Za-z_]/.test(sign)) {
      WORD.lastIndex = at;
      const [word = sign] = WORD.exec(code) ?? [];
      at += word.length;
      const next = /\S/.exec(code.slice(at, at + 80))?.[0] ?? '';
      const [, assigns] = /^\s*(:(?!:)|=(?![=>]))/.exec(code.slice(at, at + 20)) ?? [];
      if (CONDITIONS.test(word)) frame.condition = code.slice(at, at + MOST_CONDITION).split('{', 1)[0] ?? '';
      else if (assigns !== undefined) frame.key = word;
      else if (PREFIXES.test(word)) continue;
      else if (next === '(' || next === '{') {
        frame.last = put(frame, { name: word.replace(/<[^]*$/, '') });
        frame.ended = '';
      } else if (frame.key !== '' || word.startsWith('.')) put(frame, { name: word });
    } else if (CLOSES[sign] !== undefined) {
      const isCalled = frame.last !== undefined && frame.key === '' && sign !== '[' && frame.ended !== '}';
      // SwiftUI's `} message: { … }`
      const isMore = frame.last !== undefined && frame.key !== '' && sign === '{' && frame.ended === '}';
      const node = isCalled && frame.last ? frame.last : put(frame, {}, isMore ? frame.last : undefined);
      if (!isMore) frame.last = node;
      stack.push({ node, close: CLOSES[sign] ?? '', key: '', condition: '', ended: '' });
      at += 1;
    } else {
      if (sign === frame.close) {
        stack.pop();
        const outer = stack.at(-1);
        if (outer) outer.ended = sign;
        if (outer && sign === '}') outer.condition = '';
      } else if (/[,;]/.test(sign)) {
        frame.key = '';
        frame.condition = '';
        frame.last = undefined;
        frame.owner = undefined;
      } else if (sign === '>' && code[at - 1] === '=') frame.owner = frame.last;
      at += 1;
    }
  }
  return root;
}

/** The text that begins here, what only running the code would tell as “…”, and where it ends; none where its line ends first. */
function textAt(code: string, at: number): readonly [string | undefined, number] {
  const long = code.slice(at, at + 3);
  if (long === '"""' || long === "'''") {
    const end = code.indexOf(long, at + 3);
    return end < 0 ? [undefined, code.length] : [shown(code.slice(at + 3, end)), end + 3];
  }
  TEXT.lastIndex = at;
  const [text] = TEXT.exec(code) ?? [];
  if (text !== undefined) return [shown(text.slice(1, -1)), at + text.length];
  const end = code.indexOf('\n', at);
  return [undefined, end < 0 ? code.length : end];
}

const shown = (text: string): string =>
  text
    .replace(/\\\((?:[^()]|\([^()]*\))*\)|\$\{[^{}]*\}|\$[A-Za-z_][\w.]*\b/g, '…')
    .replace(/\\n\s*|\s+/g, ' ')
    .replace(/\\(.)/g, '$1')
    .trim();
