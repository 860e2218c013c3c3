import { downloadText } from '../../lib/download.ts';
import { showToast } from '../../toasts/toast-store.ts';
import type { ReportData } from '../../transport/report-data.ts';
import { buildReport, reportFileName } from './build-report.ts';
import { REPORT_STRINGS } from './strings.ts';

/** Downloads the report of a result as JSON and confirms the download in a toast. Makes no network call (#178-#184). */
export function exportReport(data: ReportData, now: Date): void {
  const json = `${JSON.stringify(buildReport(data, now), null, 2)}\n`;
  downloadText(reportFileName(data.type, now), json, 'application/json');
  showToast({
    title: REPORT_STRINGS.actions.exported,
    text: REPORT_STRINGS.actions.exportedText,
    tone: 'success',
  });
}
