import { applyHandEdits } from '@earshot/schema/trending/hand-edits';
import { describe, expect, it } from 'vitest';
import { rankedItem, trendingResult } from '../../../test/trending-result.ts';
import { parseRankingJson, rankingJson } from './ranking-json.ts';

const NOW = '2026-05-04T10:00:00.000Z';

describe('a ranking as JSON', () => {
  it('comes back as it went out, and says whether it was changed by hand', () => {
    const result = trendingResult({ items: [rankedItem()] });
    expect(parseRankingJson(rankingJson(result, NOW))).toMatchObject(result);
    expect(JSON.parse(rankingJson(result, NOW))).toMatchObject({ generatedAt: NOW, changed_by_hand: false });
    const edited = JSON.parse(rankingJson(applyHandEdits(result, [{ kind: 'take_out', line: 3 }]), NOW));
    expect(edited).toMatchObject({ changed_by_hand: true, summary: { taken_out: [3] } });
    expect(edited.items[0].by_hand).toBe(true);
  });

  it.each(['', 'rank,title', '[]', '{"items":1}', '{"items":[]}'])('%j is no ranking', (text) => {
    expect(parseRankingJson(text)).toBeNull();
  });
});
