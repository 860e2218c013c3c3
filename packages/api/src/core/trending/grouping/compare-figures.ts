import type { Figure } from './read-figures.ts';

/** Maximum relative difference between figures that agree, such as "£1.48bn" and "£1.5bn". */
const TOLERANCE = 0.03;
const SMALL_COUNT = 100;
const SMALL_COUNT_CLASH = 0.3;

/**
 * Returns how strongly the figures of two titles disagree: 1 if figures of one kind differ, less if they are small counts,
 * and 0 if any figure other than a period or year agrees. A score agrees only if both titles contain the same name
 * (`sharesName`).
 */
export function clashOfFigures(a: readonly Figure[], b: readonly Figure[], sharesName: boolean): number {
  let clash = 0;
  for (const figure of a) {
    const rivals = b.filter(({ kind }) => kind === figure.kind);
    if (rivals.length === 0) continue;
    const isShared = rivals.some((other) => agrees(figure, other)) && (figure.kind !== 'score' || sharesName);
    if (!isShared) clash = Math.max(clash, isSmallCount(figure) ? SMALL_COUNT_CLASH : 1);
    else if (!isCalendar(figure)) return 0;
  }
  return clash;
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

/** Whether a figure is a period or a year, which many stories share. */
function isCalendar({ kind }: Figure): boolean {
  return kind === 'period' || kind === 'year';
}

function isSmallCount({ kind, value }: Figure): boolean {
  return kind === 'count' && value < SMALL_COUNT;
}
