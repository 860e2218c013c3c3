import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyHandEdits, countHandEdits, isChangedByHand } from './hand-edits.ts';
import type { HeatList } from './heat.ts';
import type { HandEdit, Member } from './model.ts';
import { rankStory } from './rank-story.ts';

const LIST: HeatList = {
  basis: { lines: 5, dated_lines: 5, sourced_lines: 5, newest_day: '2025-06-18' },
  topTags: [['Ferry', 3]],
};

function member(line: number, title: string, changes: Partial<Member> = {}): Member {
  return {
    line,
    text: title,
    title,
    source: `Paper ${line}`,
    date: '2025-06-18',
    url: null,
    sentiment: null,
    copy_of: null,
    tags: title.includes('Ferry') ? [0] : [],
    ...changes,
  };
}

const story = (title: string, members: Member[]) =>
  rankStory(
    { title, members, tied_by: ['ferry'], deciding_words: [{ text: 'terrible', weight: -0.6 }] },
    LIST,
  );
const RESULT = {
  summary: {
    total_inputs: 5,
    unique_titles: 2,
    time_window: 'June 18, 2025',
    top_tags: [['Ferry', 3] as [string, number]],
    notes: [],
    timeline: [{ day: '2025-06-18', count: 5 }],
    method_version: '1',
    heat_basis: LIST.basis,
  },
  items: [
    story('Ferry runs aground', [
      member(1, 'Ferry runs aground'),
      member(2, 'Ferry runs aground', { copy_of: 1 }),
      member(3, 'Ferry fares rise, a terrible blow', { sentiment: -0.6 }),
      member(4, 'Ferry afloat again'),
    ]),
    story('Tram strike', [member(5, 'Tram strike')]),
  ],
};

const out = (line: number): HandEdit => ({ kind: 'take_out', line });
const join = (line: number, to: number): HandEdit => ({ kind: 'join', line, to });
const gather = (...lines: number[]): HandEdit => ({ kind: 'gather', lines });
/** Returns the line numbers of each story, in the order of the first lines. */
const linesIn = ({ items }: Pick<typeof RESULT, 'items'>) =>
  items.map(({ members }) => members.map(({ line }) => line)).sort(([a = 0], [b = 0]) => a - b);

describe('applyHandEdits, taking lines out', () => {
  const changed = applyHandEdits(RESULT, [out(3)]);
  const [rest, taken] = [1, 3].map((line) => changed.items.find(({ members }) => members[0]?.line === line));

  it('makes the line a separate story, ranks again and marks what was changed by hand', () => {
    expect(changed.items.map(({ by_hand }) => by_hand ?? false).sort()).toEqual([false, true, true]);
    expect(changed.summary).toMatchObject({ unique_titles: 3, taken_out: [3] });
    expect(rest).toMatchObject({ mentions: 3, pieces: 2, avg_sentiment: null, deciding_words: [] });
    expect(taken).toMatchObject({ title: 'Ferry fares rise, a terrible blow', avg_sentiment: -0.6 });
    expect(rest?.heat_score).toBeLessThan(RESULT.items[0]?.heat_score ?? 0);
  });

  it('keeps the order of a ranking and the sums of the parts', () => {
    const scores = changed.items.map(({ heat_score }) => heat_score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    for (const { heat_parts, heat_score } of changed.items)
      expect(heat_parts.reduce((sum, { points }) => sum + points, 0)).toBe(heat_score);
  });

  it('a copy whose original is taken out becomes the original of the rest', () => {
    const { items } = applyHandEdits(RESULT, [out(1)]);
    const left = items.find(({ members }) => members.some(({ line }) => line === 2));
    expect(left?.members[0]).toMatchObject({ line: 2, copy_of: null });
    expect(left?.title).toBe('Ferry runs aground');
  });

  it('does not modify the given ranking, so that undoing means applying fewer edits', () => {
    expect(applyHandEdits(RESULT, [])).toBe(RESULT);
    expect(applyHandEdits(RESULT, [out(99), out(5)])).toBe(RESULT);
    expect(RESULT.items[0]?.members).toHaveLength(4);
  });
});

describe('applyHandEdits, joining stories', () => {
  const changed = applyHandEdits(RESULT, [join(5, 2)]);
  const [joined] = changed.items;

  it('combines two stories into one, with the title of the larger one, ranked again and marked', () => {
    expect(changed.items).toHaveLength(1);
    expect(changed.summary).toMatchObject({ unique_titles: 1, joined: [[5, 2]] });
    expect(joined).toMatchObject({ by_hand: true, mentions: 5, pieces: 4, tied_by: [] });
    expect(joined?.members.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5]);
    expect(joined?.heat_score).toBeGreaterThan(RESULT.items[0]?.heat_score ?? 0);
    expect(joined?.deciding_words).toEqual([{ text: 'terrible', weight: -0.6 }]);
    for (const edit of [join(5, 2), join(2, 5)])
      expect(applyHandEdits(RESULT, [edit]).items[0]?.title).toBe('Ferry runs aground');
  });

  it('applies edits in their order: a line that was taken out may join another story', () => {
    const moved = applyHandEdits(RESULT, [out(3), join(3, 5)]);
    expect(moved.items.map(({ members }) => members.map(({ line }) => line)).sort()).toEqual([
      [1, 2, 4],
      [3, 5],
    ]);
    expect(countHandEdits(moved.summary)).toEqual({ takenOut: 1, joined: 1, grouping: 'usual' });
    const apart = applyHandEdits(RESULT, [join(5, 1), out(5)]);
    expect(apart.items.map(({ members }) => members.length).sort()).toEqual([1, 4]);
  });

  it('ignores edits without effect, and does not modify the given ranking', () => {
    expect(applyHandEdits(RESULT, [join(1, 2), join(1, 99), join(99, 1)])).toBe(RESULT);
    expect(isChangedByHand(RESULT.summary)).toBe(false);
    expect(isChangedByHand(changed.summary)).toBe(true);
    expect(RESULT.items).toHaveLength(2);
  });

  it('keeps every line in exactly one story, whatever the edits', () => {
    const line = fc.integer({ min: 1, max: 6 });
    const edit = fc.oneof(
      line.map(out),
      fc.array(line).map((lines) => gather(...lines)),
      fc.tuple(line, line).map(([from, to]) => join(from, to)),
    );
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        const { items, summary } = applyHandEdits(RESULT, edits);
        const lines = items.flatMap(({ members }) => members.map(({ line: number }) => number));
        expect(lines.sort()).toEqual([1, 2, 3, 4, 5]);
        expect(summary.unique_titles).toBe(items.length);
        for (const { members } of items) {
          const own = new Set(members.map(({ line: number }) => number));
          expect(members.every(({ copy_of }) => copy_of === null || own.has(copy_of))).toBe(true);
        }
      }),
    );
  });
});

describe('applyHandEdits, several lines at once', () => {
  it('moves lines into a whole story, which keeps its title, and counts them as taken out', () => {
    const moved = applyHandEdits(RESULT, [gather(3, 4, 5)]);
    expect(linesIn(moved)).toEqual([
      [1, 2],
      [3, 4, 5],
    ]);
    expect(moved.items.find(({ mentions }) => mentions === 3)?.title).toBe('Tram strike');
    expect(moved.summary).toMatchObject({ taken_out: [3, 4] });
    expect(moved.summary).not.toHaveProperty('joined');
  });

  it('joins any number of whole stories under the title of the largest', () => {
    const apart = applyHandEdits(RESULT, [out(4)]);
    const joined = applyHandEdits(apart, [gather(1, 2, 3, 4, 5)]);
    expect(joined.items).toHaveLength(1);
    expect(joined.items[0]?.title).toBe('Ferry runs aground');
    expect(countHandEdits(joined.summary)).toMatchObject({ joined: 2 });
  });

  it('splits lines off into one story, and leaves the rest without words that no two of its lines share', () => {
    const parted = applyHandEdits(RESULT, [gather(2, 3, 4)]);
    expect(linesIn(parted)).toEqual([[1], [2, 3, 4], [5]]);
    expect(parted.items.find(({ members }) => members[0]?.line === 1)?.tied_by).toEqual([]);
    expect(applyHandEdits(RESULT, [gather(1, 2, 3, 4), gather(5), gather(99)])).toBe(RESULT);
  });
});
