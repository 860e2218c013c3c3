import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, vi } from 'vitest';
import { axeViolations } from './axe.ts';
import { tabTo } from './keyboard.ts';
import { sheetsOf, showPrinted } from './paper.ts';
import { goTo, openPage, stageTest } from './stage.ts';

const FILE_NAME = 'post.png';
const POST_PAGE = `<body style="width:560px;margin:24px;font:17px 'DejaVu Sans',Arial,sans-serif;color:#111">
  <div style="display:flex;gap:12px;align-items:center">
    <div style="width:48px;height:48px;border-radius:50%;background:#7a9"></div>
    <div><b>Tidewell Ferries</b><div style="color:#556">@tidewell@harbour.example</div></div>
  </div>
  <p style="font-size:20px;line-height:1.5">The first electric ferry has arrived at Northbank. The electric ferry is quiet,
  quick and a clear success for our passengers.</p>
  <p style="color:#556">March 5, 2025, 09:14</p>
</body>`;

const it = stageTest().extend('file', async ({ stage }) => {
  const page = await stage.browser.newPage({ viewport: { width: 620, height: 300 }, deviceScaleFactor: 2 });
  await page.setContent(POST_PAGE);
  // On a busy machine, Chromium sometimes fails to take the first screenshot, and succeeds when asked again.
  const buffer = await vi.waitFor(() => page.screenshot(), { timeout: 60_000, interval: 500 });
  await page.close();
  return { name: FILE_NAME, mimeType: 'image/png', buffer };
});

/** True if the chosen image is actually drawn, which the content security policy could prevent. */
async function hasPreview(page: Page): Promise<boolean> {
  const preview = page.getByRole('img', { name: `Chosen screenshot ${FILE_NAME}` });
  await preview.waitFor();
  return preview.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.naturalWidth > 0;
  });
}

async function arrive(page: Page, way: 'drop' | 'paste', buffer: Buffer): Promise<void> {
  await page.evaluate(
    async ({ base64, name, kind }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type: 'image/png' }));
      const options = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: transfer })
          : new ClipboardEvent('paste', { ...options, clipboardData: transfer }),
      );
    },
    { base64: buffer.toString('base64'), name: FILE_NAME, kind: way },
  );
}

describe('social journeys in a browser', () => {
  it('#124 #136 an image comes by drop, by paste, and by the file dialog with Enter and Space', async ({
    stage,
    file,
  }) => {
    const { page, troubles } = await openPage(stage);
    const remove = () => page.getByRole('button', { name: `Remove ${FILE_NAME}` }).click();
    await goTo(page, '/');
    await tabTo(page, 'Article Analyzer');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByLabel('Post URL').waitFor();
    for (const way of ['drop', 'paste'] as const) {
      await arrive(page, way, file.buffer);
      await page.getByText('File uploaded').waitFor();
      expect(await hasPreview(page)).toBe(true);
      await remove();
    }
    for (const key of ['Enter', 'Space']) {
      // Registered first, because a file dialog without a listener opens outside the page.
      const dialog = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Screenshot Upload' }).focus();
      await page.keyboard.press('Tab');
      const input = page.getByLabel('Screenshot', { exact: true });
      expect(await input.evaluate((element) => element.matches(':focus'))).toBe(true);
      await page.keyboard.press(key);
      await (await dialog).setFiles(file);
      expect(await hasPreview(page)).toBe(true);
      await remove();
    }
    expect(troubles).toEqual([]);
  });

  it('#137 #143 #164 #181 #183 #184 screenshot, report, one page of paper, corrected text, JSON read back', async ({
    stage,
    file,
  }) => {
    const { page, troubles } = await openPage(stage, { acceptDownloads: true });
    await goTo(page, '/?tab=social&keywords=electric%20ferry,success,strike');
    await page.getByRole('button', { name: 'Screenshot Upload' }).click();
    await page.getByLabel('Screenshot', { exact: true }).setInputFiles(file);
    await page.getByText('File uploaded').waitFor();
    await page.getByRole('button', { name: 'Analyze Social Post' }).click();
    await page.getByText('Analysis complete').waitFor();

    const text = page.getByRole('region', { name: 'Summary' });
    expect(await text.textContent()).toContain('The first electric ferry');
    await page.getByText(/Text read: \d+% sure/).waitFor();
    await page.getByRole('button', { name: '(2 mentions)' }).waitFor();
    const picture = await page.getByRole('img', { name: 'Preview of the post' }).boundingBox();
    expect(picture?.height).toBeGreaterThan(50);
    expect(picture?.height).toBeLessThanOrEqual(302);
    await page.getByText('1 professional has used this tool').waitFor();

    expect(await sheetsOf(page)).toBe(1);
    const printed = await showPrinted(page);
    expect(printed).toContain('The first electric ferry');
    expect(printed).toMatch(/Read from a screenshot\. Text read: \d+% sure/);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

    await page.getByRole('button', { name: 'Correct the text' }).click();
    await page.getByLabel('Corrected text').fill('One electric ferry, and a strike at Northbank.');
    await page.getByRole('button', { name: 'Analyze corrected text' }).click();
    await page.getByText('This is the text as you corrected it').waitFor();
    expect(await text.textContent()).toContain('One electric ferry, and a strike at Northbank.');

    await page.getByRole('button', { name: 'More: Report' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export JSON' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^social-analysis-\d{13}\.json$/);
    const report: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(Object.keys(report ?? {})).toEqual([
      'type',
      'url',
      'generatedAt',
      'platform',
      'summary',
      'keywordMatches',
      'corrected',
    ]);
    expect(report).toMatchObject({
      type: 'Social Post Analysis Report',
      url: '',
      corrected: ['text'],
      keywordMatches: [
        { keyword: 'electric ferry', found: true, mentions: 1 },
        { keyword: 'success', found: false, mentions: 0 },
        { keyword: 'strike', found: true, mentions: 1 },
      ],
    });
    expect(troubles).toEqual([]);
  });

  it('a sample is drawn, read and shown at one press; axe finds nothing in its report', async ({ stage }) => {
    const { page, troubles } = await openPage(stage, { bypassCSP: true });
    await goTo(page, '/?tab=social');
    await page.getByRole('button', { name: 'Try a sample' }).click();
    await page.getByText('Post by Ida Brandt').first().waitFor();
    expect(await page.getByText('File uploaded').count()).toBe(0);
    const top = await page
      .getByRole('heading', { name: 'Report' })
      .evaluate((heading) => heading.getBoundingClientRect().top / window.innerHeight);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(1);
    expect(await page.locator('main').innerText()).toContain(
      'Five days of silence after a fuel leak is unacceptable. Tidewell Ferries owes this city answers.',
    );
    expect(troubles).toEqual([]);
    await page.getByRole('button', { name: 'Correct the text' }).click();
    expect(await axeViolations(page)).toEqual([]);
    // A link to a sample, opened by another visitor, draws the sample and waits.
    const { page: other } = await openPage(stage);
    await goTo(other, '/?tab=social&sample=post-05');
    await other.getByText('post-05.png').first().waitFor();
  });
});
