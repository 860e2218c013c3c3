/** Heat of the hottest item, 0 without items (#203). */
export function topHeat(items: readonly { readonly heat_score: number }[]): number {
  return items.reduce((top, { heat_score }) => Math.max(top, heat_score), 0);
}
