/** A term that represents a subject of the list. */
export interface Tag {
  /** Most frequent spelling. */
  readonly text: string;
  /** Number of lines that contain the term. */
  readonly lines: number;
  /** Keys of its words, in order. */
  readonly keys: readonly string[];
}
