/** Of `docs/methods.md`. Incremented whenever a result may change for the same input. */
export const METHOD_VERSION = '3.3';
