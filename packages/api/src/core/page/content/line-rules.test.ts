import { describe, expect, it } from 'vitest';
import { countWords } from '../html/count-words.ts';
import { isBoilerplateLine, isTailHeading, withoutGluedControls } from './line-rules.ts';

const line = (text: string) => ({ text, words: countWords(text) });

describe('isBoilerplateLine', () => {
  it.each([
    'Advertisement',
    'ADVERTISEMENT',
    'Anzeige',
    'Publicité',
    'Share this article',
    'Read more: Council votes on the quay',
    'RELATED: Ferry terminal delayed',
    'Lesen Sie auch: Haushalt beschlossen',
    'Lire aussi : Le port ferme ses portes',
    'Lea también: El puerto cierra',
    'Leia também: O porto fecha',
    'Leggi anche: Il porto chiude',
    'Lees ook: De haven sluit',
    'Baca juga: Pelabuhan ditutup',
    'Czytaj też: Port zamknięty',
    'Читайте также: Порт закрыт',
    'اقرأ أيضا: إغلاق الميناء',
    '関連記事',
    'Photo: Ada Fenwick',
    'The old quay in winter. (Image: HARBOUR AUTHORITY)',
    'Photo by Ada Fenwick',
    '© 2024 The Ellery Courier. All rights reserved.',
    'Ada Fenwick and Jo Pell contributed to this report.',
    '(Reporting by Ada Fenwick; editing by Jo Pell)',
    'Sign up for our daily newsletter',
    'Follow us on Facebook',
    'Click here to subscribe',
    'newsroom@courier.example',
    'Ada Fenwick ada.fenwick@courier.example',
    '박서윤 기자 sea@courier.example',
    'Haberin devamı',
    'İlginizi çekebilir',
  ])('drops %j', (text) => {
    expect(isBoilerplateLine(line(text))).toBe(true);
  });

  it.each([
    'The council shared the report with residents on Monday.',
    'Read more books, the librarian told the children, and you will see more of the world.',
    'He said the photo showed the quay in winter.',
    'Related companies must file the same form.',
    'By Monday the water had fallen by a metre.',
    'Sign language is taught at the school in Larkham, which opened in 1974.',
    'Watch the tide, she said.',
    'Follow the path down to the mill and turn left.',
    '“Advertisement is the soul of trade,” said the mayor.',
    '* * *',
    '🙂🙂',
  ])('keeps %j', (text) => {
    expect(isBoilerplateLine(line(text))).toBe(false);
  });
});

it('knows headings after which an article is over', () => {
  expect(isTailHeading(line('Related stories'))).toBe(true);
  expect(isTailHeading(line('Kommentare'))).toBe(true);
  expect(isTailHeading(line('What the council decided'))).toBe(false);
});

it('cuts calls to action off the end of a line', () => {
  expect(withoutGluedControls('Every boat needs a crew.Click To Tweet')).toBe('Every boat needs a crew.');
});
