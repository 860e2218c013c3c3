import { describe, expect, it } from 'vitest';
import { examplesIn } from '../../testing/examples.ts';
import table from './read-count.examples.tsv?raw';
import { printedCount, readCount } from './read-count.ts';

describe('readCount', () => {
  it.each(examplesIn<[string, number | null]>(table, 'counts'))('%j is %s', (text, count) =>
    expect(readCount(text)).toBe(count),
  );
});

describe('a number printed in a picture', () => {
  it.each(examplesIn<[string, string, number]>(table, 'printed numbers'))(
    '%s %s is read',
    (digits, unit, value) => {
      expect(printedCount(digits, unit)).toBe(value);
    },
  );

  it.each([
    ['1.2', ''],
    ['1286', 'K'],
    ['1,286', 'K'],
  ])('%s %s is not guessed, because something was misread', (digits, unit) => {
    expect(printedCount(digits, unit)).toBeNull();
  });
});
