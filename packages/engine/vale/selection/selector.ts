import { compilePattern } from '../patterns.ts';

/** An element of the page that a document makes, as far as selectors tell elements apart. */
export interface PageElement {
  readonly name: string;
  readonly parent: PageElement | undefined;
  readonly children: readonly PageElement[];
  /** All that is written in it. */
  text(): string;
}

/** Whether a selector means an element. */
export type Selector = (element: PageElement) => boolean;

/** A selector that cannot be read. */
export class SelectorError extends Error {
  override readonly name = 'SelectorError';
}

/** Compiles a selector: names, `*`, combinators, lists, and the pseudo-classes that Vale's library has. Throws a `SelectorError`. */
export function compileSelector(source: string): Selector {
  const reader = new SelectorReader(source);
  const selector = reader.readList();
  if (!reader.isAtEnd) reader.fail();
  return selector;
}

const NAME = /[\w-]+|\*/y;
const COMBINATOR = /\s*([>+~])\s*|\s+(?=[\w*:])/y;

class SelectorReader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source.trim();
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#source.length;
  }

  fail(): never {
    const rest = this.#source.slice(this.#at);
    if (/^[.#[]/.test(rest))
      throw new SelectorError(`it selects by “${rest.slice(0, 20)}”; elements are told by their names alone`);
    throw new SelectorError(
      `the selector “${this.#source}” cannot be read at “${rest.slice(0, 20) || 'its end'}”`,
    );
  }

  readList(): Selector {
    const options = [this.#readComplex()];
    while (this.#takes(/\s*,\s*/y)) options.push(this.#readComplex());
    return (element) => options.some((option) => option(element));
  }

  #readComplex(): Selector {
    let selector = this.#readCompound();
    for (let found = this.#takes(COMBINATOR); found; found = this.#takes(COMBINATOR))
      selector = combined(selector, found[1] ?? ' ', this.#readCompound());
    return selector;
  }

  #readCompound(): Selector {
    const name = this.#takes(NAME)?.[0].toLowerCase();
    const tests: Selector[] = name === undefined || name === '*' ? [] : [(element) => element.name === name];
    while (this.#takes(/:/y)) tests.push(this.#readPseudo());
    if (name === undefined && tests.length === 0) this.fail();
    return (element) => tests.every((test) => test(element));
  }

  #readPseudo(): Selector {
    const name = this.#takes(/[\w-]+/y)?.[0] ?? '';
    const simple = PLAIN[name];
    if (simple) return simple;
    if (!this.#takes(/\(\s*/y)) this.fail();
    const test = this.#readFunction(name);
    if (!this.#takes(/\s*\)/y)) this.fail();
    return test;
  }

  #readFunction(name: string): Selector {
    if (name === 'has' || name === 'haschild') {
      const direct = Boolean(this.#takes(/>\s*/y)) || name === 'haschild';
      const inner = this.readList();
      return ({ children }) =>
        direct ? children.some(inner) : children.some((child) => holds(child, inner));
    }
    if (name === 'not') {
      const inner = this.readList();
      return (element) => !inner(element);
    }
    if (name === 'contains' || name === 'containsown') {
      const text = this.#readText().toLowerCase();
      return (element) => element.text().toLowerCase().includes(text);
    }
    if (name === 'matches' || name === 'matchesown') {
      const pattern = compilePattern(this.#readText());
      return (element) => pattern.test(element.text());
    }
    if (name === 'nth-child' || name === 'nth-of-type') {
      const told = this.#takes(/odd|even|[\dn+\s-]+/y)?.[0].replace(/\s/g, '') ?? '';
      const formula = told === 'odd' ? '2n+1' : told === 'even' ? '2n' : told;
      const [, step, offset = '0'] = /^(?:([+-]?\d*)n)?([+-]?\d+)?$/.exec(formula) ?? this.fail();
      return (element) => isNth(placeOf(element, name === 'nth-of-type'), step, Number(offset));
    }
    return this.fail();
  }

  #readText(): string {
    const quoted = this.#takes(/"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/y);
    const text = quoted ? (quoted[1] ?? quoted[2]) : this.#takes(/[^)]*/y)?.[0];
    return (text ?? '').replace(/\\(.)/g, '$1');
  }

  #takes(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source);
    if (!found) return undefined;
    this.#at += found[0].length;
    return found;
  }
}

function combined(left: Selector, combinator: string, right: Selector): Selector {
  switch (combinator) {
    case '>':
      return (element) => right(element) && element.parent !== undefined && left(element.parent);
    case '+':
      return (element) => right(element) && before(element).slice(-1).some(left);
    case '~':
      return (element) => right(element) && before(element).some(left);
    default:
      return (element) => {
        if (!right(element)) return false;
        for (let up = element.parent; up; up = up.parent) if (left(up)) return true;
        return false;
      };
  }
}

const siblings = ({ parent }: PageElement) => parent?.children ?? [];
const before = (element: PageElement) => siblings(element).slice(0, siblings(element).indexOf(element));
const alike = (element: PageElement) => siblings(element).filter(({ name }) => name === element.name);

const PLAIN: Readonly<Record<string, Selector>> = {
  'first-child': (element) => siblings(element)[0] === element,
  'last-child': (element) => siblings(element).at(-1) === element,
  'only-child': (element) => siblings(element).length === 1,
  'first-of-type': (element) => alike(element)[0] === element,
  'last-of-type': (element) => alike(element).at(-1) === element,
  'only-of-type': (element) => alike(element).length === 1,
};

function holds(element: PageElement, inner: Selector): boolean {
  return inner(element) || element.children.some((child) => holds(child, inner));
}

function placeOf(element: PageElement, ofType: boolean): number {
  return (ofType ? alike(element) : siblings(element)).indexOf(element) + 1;
}

/** Whether a place is one of `an+b`, which is `b` alone without a step. */
function isNth(place: number, step: string | undefined, offset: number): boolean {
  if (step === undefined) return place === offset;
  const every = /\d/.test(step) ? Number(step) : Number(`${step}1`);
  return every === 0 ? place === offset : (place - offset) % every === 0 && (place - offset) / every >= 0;
}
