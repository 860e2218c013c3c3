/** Random choices that are the same for the same seed (mulberry32). */
export interface Seeded {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** An integer from `low` to `high`, inclusive. */
  between(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
  chance(share: number): boolean;
}

export function createSeeded(seed: number): Seeded {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('Nothing to pick from.');
      return item;
    },
    chance: (share) => next() < share,
  };
}
