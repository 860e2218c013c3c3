/** The practice data set: fictional articles, headlines and posts, a codebook, and the codes assigned by two coders. */

interface SampleCodes {
  readonly relevant: string;
  readonly message: string;
  readonly tone: string;
  readonly prominence: string;
}

export interface SampleArticle {
  readonly id: string;
  readonly headline: string;
  readonly outlet: string;
  readonly date: string;
  readonly text: string;
  readonly coderA: SampleCodes;
  readonly coderB: SampleCodes;
}

interface SampleHeadline {
  readonly id: string;
  readonly headline: string;
  readonly outlet: string;
  readonly date: string;
  readonly story: string;
}

interface SamplePost {
  readonly id: string;
  readonly author: string;
  readonly handle: string;
  readonly date: string;
  readonly text: string;
  readonly likes: number;
  readonly tone: string;
}

interface CodebookEntry {
  readonly name: string;
  readonly question: string;
  readonly codes: readonly { readonly code: string; readonly rule: string }[];
}

export type Material = 'codebook' | 'codes';

export interface Exercise {
  /** Anchor of the exercise in its playbook and its name in the tool's URL, e.g. `exercise-share-of-voice`. */
  readonly slug: string;
  readonly label: string;
  readonly task: string;
  readonly expected: string;
  readonly sample: string;
  readonly materials?: readonly Material[] | undefined;
  readonly playbook: string;
}

export interface SampleSet {
  readonly name: string;
  readonly license: string;
  readonly keywords: readonly string[];
  readonly articles: readonly SampleArticle[];
  readonly headlines: readonly SampleHeadline[];
  readonly posts: readonly SamplePost[];
  readonly codebook: readonly CodebookEntry[];
  readonly exercises: readonly Exercise[];
}

export const SAMPLE_PAGE = '/help/data';
export const SAMPLE_SET_PATH = `${SAMPLE_PAGE}/practice-set.json`;
export const SAMPLE_PARAMETER = 'sample';
export const EXERCISE_PARAMETER = 'exercise';
export const EXERCISES_ADDRESS = `${SAMPLE_PAGE}#exercises`;
export const MATERIALS: Readonly<Record<Material, { readonly address: string; readonly title: string }>> = {
  codebook: { address: `${SAMPLE_PAGE}#codebook`, title: 'Codebook' },
  codes: { address: `${SAMPLE_PAGE}#codes`, title: 'Codes of coders A and B' },
};
export const CODED_ARTICLES = 30;

/** Name of a list filled from the set, until the user renames it. */
export const SAMPLE_SET_NAME = 'Tidewell Ferries practice set, March 2026 (fictional)';

/** The post that has a picture, `sample-post.png`. */
export const SAMPLE_POST = 'post-05';

const SAMPLE_NAME = /^(?:coverage|coding|headlines|article-\d\d|post-05)$/;

export function isSampleName(name: string): boolean {
  return SAMPLE_NAME.test(name);
}

/** For example `/?tab=trending&sample=headlines`. The URL alone never starts an analysis (but see `ANALYZE_AT_ONCE`). */
export function sampleAddress(name: string, exercise?: string): string {
  const tool = name === 'headlines' ? 'trending' : name.startsWith('post-') ? 'social' : 'article';
  const shown = exercise === undefined ? '' : `&${EXERCISE_PARAMETER}=${exercise}`;
  return `/?tab=${tool}&${SAMPLE_PARAMETER}=${name}${shown}`;
}

export function headlineLine({ headline, outlet, date }: SampleHeadline): string {
  return `${headline} - ${outlet} (${date})`;
}
