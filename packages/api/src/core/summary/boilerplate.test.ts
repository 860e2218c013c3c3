import { describe, expect, it } from 'vitest';
import { isBoilerplate, isCredit } from './boilerplate.ts';

const boilerplate = (sentence: string, language = 'en') => isBoilerplate(sentence, language);

describe('isBoilerplate', () => {
  it.each([
    ['a greeting', 'Good morning and welcome to another day in court.'],
    ['a farewell', 'That is all from us for this evening.'],
    ['a question', 'What did the minister know about the letter?'],
    ['a line-up', 'Alba Rovers: Vane; Orrin, Pell, Strand, Tamm; Quill, Rusk; Hale, Brock, Lind.'],
    ['a score sheet', 'Goals: 1-0 Vane (12), 1-1 Orrin (40), 2-1 Pell (77), 3-1 Hale (90).'],
    ['names alone', 'Dana Whitlock and Jon Vane.'],
    ['a credit', 'Photo: The bridge at dusk, seen from the eastern bank.'],
    ['a stamp', 'Published: May 4, 2026, at noon'],
    ['a time of day', '12:40 in the harbor.'],
    ['a menu', '| Home | News | the harbor today'],
    ['a byline', 'By Dana Whitlock and Jon Vane'],
    ['a byline with a role', 'By Dana Whitlock, staff writer'],
    ['a byline with an initial', 'By Dana W. Whitlock, Harbor City Co.'],
    ['a byline that begins in lowercase', 'by Dana Whitlock, health correspondent.'],
    ['a word before a byline', 'By'],
    ['names and their paper', 'Dana Whitlock and Jon Vane for Coast News'],
    ['a list with three dividers', 'Alba: Vane; Orrin, Pell Strand Tamm Quill Rusk Hale Brock Lind.'],
    ['a question in quotation marks', '“What did the minister know about it?”'],
    ['an order with a telephone number', 'Call the harbor office on +44 20 7946 0000.'],
    ['an order about a publication', 'Visit our blog for the rest of it.'],
    ['a legal notice', 'This release contains forward-looking statements about the plant.'],
  ])('drops %s', (_, sentence) => {
    expect(boilerplate(sentence)).toBe(true);
  });

  it('drops a short sentence with a contact, and keeps news about letters', () => {
    expect(boilerplate('Send your pictures of the storm to live@acme.example.')).toBe(true);
    expect(boilerplate('Residents send the city about 40 letters a week.')).toBe(false);
  });

  it.each([
    ['two dividers', 'Alba, Vane and Orrin, Pell Strand Tamm Quill Rusk Hale Brock Lind won.'],
    ['figures', 'In May, 40 ships, 12 ferries, and 9 tugs were in the harbor.'],
    ['a day that looks like an author', 'By Monday, the bridge had closed.'],
    ['a day in front of a figure', 'By Saturday, the toll was 12.'],
    ['a month in front of a company', 'By May Siemens had cut 900 jobs in Erlangen.'],
    ['a company that looks like an author', 'Von Siemens kam keine Reaktion.'],
    ['a holiday in front of a figure', 'Por Navidad, Renfe sube 4.5%.'],
    ['a place that looks like an author', 'By Harbor City standards, the bridge is short!'],
    ['nine words of names', 'Dana Whitlock Meets Jon Vane For A Long Talk'],
  ])('keeps a sentence with %s', (_, sentence) => {
    expect(boilerplate(sentence)).toBe(false);
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

  it.each([
    ['© 2026 Acme', true],
    ['Copyright 2026 Acme', true],
    ['Foto: dpa', true],
    ['Photos: Dana Whitlock', true],
    ['图：新华社', true],
    ['The photo shows a bridge.', false],
    [`Photo: ${'a very long story '.repeat(10)}`, false],
  ])('%s is a credit: %s', (sentence, expected) => {
    expect(isCredit(sentence)).toBe(expected);
  });

  it.each([
    ['Sign up for our newsletter.', true],
    ['All rights reserved.', true],
    ['The union printed its letter.', false],
    [`All rights reserved ${'in the whole harbor '.repeat(8)}.`, false],
  ])('%s is a call: %s', (sentence, expected) => {
    expect(boilerplate(sentence)).toBe(expected);
  });
});
