/** Apps, sites and folders on this machine for the tests of one file. They are closed and removed after its tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { listenOn, startRawSite, startSite } from '../src/adapters/outbound/testing/local-site.ts';
import { createTestApp } from './test-app.ts';

async function closedAfterTests<T extends { close(): Promise<void> }>(starting: Promise<T>): Promise<T> {
  const started = await starting;
  afterAll(() => started.close());
  return started;
}

export const useTestApp = (...args: Parameters<typeof createTestApp>) =>
  closedAfterTests(createTestApp(...args));
export const useSite = (...args: Parameters<typeof startSite>) => closedAfterTests(startSite(...args));
export const useRawSite = (...args: Parameters<typeof startRawSite>) =>
  closedAfterTests(startRawSite(...args));
export const useServer = (...args: Parameters<typeof listenOn>) => closedAfterTests(listenOn(...args));

/** Creates an empty folder. */
export function useFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'earshot-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
