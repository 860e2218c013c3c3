import {
  CODED_ARTICLES,
  headlineLine,
  type SampleArticle,
  type SampleSet,
} from '@earshot/schema/help/sample-set';
import type { PastedContent } from '../../lib/arrivals.ts';
import { drawPost } from './draw-post.ts';

export async function sampleContent(set: SampleSet, name: string): Promise<PastedContent | null> {
  if (name === 'headlines') return { kind: 'headlines', text: set.headlines.map(headlineLine).join('\n') };
  if (name === 'coverage' || name === 'coding') {
    const chosen = name === 'coding' ? set.articles.slice(0, CODED_ARTICLES) : set.articles;
    return { kind: 'articles', name: set.name, keywords: set.keywords, articles: chosen.map(toManual) };
  }
  const article = set.articles.find(({ id }) => id === name);
  if (article) return { kind: 'articles', name: '', keywords: set.keywords, articles: [toManual(article)] };
  const post = set.posts.find(({ id }) => id === name);
  return post ? { kind: 'image', file: await drawPost(post), keywords: set.keywords, isSample: true } : null;
}

function toManual({ headline, outlet, date, text }: SampleArticle) {
  return { headline, source: outlet, date, content: text };
}
