import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSentences } from './sentences.ts';

const split = (text: string, language = 'en') =>
  splitSentences(text, language).map(({ start, end }) => text.slice(start, end));

describe('a sentence that ends in an emoji', () => {
  it.each<[string, string[]]>([
    [
      'On hold with Lumen Bank and the app was down again 🙄 But hey, the branch on Mill Street was lovely',
      [
        'On hold with Lumen Bank and the app was down again 🙄',
        'But hey, the branch on Mill Street was lovely',
      ],
    ],
    ['The app is down 😡😡 😡 Fix it now', ['The app is down 😡😡 😡', 'Fix it now']],
    ['The app is down 🤦🏽‍♀️ Fix it now', ['The app is down 🤦🏽‍♀️', 'Fix it now']],
    ['The app is down again🙄 But I waited', ['The app is down again🙄', 'But I waited']],
    ['The app is down 😡 40 minutes on hold', ['The app is down 😡', '40 minutes on hold']],
    ['So proud of this team ❤️ Thank you all', ['So proud of this team ❤️', 'Thank you all']],
    [
      'What a win for Harbour City 🇩🇪 The team was superb',
      ['What a win for Harbour City 🇩🇪', 'The team was superb'],
    ],
    ['Coffee with the whole crew ☕ It was great', ['Coffee with the whole crew ☕', 'It was great']],
    ['The app is down :( Waited an hour', ['The app is down :(', 'Waited an hour']],
    ['It is so good!!! 😍 can’t wait for more', ['It is so good!!! 😍', 'can’t wait for more']],
    ['It was lovely. 😀 We stayed', ['It was lovely. 😀', 'We stayed']],
    [
      'app was down again at lumen bank 🙄 but the branch was lovely',
      ['app was down again at lumen bank 🙄', 'but the branch was lovely'],
    ],
    [
      'The app was down again 🙄\nbut the branch was lovely',
      ['The app was down again 🙄', 'but the branch was lovely'],
    ],
    [
      'Three reasons: 1️⃣ A faster app 2️⃣ Lower fees 3️⃣ No queues',
      ['Three reasons:', '1️⃣ A faster app', '2️⃣ Lower fees', '3️⃣ No queues'],
    ],
  ])('splits %j', (text, expected) => {
    expect(split(text)).toEqual(expected);
  });

  it.each<[string, string, string[]]>([
    [
      'de',
      'Die App ist schon wieder weg 🙄 Aber die Filiale war super',
      ['Die App ist schon wieder weg 🙄', 'Aber die Filiale war super'],
    ],
    [
      'fr',
      'L’appli est encore en panne 😡 Mais l’agence était géniale',
      ['L’appli est encore en panne 😡', 'Mais l’agence était géniale'],
    ],
    [
      'es',
      'La app está caída otra vez 😡 ¡Pero la sucursal fue genial!',
      ['La app está caída otra vez 😡', '¡Pero la sucursal fue genial!'],
    ],
    [
      'ru',
      'Приложение опять не работает 😡 Зато отделение отличное',
      ['Приложение опять не работает 😡', 'Зато отделение отличное'],
    ],
    ['ja', 'アプリまた落ちた😡でも支店は最高だった', ['アプリまた落ちた😡', 'でも支店は最高だった']],
    ['zh', '银行的应用又崩溃了😡但是分行的服务很好', ['银行的应用又崩溃了😡', '但是分行的服务很好']],
    ['ko', '앱이 또 멈췄어요 😡 그래도 지점은 좋았어요', ['앱이 또 멈췄어요 😡', '그래도 지점은 좋았어요']],
    [
      'ar',
      'التطبيق معطل مرة أخرى 😡 لكن الفرع كان رائعا',
      ['التطبيق معطل مرة أخرى 😡', 'لكن الفرع كان رائعا'],
    ],
    ['hi', 'ऐप फिर से बंद है 😡 लेकिन शाखा बहुत अच्छी थी', ['ऐप फिर से बंद है 😡', 'लेकिन शाखा बहुत अच्छी थी']],
    ['th', 'แอปล่มอีกแล้วทั้งวัน 😡 แต่สาขาดีมากเลยนะ', ['แอปล่มอีกแล้วทั้งวัน 😡', 'แต่สาขาดีมากเลยนะ']],
  ])('splits %s: %j', (language, text, expected) => {
    expect(split(text, language)).toEqual(expected);
  });
});

describe('an emoji inside a sentence', () => {
  it.each<[string, string]>([
    ['en', 'I ❤️ New York and the Bronx'],
    ['en', 'We really ❤ Harbour City'],
    ['en', 'Thanks 🙏 Priya'],
    ['en', 'Thanks 🙏 Priya Nair'],
    ['en', 'What a lovely day 😀 Priya'],
    ['en', 'We drank our coffee ☕ in the harbor'],
    ['en', 'We love the old town 🇩🇪 Harbor City'],
    ['en', 'Made in 🇩🇪 Germany with love'],
    ['en', 'Coffee with ☕ Lumen Bank staff'],
    ['en', 'The app is down again 😡 #fail #LumenBank'],
    ['en', 'The app is down again 😡 @lumenbank fix this'],
    ['en', 'app is so down again 😡 https://down.example/now'],
    ['en', 'This made me laugh 😂 at the bank'],
    ['en', 'She (so tired 😴 And hungry) left'],
    ['en', 'Acme™ The Bank® and © The Pier'],
    ['ja', '友達みんなと😍と銀行に行った'],
  ])('does not end it, %s: %j', (language, text) => {
    expect(split(text, language)).toEqual([text]);
  });

  it('keeps the brackets of emoticons from enclosing the sentences between them', () => {
    expect(split('It is down :( We waited. Nobody came. The branch was lovely :)')).toEqual([
      'It is down :(',
      'We waited.',
      'Nobody came.',
      'The branch was lovely :)',
    ]);
  });
});

it('ends and loses no character, whatever the emoji, flags in half and signs', () => {
  const piece = fc.constantFrom(
    '🙄',
    '🇩',
    '🅰',
    '©',
    '❤️',
    '🇩🇪',
    '1️⃣',
    '👩🏽‍💻',
    ':)',
    ':(',
    '(',
    ')',
    ' ',
    '\n',
    'The app',
    'down',
    '。',
    '. ',
    '😡',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('');
      expect(split(text).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
  );
});
