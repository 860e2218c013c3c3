import type { ReportData } from '../../transport/report-data.ts';

/** A report and its input. */
export interface SocialResult {
  readonly report: ReportData;
  /** Whether the user corrected the text of the screenshot. */
  readonly isCorrected: boolean;
  /**
   * The screenshot that was read, as base64. It may differ from the currently chosen one, and is lost when the page is
   * closed or reloaded.
   */
  readonly readImage: string | null;
}
