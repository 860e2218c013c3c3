/** The version in `docs/methods.md`, raised whenever the same input may give another result. */
export const METHOD_VERSION = '3.3';
