export type CodedPair = readonly [first: string, second: string];

/** A figure with its 95 percent confidence interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface Agreement {
  readonly items: number;
  readonly equal: number;
  readonly percent: Estimate;
  /** Undefined if both people used the same single code for every item: agreement by chance alone would be perfect. */
  readonly kappa: Estimate | undefined;
  /** Krippendorff's nominal alpha, undefined like kappa. */
  readonly alpha: Estimate | undefined;
}

const Z = 1.96;

/**
 * Percent agreement, Cohen's kappa (1960) and Krippendorff's nominal alpha with 95 percent intervals (Wilson 1927). Those of kappa
 * and alpha are approximate: the bounds of Wilson's interval, with the expected agreement held constant.
 */
export function agreement(pairs: readonly CodedPair[]): Agreement | undefined {
  const items = pairs.length;
  if (items === 0) return undefined;
  const equal = pairs.filter(([first, second]) => first === second).length;
  const percent = wilson(equal, items);
  return {
    items,
    equal,
    percent,
    kappa: beyondChance(percent, expectedByKappa(pairs)),
    alpha: beyondChance(percent, expectedByAlpha(pairs)),
  };
}

export function wilson(hits: number, total: number): Estimate {
  const value = hits / total;
  const spread = 1 + Z ** 2 / total;
  const center = (value + Z ** 2 / (2 * total)) / spread;
  const half = (Z * Math.sqrt((value * (1 - value)) / total + Z ** 2 / (4 * total ** 2))) / spread;
  return {
    value,
    low: Math.min(value, Math.max(0, center - half)),
    high: Math.max(value, Math.min(1, center + half)),
  };
}

function beyondChance(observed: Estimate, expected: number): Estimate | undefined {
  if (expected >= 1) return undefined;
  const corrected = (share: number) => (share - expected) / (1 - expected);
  return { value: corrected(observed.value), low: corrected(observed.low), high: corrected(observed.high) };
}

/** Expected agreement for kappa: each person draws from their own distribution of codes. */
function expectedByKappa(pairs: readonly CodedPair[]): number {
  const first = countsOf(pairs.map(([code]) => code));
  const second = countsOf(pairs.map(([, code]) => code));
  return sum([...first].map(([code, count]) => count * (second.get(code) ?? 0))) / pairs.length ** 2;
}

/** Expected agreement for alpha: all codes are drawn from one pool, without replacement. */
function expectedByAlpha(pairs: readonly CodedPair[]): number {
  const codes = pairs.flat();
  return (
    sum([...countsOf(codes).values()].map((count) => count * (count - 1))) /
    (codes.length * (codes.length - 1))
  );
}

function countsOf(codes: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

interface CodedPairs {
  readonly pairs: CodedPair[];
  /** 1-based numbers of the lines that do not have exactly two codes. */
  readonly unread: number[];
}

/** Reads one item per line: two codes separated by a tab, comma, semicolon or bar. Case and surrounding spaces are ignored. */
export function readCodedPairs(text: string): CodedPairs {
  const pairs: CodedPair[] = [];
  const unread: number[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue;
    const [first = '', second = '', ...rest] = line.split(/[\t,;|]/).map((code) => code.trim().toLowerCase());
    if (first === '' || second === '' || rest.some((code) => code !== '')) unread.push(index + 1);
    else pairs.push([first, second]);
  }
  return { pairs, unread };
}
