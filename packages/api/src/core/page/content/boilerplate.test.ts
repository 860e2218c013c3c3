import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { PageElement } from '../html/page-element.ts';
import { boilerplateMark, hasBodyHint, isNeverArticle } from './boilerplate.ts';

const element = (tag: string, attributes: Record<string, string> = {}) =>
  new PageElement(tag, attributes, null);

describe('boilerplateMark', () => {
  it.each(examples<[string, Record<string, string>]>(import.meta.url, 'boilerplate by its kind'))(
    'knows <%s %j> by its kind',
    (tag, attributes) => {
      expect(boilerplateMark(element(tag, attributes))).toBe('kind');
    },
  );

  it.each(examples<[string, { class: string }]>(import.meta.url, 'boilerplate by a word'))(
    'knows <%s %j> only by a word',
    (tag, attributes) => {
      expect(boilerplateMark(element(tag, attributes))).toBe('name');
    },
  );

  it.each(examples<[string, { class?: string }]>(import.meta.url, 'no boilerplate'))(
    'has nothing against <%s %j>',
    (tag, attributes) => {
      expect(boilerplateMark(element(tag, attributes))).toBe('none');
    },
  );
});

it('knows the names of article bodies', () => {
  expect(hasBodyHint(element('div', { class: 'c-entry-content' }))).toBe(true);
  expect(hasBodyHint(element('div', { itemprop: 'articleBody' }))).toBe(true);
  expect(hasBodyHint(element('div', { class: 'content' }))).toBe(false);
});

it('never takes footers and comment sections for the article', () => {
  expect(isNeverArticle(element('footer'))).toBe(true);
  expect(isNeverArticle(element('ol', { class: 'comment-list comments' }))).toBe(true);
  expect(isNeverArticle(element('div', { class: 'sidebar' }))).toBe(false);
});
