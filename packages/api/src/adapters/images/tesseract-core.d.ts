declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  /** Loads Tesseract. `print` and `printErr` receive its output line by line, and `TesseractProgress` its progress. */
  const load: (options: {
    readonly print: () => void;
    readonly printErr: () => void;
    readonly TesseractProgress: () => void;
  }) => Promise<import('./tesseract-types.ts').TesseractCore>;
  export = load;
}
