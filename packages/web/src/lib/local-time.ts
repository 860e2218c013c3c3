const MS_PER_MINUTE = 60_000;

/** Returns a time in the user's time zone, in ISO format without the zone: `2026-04-01T14:30:05`. */
function localTime(time: Date): string {
  const offset = time.getTimezoneOffset() * MS_PER_MINUTE;
  return new Date(time.getTime() - offset).toISOString().slice(0, 19);
}

/** Returns the date of a time in the user's time zone, in ISO format. It can differ from the date in UTC. */
export function localDay(time: Date): string {
  return localTime(time).slice(0, 10);
}
