/** Version of `docs/methods.md`: raised whenever a figure may come out differently for the same input. */
export const METHOD_VERSION = '3.0';
