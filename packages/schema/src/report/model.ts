/** The two report files for export (spec section 3). Their fields and the order of these are fixed (#182, #183). */
import type { BreakoutBox, CorrectableField, KeywordMatch } from '../analysis-result.ts';

export type ReportedMatch = Pick<
  KeywordMatch,
  'keyword' | 'found' | 'mentions' | 'relevancySummary' | 'notCounted'
>;

export interface ArticleReport {
  readonly type: 'Article Analysis Report';
  readonly url: string;
  readonly generatedAt: string;
  readonly source: string;
  readonly headline: string;
  readonly date: string | null;
  readonly summary: string;
  readonly keywordMatches: readonly ReportedMatch[];
  readonly breakoutBoxes: readonly BreakoutBox[];
}

export interface SocialReport {
  readonly type: 'Social Post Analysis Report';
  readonly url: string;
  readonly generatedAt: string;
  readonly platform: string;
  readonly summary: string;
  readonly keywordMatches: readonly ReportedMatch[];
  readonly corrected?: readonly CorrectableField[];
}
