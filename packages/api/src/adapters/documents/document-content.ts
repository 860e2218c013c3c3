/**
 * Content of one document: its text, the title in its properties, and the heading that its styles or type sizes point to.
 */
export interface DocumentContent {
  readonly paragraphs: string[];
  readonly title: string | null;
  readonly heading: string | null;
  /** Lines repeated at the top of the pages. Omitted for documents without pages. */
  readonly headers?: readonly string[];
  /** Number of lines after the last one that was read. */
  readonly leftOut?: number;
  /** Whether the text was too long to read to its end. */
  readonly isCut?: boolean;
}
