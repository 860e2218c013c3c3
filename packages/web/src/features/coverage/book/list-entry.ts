/** The part of a report that a coverage list needs: its figures, with the sentences behind them. */
import type { KeywordToneLabel } from '@earshot/schema/sentiment';

/** A sentence that mentions a keyword. */
export interface EvidenceLine {
  readonly section: string;
  readonly text: string;
  /** Positions of the mentions in `text`, as UTF-16 offsets. */
  readonly marks: readonly { readonly start: number; readonly end: number }[];
  /** Tone of the sentence toward the keyword, in [-1, 1]. Null if it has no tone. */
  readonly tone: number | null;
  /** The words that determine the tone. */
  readonly words: readonly string[];
}

/** A sentence with mentions that the keyword's exclusions took away. */
export interface ExcludedLine extends Pick<EvidenceLine, 'section' | 'text' | 'marks'> {
  /** Why they do not count, e.g. `inside “Apex Legends”`. */
  readonly reason: string;
}

/** The figures of one keyword in one article. */
export interface KeywordFigures {
  /** The first spelling of the keyword. */
  readonly keyword: string;
  /** All spellings and exclusions that were applied, e.g. `Volkswagen = VW -"VW Sport"`. */
  readonly tracked: string;
  readonly mentions: number;
  readonly inHeadline: boolean;
  /** Mean tone of the sentences with a clear tone, in [-1, 1]. Null if there is none. */
  readonly tone: number | null;
  readonly label: KeywordToneLabel | null;
  /** Number of sentences with a clear tone. */
  readonly clear: number;
  readonly evidence: readonly EvidenceLine[];
  /** Number of sentences that mention the keyword. `evidence` may contain only the first ones. */
  readonly sentences: number;
  /** The mentions that exclusions took away. `lines` may contain only the first sentences. */
  readonly notCounted: { readonly mentions: number; readonly lines: readonly ExcludedLine[] };
}

/** A line of the analyst's record, e.g. the section of the publication. */
export interface RecordLine {
  readonly field: string;
  readonly label: string;
  readonly value: string;
}

/** A direct quotation whose sentences mention a keyword. */
export interface QuoteLine {
  readonly text: string;
  /** Null if the text names no speaker. */
  readonly speaker: string | null;
  /** Words in the text that name the speaker. Empty if no speaker is named. */
  readonly attribution: string;
  /** First spelling of each keyword mentioned. */
  readonly keywords: readonly string[];
}

export interface ListEntry {
  readonly type: 'article' | 'social';
  readonly outlet: string;
  readonly scope: string;
  readonly headline: string;
  /** URL of the page or post. Empty for pasted text. */
  readonly url: string;
  /** Every known URL of the page: the URL of the report, with and without tracking parameters, and the canonical URL. */
  readonly addresses: readonly string[];
  readonly date: string | null;
  readonly author: string;
  readonly summary: string;
  /** ISO 639-1 language code, or `und` if unknown. */
  readonly language: string;
  readonly words: number;
  readonly keywords: readonly KeywordFigures[];
  readonly quotes: readonly QuoteLine[];
  /** Facts that the page states in addition to headline, outlet and date, worded as in the report. */
  readonly record: readonly RecordLine[];
  /** Public engagement figures of a post, keyed by name. */
  readonly counts: Readonly<Record<string, number>>;
  /** Fingerprint of the text, used to find copies in other outlets. Empty for a short text. */
  readonly sketch: readonly number[];
  /** ISO 8601 timestamp. */
  readonly analyzedAt: string;
  readonly methodVersion: string;
}
