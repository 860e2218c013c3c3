/** Formats `2026-11` as `November 2026`. Returns any other text unchanged. */
export function reviewMonth(yearAndMonth: string): string {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(yearAndMonth)) return yearAndMonth;
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${yearAndMonth}-01T00:00:00Z`),
  );
}
