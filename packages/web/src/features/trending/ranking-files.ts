import { rankingFileName } from '@earshot/schema/trending/file-name';
import { isChangedByHand } from '@earshot/schema/trending/hand-edits';
import type { CSV_FORMS, TrendingResult } from '@earshot/schema/trending/model';
import type { SpreadsheetStyle } from '@earshot/schema/trending/to-csv';
import { downloadText } from '../../lib/download.ts';
import { localDay } from '../../lib/format.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { TRENDING_STRINGS } from './strings.ts';

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

/** Offers text as a file download and names the file in a toast, followed by `note`. */
export function saveFile(
  fileName: string,
  text: string,
  mediaType: 'text/csv' | 'application/json',
  note = '',
): void {
  downloadText(fileName, text, mediaType);
  showToast({ title: TRENDING_STRINGS.actions.saved, text: `${fileName}${note}`, tone: 'success' });
}

/** Returns the CSV style that spreadsheet programs expect in a locale: semicolons if the decimal separator is a comma. */
export function spreadsheetStyle(locale?: string): SpreadsheetStyle {
  const decimal = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal');
  return { separator: decimal?.value === ',' ? ';' : ',' };
}

const TYPE = 'Trending Ranking';
/** Matches the beginning of a file written by `rankingJson`. */
const SAVED_START = /^\s*\{\s*"type":\s*"Trending Ranking"/;
/** Prefix of the session IDs of loaded rankings. The server does not know these rankings. */
const LOADED_ID = 'loaded ';

/**
 * Writes a ranking as a JSON file that includes and marks the user's corrections. `parseRankingJson` reads it. `generatedAt`
 * is an ISO timestamp.
 */
export function rankingJson(ranking: TrendingResult, generatedAt: string): string {
  const changed_by_hand = isChangedByHand(ranking.summary);
  return JSON.stringify({ type: TYPE, generatedAt, changed_by_hand, ...ranking }, null, 2);
}

/**
 * Reads a ranking from the text of a file written by `rankingJson`. Null if the text is not a ranking. Every value is
 * checked, because a file can contain anything. The check is loaded with the first file. Rejects if it cannot be loaded.
 */
export async function parseRankingJson(text: string): Promise<TrendingResult | null> {
  // Compiled schemas need `eval`, which the page's security policy forbids.
  (await import('zod/mini')).config({ jitless: true });
  const { TrendingResult } = await import('@earshot/schema/trending/model');
  try {
    return TrendingResult.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Whether a text begins like a file written by `rankingJson`. The rest of it may be damaged. */
export function looksSaved(text: string): boolean {
  return SAVED_START.test(text);
}

/**
 * Reads a saved ranking to show it again as the current one. Null if the text is not a ranking. The ranking gets a new
 * session ID, because its corrections are part of it and the server may no longer store it. The merges of a corrected
 * ranking are left out, because grouping its lines again would discard the corrections.
 */
export async function loadRanking(text: string): Promise<TrendingResult | null> {
  const saved = await parseRankingJson(text);
  if (saved === null) return null;
  const { merges = [], ...ranking } = saved;
  return {
    ...ranking,
    session_id: `${LOADED_ID}${new Date().toISOString()}`,
    stored_until: null,
    merges: isChangedByHand(ranking.summary) ? [] : merges,
  };
}

/** Whether a ranking was loaded from a file. */
export function isLoaded({ session_id }: TrendingResult): boolean {
  return session_id.startsWith(LOADED_ID);
}
