import type { AnalysisResult } from '@earshot/schema/analysis-result';
import { analyzeText } from '../report/analyze-text.ts';
import { METHOD_VERSION } from '../report/method-version.ts';
import type { Post } from './post.ts';

export interface PostJob {
  readonly post: Post;
  readonly keywords: readonly string[];
}

/** Reason given for the scope of every post, which is `other`. */
const SCOPE_REASON = 'a post on a social network has no publisher with an area of its own';

/** The report on a social media post, by the same core as an article; a post has no headline of its own. */
export function analyzePost({ post, keywords }: PostJob): AnalysisResult {
  const { document, ...report } = analyzeText({
    headline: '',
    text: post.text,
    keywords,
    specialTerms: [],
    sourceNames: [post.author, post.handle].filter((name) => name !== null),
  });
  return {
    type: 'social',
    sourceUrl: post.url,
    ...(post.previewImage !== null && { previewImage: post.previewImage }),
    metadata: {
      source: post.author ?? post.platform,
      headline: post.title ?? post.titles.ogTitle ?? '',
      date: post.date,
      publisherScope: 'other',
      publisherLocation: null,
      ogDescription: post.ogDescription,
      platform: post.platform,
      author: post.author,
      handle: post.handle,
      counts: post.counts,
      provenance: provenanceOf(post),
      ...(post.corrected && { corrected: [...post.corrected] }),
    },
    titleValidation: post.titles,
    ...report,
    document: { ...document, ...(post.reading && { reading: post.reading }) },
    methodVersion: METHOD_VERSION,
  };
}

function provenanceOf({ author, title, titles, provenance }: Post): Post['provenance'] {
  const source = author === null ? provenance.platform : provenance.author;
  return {
    ...provenance,
    publisherScope: SCOPE_REASON,
    ...(source !== undefined && { source }),
    ...(title === null && titles.ogTitle !== null && { headline: 'og:title' }),
  };
}
