export interface FitTask {
  /** The argument of `npm run fit --`, the name of the card and the start of every file name. */
  readonly name: string;
  /** The content of each file in `src/content/models/`, by name. The same data yield the same bytes. */
  fit(print: (line: string) => void): Readonly<Record<string, string>>;
  /** Only for models with hashed features (`feature-prints.ts`). */
  print?(): string;
}
