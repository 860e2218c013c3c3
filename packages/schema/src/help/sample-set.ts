/** The practice data set: fictional articles, headlines and posts, with a codebook and the codes of two people. */

/** The codes that a person gave an article; what they mean is in the codebook. */
export interface SampleCodes {
  readonly relevant: string;
  readonly message: string;
  readonly tone: string;
  readonly prominence: string;
}

export interface SampleArticle {
  /** E.g. `article-07`. */
  readonly id: string;
  readonly headline: string;
  readonly outlet: string;
  /** ISO date. */
  readonly date: string;
  readonly text: string;
  readonly coderA: SampleCodes;
  readonly coderB: SampleCodes;
}

export interface SampleHeadline {
  readonly id: string;
  readonly headline: string;
  readonly outlet: string;
  /** ISO date. */
  readonly date: string;
  /** Name of the event that it reports; headlines of one event have the same. */
  readonly story: string;
}

export interface SamplePost {
  /** E.g. `post-04`. */
  readonly id: string;
  readonly author: string;
  readonly handle: string;
  /** ISO date. */
  readonly date: string;
  readonly text: string;
  readonly likes: number;
  readonly tone: string;
}

/** A question of the codebook with its possible codes. */
export interface CodebookEntry {
  readonly name: string;
  readonly question: string;
  readonly codes: readonly { readonly code: string; readonly rule: string }[];
}

export interface SampleSet {
  readonly name: string;
  readonly license: string;
  /** Keywords that the exercises track, in the notation of the keyword field. */
  readonly keywords: readonly string[];
  readonly articles: readonly SampleArticle[];
  readonly headlines: readonly SampleHeadline[];
  readonly posts: readonly SamplePost[];
  readonly codebook: readonly CodebookEntry[];
}

/** The page of the data set; its files lie below. */
export const SAMPLE_PAGE = '/help/data';
export const SAMPLE_SET_PATH = `${SAMPLE_PAGE}/practice-set.json`;
/** Query parameter of the main page that names a sample. */
export const SAMPLE_PARAMETER = 'sample';
/** How many articles the coding exercise has: the first ones of the set. */
export const CODED_ARTICLES = 30;

/** All articles as a coverage list, those to code, the headlines as a list, one article, or one post as a picture. */
const SAMPLE_NAME = /^(?:coverage|coding|headlines|article-\d\d|post-\d\d)$/;

/** Whether a link may name this sample. */
export function isSampleName(name: string): boolean {
  return SAMPLE_NAME.test(name);
}

/** Address that opens a tool with a sample in it, e.g. `/?tab=trending&sample=headlines`. It never starts a call to analyze. */
export function sampleAddress(name: string): string {
  const tool = name === 'headlines' ? 'trending' : name.startsWith('post-') ? 'social' : 'article';
  return `/?tab=${tool}&${SAMPLE_PARAMETER}=${name}`;
}

/** A headline as a line of a list: `Headline - Outlet (2026-03-02)`. */
export function headlineLine({ headline, outlet, date }: SampleHeadline): string {
  return `${headline} - ${outlet} (${date})`;
}
