/**
 * CSS filter for content that is about to be replaced. It removes color but keeps enough contrast for text to stay readable,
 * unlike a lower opacity (WCAG 1.4.3).
 */
export const OUTDATED = 'grayscale(1)';
