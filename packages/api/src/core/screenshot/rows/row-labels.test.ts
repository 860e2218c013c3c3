import { expect, it } from 'vitest';
import { imageOf } from '../../../../test/image-of.ts';
import { readScreenshotPost } from '../read-screenshot-post.ts';
import type { ImageText } from '../words/segments.ts';
import { ruledPage } from './page-of.ts';
import { labelRows, ROW_LABELS } from './row-labels.ts';

const TEXT = ['The ferry sails again from Monday', 'and every ticket stays valid.'];
const HEADER = 'Pell Bridge Watch @pellbridge · 3h';

/** Rows with the ink values that would be measured in the picture. */
function inked(rows: readonly (readonly [text: string, ink: number])[]): ImageText {
  const image = imageOf(rows.map(([text]) => text));
  const lines = image.lines.map(({ words }, i) => ({
    words: words.map((word) => ({ ...word, ink: rows[i]?.[1] ?? 1 })),
  }));
  return { ...image, lines };
}

function labelsOf(image: ImageText): string[] {
  const page = ruledPage(image);
  const labels = labelRows(page);
  return page.segments.map((row) => {
    const shares = labels.get(row);
    return [...ROW_LABELS].sort((a, b) => (shares?.[b] ?? 0) - (shares?.[a] ?? 0))[0] ?? '';
  });
}

it('name the header and the text of a post', () => {
  const labels = labelsOf(
    inked([[HEADER, 1], ...TEXT.map((row) => [row, 1] as const), ['12 Reposts 48 Likes', 0.6]]),
  );
  expect(labels.slice(0, 3)).toEqual(['author', 'text', 'text']);
  expect(['count', 'button']).toContain(labels[3]);
});

it('are shares that add up to one for each row', () => {
  const page = ruledPage(
    inked([
      [HEADER, 1],
      [TEXT[0] ?? '', 1],
      ['Reply', 0.5],
    ]),
  );
  for (const shares of labelRows(page).values())
    expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
});

it('need no rows', () => {
  expect(labelRows(ruledPage(imageOf([]))).size).toBe(0);
});

it('leave out a note of readers, and whom a post answers', () => {
  const rows: [string, number][] = [
    [HEADER, 1],
    ['Antwort auf Stadtwerke Lindau', 0.6],
    ...TEXT.map((row): [string, number] => [row, 1]),
  ];
  expect(readScreenshotPost(inked(rows)).text).toBe(TEXT.join(' '));
});
