/** A term that a list is about. */
export interface Tag {
  /** Most frequent spelling. */
  readonly text: string;
  /** Lines that hold the term. */
  readonly lines: number;
  /** Word keys, one for a single word. */
  readonly keys: readonly string[];
}
