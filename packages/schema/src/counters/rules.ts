import { DAYS_PER_USAGE_ESTIMATE, SATISFACTION_THRESHOLD, USAGE_TIERS } from '../limits.ts';

export const COUNTED_TOOLS = ['article', 'social', 'trending'] as const;
export type CountedTool = (typeof COUNTED_TOOLS)[number];

/** A missing key counts as 0 (#346). */
export type PartialCounters = Readonly<Partial<Record<CountedTool, number>>>;

export function usesOf(counters: PartialCounters | undefined, tool: CountedTool): number {
  return counters?.[tool] ?? 0;
}

export function totalUsage(counters: PartialCounters | undefined): number {
  return COUNTED_TOOLS.reduce((sum, tool) => sum + usesOf(counters, tool), 0);
}

/** Between 0 and 100. 0 before the first use (#340, #341). */
export function sharePercent(count: number, total: number): number {
  if (total <= 0) return 0;
  return Math.min(100, Math.max(0, Math.round((count / total) * 100)));
}

export type UsageTier = 'Most Popular' | 'Popular' | 'Growing' | 'New';

export function usageTier(count: number): UsageTier {
  if (count >= USAGE_TIERS.mostPopular) return 'Most Popular';
  if (count >= USAGE_TIERS.popular) return 'Popular';
  if (count >= USAGE_TIERS.growing) return 'Growing';
  return 'New';
}

export function estimatedDailyUsage(total: number): number {
  return Math.round(total / DAYS_PER_USAGE_ESTIMATE);
}

/** A fixed, illustrative figure, not a measurement: 99 above 100 uses, otherwise 95 (#343). */
export function userSatisfactionPercent(total: number): 99 | 95 {
  return total > SATISFACTION_THRESHOLD ? 99 : 95;
}
