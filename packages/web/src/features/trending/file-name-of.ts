import { rankingFileName } from '@earshot/schema/trending/file-name';
import type { CSV_FORMS, TrendingResult } from '@earshot/schema/trending/model';
import { localDay } from '../../lib/local-time.ts';

/**
 * Returns the name of a file that the browser saves (see `rankingFileName`).
 * @param isPart whether the file contains only the stories that match the filter
 */
export function fileNameOf(
  ranking: TrendingResult,
  extension: 'csv' | 'json' | 'docx',
  form: (typeof CSV_FORMS)[number] = 'stories',
  isPart = false,
): string {
  const suffixes = [...(form === 'lines' ? ['lines'] : []), ...(isPart ? ['shown'] : [])];
  return rankingFileName(ranking, {
    suffixes,
    extension,
    today: localDay(new Date()),
  });
}

/**
 * Returns the name that the server gives its CSV file. It contains only ASCII letters and digits, and its date is in
 * UTC.
 */
export function serverFileName(ranking: TrendingResult, form: (typeof CSV_FORMS)[number]): string {
  return rankingFileName(ranking, {
    suffixes: form === 'lines' ? ['lines'] : [],
    extension: 'csv',
    today: new Date().toISOString().slice(0, 10),
    isAscii: true,
  });
}
