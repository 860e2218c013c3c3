import type { ShownResult } from '../../lib/analysis-slot.ts';
import type { EditLog } from '../../lib/edits/edit-log.ts';
import type { ReportData } from '../../transport/report-data.ts';

/** A report with the screenshot that it was read from and its corrections. */
export interface SocialResult {
  readonly report: ReportData;
  /** Whether the user corrected the text of the screenshot. */
  readonly isCorrected: boolean;
  /**
   * The screenshot that was read, as base64. It may differ from the currently chosen one, and is lost when the page is
   * closed or reloaded.
   */
  readonly readImage: string | null;
  /** The corrections that led to the report, each with the result before it. Lost with the page, like the screenshot. */
  readonly log: EditLog<ShownResult<SocialResult>>;
}
