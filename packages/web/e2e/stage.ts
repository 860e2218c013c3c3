import type { Browser, BrowserContextOptions, Page, Response } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';

export interface Stage {
  readonly browser: Browser;
  readonly server: RunningServer;
  readonly close: () => Promise<void>;
}

/** Null if this machine has no browser or the product is not built. */
async function openStage(environment?: Readonly<Record<string, string>>): Promise<Stage | null> {
  const browser = await launchBrowser();
  if (!browser) return null;
  const server = await startServer(environment);
  if (!server) {
    await browser.close();
    return null;
  }
  return {
    browser,
    server,
    close: async () => {
      await browser.close();
      await server.stop();
    },
  };
}

type Settings = Readonly<Record<string, string>>;

/** Call it once per file. Without a browser or a build, the tests are skipped, or fail if `CI=true`. */
export function stageTest(settings: () => Settings | Promise<Settings> = () => ({})) {
  let opened: Stage | null = null;
  beforeAll(async () => {
    opened = await openStage(await settings());
  });
  afterAll(() => opened?.close());
  return test.extend('stage', ({ skip }): Stage => opened ?? skip('no browser or no build'));
}

export interface WatchedPage {
  readonly page: Page;
  /** Console errors and warnings, uncaught errors, policy violations and requests to other origins. */
  readonly troubles: string[];
}

/** Maximum wait for something to appear, far longer than even a loaded machine needs. */
const WAIT_TIMEOUT_MS = 200_000;

/** Failed calls are part of some tests, and the browser logs each of them. */
const EXPECTED = /Failed to load resource: the server responded with a status of (?:404|422)/;

export async function openPage(stage: Stage, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await stage.browser.newContext({ baseURL: stage.server.origin, ...options });
  context.setDefaultTimeout(WAIT_TIMEOUT_MS);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { url } = message.location();
    if (!EXPECTED.test(message.text())) troubles.push(`${message.type()}: ${message.text()} ${url}`);
  });
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(stage.server.origin))
      troubles.push(`foreign request: ${url}`);
  });
  return { page, troubles };
}

/** Waits until the application has replaced the prerendered page, which rejects input. */
export async function live(page: Page): Promise<void> {
  await page.locator('main:not([inert])').waitFor();
}

export async function goTo(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await live(page);
  return response;
}
