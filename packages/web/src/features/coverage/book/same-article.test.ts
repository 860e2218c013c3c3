import { describe, expect, it } from 'vitest';
import { coverageEntry, coverageRow } from '../../../../test/coverage.ts';
import type { CoverageRow } from './list-shape.ts';
import { addressKey, kinshipOf, sketchOverlap, sketchText } from './same-article.ts';

/** A text of 120 words that depends on the seed. */
const story = (seed: number) =>
  Array.from({ length: 120 }, (_, at) => `word${(at * 7 + seed * 1009) % 997}`).join(' ');
const row = (id: number, address: string, text: string, addresses: string[] = []): CoverageRow =>
  coverageRow(id, {
    address,
    entry: coverageEntry({ url: address, addresses, headline: `Story ${id}`, sketch: sketchText(text) }),
  });
const kin = (...rows: CoverageRow[]) =>
  rows.map(({ id }) => {
    const { sameAs, copyOf } = kinshipOf(rows).get(id) ?? { sameAs: null, copyOf: null };
    return [sameAs, copyOf];
  });

describe('one article once', () => {
  it('links that lead to one address are one article, whatever was pasted', () => {
    const text = story(1);
    const end = 'https://www.news.example/courier';
    expect(
      kin(
        row(1, end, text),
        row(2, 'https://news.example/courier?utm_source=x', text, [end]),
        row(3, 'https://sho.example/a', text, [`${end}/`]),
      ),
    ).toEqual([
      [null, null],
      [1, null],
      [1, null],
    ]);
  });

  it('a URL that pages of one site share by mistake does not join different texts', () => {
    const shared = ['https://news.example/section'];
    expect(
      kin(
        row(1, 'https://news.example/a', story(1), shared),
        row(2, 'https://news.example/b', story(2), shared),
      ),
    ).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('copies of one text in other outlets are marked, even with a different last paragraph', () => {
    const text = story(1);
    const shortened = `${text.split(' ').slice(0, 105).join(' ')} A note of the local newsroom follows here.`;
    expect(
      kin(
        row(1, 'https://a.example/x', text),
        row(2, 'https://b.example/y', shortened),
        row(3, 'https://c.example/z', story(2)),
      ),
    ).toEqual([
      [null, null],
      [null, 1],
      [null, null],
    ]);
  });

  it('an excluded row is ignored', () => {
    const rows = [row(1, 'https://a.example/x', story(1)), row(2, 'https://b.example/y', story(1))];
    expect(
      kinshipOf([{ ...coverageRow(1), ...rows[0], excluded: 'A repeat' }, ...rows.slice(1)]).get(2),
    ).toEqual({
      sameAs: null,
      copyOf: null,
    });
  });

  it.each([
    ['https://www.news.example/a/', 'news.example/a'],
    ['http://news.example/a?b=2&a=1#top', 'news.example/a?a=1&b=2'],
    ['https://news.example/', ''],
    ['not an address', ''],
  ])('%s is compared as %j', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

describe('sketch of a text', () => {
  it('is the same for the same words in another notation', () => {
    expect(sketchText(story(1).replaceAll(' ', ',\n').toUpperCase())).toEqual(sketchText(story(1)));
  });

  it('is empty for a short text, which then matches no other', () => {
    expect(sketchText('A few words.')).toEqual([]);
    expect(sketchOverlap([], [])).toBe(0);
  });

  it('estimates how much of two texts is the same', () => {
    const half = `${story(1).split(' ').slice(0, 60).join(' ')} ${story(2).split(' ').slice(0, 60).join(' ')}`;
    // The texts share half of their word sequences, which is a third of the union.
    const overlap = sketchOverlap(sketchText(story(1)), sketchText(half));
    expect(overlap).toBeGreaterThan(0.15);
    expect(overlap).toBeLessThan(0.5);
  });
});
