import { findAbsoluteDates, NUMERIC_FORM } from './absolute-dates.ts';
import { dayNumber, isAfterToday } from './calendar.ts';
import type { NumericOrder } from './found-date.ts';

function numericOrderOf(text: string): NumericOrder | null {
  NUMERIC_FORM.pattern.lastIndex = 0;
  const match = NUMERIC_FORM.pattern.exec(text);
  if (match === null || match[2] === '.') return null;
  const [a, b] = [Number(match[1]), Number(match[3])];
  if (a > 12 && a <= 31 && b <= 12) return 'day-first';
  return b > 12 && b <= 31 && a <= 12 ? 'month-first' : null;
}

export function requiredOrder(texts: readonly string[]): NumericOrder | null {
  const [order = null, ...others] = new Set(texts.flatMap((text) => numericOrderOf(text) ?? []));
  return others.length === 0 ? order : null;
}

const MIN_SPREAD_RATIO = 3;

/** Decides by a number over 12, by future dates, or by which order puts the dates much closer together. Null without proof. */
export function orderOfColumn(cells: readonly string[], referenceDay: string): NumericOrder | null {
  const required = requiredOrder(cells);
  if (required !== null) return required;
  const spread = (numericOrder: NumericOrder) => {
    const days = cells.flatMap((cell) =>
      findAbsoluteDates(cell, { referenceDay, numericOrder, isField: true }).map(({ date }) => date),
    );
    if (days.some((day) => isAfterToday(day, { referenceDay }))) return Number.POSITIVE_INFINITY;
    const numbers = days.map(dayNumber);
    return Math.max(...numbers) - Math.min(...numbers);
  };
  const [dayFirst, monthFirst] = [spread('day-first'), spread('month-first')];
  if (dayFirst > monthFirst * MIN_SPREAD_RATIO) return 'month-first';
  return monthFirst > dayFirst * MIN_SPREAD_RATIO ? 'day-first' : null;
}
