/** Fits one model, or several that depend on each other. */
export interface FitTask {
  /** The argument of `npm run fit --`, the name of the card and the prefix of every file name. */
  readonly name: string;
  /**
   * Fits the model, prints its figures through `print`, and returns the content of each file in `src/content/models/`, keyed
   * by name. The same data yield the same bytes.
   */
  fit(print: (line: string) => void): Readonly<Record<string, string>>;
  /** Returns the fingerprint of the features of a sample (see `feature-prints.ts`). Only for models with hashed features. */
  print?(): string;
}
