import { describe, expect, it } from 'vitest';
import { contentOfFile, contentOfText } from './arrivals.ts';

describe('the tool for a paste outside any field', () => {
  it.each([
    ['one link', 'https://news.example/a', 'article'],
    ['several links in a mail', 'See https://news.example/a\nand https://news.example/b', 'list'],
    ['headlines', 'Ferry strike ends\nLibrary reopens', 'headlines'],
    ['headlines with one link', 'Ferry strike ends\nhttps://news.example/a', 'headlines'],
    ['an article', 'word '.repeat(100), 'text'],
  ])('%s', (_, text, kind) => {
    expect(contentOfText(text)?.kind).toBe(kind);
  });

  it('there is none for a single short text', () => {
    expect(contentOfText('Ferry strike ends')).toBeNull();
    expect(contentOfText('')).toBeNull();
  });

  it('a picture is a screenshot, any other file a list of headlines', () => {
    expect(contentOfFile(new File([''], 'a.png', { type: 'image/png' })).kind).toBe('image');
    expect(contentOfFile(new File([''], 'a.docx')).kind).toBe('file');
  });
});
