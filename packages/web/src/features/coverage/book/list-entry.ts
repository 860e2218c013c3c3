/** A report, as far as a coverage list needs it: its figures, with the sentences that they are made from. */

/** A sentence that mentions a keyword. */
export interface EvidenceLine {
  readonly section: string;
  readonly text: string;
  /** Places of the mentions in `text`, as UTF-16 offsets. */
  readonly marks: readonly { readonly start: number; readonly end: number }[];
  /** What the sentence says of the keyword, in [-1, 1]; null when it has no tone. */
  readonly tone: number | null;
  /** The words that decide the tone. */
  readonly words: readonly string[];
}

/** What a report says about one keyword, in one article. */
export interface KeywordFigures {
  /** Its first spelling. */
  readonly keyword: string;
  /** All spellings that were counted, e.g. `Volkswagen = VW`. */
  readonly tracked: string;
  readonly mentions: number;
  readonly inHeadline: boolean;
  /** Tone of the sentences that mention it, in [-1, 1]; null when none was scored. */
  readonly tone: number | null;
  readonly evidence: readonly EvidenceLine[];
  /** How many sentences mention it, when `evidence` has only the first of them. */
  readonly sentences: number;
}

/** A line of the analyst's record, e.g. the section of the publication. */
export interface RecordLine {
  readonly field: string;
  readonly label: string;
  readonly value: string;
}

/** A direct quotation in whose sentences a keyword is mentioned. */
export interface QuoteLine {
  readonly text: string;
  /** Null when the text names none. */
  readonly speaker: string | null;
  /** The words of the text that name the speaker; empty without one. */
  readonly attribution: string;
  /** First spellings of the keywords. */
  readonly keywords: readonly string[];
}

export interface ListEntry {
  readonly type: 'article' | 'social';
  readonly outlet: string;
  readonly scope: string;
  readonly headline: string;
  /** Address of the page or post; empty for pasted text. */
  readonly url: string;
  /** Every address that is known to lead to it: after redirects, without tracking, and the one that the page itself names. */
  readonly addresses: readonly string[];
  readonly date: string | null;
  readonly author: string;
  readonly summary: string;
  /** ISO 639-1, or `und`. */
  readonly language: string;
  readonly words: number;
  readonly keywords: readonly KeywordFigures[];
  readonly quotes: readonly QuoteLine[];
  /** What the page states beside headline, outlet and day, in the words of the report. */
  readonly record: readonly RecordLine[];
  /** Public engagement figures of a post, by name. */
  readonly counts: Readonly<Record<string, number>>;
  /** Fingerprint of the text, by which copies under other outlets are found; empty for a short text. */
  readonly sketch: readonly number[];
  /** ISO 8601 time. */
  readonly analyzedAt: string;
  readonly methodVersion: string;
}
