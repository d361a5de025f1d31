/** A Python value that is a list, a mapping, a set or a queue, and nothing else. */
const COLLECTION =
  /^(?:\[[^[\]]*\]|\{\}|(?:\w+\.)?(?:list|dict|set|deque|defaultdict|OrderedDict|Counter)\([^()]*\))\s*(?:#.*)?$/;
const ASSIGNED = /^\s*(?<name>[\w.]+)\s*(?::[^=]*)?=(?!=)\s*(?<value>.*)$/;
/** Names that get a value in another way: in a loop, as what was opened, several at a time. */
const BOUND =
  /\bfor\s([^:]{1,200}?)\sin\s|\bas\s+([\w.]+)|\b(?:global|nonlocal)\s(.*)|\blambda\b([^:]{0,200}):|(?<![\w.])([\w.]+)\s*:=|^([^=(]{0,200},[^=(]{0,200})=(?!=)/g;

/** An attribute is the same one whatever its object is called. */
const nameOf = (written: string): string => written.replace(/^.*\./, 'self.');

/** Names to which Python code assigns collections, and nothing else: `jobs`, and attributes as `self.jobs`. */
function collectionsIn(code: string): Set<string> {
  const found = new Set<string>();
  const others = new Set<string>();
  for (const line of code.split('\n')) {
    const { name, value = '' } = ASSIGNED.exec(line)?.groups ?? {};
    if (name !== undefined) (COLLECTION.test(value) ? found : others).add(nameOf(name));
    for (const [, ...bound] of line.matchAll(BOUND))
      for (const [word] of bound.join(' ').matchAll(/[\w.]+/g)) others.add(nameOf(word));
  }
  return new Set([...found].filter((name) => !others.has(name)));
}

/** What is surely a collection in a function of Python: its own variables, and the attributes of the whole `source`. */
export function collectionsOf(body: string, parameters: string, source: string): ReadonlySet<string> {
  const attributes = [...collectionsIn(source)].filter((name) => name.startsWith('self.'));
  const variables = [...collectionsIn(body)].filter((name) => !name.startsWith('self.'));
  const given = new Set(parameters.match(/\w+/g));
  return new Set([...attributes, ...variables.filter((name) => !given.has(name))]);
}
