import { describe, expect, it } from 'vitest';
import { isClosedGoogleNewsLink } from './google-news-link.ts';

const CLOSED_ID = 'CBMiXkFVX3lxTE9hYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ejAxMjM0NTY3ODlBQkNERUZHSElKS0w';
const OPEN_ID = 'CBMiH2h0dHBzOi8vbmV3cy5leGFtcGxlL3N0b3J5P2lkPTfSAQA';

describe('links of Google News', () => {
  it.each([
    `https://news.google.com/rss/articles/${CLOSED_ID}?oc=5`,
    `https://news.google.com/articles/${CLOSED_ID}?hl=en-US&gl=US&ceid=US%3Aen`,
    `https://news.google.com/read/${CLOSED_ID}`,
    `https://news.google.com/__i/rss/rd/articles/${CLOSED_ID}?oc=5`,
  ])('are closed since 2024: %s', (url) => {
    expect(isClosedGoogleNewsLink(url)).toBe(true);
  });

  it.each([
    `https://news.google.com/rss/articles/${OPEN_ID}?oc=5`,
    'https://news.google.com/topics/CAAqJggKIiBDQkFTRWdvSUwyMHZNRGx1YlY4U0FtVnVHZ0pWVXlnQVAB',
    'https://news.google.com/search?q=ferry',
    'https://news.google.com/',
    `https://news.example/rss/articles/${CLOSED_ID}`,
    'not an address',
  ])('or not: %s', (url) => {
    expect(isClosedGoogleNewsLink(url)).toBe(false);
  });
});
