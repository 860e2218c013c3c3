/** How often a model of good, bad and neutral is right. */
export interface JudgedOutcome {
  /** 0 good, 1 bad, 2 neutral. */
  readonly outcome: number;
  readonly said: number;
}

export function figures(judged: readonly JudgedOutcome[], noun: string): string {
  const count = (test: (one: JudgedOutcome) => boolean) => judged.filter(test).length;
  const share = (test: (one: JudgedOutcome) => boolean) => (count(test) / judged.length).toFixed(3);
  const f1 = [0, 1, 2].map(
    (label) =>
      (2 * count(({ outcome, said }) => outcome === label && said === label)) /
      Math.max(1, count(({ outcome }) => outcome === label) + count(({ said }) => said === label)),
  );
  const mean = (f1.reduce((sum, one) => sum + one, 0) / f1.length).toFixed(3);
  const right = share(({ outcome, said }) => outcome === said);
  return `${judged.length} ${noun}, accuracy ${right}, macro-F1 ${mean}, opposite ${share(({ outcome, said }) => outcome + said === 1)}`;
}
