import type { TrendingItem, TrendingResult } from '@earshot/schema/trending/model';

type Loose<Entity> = { readonly [Key in keyof Entity]?: Entity[Key] | null | undefined };

/** A result as it may arrive: everything beyond what the specification names may be missing. */
export interface ReceivedRanking {
  readonly session_id?: string | null | undefined;
  readonly summary: Loose<TrendingResult['summary']>;
  readonly items: readonly Loose<TrendingItem>[];
}

/** A result in which every list exists; `latest_date` is the empty text when there is none. */
export interface Ranking {
  readonly sessionId: string;
  readonly summary: TrendingResult['summary'];
  readonly items: readonly RankedItem[];
}

export interface RankedItem extends Omit<TrendingItem, 'latest_date'> {
  readonly latest_date: string;
}

/** Completes a result, so that a server that speaks only the specification's shapes still gives a ranking. */
export function toRanking({ session_id, summary, items }: ReceivedRanking): Ranking {
  return {
    sessionId: session_id ?? '',
    summary: {
      total_inputs: summary.total_inputs ?? 0,
      unique_titles: summary.unique_titles ?? items.length,
      time_window: summary.time_window ?? '',
      top_tags: summary.top_tags ?? [],
      ...(summary.reference_day ? { reference_day: summary.reference_day } : {}),
      notes: summary.notes ?? [],
      timeline: summary.timeline ?? [],
      method_version: summary.method_version ?? '',
    },
    items: items.map(toItem),
  };
}

function toItem(item: Loose<TrendingItem>): RankedItem {
  return {
    title: item.title ?? '',
    heat_score: item.heat_score ?? 0,
    mentions: item.mentions ?? 0,
    latest_date: item.latest_date ?? '',
    avg_sentiment: item.avg_sentiment ?? null,
    sources: item.sources ?? [],
    explain_why: item.explain_why ?? '',
    heat_parts: item.heat_parts ?? [],
    members: item.members ?? [],
    deciding_words: item.deciding_words ?? [],
  };
}

/** Whether a value is a result at all. */
export function isReceivedRanking(value: unknown): value is ReceivedRanking {
  return (
    typeof value === 'object' &&
    value !== null &&
    'items' in value &&
    Array.isArray(value.items) &&
    'summary' in value &&
    typeof value.summary === 'object' &&
    value.summary !== null
  );
}

/** Heat of the hottest item, 0 without items (#203). */
export function topHeat(items: readonly { readonly heat_score: number }[]): number {
  return items.reduce((top, { heat_score }) => Math.max(top, heat_score), 0);
}
