// The smallest graph whose paths spell a list of words (a DAWG), written as text. See packages/engine/spelling/word-graph.ts.

/** Printable ASCII without the quotation mark and the backslash, in the order of their codes. */
const DIGITS = Array.from({ length: 93 }, (_, index) =>
  String.fromCharCode(index + 32 + (index > 1) + (index > 58)),
).join('');

/**
 * @param {readonly string[]} words of `a` to `z`
 * @returns {string} four characters for each edge; the edges of a node stand together, the root's first
 */
export function writeWordGraph(words) {
  const nodes = layOut(buildGraph([...words].sort()));
  const places = new Map();
  let place = 0;
  for (const node of nodes) {
    places.set(node, place);
    place += node.edges.length;
  }
  return nodes
    .flatMap(({ edges }) =>
      edges.map(([letter, to], index) => {
        const target = (to.edges.length > 0 ? places.get(to) : 0) * 2 + (index === edges.length - 1);
        return digits((letter.charCodeAt(0) - 97) * 2 + to.final, 1) + digits(target, 3);
      }),
    )
    .join('');
}

function digits(value, width) {
  let text = '';
  for (let rest = value; text.length < width; rest = Math.floor(rest / DIGITS.length))
    text += DIGITS[rest % DIGITS.length];
  return text;
}

/** Daciuk's construction from sorted words: nodes with the same ends become one. */
function buildGraph(words) {
  const merged = new Map();
  let count = 0;
  const create = () => ({ id: count++, final: false, edges: [] });
  const path = [create()];
  const mergeBelow = (depth) => {
    while (path.length > depth + 1) {
      const node = path.pop();
      const key = `${node.final} ${node.edges.map(([letter, to]) => letter + to.id).join(' ')}`;
      if (merged.has(key)) path.at(-1).edges.at(-1)[1] = merged.get(key);
      else merged.set(key, node);
    }
  };
  let previous = '';
  for (const word of words) {
    let depth = 0;
    while (depth < previous.length && word[depth] === previous[depth]) depth++;
    mergeBelow(depth);
    for (const letter of word.slice(depth)) {
      const node = create();
      path.at(-1).edges.push([letter, node]);
      path.push(node);
    }
    path.at(-1).final = true;
    previous = word;
  }
  mergeBelow(0);
  return path[0];
}

function layOut(root) {
  const seen = new Set([root]);
  for (const { edges } of seen) for (const [, to] of edges) if (to.edges.length > 0) seen.add(to);
  return [...seen];
}
