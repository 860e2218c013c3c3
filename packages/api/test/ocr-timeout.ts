/** Time limit of one picture in tests, because a loaded machine reads at a fraction of its usual speed. */
export const OCR_TEST_TIMEOUT_MS = 120_000;
