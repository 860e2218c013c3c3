/** Returns the heat of the hottest item, or 0 if there are no items (#203). */
export function topHeat(items: readonly { readonly heat_score: number }[]): number {
  return items.reduce((top, { heat_score }) => Math.max(top, heat_score), 0);
}
