/** The words of all keywords, each with a number, looked up by hash and compared code unit by code unit. */
/** The incremental hash for word lookups: 32-bit FNV-1a over UTF-16 code units (Fowler, Noll and Vo). */

/** The FNV-1a offset basis. */
export const HASH_SEED = 0x811c9dc5 | 0;
/** The FNV-1a prime. */
export const HASH_PRIME = 0x01000193;

export function nextHash(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, HASH_PRIME);
}

const SLOTS_PER_WORD = 2;
/** Bits per word of a filter that rejects most other words and fits into the CPU cache. */
const FILTER_BITS_PER_WORD = 16;

export class TokenTable {
  readonly #ids = new Map<string, number>();
  #slots = new Int32Array(1);
  #hashes = new Int32Array(0);
  #offsets = new Int32Array(1);
  #units = new Uint16Array(0);
  #mask = 0;
  #filter = new Int32Array(1);
  #filterMask = 0;

  /** Returns the number of the word, adding it if it is new. Must not be called after `seal`. */
  add(word: string): number {
    const known = this.#ids.get(word);
    if (known !== undefined) return known;
    this.#ids.set(word, this.#ids.size);
    return this.#ids.size - 1;
  }

  get size(): number {
    return this.#ids.size;
  }

  words(): Iterable<string> {
    return this.#ids.keys();
  }

  /** Returns the number of a folded word, or -1. */
  idOf(word: string): number {
    return this.#ids.get(word) ?? -1;
  }

  /** Builds the lookup table for `find`. */
  seal(): void {
    const words = [...this.#ids.keys()];
    let size = 64;
    while (size < words.length * SLOTS_PER_WORD) size *= 2;
    this.#mask = size - 1;
    let bits = 1024;
    while (bits < words.length * FILTER_BITS_PER_WORD) bits *= 2;
    this.#filter = new Int32Array(bits / 32);
    this.#filterMask = bits - 1;
    this.#slots = new Int32Array(size);
    this.#hashes = new Int32Array(words.length);
    this.#offsets = new Int32Array(words.length + 1);
    this.#units = new Uint16Array(words.reduce((sum, word) => sum + word.length, 0));
    let offset = 0;
    words.forEach((word, id) => {
      let hash = HASH_SEED;
      for (let k = 0; k < word.length; k++) {
        hash = nextHash(hash, word.charCodeAt(k));
        this.#units[offset++] = word.charCodeAt(k);
      }
      this.#hashes[id] = hash;
      this.#offsets[id + 1] = offset;
      const bit = spread(hash) & this.#filterMask;
      this.#filter[bit >> 5] = (this.#filter[bit >> 5] ?? 0) | (1 << (bit & 31));
      let slot = spread(hash) & this.#mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & this.#mask;
      this.#slots[slot] = id + 1;
    });
  }

  /** Returns the number of the word in `units[0, length)` with the given hash, or -1. */
  find(units: Uint16Array, length: number, hash: number): number {
    const mixed = spread(hash);
    const bit = mixed & this.#filterMask;
    if (((this.#filter[bit >> 5] ?? 0) & (1 << (bit & 31))) === 0) return -1;
    let slot = mixed & this.#mask;
    for (;;) {
      const entry = this.#slots[slot] ?? 0;
      if (entry === 0) return -1;
      const id = entry - 1;
      if (this.#hashes[id] === hash && this.#equals(id, units, length)) return id;
      slot = (slot + 1) & this.#mask;
    }
  }

  #equals(id: number, units: Uint16Array, length: number): boolean {
    const offset = this.#offsets[id] ?? 0;
    if ((this.#offsets[id + 1] ?? 0) - offset !== length) return false;
    for (let k = 0; k < length; k++) if (this.#units[offset + k] !== units[k]) return false;
    return true;
  }
}

function spread(hash: number): number {
  return hash ^ (hash >>> 15);
}
