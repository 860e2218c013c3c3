import type { Figure } from './read-figures.ts';

export interface FigureComparison {
  /** Weight of the figures that agree, 0-2. A score agrees only if both titles have a name in common. */
  readonly agreement: number;
  /** How strongly figures of the same kind disagree, 0-1. 0 if any figure other than a period or year agrees. */
  readonly clash: number;
}

const NOTHING: FigureComparison = { agreement: 0, clash: 0 };
const MAX_AGREEMENT = 2;
/** Maximum relative difference between figures that agree, such as "£1.48bn" and "£1.5bn". */
const TOLERANCE = 0.03;
const SMALL_COUNT = 100;
const SMALL_COUNT_WEIGHT = 0.3;
const ROUND_COUNT_WEIGHT = 0.4;
const CALENDAR_WEIGHT = 0.5;

/** Compares the figures of two titles. `sharesName`: whether both contain the same name. */
export function compareFigures(
  a: readonly Figure[],
  b: readonly Figure[],
  sharesName: boolean,
): FigureComparison {
  if (a.length === 0 || b.length === 0) return NOTHING;
  let [agreement, clash, agreesInAmount] = [0, 0, false];
  for (const figure of a) {
    const rivals = b.filter(({ kind }) => kind === figure.kind);
    if (rivals.length === 0) continue;
    if (rivals.some((other) => agrees(figure, other)) && (figure.kind !== 'score' || sharesName))
      [agreement, agreesInAmount] = [agreement + weightOf(figure), agreesInAmount || !isCalendar(figure)];
    else clash = Math.max(clash, isSmallCount(figure) ? SMALL_COUNT_WEIGHT : 1);
  }
  return { agreement: Math.min(MAX_AGREEMENT, agreement), clash: agreesInAmount ? 0 : clash };
}

/** Returns a key that is equal for a score and its reverse (2-1 and 1-2). */
export function scoreKey(value: number): number {
  const [home, away] = [Math.floor(value / 1_000), value % 1_000];
  return Math.max(home, away) * 1_000 + Math.min(home, away);
}

function agrees(a: Figure, b: Figure): boolean {
  if (a.kind === 'score') return scoreKey(a.value) === scoreKey(b.value);
  return Math.abs(a.value - b.value) <= TOLERANCE * Math.max(a.value, b.value);
}

function weightOf(figure: Figure): number {
  const { kind, value } = figure;
  if (isCalendar(figure)) return CALENDAR_WEIGHT;
  if (isSmallCount(figure)) return SMALL_COUNT_WEIGHT;
  return kind === 'count' && Number(value.toPrecision(1)) === value ? ROUND_COUNT_WEIGHT : 1;
}

/** Whether a figure is a period or a year, which many stories share. */
function isCalendar({ kind }: Figure): boolean {
  return kind === 'period' || kind === 'year';
}

function isSmallCount({ kind, value }: Figure): boolean {
  return kind === 'count' && value < SMALL_COUNT;
}
