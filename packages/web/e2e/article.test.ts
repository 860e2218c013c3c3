import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { type LocalSite, startLocalSite } from './local-site.ts';
import { goTo, live, openPage, stageTest } from './stage.ts';

const HEADLINE = 'Marlow Rail orders forty quiet trains';
const BODY = [
  'Marlow Rail has ordered forty quiet trains, the operator announced on Tuesday.',
  'The quiet trains will replace a fleet that passengers had criticised for years.',
  'The regional council welcomed the order and promised new platforms.',
].join(' ');

let site: LocalSite;
const it = stageTest(async () => {
  site = await startLocalSite((request, response) => {
    const isForbidden = request.url === '/forbidden';
    response.writeHead(isForbidden ? 403 : 404, { 'Content-Type': 'text/html' }).end('<p>No.</p>');
  });
  return site.settings;
});

describe('article journeys in a browser', () => {
  it('#1 #97 #180 #182 #184 paste, analyze, export the JSON and read it back', async ({ stage }) => {
    const { page, troubles } = await openPage(stage, { acceptDownloads: true });
    await goTo(page, '/');
    await page.getByRole('button', { name: 'Manual Input' }).click();
    await page.getByLabel('Headline', { exact: true }).fill(HEADLINE);
    await page.getByLabel('Source', { exact: true }).fill('The Valley Post');
    await page.getByLabel('Full article content').fill(BODY);
    await page.getByRole('textbox', { name: 'Keywords' }).fill('quiet trains, council, strike');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Analyze Article' }).click();
    await page.getByText('Analysis complete').waitFor();

    await page.getByRole('button', { name: '(3 mentions)' }).click();
    const sentences = page.getByRole('list', { name: 'Sentences that mention quiet trains' });
    // The sentences are rendered after the button press.
    await expect.poll(() => sentences.locator('mark').count()).toBe(3);
    await page.getByText('1 professional has used this tool').waitFor();

    await page.getByRole('button', { name: 'More: Report' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export JSON' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^article-analysis-\d{13}\.json$/);
    const report: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(report).toMatchObject({
      type: 'Article Analysis Report',
      source: 'The Valley Post',
      headline: HEADLINE,
      keywordMatches: [
        { keyword: 'quiet trains', found: true, mentions: 3 },
        { keyword: 'council', found: true, mentions: 1 },
        { keyword: 'strike', found: false, mentions: 0 },
      ],
    });
    await page.getByText('Report exported').waitFor();
    expect(troubles).toEqual([]);
  });

  it('#102 #104 #105 URL failure, toast action, manual mode, success', async ({ stage }) => {
    const { page, troubles } = await openPage(stage);
    await goTo(
      page,
      `/?tab=article&keywords=quiet%20trains&url=${encodeURIComponent(`${site.origin}/forbidden`)}`,
    );
    await page.getByRole('button', { name: 'Analyze Article' }).click();
    await page.getByText('URL Analysis Failed').waitFor();
    await page.getByRole('heading', { name: 'URL Troubleshooting Assistant' }).waitFor();
    await page.getByRole('button', { name: 'Try Manual Input' }).click();
    await page.getByLabel('Headline', { exact: true }).fill(HEADLINE);
    await page.getByLabel('Source', { exact: true }).fill('The Valley Post');
    await page.getByLabel('Full article content').fill(BODY);
    await page.getByRole('button', { name: 'Quick Analyze' }).click();
    await page.getByText('Analysis complete').waitFor();
    expect(await page.getByRole('heading', { name: 'URL Troubleshooting Assistant' }).count()).toBe(0);
    await page.getByRole('button', { name: '(3 mentions)' }).waitFor();
    expect(troubles).toEqual([]);
  });

  it('what was typed survives a reload', async ({ stage }) => {
    const { page } = await openPage(stage);
    await goTo(page, '/');
    await page.getByRole('button', { name: 'Manual Input' }).click();
    await page.getByLabel('Full article content').fill(BODY);
    await page.reload();
    await live(page);
    expect(await page.getByLabel('Full article content').inputValue()).toBe(BODY);
  });
});
