import { at } from '@earshot/schema/at';
/** The most likely outcome and its probability. `outcome` is null if it is not likely enough to be reported. */
export interface Decision {
  readonly outcome: string | null;
  readonly probability: number;
}

/**
 * Picks the most likely outcome or abstains.
 * @param outcomes names, one for each probability. On a tie, the first outcome wins.
 * @param bound minimum probability at which an outcome is reported, 0 to 1.
 */
export function decide(
  outcomes: readonly string[],
  probabilities: ArrayLike<number>,
  bound: number,
): Decision {
  let [best, probability] = [-1, -1];
  for (let i = 0; i < outcomes.length; i++)
    if (at(probabilities, i) > probability) [best, probability] = [i, at(probabilities, i)];
  return { outcome: probability >= bound ? (outcomes[best] ?? null) : null, probability };
}
