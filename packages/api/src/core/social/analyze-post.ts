import type { AnalysisResult } from '@earshot/schema/analysis-result';
import { composeReport } from '../report/compose-report.ts';
import type { Post } from './compose-post.ts';

export interface PostJob {
  readonly post: Post;
  readonly keywords: readonly string[];
}

const SCOPE_REASON = 'a post on a social network has no publisher with an area of its own';

export function analyzePost({ post, keywords }: PostJob): AnalysisResult {
  return composeReport({
    kind: 'social',
    sourceUrl: post.url,
    text: post.text,
    isTyped: post.corrected?.includes('text') ?? false,
    headline: '',
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
    titles: post.titles,
    keywords,
    specialTerms: [],
    sourceNames: [post.author, post.handle],
    previewImage: post.previewImage,
    reading: post.reading,
  });
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
