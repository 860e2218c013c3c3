import {
  COUNTED_TOOLS,
  type PartialCounters,
  sharePercent,
  totalUsage,
  usageTier,
  usesOf,
} from '@earshot/schema/counters/rules';
import { countOf } from '@earshot/schema/format-count';
import { ANALYTICS_STRINGS as STRINGS } from './strings.ts';

/**
 * Returns sentences derived only from the counters: the most used tool, each tool's share, and each badge above New.
 */
export function buildInsights(counters: PartialCounters): string[] {
  const total = totalUsage(counters);
  if (total === 0) return [STRINGS.nothingYet];
  const most = Math.max(...COUNTED_TOOLS.map((tool) => usesOf(counters, tool)));
  const leaders = COUNTED_TOOLS.filter((tool) => usesOf(counters, tool) === most).map(
    (tool) => STRINGS.tools[tool],
  );
  const shares = COUNTED_TOOLS.map((tool) =>
    STRINGS.shareInsight(STRINGS.tools[tool], sharePercent(usesOf(counters, tool), total)),
  );
  const tiers = COUNTED_TOOLS.filter((tool) => usageTier(usesOf(counters, tool)) !== 'New').map((tool) =>
    STRINGS.tierInsight(STRINGS.tools[tool], usageTier(usesOf(counters, tool))),
  );
  return [STRINGS.mostUsed(leaders, countOf(most, 'use')), ...shares, ...tiers];
}
