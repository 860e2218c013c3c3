/** Writes the bytes that `compact-table.ts` reads. Deterministic. */
import {
  type ColumnHead,
  HEADER_NUMBERS,
  hashOf,
  NUMBER_TYPES,
  type NumberType,
  roundUp,
  TABLE_MAGIC,
} from './compact-table.ts';

interface ColumnSource {
  readonly type: NumberType;
  /** Number of values in each row. Defaults to 1. */
  readonly width?: number;
  /** Row by row. */
  readonly values: ArrayLike<number>;
}

export interface TableSource {
  /** Distinct keys in the order of their rows. */
  readonly keys: readonly string[];
  readonly columns: Readonly<Record<string, ColumnSource>>;
}

/** Maximum share of slots in use. With half of them free, most words are in the first slot tried. */
const MAX_LOAD = 0.5;
const LATIN_1 = 0xff;

/** Throws if a key is not unique or a column has too few or too many values. */
export function encodeTable({ keys, columns }: TableSource): Uint8Array<ArrayBuffer> {
  if (new Set(keys).size !== keys.length) throw new Error('A key comes twice');
  const units = keys.join('');
  const isNarrow = [...keys].every((key) => everyUnit(key, (unit) => unit <= LATIN_1));
  const heads: ColumnHead[] = Object.entries(columns).map(([name, { type, width = 1, values }]) => {
    if (values.length !== keys.length * width) throw new Error(`Column ${name} has ${values.length} numbers`);
    return { name, type, width };
  });
  const headBytes = new TextEncoder().encode(JSON.stringify(heads));
  const slots = slotsOf(keys);
  const header = [TABLE_MAGIC, keys.length, slots.length, units.length, isNarrow ? 1 : 2, headBytes.length];
  const unitCodes = Array.from({ length: units.length }, (_, i) => units.charCodeAt(i));
  return joined([
    Uint32Array.from(header),
    headBytes,
    slots,
    startsOf(keys),
    isNarrow ? Uint8Array.from(unitCodes) : Uint16Array.from(unitCodes),
    ...Object.values(columns).map(({ type, values }) => NUMBER_TYPES[type].from(values)),
  ]);
}

function everyUnit(text: string, holds: (unit: number) => boolean): boolean {
  for (let i = 0; i < text.length; i++) if (!holds(text.charCodeAt(i))) return false;
  return true;
}

/** The index: a row's number plus one, in the first free slot at or after that of its hash. */
function slotsOf(keys: readonly string[]): Uint32Array {
  const length = 2 ** Math.ceil(Math.log2(Math.max(2, (keys.length + 1) / MAX_LOAD)));
  const slots = new Uint32Array(length);
  keys.forEach((key, row) => {
    let slot = hashOf(key) & (length - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (length - 1);
    slots[slot] = row + 1;
  });
  return slots;
}

/** Start of each key, and the end of the last one. */
function startsOf(keys: readonly string[]): Uint32Array {
  const starts = new Uint32Array(keys.length + 1);
  keys.forEach((key, row) => {
    starts[row + 1] = (starts[row] ?? 0) + key.length;
  });
  return starts;
}

/** Header and column list are adjacent. Every other section starts aligned. */
function joined(sections: readonly ArrayBufferView[]): Uint8Array<ArrayBuffer> {
  let size = 0;
  const places = sections.map((section, i) => {
    const start = size;
    size = i === 0 ? HEADER_NUMBERS * 4 : roundUp(size + section.byteLength);
    return start;
  });
  const bytes = new Uint8Array(size);
  sections.forEach(({ buffer, byteOffset, byteLength }, i) => {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), places[i]);
  });
  return bytes;
}
