import { describe, expect, it } from 'vitest';
import { type DrawnRow, screenOf } from '../../../../test/screen-of.ts';
import { readScreenshotPost } from '../read-screenshot-post.ts';

/** Short lines of posts that read like an age, a day, a counter, a share or an item of a list. */
const LINES = [
  '£380m',
  '5 min',
  '3h',
  '14 June',
  'July 1, 2027 at 7 PM.',
  '2 comments',
  '12 000',
  '48 %',
  '1. 2019',
  '29',
];
const TEXT = [
  'The Port of Tarn has published what the new',
  'quay will cost and when it is going to open.',
  'Nobody on the council has asked for the minutes',
  'of the meeting in which all of it was decided.',
];

/** What is printed around a text, with its type size and left edge. */
const LOOKS = {
  'page of a post': {
    above: [
      { text: 'Mara Vell', top: 60, left: 80, ink: 0.95 },
      { text: '@maravell', top: 82, left: 80, ink: 0.5 },
    ],
    size: 18,
    left: 20,
    below: ['9:14 AM · Nov 18, 2026 · 12.4K Views', '12 Reposts 48 Likes'],
    expected: { author: 'Mara Vell', time: '9:14 AM · Nov 18, 2026', counts: { reposts: 12, likes: 48 } },
  },
  'professional network': {
    above: [
      { text: 'Ida Strand • 3rd+', top: 50, left: 80, ink: 0.95 },
      { text: 'Head of harbors, Nordhaven', top: 70, left: 80, size: 13, ink: 0.5 },
      { text: '2w •', top: 88, left: 80, size: 13, ink: 0.5 },
    ],
    size: 16,
    left: 20,
    below: ['214 reactions 17 comments', 'Like Comment Repost Send'],
    expected: { author: 'Ida Strand', time: '2w', counts: { comments: 17 } },
  },
  'row of a feed': {
    above: [{ text: 'Pell Bridge Watch @pellbridge · 3h', top: 84, left: 80, ink: 0.9 }],
    size: 16,
    left: 80,
    below: ['3 replies 8 reposts 41 likes'],
    expected: { author: 'Pell Bridge Watch', time: '3h', counts: { replies: 3, reposts: 8, likes: 41 } },
  },
} as const;

/** @param gap blank lines above the line */
function screenWith(look: keyof typeof LOOKS, line: string, index: number, gap: number) {
  const { above, size, left, below } = LOOKS[look];
  const pitch = 1.4 * size;
  const topOf = (i: number) => 112 + (i + (i < index ? 0 : gap)) * pitch;
  const texts = TEXT.toSpliced(index, 0, line);
  const rows = texts.map((text, i): DrawnRow => ({ text, top: topOf(i), left, size, ink: 0.95 }));
  const end = topOf(texts.length) + 12;
  const foot = below.map((text, i) => ({ text, top: end + i * 34, left, size: 14, ink: 0.5 }));
  return screenOf([...above, ...rows, ...foot]);
}

const places = Object.keys(LOOKS).flatMap((look) =>
  [
    { index: 0, gap: 0 },
    { index: 2, gap: 0 },
    { index: TEXT.length, gap: 0 },
    { index: TEXT.length, gap: 1 },
  ].map((place) => ({ look: look as keyof typeof LOOKS, ...place })),
);

describe.each(places)('a short line before row $index of a text on a $look, $gap lines below', (place) => {
  it.each(LINES)('%s is text, and age and counts are those of the post', (line) => {
    const { text, ...post } = readScreenshotPost(screenWith(place.look, line, place.index, place.gap));
    const words = TEXT.toSpliced(place.index, 0, line).join(' ');
    expect(text.replace(/\s+/g, ' ')).toBe(words);
    expect(post).toMatchObject(LOOKS[place.look].expected);
  });
});

describe('a row in the type of a text', () => {
  it('is no line of it if it is paler, or further away than the lines are from each other', () => {
    const rows: DrawnRow[] = TEXT.map((text, i) => ({ text, top: 112 + i * 24, ink: 0.95 }));
    const header = { text: 'Pell Bridge Watch @pellbridge · 3h', top: 84, ink: 0.9 };
    const read = (row: DrawnRow) => readScreenshotPost(screenOf([header, ...rows, row])).text;
    expect(read({ text: '2 comments', top: 208, ink: 0.5 })).toBe(TEXT.join(' '));
    expect(read({ text: '2 comments', top: 260, ink: 0.95 })).toBe(TEXT.join(' '));
  });

  it('remains the age of a header below a name and a job', () => {
    const rows = ['Ida Strand', 'Runs the harbors of four small towns', '2w'].map((text, i) => ({
      text,
      top: 60 + i * 20,
      ...(i === 0 ? { ink: 0.95 } : { size: 13, ink: 0.5 }),
    }));
    const text = TEXT.map((row, i) => ({ text: row, top: 130 + i * 24, ink: 0.95 }));
    const post = readScreenshotPost(screenOf([...rows, ...text]));
    expect(post).toMatchObject({ author: 'Ida Strand', time: '2w', text: TEXT.join(' ') });
  });
});
