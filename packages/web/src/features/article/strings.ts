import { MIN_ARTICLE_CHARACTERS } from '@earshot/schema/limits';

export const ARTICLE_STRINGS = {
  url: {
    label: 'Article URL',
    placeholder: 'https://',
    hint: 'Supports news articles from most major publications',
  },
  /** Short messages beside an invalid field. The toast has the full message. */
  fieldErrors: {
    keywords: 'Add one or more keywords here.',
    url: 'Enter a full URL that starts with http:// or https://.',
    headline: 'Fill in the headline.',
    source: 'Fill in the source.',
    content: `Paste the text here, at least ${MIN_ARTICLE_CHARACTERS} characters.`,
  },
  counted: {
    standfirst: 'Standfirst, the summary under the headline',
    captions: 'Captions of pictures',
    tables: 'Tables',
  },
  phases: { url: 'Fetching and reading the page', manual: 'Matching keywords in the text' },
  outcomes: { complete: 'Analysis complete', failed: 'Analysis failed', canceled: 'Analysis canceled' },
  assistant: {
    issues: [
      'The article is behind a paywall or login',
      'The URL is broken or the page has moved',
      'The site is blocking automated access',
      'The content needs JavaScript to load',
    ],
    solutions: [
      'Try another news site that covers the story',
      'Check the URL for typing errors',
      'Use Manual Input and paste the article text',
      'Look for archived copies of the page',
    ],
  },
} as const;
