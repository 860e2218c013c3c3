import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { imageOf } from '../../../../test/image-of.ts';
import { readScreenshotPost } from '../read-screenshot-post.ts';
import { segmentOf } from '../words/segments.ts';
import { nameOverPlace } from './names-nearby.ts';

const TEXT = ['The ferry sails again from Monday', 'and every ticket stays valid.'];

describe('names near the rows that prove them', () => {
  it.each(examples<[string[], string]>(import.meta.url, 'names in rows'))(
    'finds the name in %j',
    (rows, author) => {
      expect(readScreenshotPost(imageOf([...rows, ...TEXT]))).toMatchObject({ author });
    },
  );

  /** A name over another row, in type of these sizes and with this ink. */
  const twoRows = (
    sizes: readonly [number, number],
    inks: readonly [number, number],
    lower = 'Old Harbor · 3h',
  ) => {
    const image = imageOf(['Mara Vell', lower, ...TEXT]);
    const lines = image.lines.map(({ words }, i) => ({
      words: words.map((word) => {
        const height = (sizes[i] ?? 1) * (word.box.bottom - word.box.top);
        const bottom = word.box.bottom - (i === 1 ? 6 : 0);
        const box = { ...word.box, top: bottom - height, bottom };
        return { ...word, box, ink: inks[i] ?? 1 };
      }),
    }));
    return { ...image, lines };
  };

  it('takes the name above a place and a time in smaller and paler type for the author', () => {
    expect(readScreenshotPost(twoRows([1.1, 0.9], [1, 0.6]))).toMatchObject({
      author: 'Mara Vell',
      time: '3h',
    });
  });

  it('takes no place for granted where the lower row is as large or as strong as the upper one', () => {
    expect(readScreenshotPost(twoRows([1.1, 0.9], [1, 1]))).toMatchObject({ author: 'Old Harbor' });
    expect(readScreenshotPost(twoRows([1, 1], [1, 0.6]))).toMatchObject({ author: 'Old Harbor' });
  });

  it.each([
    ['Old Harbor · 2h', 'Mara Vell'],
    ['Jo · 2h', undefined],
  ])('compares the ink of a name only with that of longer words: %s', (lower, name) => {
    const { lines } = twoRows([1.1, 0.9], [1, 0.6], lower);
    const [upper, place] = lines.map(({ words }) => segmentOf(words));
    const found = upper && place && nameOverPlace([upper, place], place, () => null);
    expect(found?.name).toBe(name);
  });

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

  it('takes the handle that a channel prints below its name on top of the page', () => {
    const rows = [
      'Fen & Ruin',
      '@fenandruin · 1.4M subscribers · 212 videos',
      'Posts',
      'Fen & Ruin 16 hours ago',
    ];
    expect(readScreenshotPost(imageOf([...rows, ...TEXT]))).toMatchObject({ handle: '@fenandruin' });
  });
});
