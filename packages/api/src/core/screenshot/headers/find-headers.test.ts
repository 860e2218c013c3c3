import { expect, it } from 'vitest';
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

/** One row per shape, in the order of the shapes. A wide gap separates segments. */
const EXAMPLES = [
  [['r/HarborTown · 2h', 'u/bilge_bob'], 'u/bilge_bob', 'u/bilge_bob', '2h'],
  [['Mara Vell @maravell · 2h'], 'Mara Vell', '@maravell', '2h'],
  [['submitted 2 hours ago by bilge_bob'], 'u/bilge_bob', 'u/bilge_bob', '2 hours ago'],
  [['ferry.tales › Night Boats 6h'], 'ferry.tales', 'ferry.tales', '6h'],
  [['Ida Strand • 3rd+'], 'Ida Strand', null, null],
  [['Radio Brumaire · 4 May 2027'], 'Radio Brumaire', null, '4 May 2027'],
  [['Quay Works', '4 May at 10:02'], 'Quay Works', null, '4 May at 10:02'],
  [['r/HarborTown · 5h'], null, null, '5h'],
] as const;

it('has an example of each shape', () => expect(EXAMPLES).toHaveLength(HEADER_SHAPES.length));

it.each(EXAMPLES)('%j is a header of %s, %s, %s', (example, author, handle, time) => {
  const segments = segmentsOf(example);
  const read = HEADER_SHAPES[EXAMPLES.findIndex(([rows]) => rows === example)];
  const headers = segments.flatMap((segment) => read?.(segment, { segments, kindOf: rowKindOf }) ?? []);
  expect(headers).toMatchObject([{ author, handle, time }]);
  expect(findHeaders(segments, rowKindOf)[0]).toMatchObject({ author, handle, time });
});
