import { describe, expect, it } from 'vitest';
import { rowKindOf } from '../words/row-kind.ts';
import { splitSegments } from '../words/segments.ts';
import { findHeaders, HEADER_SHAPES } from './find-headers.ts';

/** Eight pixels per letter, and twenty per row. */
function segmentsOf(rows: readonly string[]) {
  const lines = rows.map((row, i) => ({
    words: [...row.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
      text,
      confidence: 95,
      box: { left: 8 * index, top: 20 * i, right: 8 * (index + text.length), bottom: 20 * i + 14 },
    })),
  }));
  return splitSegments(lines);
}

describe('shapes of headers', () => {
  it.each(HEADER_SHAPES)('$example is read as $reads', ({ example, reads, read }) => {
    const segments = segmentsOf(example);
    const rows = { segments, kindOf: rowKindOf };
    const headers = segments.flatMap((segment) => read(segment, rows) ?? []);
    expect(headers).toMatchObject([reads]);
    expect(findHeaders(segments, rowKindOf)[0]).toMatchObject(reads);
  });
});
