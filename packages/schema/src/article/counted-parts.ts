/** The parts of an article that count beside its body, as the reader of a report chooses. */
export const ARTICLE_PARTS = ['standfirst', 'captions', 'tables'] as const;
export type ArticlePart = (typeof ARTICLE_PARTS)[number];

/** What counts when nothing is chosen. */
export const DEFAULT_COUNTED_PARTS: readonly ArticlePart[] = ['standfirst', 'tables'];
