import { ArticleRequest } from '@earshot/schema/article/model';
import { checkArticleInput } from '@earshot/schema/article/rules';
import { pastedUrl } from '@earshot/schema/pasted-address';
import { readArticleInput } from './read-article-input.ts';

/**
 * Returns the URL of the page that an article request needs. Null if it needs none, or if the request is rejected anyway.
 * @param body JSON, which may be invalid
 */
export function requestedPage(body: Uint8Array): string | null {
  const request = ArticleRequest.safeParse(parsed(body));
  if (!request.success) return null;
  const input = readArticleInput(request.data);
  return input.mode === 'manual' || checkArticleInput(input) ? null : pastedUrl(input.url);
}

/** Parses a JSON body. Returns undefined if it is invalid, because the procedure itself rejects it with its own message. */
function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}
