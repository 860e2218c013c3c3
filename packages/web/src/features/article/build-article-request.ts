import { DEFAULT_COUNTED_PARTS } from '@earshot/schema/article/counted-parts';
import type { ArticleRequest } from '@earshot/schema/article/model';
import { pastedUrl } from '@earshot/schema/pasted-address';
import type { ArticleInputs } from './use-article-inputs.ts';

type Entered = Pick<
  ArticleInputs,
  'mode' | 'url' | 'manual' | 'keywords' | 'specialEnabled' | 'specialTerms' | 'countedParts'
>;

/**
 * Builds the request body of the article call. Contains either the URL or the text. Special terms are included only if
 * they are enabled. Counted parts are included only with a URL, and only if they differ from the default (#90-#93,
 *
 */
export function buildArticleRequest(entered: Entered): ArticleRequest {
  const { mode, url, manual, keywords, specialEnabled, specialTerms, countedParts } = entered;
  return {
    ...(mode === 'url' ? { url: pastedUrl(url) ?? url.trim() } : { manualContent: trimmed(manual) }),
    keywords,
    specialEnabled,
    ...(specialEnabled ? { specialTerms } : {}),
    ...(mode === 'url' && !isDefault(countedParts) ? { countedParts: [...countedParts] } : {}),
  };
}

const isDefault = (parts: Entered['countedParts']) => parts.join() === DEFAULT_COUNTED_PARTS.join();

function trimmed({ headline, source, date, content }: Entered['manual']): Entered['manual'] {
  return { headline: headline.trim(), source: source.trim(), date: date.trim(), content: content.trim() };
}
