import { describe, expect, it } from 'vitest';
import { contentOfFile, contentOfText } from './pasted-content.ts';

describe('what a paste outside of any field is for', () => {
  it.each([
    ['one link', 'https://news.example/a', 'article'],
    ['several links in a mail', 'See https://news.example/a\nand https://news.example/b', 'list'],
    ['headlines', 'Ferry strike ends\nLibrary reopens', 'headlines'],
    ['headlines with one link', 'Ferry strike ends\nhttps://news.example/a', 'headlines'],
    ['an article', 'word '.repeat(100), 'text'],
  ])('%s', (_, text, kind) => {
    expect(contentOfText(text)?.kind).toBe(kind);
  });

  it('a single short text is for none', () => {
    expect(contentOfText('Ferry strike ends')).toBeNull();
    expect(contentOfText('')).toBeNull();
  });

  it('a picture is a screenshot, any other file a list of headlines', () => {
    expect(contentOfFile(new File([''], 'a.png', { type: 'image/png' })).kind).toBe('image');
    expect(contentOfFile(new File([''], 'a.docx')).kind).toBe('file');
  });
});
