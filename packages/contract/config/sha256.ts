/** Of FIPS 180-4: the fractional parts of the square and cube roots of the first primes. */
interface Constants {
  readonly initial: readonly number[];
  readonly rounds: readonly number[];
}

/** Made for the first hash: most starts of a program make none. */
let constants: Constants | undefined;

/** The SHA-256 of a text's UTF-8 in hexadecimal; at once, and in every host, where WebCrypto answers later. */
export function sha256(text: string): string {
  const { initial, rounds } = (constants ??= makeConstants());
  const state = Uint32Array.from(initial);
  const schedule = new Uint32Array(64);
  const bytes = padded(new TextEncoder().encode(text));
  for (let offset = 0; offset < bytes.byteLength; offset += 64)
    compress(state, schedule, rounds, bytes, offset);
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
}

function compress(
  state: Uint32Array,
  schedule: Uint32Array,
  rounds: readonly number[],
  bytes: DataView,
  offset: number,
): void {
  const at = (list: ArrayLike<number>, index: number) => list[index] as number;
  for (let i = 0; i < 64; i++) {
    if (i < 16) schedule[i] = bytes.getUint32(offset + 4 * i);
    else {
      const early = at(schedule, i - 15);
      const late = at(schedule, i - 2);
      const first = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
      const second = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
      schedule[i] = at(schedule, i - 16) + first + at(schedule, i - 7) + second;
    }
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const big = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const one = h + big + ((e & f) ^ (~e & g)) + at(rounds, i) + at(schedule, i);
    const two = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = at(state, i) + word));
}

/** The message, a one bit, zeros, and its length in bits as 64 bits, in whole blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(bytes.length - 4, message.length * 8);
  return view;
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function makeConstants(): Constants {
  const primes = firstPrimes(64);
  return {
    initial: primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))),
    rounds: primes.map((prime) => fraction(Math.cbrt(prime))),
  };
}

function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32) | 0;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate++) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes;
}
