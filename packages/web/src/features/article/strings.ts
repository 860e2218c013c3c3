import { formatCount } from '@earshot/schema/format-count';
import { MIN_ARTICLE_CHARACTERS } from '@earshot/schema/limits';

export const ARTICLE_STRINGS = {
  formTitle: 'Article',
  inputType: 'Input type',
  modes: { url: 'Article URL', manual: 'Manual Input' },
  url: {
    label: 'Article URL',
    placeholder: 'https://',
    hint: 'Supports news articles from most major publications',
  },
  manual: {
    headline: 'Headline',
    source: 'Source',
    date: 'Publication date (optional)',
    content: 'Full article content',
    hint: 'Perfect for articles behind paywalls or when URL scraping fails',
    characters: (count: string) => `${count} characters`,
  },
  /** Short messages beside an invalid field. The toast has the full message. */
  fieldErrors: {
    keywords: 'Add one or more keywords here.',
    url: 'Enter a full URL that starts with http:// or https://.',
    headline: 'Fill in the headline.',
    source: 'Fill in the source.',
    content: `Paste the text here, at least ${MIN_ARTICLE_CHARACTERS} characters.`,
  },
  analyzeMany: (count: number) => `Analyze ${formatCount(count)} articles`,
  quickAnalyze: 'Quick Analyze',
  clear: 'Clear',
  keywords: { label: 'Keywords', noun: 'keyword' },
  special: { toggle: 'Special Keyword Breakout', label: 'Special terms', noun: 'special term' },
  analyze: 'Analyze Article',
  analyzing: 'Analyzing...',
  phases: { url: 'Fetching and reading the page', manual: 'Matching keywords in the text' },
  outcomes: { complete: 'Analysis complete', failed: 'Analysis failed', canceled: 'Analysis canceled' },
  guidance:
    'Add the keywords you track, then enter an article URL or paste the text. Nothing you enter is stored on the server.',
  sample: 'Try a sample',
  assistant: {
    title: 'URL Troubleshooting Assistant',
    noReason: 'The article could not be analyzed.',
    likely: '(likely here)',
    issuesTitle: 'Common issues',
    issues: [
      'The article is behind a paywall or login',
      'The URL is broken or the page has moved',
      'The site is blocking automated access',
      'The content needs JavaScript to load',
    ],
    solutionsTitle: 'Quick solutions',
    solutions: [
      'Try another news site that covers the story',
      'Check the URL for typing errors',
      'Use Manual Input and paste the article text',
      'Look for archived copies of the page',
    ],
    switch: 'Switch to Manual Input',
    dismiss: 'Dismiss',
  },
} as const;
