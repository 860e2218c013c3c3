import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { readArticle } from '../read-article.ts';
import { readPageParts } from '../read-page.ts';
import { type ArticleSigns, articleProbability, articleSigns, gatherEvidence } from './article-signs.ts';
import { kindWeights } from './kinds.ts';

const NEWS =
  'The harbor authority of the town said on Monday that the new terminal would open in the spring, two years late. ';
const signsOf = (html: string, url = 'https://courier.example/a'): ArticleSigns => {
  const parts = readPageParts(html, url);
  const evidence = gatherEvidence({ ...parts, html, url, requestedUrl: url });
  return articleSigns(evidence, kindWeights(evidence));
};
const page = (body: string, head = '') =>
  `<html><head><title>Terminal</title>${head}</head><body><main>${body}</main></body></html>`;

describe('the signs of an article', () => {
  it('are what the text reads like', () => {
    const news = signsOf(page(`<h1>Terminal</h1>${`<p>${NEWS}“Late,” he said.</p>`.repeat(5)}`));
    expect(news['share in sentences']).toBeGreaterThan(0.8);
    expect(news['paragraph run']).toBe(5 / 8);
    expect(news.quotes).toBeGreaterThan(0);
  });

  it('count long sentences of Korean, which has fewer words', () => {
    const text = '남쪽 바다의 작은 섬 여섯 곳에 작은 도서관이 새로 생겼다.';
    expect(signsOf(page(`<h1>섬마을</h1><p>${text} ${text}</p>`))['share in sentences']).toBeGreaterThan(0.8);
  });
});

describe('articleProbability', () => {
  it('names the heaviest signs on both sides, heaviest first', () => {
    const { probability, decidedBy } = articleProbability({
      'share in sentences': 1,
      'short blocks': 1,
      fields: 0.01,
    });
    expect(decidedBy).toEqual({ for: ['share in sentences'], against: ['short blocks'] });
    expect(probability).toBeGreaterThan(0);
    expect(probability).toBeLessThan(0.5);
  });

  it('rises with what speaks for an article', () => {
    const plain = articleProbability({ words: 0.5 }).probability;
    expect(articleProbability({ words: 0.5, 'stated article': 1 }).probability).toBeGreaterThan(plain);
    expect(articleProbability({ words: 0.5, 'addresses the reader': 1 }).probability).toBeLessThan(plain);
  });
});

it.each(examples<[string, string, string]>(import.meta.url, 'words that address readers'))(
  'words that address readers in another language do not count: %s',
  (lang, title, sentence) => {
    const html = `<html lang="${lang}"><head><title>${title}</title></head><body><h1>${title}</h1><p>${sentence}</p><p>${sentence}</p></body></html>`;
    const { refusal, warnings } = readArticle(html, 'https://courier.example/a');
    expect([refusal, warnings]).toEqual([null, ['not-an-article']]);
  },
);
