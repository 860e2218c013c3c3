import { downloadBlob } from '../../../lib/download.ts';
import { localTime } from '../../../lib/local-time.ts';
import { logError } from '../../../lib/log.ts';
import { showToast } from '../../../toasts/toast-store.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import type { ReportModel } from './report-model.ts';

const STRINGS = COVERAGE_STRINGS.exports;

/** Report formats. Their writers are loaded on demand. */
const WRITERS = {
  docx: () => import('./write-docx.ts').then((module) => module.writeDocx),
  xlsx: () => import('./write-xlsx.ts').then((module) => module.writeXlsx),
  pptx: () => import('./write-pptx.ts').then((module) => module.writePptx),
} as const;

export type ReportFile = keyof typeof WRITERS;

/** Writes a report to a file and downloads it. Toasts show when it starts, and whether it succeeded or failed. */
export async function downloadReport(model: ReportModel, file: ReportFile, kind: string): Promise<void> {
  showToast({ title: STRINGS.making(kind), tone: 'neutral' });
  try {
    const write = await WRITERS[file]();
    downloadBlob(`${fileName(model)}.${file}`, await write(model));
    showToast({ title: STRINGS.made(kind), text: STRINGS.madeText, tone: 'success' });
  } catch (error) {
    logError('The report could not be written.', error);
    showToast({ title: STRINGS.notMade, text: STRINGS.notMadeText, tone: 'destructive' });
  }
}

/**
 * Returns a descriptive file name with the date and time of the report, so that a later report has a different name,
 * e.g. `acme-recall-march-2026-2026-04-01-143005`. The time is in the user's time zone.
 */
export function fileName({ title, client, period, preparedAt }: ReportModel): string {
  const words = [client, title, period].join(' ').normalize('NFKD').toLowerCase();
  const name = words
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${name || 'coverage'}-${localTime(preparedAt).replace('T', '-').replaceAll(':', '')}`;
}
