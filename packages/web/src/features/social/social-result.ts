import type { ReportData } from '../../transport/report-data.ts';

/** A report and what it was made from. */
export interface SocialResult {
  readonly report: ReportData;
  /** Whether the user corrected the text of the screenshot. */
  readonly isCorrected: boolean;
  /** The screenshot that was read, which may differ from the one that is chosen by now; it never outlives the page. */
  readonly readImage: string | null;
}
