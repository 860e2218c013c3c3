import type { TrendingResult } from './model.ts';

const MAX_NAME_CHARACTERS = 40;
const MARKS = /\p{M}/gu;

interface FileNameOptions {
  readonly suffixes?: readonly string[];
  readonly extension: 'csv' | 'json' | 'docx';
  readonly today: string;
  /** For an HTTP header, which allows only ASCII. */
  readonly isAscii?: boolean;
}

/** For example `trending-about-tidewell-2026-03-05-lines.csv`: the most frequent tag, usually the client, and the newest day. */
export function rankingFileName(
  { summary }: Pick<TrendingResult, 'summary'>,
  { suffixes = [], extension, today, isAscii = false }: FileNameOptions,
): string {
  const [tag = ''] = summary.top_tags[0] ?? [];
  const subject = isAscii ? tag.normalize('NFKD').replace(MARKS, '').toLowerCase() : tag.toLowerCase();
  const words = subject.match(isAscii ? /[a-z0-9]+/g : /[\p{L}\p{N}]+/gu) ?? [];
  const name = words.join('-').slice(0, MAX_NAME_CHARACTERS).replace(/-$/, '');
  const about = name === '' ? [] : ['about', name];
  return `${['trending', ...about, summary.heat_basis.newest_day ?? today, ...suffixes].join('-')}.${extension}`;
}
