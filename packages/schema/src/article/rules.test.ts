import { describe, expect, it } from 'vitest';
import {
  type ArticleInput,
  checkArticleInput,
  isManualInputFilled,
  isUrlFailure,
  QUICK_KEYWORDS_REQUIRED,
} from './rules.ts';

const content = 'x'.repeat(50);
const manual = { headline: 'Headline', source: 'Source', date: '', content };
const valid: ArticleInput = { mode: 'url', url: 'https://example.com/story', manual, keywords: ['a'] };

const toastOf = (input: Partial<ArticleInput>) => {
  const toast = checkArticleInput({ ...valid, ...input })?.toast;
  return toast ? [toast.title, toast.text] : null;
};

describe('checkArticleInput', () => {
  const keywords = ['Keywords required', 'Please add at least one keyword to track.'];
  const required = ['URL required', 'Please enter an article URL to analyze.'];
  const invalid = ['Invalid URL', 'Please enter a valid article URL.'];
  const blank = ['Manual input required', 'Please fill in headline, source, and content fields.'];
  const short = ['Content too short', 'Please enter at least 50 characters of article content.'];

  it.each<[string, Partial<ArticleInput>, string[] | null]>([
    ['#79 no keyword', { keywords: [] }, keywords],
    ['#87 the keyword check comes first', { keywords: [], url: '' }, keywords],
    ['#80 empty URL', { url: '' }, required],
    ['#80 blank URL', { url: '   ' }, required],
    ['#81 text that is no URL', { url: 'not a url' }, invalid],
    ['#81 no https:// is assumed before a name kept for examples', { url: 'example.com/story' }, invalid],
    ['#81 only http and https', { url: 'javascript:alert(1)' }, invalid],
    ['#81 another scheme', { url: 'ftp://example.com/a' }, invalid],
    ['without a scheme https:// is assumed', { url: 'www.harborcourier.com/story' }, null],
    ['an address inside a sentence', { url: 'Read this: <https://example.com/story>.' }, null],
    [
      'two addresses',
      { url: 'https://example.com/a https://example.com/b' },
      ['One address at a time', 'There are 2 addresses in this field. Please enter one at a time.'],
    ],
    ['#90 a complete URL', { url: ' https://example.com/story ' }, null],
    ['#82 blank headline', { mode: 'manual', manual: { ...manual, headline: ' ' } }, blank],
    ['#82 blank source', { mode: 'manual', manual: { ...manual, source: '\t' } }, blank],
    ['#82 blank content', { mode: 'manual', manual: { ...manual, content: '\n' } }, blank],
    [
      '#83 content of 49 characters',
      { mode: 'manual', manual: { ...manual, content: 'x'.repeat(49) } },
      short,
    ],
    [
      '#83 white space around does not count',
      { mode: 'manual', manual: { ...manual, content: ` ${'x'.repeat(49)} ` } },
      short,
    ],
    ['#84 accepts exactly 50 characters', { mode: 'manual', manual }, null],
    ['#87 manual mode does not look at the URL', { mode: 'manual', url: '' }, null],
  ])('%s', (_, input, expected) => {
    expect(toastOf(input)).toEqual(expected);
  });

  it('#85 Quick Analyze has its own text for missing keywords', () => {
    expect(QUICK_KEYWORDS_REQUIRED.toast).toMatchObject({
      title: 'Please add keywords',
      text: 'Add some keywords to track before analyzing your article.',
    });
  });
});

describe('isManualInputFilled', () => {
  it('#73 needs headline, source and content, not the date', () => {
    expect(isManualInputFilled(manual)).toBe(true);
  });
  it.each(['headline', 'source', 'content'] as const)('#74 is false when %s is blank', (field) => {
    expect(isManualInputFilled({ ...manual, [field]: ' ' })).toBe(false);
  });
});

describe('isUrlFailure', () => {
  it.each([
    ['#101 scrape', '422: This page is too large to scrape.', true],
    ['#102 access', '422: The site refused access to this page (403).', true],
    ['#102 in any case', '403: Access denied', true],
    ['#103 any 404', '404: gone', true],
    ['#106 anything else', '500: boom', false],
  ])('%s', (_, message, expected) => {
    expect(isUrlFailure(message)).toBe(expected);
  });
});
