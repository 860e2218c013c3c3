import { HEAT_THRESHOLDS, TABLE_EXTENSIONS, UPLOAD_EXTENSIONS } from '../limits.ts';
import { type Problem, problem } from '../toast.ts';

export const LINE_TYPES = ['mixed', 'headline', 'url'] as const;
export const LINE_TYPE_LABELS = {
  mixed: 'Mixed: Headlines & URLs',
  headline: 'Headlines Only',
  url: 'URLs Only',
} as const satisfies Record<(typeof LINE_TYPES)[number], string>;

export const NO_DATES_FOUND = 'No dates found';
export const TRENDING_FAILED = 'Analysis Failed';
export const TRENDING_FAILURE_TEXT = 'Unable to analyze content. Please try again.';
/** Title of the error for any rejected upload, whatever its status (#227). */
export const UPLOAD_FAILURE_TEXT = 'Analysis failed';

export type TrendingMode = 'paste' | 'upload';

export interface TrendingInput {
  readonly mode: TrendingMode;
  readonly text: string;
  readonly hasFile: boolean;
}

export function checkTrendingInput(input: TrendingInput): Problem<'text' | 'file'> | null {
  if (input.mode === 'upload') {
    return input.hasFile ? null : problem('file', 'File Required', 'Please select a file to upload.');
  }
  return input.text.trim() === ''
    ? problem('text', 'Input Required', 'Please paste some text to analyze.')
    : null;
}

export function checkTrendingFile(file: { readonly name: string }): Problem<'file'> | null {
  return uploadExtension(file.name)
    ? null
    : problem('file', 'Invalid File Type', 'Please select a .txt, .docx, or .pdf file.');
}

export function checkTrendingTable(file: { readonly name: string }): Problem<'file'> | null {
  return tableExtension(file.name)
    ? null
    : problem('file', 'Invalid File Type', 'Please select a .csv, .tsv, or .xlsx file.');
}

export const tableExtension = (fileName: string) => extensionAmong(TABLE_EXTENSIONS, fileName);
export const uploadExtension = (fileName: string) => extensionAmong(UPLOAD_EXTENSIONS, fileName);

function extensionAmong<Extension extends string>(extensions: readonly Extension[], fileName: string) {
  return extensions.find((extension) => fileName.toLowerCase().endsWith(extension)) ?? null;
}

type HeatBand = 'strongest' | 'strong' | 'medium' | 'muted';

export function heatBand(score: number): HeatBand {
  if (score >= HEAT_THRESHOLDS.strongest) return 'strongest';
  if (score >= HEAT_THRESHOLDS.strong) return 'strong';
  if (score >= HEAT_THRESHOLDS.medium) return 'medium';
  return 'muted';
}

/** Labels of the bands, so that color is not the only signal. */
export const HEAT_BAND_LABELS = {
  strongest: 'Very hot',
  strong: 'Hot',
  medium: 'Warm',
  muted: 'Low',
} as const satisfies Record<HeatBand, string>;
