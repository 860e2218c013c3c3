/** Pearson's r. 0 if either side is constant. */
export function pearson(a: readonly number[], b: readonly number[]): number {
  const mean = (xs: readonly number[]) => xs.reduce((sum, x) => sum + x, 0) / Math.max(1, xs.length);
  const [ma, mb] = [mean(a), mean(b)];
  let [ab, aa, bb] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [(a[i] ?? 0) - ma, (b[i] ?? 0) - mb];
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return aa === 0 || bb === 0 ? 0 : ab / Math.sqrt(aa * bb);
}

const classOf = (value: number, threshold: number) => (value > threshold ? 1 : value < -threshold ? -1 : 0);

/** Macro-averaged F1 of the classes above, within and below the threshold. */
export function macroF1(gold: readonly number[], predicted: readonly number[], threshold: number): number {
  const scores = [-1, 0, 1].map((label) => {
    let [hit, said, there] = [0, 0, 0];
    for (let i = 0; i < gold.length; i++) {
      const isGold = classOf(gold[i] ?? 0, threshold) === label;
      const isSaid = classOf(predicted[i] ?? 0, threshold) === label;
      if (isGold) there++;
      if (isSaid) said++;
      if (isGold && isSaid) hit++;
    }
    return said + there === 0 ? 0 : (2 * hit) / (said + there);
  });
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
