/** One model to fit: where its data come from and what is written. */
export interface FitTask {
  /** The word after `npm run fit --`, the name of the card and the start of every file name. */
  readonly name: string;
  /**
   * Fits the model, prints cross-validated figures through `print`, and returns the text of each file of
   * `src/content/models/`, keyed by its name. The same data give the same bytes.
   */
  fit(print: (line: string) => void): Readonly<Record<string, string>>;
}
