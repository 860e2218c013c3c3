/** The article call over REST: the format of its response, its rules and its failures. */

import { AnalysisResult } from '@earshot/schema/analysis-result';
import request from 'supertest';
import { expect, it } from 'vitest';
import { useSite, useTestApp } from '../../test/use-sites.ts';

const HEADLINE = 'Harbour opens night market';
const SOURCE = 'Lumen Bay Gazette';
const PARAGRAPHS = [
  'The night market in Lumen Bay opened on Friday with a party for two hundred guests, the harbour office said.',
  'Traders praised the night market because the old hall had become too small for their stalls and visitors.',
  'A second NIGHT MARKET will follow in autumn, when the ferry company adds evening trips from the islands.',
  'The mayor thanked the volunteers who had painted the stalls and planned the lights along the quay.',
];
const CONTENT = PARAGRAPHS.join('\n\n');
const manualContent = { headline: HEADLINE, source: SOURCE, date: '2026-03-04', content: CONTENT };
const KEYWORDS = ['ferry company', 'night market', 'art', 'airport'];

const PAGE = `<!doctype html><html lang="en"><head>
<title>${HEADLINE} | ${SOURCE}</title>
<meta property="og:title" content="${HEADLINE}"><meta property="og:site_name" content="${SOURCE}">
<meta name="twitter:title" content="Night market in the harbour">
<meta property="article:published_time" content="2026-03-04T08:00:00Z"></head>
<body><nav><a href="/">Home</a></nav><article><h1>${HEADLINE}</h1>
${PARAGRAPHS.map((text) => `<p>${text}</p>`).join('\n')}</article></body></html>`;

const site = await useSite((req, res) => {
  const [status, body] = req.url === '/story' ? [200, PAGE] : [404, '<p>Nothing here.</p>'];
  res.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(body);
});
const origin = `http://127.0.0.1:${site.port}`;

const test = await useTestApp({ allowedPrivateHosts: [`127.0.0.1:${site.port}`] });

const post = (body: object) => request(test.app).post('/api/analyze/article').send(body);
const analyzed = async (body: object): Promise<AnalysisResult> => {
  const response = await post(body);
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return AnalysisResult.parse(response.body);
};

it('#369 #370 #371 answers every part of an analysis, with a match per keyword in the order sent', async () => {
  const result = await analyzed({ manualContent, keywords: KEYWORDS });
  expect(result).toMatchObject({
    type: 'article',
    sourceUrl: '',
    summary: expect.stringContaining('night market'),
    metadata: { source: SOURCE, headline: HEADLINE },
    specialBreakouts: [],
  });
  expect(result.keywordMatches.map(({ keyword, found, mentions }) => [keyword, found, mentions])).toEqual(
    KEYWORDS.map((keyword, i) => [keyword, i < 2, [1, 4, 0, 0][i]]),
  );
  for (const { relevancySummary } of result.keywordMatches) expect(relevancySummary).toMatch(/\w{3,}/);
});

it('#372 matches in any case and whole words only: art is not in party', async () => {
  const { keywordMatches } = await analyzed({ manualContent, keywords: ['art', 'PARTY', 'Night Market'] });
  expect(keywordMatches.map(({ mentions }) => mentions)).toEqual([0, 1, 4]);
});

it('#373 names source, headline, date, scope and place', async () => {
  const { metadata } = await analyzed({ manualContent, keywords: KEYWORDS });
  expect(metadata).toMatchObject({ source: SOURCE, headline: HEADLINE, date: '2026-03-04' });
  expect(['international', 'national', 'regional', 'state', 'other']).toContain(metadata.publisherScope);
  expect(metadata).toHaveProperty('publisherLocation');
});

it('#374 compares the titles of a page', async () => {
  const { titleValidation } = await analyzed({ url: `${origin}/story`, keywords: KEYWORDS });
  expect(titleValidation).toEqual({
    h1Text: HEADLINE,
    ogTitle: HEADLINE,
    twitterTitle: 'Night market in the harbour',
    titleText: `${HEADLINE} | ${SOURCE}`,
  });
});

it('#375 has one special breakout per term in the order sent', async () => {
  const { specialBreakouts } = await analyzed({
    manualContent,
    keywords: ['night market'],
    specialEnabled: true,
    specialTerms: ['stalls', 'lighthouse'],
  });
  expect(specialBreakouts).toEqual([
    { term: 'stalls', mentions: 2, snippets: [expect.any(String), expect.any(String)] },
    { term: 'lighthouse', mentions: 0, snippets: [] },
  ]);
  expect(specialBreakouts[0]?.snippets.join()).toContain('<mark>stalls</mark>');
});

it.each([
  ['is off', { specialEnabled: false, specialTerms: ['stalls'] }],
  ['is left out', { specialTerms: ['stalls'] }],
])('#376 has no special breakout when the option %s', async (_, option) => {
  const { specialBreakouts } = await analyzed({ manualContent, keywords: KEYWORDS, ...option });
  expect(specialBreakouts).toEqual([]);
});

it('#377 finds the same in a page and in its text pasted', async () => {
  const byUrl = await analyzed({ url: `${origin}/story`, keywords: KEYWORDS });
  const pasted = await analyzed({ manualContent, keywords: KEYWORDS });
  expect(byUrl.sourceUrl).toBe(`${origin}/story`);
  expect(byUrl.keywordMatches).toEqual(pasted.keywordMatches);
  expect(byUrl.breakoutBoxes).toEqual(pasted.breakoutBoxes);
  expect(byUrl.summary).toBe(pasted.summary);
});

it('reads a page for as many keywords as the limits allow, in any script', async () => {
  const names = Array.from({ length: 100 }, (_, index) => `${index}`.padEnd(500, '船'));
  const keywords = ['ferry company', ...names.slice(1)];
  const { keywordMatches } = await analyzed({ url: `${origin}/story`, keywords });
  expect(keywordMatches.map(({ mentions }) => mentions)).toEqual([1, ...names.slice(1).map(() => 0)]);
});

it.each<[string, object, string]>([
  ['no keyword', { manualContent, keywords: [] }, 'Please add at least one keyword to track.'],
  ['keywords left out', { manualContent }, 'Please add at least one keyword to track.'],
  ['only blank keywords', { manualContent, keywords: [' '] }, 'Please add at least one keyword to track.'],
  ['nothing to analyze', { keywords: KEYWORDS }, 'Please enter an article URL to analyze.'],
  ['an address that is none', { url: 'not a url', keywords: KEYWORDS }, 'Please enter a valid article URL.'],
])('#378 refuses %s', async (_, body, message) => {
  const response = await post(body);
  expect([response.status, response.body.message]).toEqual([400, message]);
});

it('#379 refuses 49 characters of content and accepts 50', async () => {
  const withContent = (content: string) =>
    post({ manualContent: { ...manualContent, content }, keywords: KEYWORDS });
  const short = await withContent(` ${'x'.repeat(49)}\n`);
  expect([short.status, short.body.message]).toEqual([
    400,
    'Please enter at least 50 characters of article content.',
  ]);
  expect((await withContent('x'.repeat(50))).status).toBe(200);
});

it('#380 answers a page that cannot be read with words that lead to pasting', async () => {
  const { status, body } = await post({ url: `${origin}/gone`, keywords: KEYWORDS });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(body.message).toMatch(/scrape|access|404/);
});

it.each(['http://localhost/', 'http://10.0.0.1/', 'http://169.254.169.254/', 'file:///etc/passwd'])(
  '#381 refuses %s',
  async (url) => {
    const { status, body } = await post({ url, keywords: KEYWORDS });
    expect([status, body.message]).toEqual([400, expect.any(String)]);
  },
);

it.each(['false', 'true', 1, null])('#414 refuses %j in place of a boolean', async (specialEnabled) => {
  const { status, body } = await post({
    manualContent,
    keywords: KEYWORDS,
    specialEnabled,
    specialTerms: ['quay'],
  });
  expect([status, body.message]).toEqual([400, expect.stringContaining('specialEnabled')]);
});

it.each([['footnotes'], 'captions', [1], ['captions', 'captions', 'captions', 'captions'], null])(
  'refuses %j as the parts that count',
  async (countedParts) => {
    const { status, body } = await post({ manualContent, keywords: KEYWORDS, countedParts });
    expect([status, body.message]).toEqual([400, expect.stringContaining('countedParts')]);
  },
);
