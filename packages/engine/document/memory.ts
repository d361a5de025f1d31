/**
 * What readers work out of a thing and keep with it, as long as there is the thing. (By a `WeakMap`, V8 would carry all of
 * the thing through every quick collection of garbage, although nobody holds it any more.)
 */
export interface Remembering {
  memory?: Memory;
}

export interface Memory {
  readonly reader: object;
  readonly found: unknown;
  readonly next: Memory | undefined;
}

/** Keeps with a thing what a reader found in it, in place of what that reader found before. */
export function remember(thing: Remembering, reader: object, found: unknown): void {
  thing.memory = { reader, found, next: without(thing.memory, reader) };
}

function without(memory: Memory | undefined, reader: object): Memory | undefined {
  if (!memory) return undefined;
  return memory.reader === reader ? memory.next : { ...memory, next: without(memory.next, reader) };
}

/** What the reader found in the thing; undefined where it has not read it. */
export function recall(thing: Remembering, reader: object): unknown {
  let { memory } = thing;
  while (memory && memory.reader !== reader) memory = memory.next;
  return memory?.found;
}
