import { applyHandEdits } from '@earshot/schema/trending/hand-edits';
import { describe, expect, it } from 'vitest';
import { rankedItem, trendingResult } from '../../../test/trending-result.ts';
import { isLoaded, loadRanking, parseRankingJson, rankingJson } from './ranking-files.ts';

const NOW = '2026-05-04T10:00:00.000Z';

describe('a ranking as JSON', () => {
  it('is read back as it was written, and says whether it was changed by hand', () => {
    const result = trendingResult({ items: [rankedItem()] });
    expect(parseRankingJson(rankingJson(result, NOW))).toMatchObject(result);
    expect(JSON.parse(rankingJson(result, NOW))).toMatchObject({ generatedAt: NOW, changed_by_hand: false });
    const edited = JSON.parse(rankingJson(applyHandEdits(result, [{ kind: 'take_out', line: 3 }]), NOW));
    expect(edited).toMatchObject({ changed_by_hand: true, summary: { taken_out: [3] } });
    expect(edited.items[0].by_hand).toBe(true);
  });

  it('is loaded as another ranking that the server does not store, and regroups only without corrections', () => {
    const merges = [{ line: 1, to: 3, likelihood: 0.9 }];
    const result = trendingResult({ items: [rankedItem()], merges });
    const loaded = loadRanking(rankingJson(result, NOW));
    expect(loaded).toMatchObject({ items: result.items, merges, stored_until: null });
    expect(loaded?.session_id).not.toBe(result.session_id);
    expect(loaded && isLoaded(loaded)).toBe(true);
    const edited = applyHandEdits(result, [{ kind: 'take_out', line: 3 }]);
    expect(loadRanking(rankingJson(edited, NOW))).toMatchObject({ items: edited.items, merges: [] });
    expect(loadRanking('[]')).toBeNull();
  });

  it.each(['', 'rank,title', '[]', '{"items":1}', '{"items":[]}'])('%j is not a ranking', (text) => {
    expect(parseRankingJson(text)).toBeNull();
  });
});
