/** Figures of the Usage Analytics page (spec section 9). */
import { DAYS_PER_USAGE_ESTIMATE, SATISFACTION_THRESHOLD, USAGE_TIERS } from '../limits.ts';

export const COUNTED_TOOLS = ['article', 'social', 'trending'] as const;
export type CountedTool = (typeof COUNTED_TOOLS)[number];

/** A counters response may lack keys. A missing key counts as 0 (#346). */
export type PartialCounters = Readonly<Partial<Record<CountedTool, number>>>;

/** Uses of one tool; 0 when the counters are not there yet or lack its key (#36, #346). */
export function usesOf(counters: PartialCounters | undefined, tool: CountedTool): number {
  return counters?.[tool] ?? 0;
}

/** article + social + trending (#337). */
export function totalUsage(counters: PartialCounters | undefined): number {
  return COUNTED_TOOLS.reduce((sum, tool) => sum + usesOf(counters, tool), 0);
}

/** Share of the total in percent: rounded, clamped to 0-100, 0 when nothing was used yet (#340, #341). */
export function sharePercent(count: number, total: number): number {
  if (total <= 0) return 0;
  return Math.min(100, Math.max(0, Math.round((count / total) * 100)));
}

export type UsageTier = 'Most Popular' | 'Popular' | 'Growing' | 'New';

/** Badge of a tool by its count (#339). */
export function usageTier(count: number): UsageTier {
  if (count >= USAGE_TIERS.mostPopular) return 'Most Popular';
  if (count >= USAGE_TIERS.popular) return 'Popular';
  if (count >= USAGE_TIERS.growing) return 'Growing';
  return 'New';
}

/** Total divided by 30, rounded (#342). */
export function estimatedDailyUsage(total: number): number {
  return Math.round(total / DAYS_PER_USAGE_ESTIMATE);
}

/** A fixed, illustrative figure: 99 above 100 uses, else 95 (#343). Not measured. */
export function userSatisfactionPercent(total: number): 99 | 95 {
  return total > SATISFACTION_THRESHOLD ? 99 : 95;
}
