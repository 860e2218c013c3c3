declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  /** Each function is called with a line of the program's output. */
  const load: (options: {
    readonly print: () => void;
    readonly printErr: () => void;
    readonly TesseractProgress: () => void;
  }) => Promise<import('./tesseract-types.ts').TesseractCore>;
  export = load;
}
