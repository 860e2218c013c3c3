import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Number of Letter pages when printed, which Chromium's PDF lists uncompressed. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

export async function showPrinted(page: Page): Promise<string> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('main button:visible, main summary:visible').count()).toBe(0);
  return page.locator('main').innerText();
}
