import { totalReach } from '@earshot/schema/trending/heat-measures';
import type { HeatBasis } from '@earshot/schema/trending/model';
import type { LaterDates } from './later-dates.ts';
import type { KeptColumns } from './lines/kept-columns.ts';
import type { ListSources } from './lines/list-sources.ts';
import type { ReadLine } from './lines/read-line.ts';

/** Returns the list-wide totals against which each story's heat is measured. */
export function heatBasis(
  lines: readonly ReadLine[],
  sources: ListSources,
  { reachOf }: Pick<KeptColumns, 'reachOf'>,
  { isStray }: Pick<LaterDates, 'isStray'>,
): HeatBasis {
  const hours = lines.flatMap(({ ageHours }) => ageHours ?? []);
  const reaches = lines.flatMap(({ line, source }) => {
    const reach = reachOf.get(line);
    return reach === undefined ? [] : [{ reach, source: source === null ? null : sources.nameOf(source) }];
  });
  return {
    lines: lines.length,
    dated_lines: lines.filter(({ date }) => date !== null).length,
    sourced_lines: lines.filter(({ source }) => source !== null).length,
    newest_day: lines.reduce<string | null>(
      (newest, { date }) =>
        date !== null && !isStray(date) && (newest === null || date > newest) ? date : newest,
      null,
    ),
    ...(hours.length > 0 && { newest_hours: hours.reduce((least, own) => Math.min(least, own)) }),
    ...(reaches.length > 0 && { reach: { lines: reaches.length, total: totalReach(reaches) } }),
  };
}
