import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, vi } from 'vitest';
import { axeViolations } from './axe.ts';
import { goTo, openPage, stageTest } from './stage.ts';

const FILE_NAME = 'post.png';
/** A fictional post as shown in a browser. */
const POST_PAGE = `<body style="width:560px;margin:24px;font:17px 'DejaVu Sans',Arial,sans-serif;color:#111">
  <div style="display:flex;gap:12px;align-items:center">
    <div style="width:48px;height:48px;border-radius:50%;background:#7a9"></div>
    <div><b>Tidewell Ferries</b><div style="color:#556">@tidewell@harbour.example</div></div>
  </div>
  <p style="font-size:20px;line-height:1.5">The first electric ferry has arrived at Northbank. The electric ferry is quiet,
  quick and a clear success for our passengers.</p>
  <p style="color:#556">March 5, 2025, 09:14</p>
</body>`;

/** A screenshot of a post as a file to choose. */
const it = stageTest().extend('file', async ({ stage }) => {
  const page = await stage.browser.newPage({ viewport: { width: 620, height: 300 }, deviceScaleFactor: 2 });
  await page.setContent(POST_PAGE);
  // On a busy host, Chromium sometimes refuses the first picture that it is asked for and takes it when asked again.
  const buffer = await vi.waitFor(() => page.screenshot(), { timeout: 60_000, interval: 500 });
  await page.close();
  return { name: FILE_NAME, mimeType: 'image/png', buffer };
});

async function openUpload(page: Page): Promise<void> {
  await goTo(page, '/?tab=social');
  await page.getByRole('button', { name: 'Screenshot Upload' }).click();
  await page.getByRole('textbox', { name: 'Keywords' }).fill('electric ferry, success, strike');
  await page.keyboard.press('Enter');
}

async function analyze(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Analyze Social Post' }).click();
  await page.getByText('Analysis complete').waitFor();
}

/** Whether the chosen image is actually drawn. The content security policy could prevent it. */
async function hasPreview(page: Page): Promise<boolean> {
  const preview = page.getByRole('img', { name: `Chosen screenshot ${FILE_NAME}` });
  await preview.waitFor();
  return preview.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.naturalWidth > 0;
  });
}

/** Drops or pastes the image with the same events that a browser sends. */
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
  it('#136 #137 #143 #164 #181 #183 #184 screenshot, report, corrected text, JSON read back', async ({
    stage,
    file,
  }) => {
    const { page, troubles } = await openPage(stage, { acceptDownloads: true });
    await openUpload(page);
    await page.getByLabel('Screenshot', { exact: true }).setInputFiles(file);
    await page.getByText('File uploaded').waitFor();
    expect(await hasPreview(page)).toBe(true);
    await analyze(page);

    const text = page.getByRole('region', { name: 'Summary' });
    expect(await text.textContent()).toContain('The first electric ferry');
    await page.getByText(/Text read: \d+% sure/).waitFor();
    await page.getByRole('button', { name: '(2 mentions)' }).waitFor();
    const picture = await page.getByRole('img', { name: 'Preview of the post' }).boundingBox();
    expect(picture?.height).toBeGreaterThan(50);
    expect(picture?.height).toBeLessThanOrEqual(302);
    await page.getByText('1 professional has used this tool').waitFor();

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

  it.for(['drop', 'paste'] as const)('an image by %s is taken and shown', async (way, { stage, file }) => {
    const { page, troubles } = await openPage(stage);
    await goTo(page, '/?tab=social');
    await page.getByLabel('Post URL').waitFor();
    await arrive(page, way, file.buffer);
    await page.getByText('File uploaded').waitFor();
    expect(await hasPreview(page)).toBe(true);
    expect(troubles).toEqual([]);
  });

  it.for(['Enter', 'Space'])('#124 the file dialog opens with %s', async (key, { stage, file }) => {
    const { page } = await openPage(stage);
    // Registered first, because a file dialog without a listener opens outside the page.
    const dialog = page.waitForEvent('filechooser');
    await goTo(page, '/?tab=social');
    await page.getByRole('button', { name: 'Screenshot Upload' }).click();
    await page.keyboard.press('Tab');
    const input = page.getByLabel('Screenshot', { exact: true });
    expect(await input.evaluate((element) => element.matches(':focus'))).toBe(true);
    await page.keyboard.press(key);
    await (await dialog).setFiles(file);
    await page.getByText('File uploaded').waitFor();
  });

  it('#144 #145 a post that cannot be read leads to the screenshot', async ({ stage, file }) => {
    const { page } = await openPage(stage);
    await goTo(page, '/?tab=social&keywords=ferry&url=http://posts.invalid/p/1');
    await page.getByRole('button', { name: 'Analyze Social Post' }).click();
    await page.getByText('Analysis failed').waitFor();
    expect(await page.getByText('URL Troubleshooting Assistant').count()).toBe(0);
    await page.getByRole('button', { name: 'Switch to Screenshot Upload' }).click();
    await page.getByLabel('Screenshot', { exact: true }).setInputFiles(file);
    await page.getByText('File uploaded').waitFor();
    await analyze(page);
    await page.getByRole('region', { name: 'Summary' }).waitFor();
  });

  it('axe finds nothing in the report of a screenshot, which fits 320 px', async ({ stage, file }) => {
    const { page } = await openPage(stage, { bypassCSP: true });
    await openUpload(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel('Screenshot', { exact: true }).setInputFiles(file);
    await page.getByText('File uploaded').waitFor();
    await analyze(page);
    await page.getByRole('button', { name: 'Correct the text' }).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await axeViolations(page, true)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
