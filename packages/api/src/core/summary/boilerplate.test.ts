import { describe, expect, it } from 'vitest';
import { isBoilerplate } from './boilerplate.ts';
import { contentTerms } from './sentence-vectors.ts';

const boilerplate = (
  sentence: string,
  language = 'en',
  place: { isAlone?: boolean; isBesideCall?: boolean } = {},
) =>
  isBoilerplate({
    sentence,
    language,
    isAlone: place.isAlone ?? false,
    isBesideCall: place.isBesideCall ?? false,
    terms: contentTerms(sentence, language).length,
  });

describe('isBoilerplate', () => {
  it.each([
    ['a greeting', 'Good morning and welcome to another day in court.'],
    ['a farewell', 'That is all from us for this evening.'],
    ['a question', 'What did the minister know about the letter?'],
    ['a line-up', 'Alba Rovers: Vane; Orrin, Pell, Strand, Tamm; Quill, Rusk; Hale, Brock, Lind.'],
    ['a score sheet', 'Goals: 1-0 Vane (12), 1-1 Orrin (40), 2-1 Pell (77), 3-1 Hale (90).'],
    ['names alone', 'Dana Whitlock and Jon Vane.'],
    ['a credit', 'Photo: The bridge at dusk, seen from the eastern bank.'],
    ['a legal notice', 'This release contains forward-looking statements about the plant.'],
  ])('drops %s', (_, sentence) => {
    expect(boilerplate(sentence)).toBe(true);
  });

  it('weighs evidence: an order and a contact together, not either alone', () => {
    expect(boilerplate('Send your pictures of the storm to live@acme.example.')).toBe(true);
    expect(boilerplate('Residents send the city about 40 letters a week.')).toBe(false);
    expect(boilerplate('The council answers at press@acme.example within two days.')).toBe(false);
  });

  it('judges a sentence next to a call more strictly than one elsewhere', () => {
    const sentence = 'You can find the main story on our front page.';
    expect(boilerplate(sentence, 'en', { isBesideCall: true })).toBe(true);
    expect(boilerplate('You can still find the old story in every family.', 'en')).toBe(false);
  });

  it.each([
    [
      'en',
      'The newsletter of the union, which 4,000 members receive every month, was printed abroad until last year because no works in the city could do it at that price, the treasurer said.',
    ],
    ['en', '“We will tell our readers what we know,” said the editor.'],
    ['en', 'Lumen Health appoints Priya Nair as chief operating officer, effective March 1.'],
    ['en', 'Harbor Rail orders forty quiet electric trains.'],
    ['de', 'Die Stadt baut am Hafen 420 Wohnungen und eine neue Schule.'],
    ['fr', 'La ville construira 420 logements près du port.'],
    ['ja', '市は港の近くに四百二十戸の住宅を建てると発表した。'],
  ])('keeps news in %s', (language, sentence) => {
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
