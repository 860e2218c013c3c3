import { USUAL_CUT } from '@earshot/schema/trending/regroup';
import { describe, expect, it } from 'vitest';
import { rankedItem, trendingResult } from '../../../test/trending-result.ts';
import { type EditLog, NO_EDITS, withEdit } from '../../lib/edits/edit-log.ts';
import { loadRanking, rankingJson } from './ranking-files.ts';
import {
  cutOf,
  editsFor,
  handEditsOf,
  linesDigest,
  NO_SAVED_EDITS,
  noteOf,
  parseEdits,
  type RankingChange,
  textsOf,
} from './saved-edits.ts';

const first = trendingResult({ session_id: 'a', items: [rankedItem()] });
const edits = [
  { kind: 'take_out', line: 3 },
  { kind: 'join', line: 1, to: 4 },
] as const;
const changes: readonly RankingChange[] = [{ kind: 'group', cut: 0.3 }, ...edits];
const log = changes.reduce<EditLog<RankingChange>>(
  (before, change) => withEdit(before, change, { what: noteOf(change) }),
  NO_EDITS,
);
const saved = { of: 'a', lines: linesDigest(first), log, texts: textsOf(log, first) };

describe('edits by hand', () => {
  it('apply to another analysis of the same lines, whatever their numbers, and keep when they were made', () => {
    const moved = rankedItem({
      members: rankedItem().members.map((member) => ({ ...member, line: member.line + 10 })),
    });
    const taken = editsFor(saved, trendingResult({ session_id: 'b', items: [moved] }));
    expect(taken.of).toBe('b');
    expect(cutOf(taken.log)).toBe(0.3);
    expect(handEditsOf(taken.log)).toEqual([
      { kind: 'take_out', line: 13 },
      { kind: 'join', line: 11, to: 14 },
    ]);
    expect(taken.log.edits.map(({ at }) => at)).toEqual(log.edits.map(({ at }) => at));
    expect(taken.log.edits[1]?.what).toContain('13');
  });

  it('do not apply to a ranking loaded from a file, which includes them', async () => {
    const loaded = (await loadRanking(rankingJson(first, '2026-05-04T10:00:00.000Z'))) ?? first;
    expect(editsFor(saved, loaded)).toMatchObject({ of: loaded.session_id, log: NO_EDITS });
  });

  it('are dropped for another list', () => {
    const other = trendingResult({ session_id: 'b', items: [rankedItem({ members: [] })] });
    expect(editsFor(saved, other)).toEqual({ ...NO_SAVED_EDITS, of: 'b', lines: linesDigest(other) });
  });

  it('that only change the grouping apply to another analysis of all the same lines, but to no other list', () => {
    const grouped = withEdit<RankingChange>(NO_EDITS, { kind: 'group', cut: 0.3 }, { what: 'Looser' });
    const before = { of: 'a', lines: linesDigest(first), log: grouped, texts: {} };
    const again = trendingResult({ session_id: 'b', items: [rankedItem()] });
    expect(cutOf(editsFor(before, again).log)).toBe(0.3);
    const longer = trendingResult({ session_id: 'b', items: [rankedItem(), rankedItem()] });
    expect(cutOf(editsFor(before, longer).log)).toBe(USUAL_CUT);
  });

  it('are read from storage, and rejected if they are something else', () => {
    const read = parseEdits(JSON.parse(JSON.stringify(saved)));
    expect(read?.texts).toEqual(saved.texts);
    expect(read?.log.edits.map(({ change, at }) => [change, at])).toEqual(
      log.edits.map(({ change, at }) => [change, at]),
    );
    const broken = { change: { kind: 'join', line: 1 }, at: '' };
    expect(parseEdits({ ...saved, log: { edits: [broken] } })?.log.edits).toEqual([]);
    expect(parseEdits({ of: 1 })).toBeUndefined();
  });
});
