import { ArticleRequest } from '@earshot/schema/article/model';
import { checkArticleInput } from '@earshot/schema/article/rules';
import { pastedUrl } from '@earshot/schema/pasted-address';
import { readArticleInput } from './read-article-input.ts';

/** Address of the page that the body of an article request asks for; null when it asks for none, or is refused anyway. */
export function pageAddress(body: unknown): string | null {
  const request = ArticleRequest.safeParse(body);
  if (!request.success) return null;
  const input = readArticleInput(request.data);
  return input.mode === 'manual' || checkArticleInput(input) ? null : (pastedUrl(input.url) ?? input.url);
}
