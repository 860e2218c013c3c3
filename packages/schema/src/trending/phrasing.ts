const LONG_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const longDays = new Map<string, string>();
const MAX_KEPT_DAYS = 2_000;

/** Cached, because the formatter is slow and lists repeat dates. */
export function longDay(isoDay: string): string {
  const cached = longDays.get(isoDay);
  if (cached !== undefined) return cached;
  const written = LONG_DAY.format(new Date(`${isoDay}T00:00:00Z`));
  if (longDays.size >= MAX_KEPT_DAYS) longDays.clear();
  longDays.set(isoDay, written);
  return written;
}

export function joinNames(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
