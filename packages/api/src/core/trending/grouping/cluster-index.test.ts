import { describe, expect, it } from 'vitest';
import { ClusterIndex } from './cluster-index.ts';
import { ClusterVectors, type SparseRows } from './cluster-vectors.ts';
import { packRows } from './packed-rows.ts';
import { TermPostings } from './term-postings.ts';

const TELLING = 0;
const TERMS = 8;
const unitRows = (...rows: number[][]): SparseRows => ({
  ...packRows(rows),
  weights: Float64Array.from(rows.flatMap((row) => row.map(() => 1 / Math.sqrt(row.length)))),
});
const indexOf = (rows: number[][], maxScanned = 100) =>
  new ClusterIndex(unitRows(...rows), TERMS, (term) => term === TELLING, maxScanned);

describe('ClusterIndex', () => {
  it('gives the cosine of single lines, the older one among equals', () => {
    const index = indexOf([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
    expect(index.nearest(2, 0.5)).toEqual({ id: 0, similarity: expect.closeTo(1) });
    expect(index.nearest(0, 0.5)?.id).toBe(1);
  });

  it('links by one telling term or two others, never by one other', () => {
    const index = indexOf([
      [0, 1],
      [0, 2],
      [2, 3],
    ]);
    expect(index.nearest(0, 0.1)?.id).toBe(1);
    expect(index.nearest(2, 0.1)).toBeNull();
  });

  it('never links clusters by two lesser terms that no line of one of them holds together', () => {
    const index = indexOf([
      [1, 3, 5],
      [2, 3, 5],
      [1, 2, 4],
    ]);
    const union = index.merge(0, 1);
    expect(index.nearest(2, 0.01)).toBeNull();
    expect(index.nearest(union, 0.01)).toBeNull();
  });

  it('finds nothing below the threshold', () => {
    const index = indexOf([
      [0, 1],
      [0, 2],
    ]);
    expect(index.nearest(0, 0.6)).toBeNull();
  });

  it('replaces merged clusters by their union', () => {
    const index = indexOf([
      [1, 2],
      [1, 2],
      [1, 2, 3],
    ]);
    const union = index.merge(0, 1);
    expect([0, 1, union].map((id) => index.isAlive(id))).toEqual([false, false, true]);
    expect(index.nearest(2, 0.3)?.id).toBe(union);
    expect(index.nearest(0, 0.1)).toBeNull();
    expect(() => index.merge(0, 2)).toThrow(RangeError);
  });

  it('counts terms that a bounded search leaves unread for the candidates found', () => {
    const rows = [
      [0, 1, 2],
      [0, 1, 2],
    ];
    const [wide, narrow] = [100, 1].map(
      (maxScanned) => indexOf(rows, maxScanned).nearest(1, 0.1)?.similarity,
    );
    expect(wide).toBeCloseTo(1);
    expect(narrow).toBeCloseTo(1);
  });
});

describe('ClusterVectors', () => {
  const termsOf = ({ starts, ends, terms, weights }: ClusterVectors, id: number) =>
    Array.from(terms.subarray(starts[id], ends[id]), (term, i) => [term, weights[(starts[id] ?? 0) + i]]);

  it('adds term by term and keeps the heaviest in order', () => {
    const rows = {
      ...packRows([
        [1, 3],
        [1, 2],
      ]),
      weights: Float64Array.of(1, 2, 4, 1),
    };
    const whole = new ClusterVectors(rows, 4, 10);
    expect(termsOf(whole, whole.replaceBySum(0, 1))).toEqual([
      [1, 5],
      [2, 1],
      [3, 2],
    ]);
    const cut = new ClusterVectors(rows, 4, 2);
    const sum = cut.replaceBySum(0, 1);
    expect(termsOf(cut, sum)).toEqual([
      [1, 5],
      [3, 2],
    ]);
    expect([cut.weightOf(sum, 3), cut.weightOf(sum, 2)]).toEqual([2, 0]);
  });

  it('finds room for every sum in the room of the vectors that it replaces', () => {
    const rows = Array.from({ length: 64 }, (_, i) => [i, i + 1, i + 2]);
    const vectors = new ClusterVectors(unitRows(...rows), 128, 400);
    let all = 0;
    for (let i = 1; i < rows.length; i++) all = vectors.replaceBySum(all, i);
    expect(termsOf(vectors, all)).toHaveLength(66);
    expect(vectors.weightOf(all, 30)).toBeCloseTo(Math.sqrt(3));
  });
});

describe('TermPostings', () => {
  it('keeps the living entries of a term, oldest first, within its room', () => {
    const alive = new Set(Array.from({ length: 10 }, (_, id) => id));
    const postings = new TermPostings(unitRows(...Array.from(alive, () => [5])), TERMS, (id) =>
      alive.has(id),
    );
    let newest = 9;
    for (let id = 0; id < 8; id += 2) {
      for (const gone of [id, id + 1]) {
        alive.delete(gone);
        postings.countDead(5);
      }
      alive.add(++newest);
      postings.add(5, newest, 1);
    }
    const start = postings.starts[5] ?? 0;
    const listed = Array.from(postings.ids.subarray(start, start + (postings.lengths[5] ?? 0)));
    expect(listed.filter((id) => alive.has(id))).toEqual([8, 9, 10, 11, 12, 13]);
  });

  it('refuses more entries than a term ever had', () => {
    const postings = new TermPostings(unitRows([5], [5]), TERMS, () => true);
    postings.add(5, 2, 1);
    expect(() => postings.add(5, 3, 1)).toThrow(RangeError);
  });
});
