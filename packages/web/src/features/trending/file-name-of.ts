import { rankingFileName } from '@earshot/schema/trending/file-name';
import type { CSV_FORMS, TrendingResult } from '@earshot/schema/trending/model';

/** Length of the date part of an ISO timestamp. */
const DAY_CHARACTERS = 10;

/**
 * Returns the name of a file that the browser saves (see `rankingFileName`).
 * @param isPart whether the file contains only the stories that match the filter
 */
export function fileNameOf(
  ranking: TrendingResult,
  extension: 'csv' | 'json',
  form: (typeof CSV_FORMS)[number] = 'stories',
  isPart = false,
): string {
  const suffixes = [...(form === 'lines' ? ['lines'] : []), ...(isPart ? ['shown'] : [])];
  return rankingFileName(ranking, {
    suffixes,
    extension,
    today: new Date().toISOString().slice(0, DAY_CHARACTERS),
  });
}
