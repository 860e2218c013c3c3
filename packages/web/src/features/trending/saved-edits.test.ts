import { expect, it } from 'vitest';
import { rankedItem, trendingResult } from '../../../test/trending-result.ts';
import { NO_EDITS, withEdit } from '../../lib/edits/edit-log.ts';
import { loadRanking, rankingJson } from './ranking-files.ts';
import { listKey, parseEdits, type RankingChange } from './saved-edits.ts';

const first = trendingResult({ session_id: 'a', items: [rankedItem()] });

it('another analysis of the same lines has the same key, a changed list has not', () => {
  expect(listKey({ ...first, session_id: 'b' })).toBe(listKey(first));
  const [moved] = first.items.map((item) => ({
    ...item,
    members: item.members.map((member) => ({ ...member, line: member.line + 1 })),
  }));
  for (const items of [[rankedItem({ members: [] })], [rankedItem(), rankedItem()], moved ? [moved] : []])
    expect(listKey(trendingResult({ session_id: 'a', items }))).not.toBe(listKey(first));
});

it('a ranking loaded from a file, which includes its edits, has its own key', async () => {
  const loaded = (await loadRanking(rankingJson(first, '2026-05-04T10:00:00.000Z'))) ?? first;
  expect(listKey(loaded)).toBe(loaded.session_id);
});

it('edits are read from storage, and rejected if they are something else', () => {
  const log = withEdit<RankingChange>(NO_EDITS, { kind: 'take_out', line: 3 }, { what: 'Taken out' });
  const saved = { of: 'a', log };
  expect(parseEdits(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
  for (const other of [
    null,
    { of: 1, log },
    { of: 'a', log: { edits: [] } },
    { of: 'a', log: { ...log, edits: [null] } },
    { of: 'a', log: { ...log, undone: [{}] } },
  ])
    expect(parseEdits(other)).toBeUndefined();
});
