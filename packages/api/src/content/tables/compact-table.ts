/**
 * A read-only table of words in one block of bytes, looked up in place: opening it builds neither a map nor strings.
 * `encode-table.ts` writes the layout. The index is a hash table with open addressing and linear probing (Knuth, The Art of
 * Computer Programming, vol. 3, 6.4) on FNV-1a over UTF-16 code units.
 */

export const TABLE_MAGIC = 0x31544345; // "ECT1", little-endian
/** Number of integers in the header: magic, rows, slots, units of keys, bytes per key unit, bytes of the column list. */
export const HEADER_NUMBERS = 6;
/** Every section starts at a multiple of this many bytes, so that it can be viewed as numbers of any type. */
const ALIGNMENT = 8;

export const NUMBER_TYPES = {
  int8: Int8Array,
  uint8: Uint8Array,
  int16: Int16Array,
  uint16: Uint16Array,
  int32: Int32Array,
  uint32: Uint32Array,
  float32: Float32Array,
  float64: Float64Array,
} as const;

export type NumberType = keyof typeof NUMBER_TYPES;
export type ColumnValues = InstanceType<(typeof NUMBER_TYPES)[NumberType]>;

export interface ColumnHead {
  readonly name: string;
  readonly type: NumberType;
  /** Number of values in each row. */
  readonly width: number;
}

export class CompactTable {
  readonly size: number;
  readonly #slots: Uint32Array;
  readonly #starts: Uint32Array;
  readonly #units: Uint8Array | Uint16Array;
  readonly #columns = new Map<string, ColumnValues>();

  /** `bytes` is used directly and must not change. Throws if it is not a table. */
  constructor(bytes: Uint8Array<ArrayBuffer>) {
    const { buffer, byteOffset } = aligned(bytes);
    const header = new Uint32Array(buffer, byteOffset, HEADER_NUMBERS);
    const [magic = 0, rows = 0, slots = 0, units = 0, unitBytes = 0, headBytes = 0] = header;
    if (magic !== TABLE_MAGIC) throw new Error('These bytes are not a table of words');
    let offset = byteOffset + HEADER_NUMBERS * 4;
    const section = (byteLength: number) => {
      const start = offset;
      offset = roundUp(offset + byteLength);
      return start;
    };
    const heads: readonly ColumnHead[] = JSON.parse(
      new TextDecoder().decode(new Uint8Array(buffer, section(headBytes), headBytes)),
    );
    this.size = rows;
    this.#slots = new Uint32Array(buffer, section(slots * 4), slots);
    this.#starts = new Uint32Array(buffer, section((rows + 1) * 4), rows + 1);
    const Units = unitBytes === 1 ? Uint8Array : Uint16Array;
    this.#units = new Units(buffer, section(units * unitBytes), units);
    for (const { name, type, width } of heads) {
      const Values = NUMBER_TYPES[type];
      const length = rows * width;
      this.#columns.set(name, new Values(buffer, section(length * Values.BYTES_PER_ELEMENT), length));
    }
  }

  /** Row of a key, or -1. */
  rowOf(key: string): number {
    const mask = this.#slots.length - 1;
    for (let slot = hashOf(key) & mask; ; slot = (slot + 1) & mask) {
      // A slot contains a row's number plus one. 0 is a free slot, and there is always at least one.
      const row = (this.#slots[slot] ?? 0) - 1;
      if (row < 0 || this.#isKey(row, key)) return row;
    }
  }

  has(key: string): boolean {
    return this.rowOf(key) >= 0;
  }

  keyAt(row: number): string {
    const [start, end] = [this.#starts[row] ?? 0, this.#starts[row + 1] ?? 0];
    return String.fromCharCode(...this.#units.subarray(start, end));
  }

  /** Keys in the order of their rows. */
  *keys(): Generator<string> {
    for (let row = 0; row < this.size; row++) yield this.keyAt(row);
  }

  /** Values of a column: with width `w`, row `r` starts at `r * w`. Throws for an unknown name. */
  column(name: string): ColumnValues {
    const values = this.#columns.get(name);
    if (!values) throw new Error(`The table has no column ${name}`);
    return values;
  }

  #isKey(row: number, key: string): boolean {
    const start = this.#starts[row] ?? 0;
    if ((this.#starts[row + 1] ?? 0) - start !== key.length) return false;
    for (let i = 0; i < key.length; i++) if (this.#units[start + i] !== key.charCodeAt(i)) return false;
    return true;
  }
}

/** 32-bit FNV-1a over the UTF-16 code units. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

export function roundUp(bytes: number): number {
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
}

/** Copies if needed: Node may return a small file at any offset of a shared buffer, but typed arrays must be aligned. */
function aligned(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.byteOffset % ALIGNMENT === 0 ? bytes : bytes.slice();
}
