export const ARTICLE_PARTS = ['standfirst', 'captions', 'tables'] as const;
export type ArticlePart = (typeof ARTICLE_PARTS)[number];

export const DEFAULT_COUNTED_PARTS: readonly ArticlePart[] = ['standfirst', 'tables'];
