/**
 * CSS filter of content that is about to be replaced. The colors go and the contrast stays, so that it can still be
 * read, which a lower opacity would not allow (WCAG 1.4.3).
 */
export const OUTDATED = 'grayscale(1)';
