/**
 * The built pages in a real browser, by Lighthouse: scores, paint times and layout shift on a simulated phone and on
 * a desktop. Needs Chromium or Chrome (`CHROME_PATH` names one that is not found by itself). Loopback only.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { startServer } from '../test/server-process.ts';
import type { Bench, BenchRow } from './harness.ts';

const ROUTES = ['/', '/help', '/analytics', '/trending'];
const SYSTEM_CHROMIUM = '/usr/bin/chromium';
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export const bench: Bench = async () => {
  if (!process.env.CHROME_PATH && existsSync(SYSTEM_CHROMIUM)) process.env.CHROME_PATH = SYSTEM_CHROMIUM;
  const folder = mkdtempSync(join(tmpdir(), 'earshot-web-bench-'));
  const server = await startServer({ DATA_DIR: folder });
  try {
    const rows: BenchRow[] = [];
    for (const route of ROUTES)
      for (const device of ['mobile', 'desktop'] as const)
        rows.push(await measure(server.url + route, `${route} ${device}`, device));
    return [
      {
        title: 'Lighthouse',
        ranOn: `${ROUTES.length} routes of the built product`,
        rows,
        notes: [
          'goals: accessibility and best practices 100, SEO 95, performance 90 mobile and 97 desktop, CLS below 0.05',
        ],
      },
    ];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

async function measure(url: string, name: string, device: 'mobile' | 'desktop'): Promise<BenchRow> {
  const chrome = await launch({ chromeFlags: FLAGS });
  try {
    const result = await lighthouse(
      url,
      { port: chrome.port, logLevel: 'error' },
      device === 'desktop' ? desktopConfig : undefined,
    );
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
    const { categories, audits } = result.lhr;
    const scores = CATEGORIES.map((key) => [key, Math.round((categories[key]?.score ?? 0) * 100)]);
    const ms = (audit: string) => Math.round(audits[audit]?.numericValue ?? 0);
    return {
      name,
      figures: {
        ...Object.fromEntries(scores),
        'LCP ms': ms('largest-contentful-paint'),
        'TBT ms': ms('total-blocking-time'),
        CLS: (audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3),
        requests:
          audits['network-requests']?.details?.type === 'table'
            ? audits['network-requests'].details.items.length
            : 0,
      },
    };
  } finally {
    chrome.kill();
  }
}
