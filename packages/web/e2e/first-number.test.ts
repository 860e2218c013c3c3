import { describe, expect } from 'vitest';
import { type LocalSite, startLocalSite } from './local-site.ts';
import { goTo, openPage, stageTest } from './stage.ts';

const TEXT = [
  'Marlow Rail has ordered forty quiet trains, the operator announced on Tuesday.',
  'The quiet trains will replace a fleet that passengers had criticized for years, and they will be built in the north.',
  'The regional council welcomed the order and promised new platforms for every station on the line by next summer.',
  'The first trains are expected in two years. Until then the operator repairs the old ones at night and on Sundays.',
];

let site: LocalSite;
const it = stageTest(async () => {
  site = await startLocalSite((request, response) => {
    const article = TEXT.map((sentence) => `<p>${sentence}</p>`).join('');
    const page = `<!doctype html><title>Trains</title><article><h1>Marlow Rail orders trains ${request.url}</h1>${article}</article>`;
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
  });
  return site.settings;
});

describe('from the first page to the first number', () => {
  it('takes three keys: paste a link, type a keyword, run', async ({ stage }) => {
    const { page, troubles } = await openPage(stage, { permissions: ['clipboard-read', 'clipboard-write'] });
    await goTo(page, '/');
    await page.evaluate((text) => navigator.clipboard.writeText(text), `${site.origin}/story`);
    await page.keyboard.press('Control+V');
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Article URL' }).inputValue())
      .toContain('/story');
    await page.keyboard.type('quiet trains');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Analysis complete').waitFor();
    await page.getByRole('button', { name: /mentions of all keywords/ }).waitFor();
    expect(troubles).toEqual([]);
  });

  it('takes one press with a sample', async ({ stage }) => {
    const { page } = await openPage(stage);
    await goTo(page, '/');
    await page
      .getByRole('button', { name: /sample/i })
      .first()
      .click();
    await page.getByRole('button', { name: /mentions of all keywords/ }).waitFor();
  });
});
