import type { ReportData } from '../../transport/report-data.ts';
import { REPORT_STRINGS } from './strings.ts';

const STRINGS = REPORT_STRINGS.header;

/** Returns the title of a report. Posts rarely have a headline, so their title names the author. */
export function reportTitle({ type, metadata }: ReportData): string {
  if (metadata.headline !== '') return metadata.headline;
  if (type === 'article') return STRINGS.untitled;
  const name = metadata.author || metadata.handle;
  return name ? STRINGS.postBy(name) : STRINGS.post;
}
