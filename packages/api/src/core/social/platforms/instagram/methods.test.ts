import { describe, expect, it } from 'vitest';
import { readPostAnswer } from '../../read-post-answer.ts';

function read(title: string, description: string) {
  const escaped = (text: string) => text.replaceAll('"', '&quot;');
  const text = `<html><head><meta property="og:title" content="${escaped(title)}"><meta property="og:description" content="${escaped(description)}"></head><body></body></html>`;
  const postUrl = 'https://www.instagram.com/p/DDzbnVKx57R/';
  const answer = { url: postUrl, status: 200, text };
  return readPostAnswer({ postUrl, method: 'page', answer, now: '2026-11-05T10:00:00Z' });
}

describe('the page of a post on Instagram', () => {
  it.each([
    [
      'Harbourline on Instagram: "Ferries sail again."',
      '1,204 likes, 35 comments - harbourline on November 3, 2026: "Ferries sail again."',
    ],
    [
      'Harbourline auf Instagram: „Ferries sail again.“',
      '1.204 Likes, 35 Kommentare – harbourline am 3. November 2026: „Ferries sail again.“.',
    ],
    [
      'Harbourline sur Instagram : « Ferries sail again. »',
      '1 204 J’aime, 35 commentaires - harbourline le 3 novembre 2026 : « Ferries sail again. »',
    ],
    [
      'Harbourline en Instagram: "Ferries sail again."',
      '1,204 Me gusta, 35 comentarios - harbourline el 3 de noviembre de 2026: "Ferries sail again."',
    ],
    [
      'Instagram’da Harbourline: "Ferries sail again."',
      '1.204 beğeni, 35 yorum - harbourline, 3 Kasım 2026: "Ferries sail again."',
    ],
    [
      'Harbourline su Instagram: "Ferries sail again."',
      '1.204 Mi piace, 35 commenti - harbourline il 3 novembre 2026: "Ferries sail again."',
    ],
  ])('is read in any language: %s', (title, description) => {
    const { author, handle, text, counts } = read(title, description);
    expect({ author, handle, text, counts }).toEqual({
      author: 'Harbourline',
      handle: '@harbourline',
      text: 'Ferries sail again.',
      counts: { likes: 1204, comments: 35 },
    });
  });

  it.each([
    ['12K likes, 1.5K comments', { likes: 12_000, comments: 1_500 }],
    ['12 Tsd. Likes, 35 Kommentare', { likes: 12_000, comments: 35 }],
    ['35 Mi piace, 2 commenti', { likes: 35, comments: 2 }],
    ['12 mil Me gusta, 2 comentarios', { likes: 12_000, comments: 2 }],
  ])('has its figures with their units: %s', (figures, counts) => {
    expect(read('', `${figures} - harbourline on November 3: "Ferries."`).counts).toEqual(counts);
  });
});
