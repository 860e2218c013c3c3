import type { Page } from 'playwright-core';

const MOST_STEPS = 80;

/** Presses Tab until the control with this accessible name has the focus. If there is none, throws with the names passed. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = [];
  for (let step = 0; step < MOST_STEPS; step++) {
    await page.keyboard.press('Tab');
    const focused = await focusedName(page);
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
    passed.push(focused);
  }
  throw new Error(`${name} was not reached by Tab; passed: ${passed.join(' | ')}`);
}

export async function press(
  page: Page,
  name: string | RegExp,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

export async function type(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.insertText(text);
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return '';
    const labelled = element.getAttribute('aria-labelledby');
    const text = labelled
      ? document.getElementById(labelled)?.textContent
      : (element.getAttribute('aria-label') ??
        (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement
          ? element.labels?.[0]?.textContent
          : element.textContent));
    return (text ?? '')
      .replace(/\s+/g, ' ')
      .replace(/\s*\*$/, '')
      .trim();
  });
}
