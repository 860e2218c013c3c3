/**
 * Tests the built pages in a real browser with Lighthouse: scores, paint times and layout shift on a simulated phone and a
 * desktop. Needs Chromium or Chrome (set `CHROME_PATH` if it is not found automatically) and `npm run bench:peers`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../test/server-process.ts';
import type { Bench, BenchRow } from './harness.ts';

/** The part of a Lighthouse report that is used. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

const LIGHTHOUSE = join(import.meta.dirname, 'peers', 'node_modules', '.bin', 'lighthouse');
const ROUTES = ['/', '/help', '/analytics', '/trending'];
const DEVICES = { mobile: [], desktop: ['--preset=desktop'] } as const;
const SYSTEM_CHROMIUM = '/usr/bin/chromium';
const CHROME_FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const MAX_REPORT_BYTES = 64 * 1024 * 1024;

export const bench: Bench = async () => {
  if (!existsSync(LIGHTHOUSE)) throw new Error('Lighthouse is not installed: npm run bench:peers');
  if (!process.env.CHROME_PATH && existsSync(SYSTEM_CHROMIUM)) process.env.CHROME_PATH = SYSTEM_CHROMIUM;
  const folder = mkdtempSync(join(tmpdir(), 'earshot-web-bench-'));
  const server = await startServer({ DATA_DIR: folder });
  try {
    const rows = ROUTES.flatMap((route) =>
      Object.entries(DEVICES).map(([device, options]) =>
        measure(server.url + route, `${route} ${device}`, options),
      ),
    );
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

function measure(url: string, name: string, options: readonly string[]): BenchRow {
  const output = execFileSync(
    LIGHTHOUSE,
    [url, ...options, '--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${CHROME_FLAGS}`],
    { maxBuffer: MAX_REPORT_BYTES, encoding: 'utf8' },
  );
  const { categories, audits } = JSON.parse(output) as Report;
  const ms = (audit: string) => Math.round(audits[audit]?.numericValue ?? 0);
  return {
    name,
    figures: {
      ...Object.fromEntries(CATEGORIES.map((key) => [key, Math.round((categories[key]?.score ?? 0) * 100)])),
      'LCP ms': ms('largest-contentful-paint'),
      'TBT ms': ms('total-blocking-time'),
      CLS: (audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3),
    },
  };
}
