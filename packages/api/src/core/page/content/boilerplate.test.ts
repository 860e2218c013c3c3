import { describe, expect, it } from 'vitest';
import { PageElement } from '../html/page-element.ts';
import { boilerplateMark, hasBodyHint, isNeverArticle } from './boilerplate.ts';

const element = (tag: string, attributes: Record<string, string> = {}) =>
  new PageElement(tag, attributes, null);

describe('boilerplateMark', () => {
  it.each([
    ['nav', {}],
    ['footer', {}],
    ['aside', {}],
    ['figcaption', {}],
    ['div', { role: 'complementary' }],
    ['section', { id: 'comments' }],
    ['div', { itemprop: 'author' }],
  ])('knows <%s %j> by its kind', (tag, attributes) => {
    expect(boilerplateMark(element(tag, attributes))).toBe('kind');
  });

  it.each([
    ['div', { class: 'related-articles' }],
    ['div', { class: 'CookieBanner cookie' }],
    ['p', { class: 'wp-caption-text' }],
    ['p', { class: 'comment' }],
    ['div', { class: 'newsletter-signup' }],
    ['ul', { class: 'breadcrumb' }],
    ['div', { class: 'body-share-wrapper' }],
    ['div', { class: 'socialBar' }],
    ['div', { class: 'mostRead most-read' }],
  ])('knows <%s %j> only by a word', (tag, attributes) => {
    expect(boilerplateMark(element(tag, attributes))).toBe('name');
  });

  it.each([
    ['div', {}],
    ['body', { class: 'has-sidebar' }],
    ['article', { class: 'post category-social tag-newsletter' }],
    ['div', { class: 'entry-content has-share' }],
    ['p', { class: 'paragraph' }],
    ['div', { class: 'shared-column' }],
  ])('has nothing against <%s %j>', (tag, attributes) => {
    expect(boilerplateMark(element(tag, attributes))).toBe('none');
  });
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
