import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { imageOf } from '../../../../test/image-of.ts';
import { readScreenshotPost } from '../read-screenshot-post.ts';
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

const TEXT = ['The ferry sails again from Monday', 'and every ticket stays valid.'];

describe('names near the rows that prove them', () => {
  it.each(examples<[string[], string]>(import.meta.url, 'names in rows'))(
    'finds the name in %j',
    (rows, author) => {
      expect(readScreenshotPost(imageOf([...rows, ...TEXT]))).toMatchObject({ author });
    },
  );

  it('takes no row in the middle of a paragraph for a header, though a day ends it', () => {
    const rows = [
      'Radio Brumaire · vor 3 Std.',
      'She will lead the great old house of Fenwick',
      'Insurance on 1 March 2027.',
      'He stays.',
    ];
    expect(readScreenshotPost(imageOf(rows)).text).toMatch(/2027\.\s+He stays\.$/);
  });

  it('gives up at once on a drawn line that is read as underscores', () => {
    const rows = [`c${'_'.repeat(80)}J]`, 'Radio Brumaire · vor 3 Std.', ...TEXT];
    expect(readScreenshotPost(imageOf(rows))).toMatchObject({ author: 'Radio Brumaire' });
  });

  it('takes an account that a text mentions for a part of the text', () => {
    const rows = ['Fenwick Ferries', '3 Std.', ...TEXT, '@mara_draws'];
    expect(readScreenshotPost(imageOf(rows))).toMatchObject({
      author: 'Fenwick Ferries',
      text: expect.stringMatching(/@mara_draws$/),
    });
  });

  it('takes a row of a sentence that ends in a mention for a part of the text', () => {
    const rows = [
      'Fenwick Ferries',
      '3 Std.',
      'The ministry has shelved its app, two',
      'people close to it told @mara_draws.',
    ];
    expect(readScreenshotPost(imageOf(rows)).text).toMatch(/told @mara_draws\.$/);
  });
});
