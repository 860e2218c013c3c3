declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  const load: (options: {
    readonly print: () => void;
    readonly printErr: () => void;
    readonly TesseractProgress: () => void;
  }) => Promise<import('./recognizer.ts').TesseractCore>;
  export = load;
}
