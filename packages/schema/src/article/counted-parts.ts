/** Parts of an article that the user can choose to count in addition to its body. */
export const ARTICLE_PARTS = ['standfirst', 'captions', 'tables'] as const;
export type ArticlePart = (typeof ARTICLE_PARTS)[number];

/** Parts that are counted if a request names none. */
export const DEFAULT_COUNTED_PARTS: readonly ArticlePart[] = ['standfirst', 'tables'];
