import { rankingFileName } from '@earshot/schema/trending/file-name';
import { isChangedByHand } from '@earshot/schema/trending/hand-edits';
import type { CSV_FORMS, TrendingResult } from '@earshot/schema/trending/model';
import type { SpreadsheetStyle } from '@earshot/schema/trending/to-csv';
import { localDay } from '../../lib/format.ts';
import { downloadText } from '../../lib/transfer.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { TRENDING_STRINGS } from './strings.ts';

export function fileNameOf(
  ranking: TrendingResult,
  extension: 'csv' | 'json' | 'docx',
  form: (typeof CSV_FORMS)[number] = 'stories',
): string {
  return rankingFileName(ranking, {
    suffixes: form === 'lines' ? ['lines'] : [],
    extension,
    today: localDay(new Date()),
  });
}

/** Name of the server's file, which is ASCII only and has the date in UTC. */
export function serverFileName(ranking: TrendingResult, form: (typeof CSV_FORMS)[number]): string {
  return rankingFileName(ranking, {
    suffixes: form === 'lines' ? ['lines'] : [],
    extension: 'csv',
    today: new Date().toISOString().slice(0, 10),
    isAscii: true,
  });
}

export function saveTextFile(
  fileName: string,
  text: string,
  mediaType: 'text/csv' | 'application/json',
  note = '',
): void {
  downloadText(fileName, text, mediaType);
  showToast({ title: TRENDING_STRINGS.actions.saved, text: `${fileName}${note}`, tone: 'success' });
}

export function spreadsheetStyle(locale?: string): SpreadsheetStyle {
  const decimal = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal');
  return { separator: decimal?.value === ',' ? ';' : ',' };
}

const TYPE = 'Trending Ranking';
/** Prefix of the session IDs of rankings loaded from files, which the server does not know. */
const LOADED_ID = 'loaded ';

export function rankingJson(ranking: TrendingResult, generatedAt: string): string {
  const changed_by_hand = isChangedByHand(ranking.summary);
  return JSON.stringify({ type: TYPE, generatedAt, changed_by_hand, ...ranking }, null, 2);
}

/** Checks every value, because a file can contain anything. Rejects if the code of the check cannot be loaded. */
export async function parseRankingJson(text: string): Promise<TrendingResult | null> {
  // Compiled schemas need `eval`, which the content security policy forbids.
  (await import('zod/mini')).config({ jitless: true });
  const { TrendingResult } = await import('@earshot/schema/trending/model');
  try {
    return TrendingResult.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Leaves out the merges of a corrected ranking, because regrouping would discard the corrections. */
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

export const isLoaded = ({ session_id }: TrendingResult): boolean => session_id.startsWith(LOADED_ID);
