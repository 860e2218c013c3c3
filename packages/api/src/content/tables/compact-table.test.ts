import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CompactTable } from './compact-table.ts';
import { encodeTable } from './encode-table.ts';
import { lazyTable } from './load-table.ts';

const keyLists = fc.uniqueArray(fc.string({ unit: 'binary', maxLength: 12 }), { maxLength: 80 });

it('finds every key in its row, and no other key', () => {
  fc.assert(
    fc.property(keyLists, fc.string({ unit: 'binary' }), (keys, other) => {
      const table = new CompactTable(encodeTable({ keys, columns: {} }));
      expect(keys.map((key) => table.rowOf(key))).toEqual(keys.map((_, row) => row));
      expect([...table.keys()]).toEqual(keys);
      expect(table.has(other)).toBe(keys.includes(other));
    }),
  );
});

it('keeps the numbers of its columns, at any offset of the bytes', () => {
  fc.assert(
    fc.property(keyLists, fc.integer({ min: 0, max: 9 }), (keys, offset) => {
      const pairs = keys.flatMap((_, row) => [row, -row - 1]);
      const halves = keys.map((_, row) => row / 2);
      const bytes = encodeTable({
        keys,
        columns: {
          pair: { type: 'int16', width: 2, values: pairs },
          half: { type: 'float32', values: halves },
        },
      });
      const moved = new Uint8Array(bytes.length + offset);
      moved.set(bytes, offset);
      const table = new CompactTable(moved.subarray(offset));
      expect([...table.column('pair')]).toEqual(pairs);
      expect([...table.column('half')]).toEqual(halves);
    }),
  );
});

it('throws for bytes that are no table, an unknown column, a repeated key, and a column of the wrong length', () => {
  expect(() => new CompactTable(new Uint8Array(64))).toThrow('not a table');
  expect(() => new CompactTable(encodeTable({ keys: ['a'], columns: {} })).column('b')).toThrow(
    'no column b',
  );
  expect(() => encodeTable({ keys: ['a', 'a'], columns: {} })).toThrow('twice');
  expect(() => encodeTable({ keys: ['a'], columns: { b: { type: 'int8', values: [] } } })).toThrow(
    '0 numbers',
  );
});

it('of the product is the same one at each call', () => {
  const words = lazyTable('word-frequencies');
  expect(words().has('the')).toBe(true);
  expect(words()).toBe(words());
});
