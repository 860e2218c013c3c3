/** The jobs of the compute pool: pure functions of their input, by name. */
import { analyzeArticlePage } from '../core/article/analyze-article-page.ts';
import { analyzeDocument } from '../core/article/analyze-document.ts';
import { analyzeManualArticle } from '../core/article/analyze-manual-article.ts';
import { readFeed } from '../core/feeds/read-feed.ts';
import { readNextPart } from '../core/page/read-article.ts';
import { analyzePost } from '../core/social/analyze-post.ts';
import { readPostAnswer } from '../core/social/read-post-answer.ts';
import { readLanding } from '../core/url/landing/read-landing.ts';
import { readLead } from '../core/url/landing/read-lead.ts';
import type { Caller } from '../ports.ts';
import { exportRanking, rankLines } from './ranking-jobs.ts';

export const JOBS = {
  analyzeArticlePage,
  analyzeDocument,
  analyzeManualArticle,
  analyzePost,
  exportRanking,
  rankLines,
  readFeed,
  readLanding,
  readLead,
  readNextPart,
  readPostAnswer,
};

export type JobName = keyof typeof JOBS;
export type JobInput<N extends JobName> = Parameters<(typeof JOBS)[N]>[0];
export type JobOutput<N extends JobName> = Awaited<ReturnType<(typeof JOBS)[N]>>;

/** CPU-intensive work that must not run in the process that answers requests. */
export interface Compute {
  /** Runs a job. Throws its `Failure`, `busy`, `job-timeout`, `job-too-large`, or the signal's reason if the client disconnects. */
  run<N extends JobName>(name: N, input: JobInput<N>, caller: Caller): Promise<JobOutput<N>>;
  json(name: JobName, input: JobInput<JobName>, caller: Caller): Promise<string>;
}
