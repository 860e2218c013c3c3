import { ArticleRequest } from '@earshot/schema/article/model';
import { checkArticleInput } from '@earshot/schema/article/rules';
import { pastedUrl } from '@earshot/schema/pasted-address';
import { readArticleInput } from './read-article-input.ts';

/**
 * Returns the URL of the page requested in the body of an article request, or null if there is none or the request is
 * rejected anyway.
 */
export function pageAddress(body: unknown): string | null {
  const request = ArticleRequest.safeParse(body);
  if (!request.success) return null;
  const input = readArticleInput(request.data);
  return input.mode === 'manual' || checkArticleInput(input) ? null : (pastedUrl(input.url) ?? input.url);
}
