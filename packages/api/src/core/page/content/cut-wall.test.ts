import { itemAt } from '@earshot/schema/item-at';
import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { readArticle } from '../read-article.ts';

const OFFERS = examples<[string, number, string, string[], string[]]>(import.meta.url, 'offers');

const page = (
  language: string,
  title: string,
  paragraphs: readonly string[],
  offers: readonly string[],
  after = '',
) =>
  `<html lang="${language}"><title>${title}</title><meta property="og:type" content="article"><meta property="article:published_time" content="2026-05-04T09:00:00Z"><main><article><h1>${title}</h1>${paragraphs
    .map((text) => `<p>${text}</p>`)
    .join(
      '',
    )}<div class="box">${offers.map((text) => `<p>${text}</p>`).join('')}</div>${after}</article></main></html>`;
const read = (html: string) =>
  readArticle(html, 'https://courier.example/2026/05/04/quay-closes-for-repairs');

it.each(OFFERS)(
  'the offers of a hard paywall are not read as the article: %s %i',
  (language, _, title, paragraphs, offers) => {
    const whole = read(
      page(language, title, [...paragraphs, ...paragraphs.map((text) => `${text} ${title}.`)], offers),
    );
    for (const offer of offers) expect(whole.page.text).not.toContain(offer);
    expect(whole.page.text).toContain(paragraphs[1]);
    const teaser = read(page(language, title, paragraphs.slice(0, 1), offers));
    for (const offer of offers) expect(teaser.page.text).not.toContain(offer);
    expect(teaser.refusal !== null || teaser.warnings.includes('beginning-only')).toBe(true);
  },
);

it('prices in a story, and text that goes on below an offer, are kept', () => {
  const [, , title, paragraphs] = itemAt(OFFERS, 0);
  const story =
    'A berth costs €34 a month at present, and the board wants to raise it to €41 a month from January.';
  expect(
    read(page('en', title, [...paragraphs, story, ...paragraphs.map((text) => `Later: ${text}`)], [])).page
      .text,
  ).toContain(story);
  const rest = paragraphs.map((text) => `<p>On Wednesday: ${text}</p>`).join('');
  for (const line of ['Subscribe to our letter for $1 a month.', 'Keep reading for the list of winners.'])
    expect(read(page('en', title, paragraphs, [line], rest)).page.text).toContain('On Wednesday');
});
