import type { ArticleRequest } from '@earshot/schema/article/model';
import type { ArticleInput } from '@earshot/schema/article/rules';
import { cleanKeywords } from '@earshot/schema/keywords/rules';

/** If a request has both a URL and pasted content, the pasted content wins. */
export function readArticleInput({ url, manualContent, keywords }: ArticleRequest): ArticleInput {
  const { headline = '', source = '', date, content = '' } = manualContent ?? {};
  return {
    mode: manualContent ? 'manual' : 'url',
    url: url ?? '',
    manual: { headline: headline.trim(), source: source.trim(), date: date?.trim() ?? '', content },
    keywords: cleanKeywords(keywords),
  };
}
