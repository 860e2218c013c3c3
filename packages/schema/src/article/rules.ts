import { MIN_ARTICLE_CHARACTERS } from '../limits.ts';
import { checkAddressField } from '../pasted-address.ts';
import { type Problem, problem } from '../toast.ts';

export type ArticleMode = 'url' | 'manual';

export interface ManualInput {
  readonly headline: string;
  readonly source: string;
  readonly date: string;
  readonly content: string;
}

export interface ArticleInput {
  readonly mode: ArticleMode;
  readonly url: string;
  readonly manual: ManualInput;
  readonly keywords: readonly string[];
}

export type ArticleField = 'keywords' | 'url' | 'headline' | 'source' | 'content';

export const KEYWORDS_REQUIRED = problem(
  'keywords',
  'Keywords required',
  'Please add at least one keyword to track.',
);

export const QUICK_KEYWORDS_REQUIRED = problem(
  'keywords',
  'Please add keywords',
  'Add some keywords to track before analyzing your article.',
);

export const MANUAL_INPUT_TITLE = 'Manual input required';

/** Counts UTF-16 units after trimming. */
export function isLongEnough(content: string): boolean {
  return content.trim().length >= MIN_ARTICLE_CHARACTERS;
}

export function isManualInputFilled(manual: ManualInput): boolean {
  return [manual.headline, manual.source, manual.content].every((value) => value.trim() !== '');
}

export function checkArticleInput(input: ArticleInput): Problem<ArticleField> | null {
  if (input.keywords.length === 0) return KEYWORDS_REQUIRED;
  return input.mode === 'url' ? checkUrl(input.url) : checkManual(input.manual);
}

function checkUrl(url: string): Problem<ArticleField> | null {
  return checkAddressField(url, {
    required: 'Please enter an article URL to analyze.',
    invalid: 'Please enter a valid article URL.',
  });
}

function checkManual(manual: ManualInput): Problem<ArticleField> | null {
  const fields = ['headline', 'source', 'content'] as const;
  const blank = fields.find((field) => manual[field].trim() === '');
  if (blank) {
    return problem(blank, MANUAL_INPUT_TITLE, 'Please fill in headline, source, and content fields.');
  }
  if (!isLongEnough(manual.content)) {
    return problem(
      'content',
      'Content too short',
      `Please enter at least ${MIN_ARTICLE_CHARACTERS} characters of article content.`,
    );
  }
  return null;
}

export function isUrlFailure(message: string): boolean {
  return /scrape|access|404/i.test(message);
}

export const URL_ANALYSIS_FAILED = {
  title: 'URL Analysis Failed',
  text: 'Try the Manual Article Input tab to paste the content directly.',
  tone: 'destructive',
} as const;
export const TRY_MANUAL_INPUT = 'Try Manual Input';
export const ARTICLE_FAILURE_TEXT = 'Failed to analyze article. Please check your input and try again.';

export const ARTICLE_PARTS = ['standfirst', 'captions', 'tables'] as const;
export type ArticlePart = (typeof ARTICLE_PARTS)[number];

export const DEFAULT_COUNTED_PARTS: readonly ArticlePart[] = ['standfirst', 'tables'];
