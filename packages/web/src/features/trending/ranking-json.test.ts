import { applyHandEdits } from '@earshot/schema/trending/hand-edits';
import { TrendingResult } from '@earshot/schema/trending/model';
import { describe, expect, it } from 'vitest';
import { rankedItem, trendingResult } from '../../../test/trending-result.ts';
import { isLoaded, loadRanking, parseRankingJson, rankingJson } from './ranking-files.ts';

const NOW = '2026-05-04T10:00:00.000Z';

describe('a ranking as JSON', () => {
  it('is read back as it was written, and says whether it was changed by hand', async () => {
    const result = trendingResult({ items: [rankedItem()] });
    expect(await parseRankingJson(rankingJson(result, NOW))).toMatchObject(result);
    expect(JSON.parse(rankingJson(result, NOW))).toMatchObject({ generatedAt: NOW, changed_by_hand: false });
    const edited = JSON.parse(rankingJson(applyHandEdits(result, [{ kind: 'take_out', line: 3 }]), NOW));
    expect(edited).toMatchObject({ changed_by_hand: true, summary: { taken_out: [3] } });
    expect(edited.items[0].by_hand).toBe(true);
  });

  it('is loaded as another ranking that the server does not store, and regroups only without corrections', async () => {
    const merges = [{ line: 1, to: 3, likelihood: 0.9 }];
    const result = trendingResult({ items: [rankedItem()], merges });
    const loaded = await loadRanking(rankingJson(result, NOW));
    expect(loaded).toMatchObject({ items: result.items, merges, stored_until: null });
    expect(loaded?.session_id).not.toBe(result.session_id);
    expect(loaded && isLoaded(loaded)).toBe(true);
    const edited = applyHandEdits(result, [{ kind: 'take_out', line: 3 }]);
    expect(await loadRanking(rankingJson(edited, NOW))).toMatchObject({ items: edited.items, merges: [] });
    expect(await loadRanking('[]')).toBeNull();
  });

  it.each(['', 'rank,title', '[]', '{"items":1}', '{"items":[]}'])('%j is not a ranking', async (text) => {
    expect(await parseRankingJson(text)).toBeNull();
  });

  it('with a value missing or of another type, it is none or whole', async () => {
    const whole = trendingResult({ items: [rankedItem()] });
    for (const part of [whole, whole.summary, whole.items[0] ?? {}, whole.items[0]?.members[0] ?? {}])
      for (const name of Object.keys(part))
        for (const value of [undefined, null, 5, 'x', [], [5], {}]) {
          const text = JSON.stringify(whole, (key, before) =>
            key === name && typeof before === typeof Reflect.get(part, name) ? value : before,
          );
          const loaded = await loadRanking(text);
          expect(loaded === null || TrendingResult.safeParse(loaded).success, text).toBe(true);
        }
    expect(
      await loadRanking(JSON.stringify({ ...whole, items: [{ ...rankedItem(), title: 5 }] })),
    ).toBeNull();
  });
});
