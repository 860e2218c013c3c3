import type { ArticleInput } from '@earshot/schema/article/rules';
import { pastedUrl } from '@earshot/schema/pasted-address';

export interface ArticleSubmission extends ArticleInput {
  readonly specialEnabled: boolean;
  readonly specialTerms: readonly string[];
}

/** The body of the article call: one of the two inputs, special terms only when they are asked for (#90-#93, A-13, A-14). */
export function buildArticleRequest(submission: ArticleSubmission) {
  const { mode, url, manual, keywords, specialEnabled, specialTerms } = submission;
  const input =
    mode === 'url'
      ? { url: pastedUrl(url) ?? url.trim() }
      : {
          manualContent: {
            headline: manual.headline.trim(),
            source: manual.source.trim(),
            date: manual.date.trim(),
            content: manual.content.trim(),
          },
        };
  return {
    ...input,
    keywords: [...keywords],
    specialEnabled,
    ...(specialEnabled ? { specialTerms: [...specialTerms] } : {}),
  };
}
