import { at } from '@earshot/schema/at';

const MAX_PERIOD = 12;
/** Minimum gain over the agreement of two random lines for a distance to be the period of a list. */
const MIN_GAIN = 0.12;
/** A shorter distance is preferred to one that agrees only this much better, because multiples of a period agree, too. */
const MARGIN = 0.04;
/** Number of records on each side that are compared. */
const RECORDS = 3;
const MIN_SHARE = 0.6;

/**
 * Returns, for each line of a list, the class of most lines at the same place in the records around it. Null if the list has
 * no period or these lines differ. The period is the distance at which lines are most often of the same class.
 */
export function classesInStep(classes: readonly string[]): (string | null)[] {
  const period = periodOf(classes);
  if (period === null) return classes.map(() => null);
  return classes.map((_, line) => {
    const counts = new Map<string, number>();
    let lines = 0;
    for (let record = -RECORDS; record <= RECORDS; record++) {
      const own = record === 0 ? undefined : classes[line + record * period];
      if (own === undefined) continue;
      lines++;
      counts.set(own, (counts.get(own) ?? 0) + 1);
    }
    const [most, count] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0] as const);
    return lines > 1 && count >= MIN_SHARE * lines ? most : null;
  });
}

/** Returns the period of a list in lines, at least 2, or null if there is none. */
function periodOf(classes: readonly string[]): number | null {
  const counts = new Map<string, number>();
  for (const own of classes) counts.set(own, (counts.get(own) ?? 0) + 1);
  const chance = [...counts.values()].reduce((sum, count) => sum + (count / classes.length) ** 2, 0);
  let best: number | null = null;
  let most = chance + MIN_GAIN;
  for (let period = 2; period <= Math.min(MAX_PERIOD, classes.length / 2); period++) {
    const pairs = classes.length - period;
    const same = classes.filter((own, i) => i < pairs && own === at(classes, i + period)).length / pairs;
    if (same > most + (best === null ? 0 : MARGIN)) [best, most] = [period, same];
  }
  return best;
}
