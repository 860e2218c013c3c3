/** What one document holds: its text, the title of its properties, and the heading that its layout sets apart. */
export interface DocumentContent {
  readonly paragraphs: string[];
  readonly title: string | null;
  readonly heading: string | null;
  /** Lines that return at the top of the pages; absent for documents without pages. */
  readonly headers?: readonly string[];
}
