import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { isBoilerplate, isCredit } from './boilerplate.ts';

const boilerplate = (sentence: string, language = 'en') => isBoilerplate(sentence, language);

describe('isBoilerplate', () => {
  it.each(examples<[string, string]>(import.meta.url, 'boilerplate'))('drops %s', (_, sentence) => {
    expect(boilerplate(sentence)).toBe(true);
  });

  it('drops a short sentence with a contact, and keeps news about letters', () => {
    expect(boilerplate('Send your pictures of the storm to live@acme.example.')).toBe(true);
    expect(boilerplate('Residents send the city about 40 letters a week.')).toBe(false);
  });

  it.each(examples<[string, string]>(import.meta.url, 'sentences that are kept'))(
    'keeps a sentence with %s',
    (_, sentence) => {
      expect(boilerplate(sentence)).toBe(false);
    },
  );

  it.each(examples<[string, string]>(import.meta.url, 'news'))('keeps news in %s', (language, sentence) => {
    expect(boilerplate(sentence, language)).toBe(false);
  });

  it.each([
    ['zh', '欢迎关注我们的公众号，获取更多消息。'],
    ['ar', 'تابعونا على مواقع التواصل الاجتماعي كل يوم'],
    ['de', 'Weitere Informationen erhalten Sie auf unserer Website.'],
    ['ko', '구독하기 버튼을 눌러 주세요 매일 아침 보내 드립니다.'],
  ])('drops calls in %s', (language, sentence) => {
    expect(boilerplate(sentence, language)).toBe(true);
  });
});

describe('captions, credits and calls', () => {
  it.each([
    ['Pictured: the bridge at dusk.', true],
    ['The bridge (pictured) at dusk.', true],
    ['Tribute: the flowers at the bridge.', true],
    ['The bridge was pictured at dusk.', false],
    ['The mayor said: we will wait.', false],
  ])('%s is a caption: %s', (sentence, expected) => {
    expect(boilerplate(sentence)).toBe(expected);
  });

  it.each(examples<[string, boolean]>(import.meta.url, 'credits'))(
    '%s is a credit: %s',
    (sentence, expected) => {
      expect(isCredit(sentence)).toBe(expected);
    },
  );

  it.each([
    ['Sign up for our newsletter.', true],
    ['All rights reserved.', true],
    ['The union printed its letter.', false],
    [`All rights reserved ${'in the whole harbor '.repeat(8)}.`, false],
  ])('%s is a call: %s', (sentence, expected) => {
    expect(boilerplate(sentence)).toBe(expected);
  });
});
