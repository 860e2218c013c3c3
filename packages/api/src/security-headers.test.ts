/** Grades the pages by the rules of Mozilla's HTTP Observatory, with the product behind TLS as shipped. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { expect, it } from 'vitest';
import { useFolder, useTestApp } from '../test/use-sites.ts';

const webDir = useFolder();
mkdirSync(join(webDir, 'pages'));
for (const name of ['home', 'not-found'])
  writeFileSync(
    join(webDir, 'pages', `${name}.html`),
    '<!doctype html><script src="/assets/app.js"></script>',
  );

const test = await useTestApp({ webDir, publicUrl: 'https://earshot.example' });

type Headers = Readonly<Record<string, string>>;
/** The directives that control which code may run. */
const CODE = ['default-src', 'script-src', 'object-src', 'style-src', 'base-uri'];
const HALF_A_YEAR_SECONDS = 15_768_000;

/** Directives of a policy, by name. */
const policyOf = (headers: Headers) =>
  new Map(
    (headers['content-security-policy'] ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

/** Points for each rule: developer.mozilla.org/en-US/observatory/docs/tests_and_scoring. */
const RULES: Readonly<Record<string, (headers: Headers, html: string) => number>> = {
  'Content Security Policy'(headers) {
    const policy = policyOf(headers);
    if (policy.size === 0) return -25;
    const sources = CODE.flatMap((name) => policy.get(name) ?? []);
    if (sources.some((source) => /unsafe-|^(?:\*|https?:|data:)$/.test(source))) return -20;
    return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
  },
  Cookies: (headers) => (headers['set-cookie'] === undefined ? 0 : -40),
  'Cross-origin Resource Sharing': (headers) =>
    headers['access-control-allow-origin'] === undefined ? 0 : -50,
  'Referrer Policy': (headers) =>
    /^(?:no-referrer|same-origin|strict-origin)/.test(headers['referrer-policy'] ?? '') ? 5 : -5,
  'Strict Transport Security'(headers) {
    const seconds = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0);
    return seconds >= HALF_A_YEAR_SECONDS ? 0 : -20;
  },
  'Subresource Integrity': (_, html) => (/<script[^>]+src="(?:https?:)?\/\//.test(html) ? -50 : 0),
  'X-Content-Type-Options': (headers) => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5),
  'X-Frame-Options': (headers) => (policyOf(headers).get('frame-ancestors')?.join() === "'none'" ? 5 : -20),
  'Cross-origin Resource Policy': (headers) =>
    headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0,
};
/** Bonus points only count at or above this score. A score of 100 or more is an A+. */
const REWARDED_FROM = 90;

function scoreOf(headers: Headers, html: string): number {
  const points = Object.values(RULES).map((rule) => rule(headers, html));
  const base = 100 + points.filter((value) => value < 0).reduce((sum, value) => sum + value, 0);
  const rewards = points.filter((value) => value > 0).reduce((sum, value) => sum + value, 0);
  return base >= REWARDED_FROM ? base + rewards : base;
}

it.each(['/', '/api/counters', '/methods', '/nothing-here'])('gives %s an A+', async (path) => {
  const { headers, text } = await request(test.app).get(path).set('Host', 'earshot.example');
  expect(scoreOf(headers, text)).toBeGreaterThanOrEqual(100);
});

it('gives the first page the reward of each header', async () => {
  const { headers, text } = await request(test.app).get('/').set('Host', 'earshot.example');
  expect(
    Object.fromEntries(Object.entries(RULES).map(([name, rule]) => [name, rule(headers, text)])),
  ).toEqual({
    'Content Security Policy': 10,
    Cookies: 0,
    'Cross-origin Resource Sharing': 0,
    'Referrer Policy': 5,
    'Strict Transport Security': 0,
    'Subresource Integrity': 0,
    'X-Content-Type-Options': 0,
    'X-Frame-Options': 5,
    'Cross-origin Resource Policy': 10,
  });
});

it('notices a missing header', async () => {
  const { headers, text } = await request(test.app).get('/');
  const { 'strict-transport-security': _, ...others } = headers;
  expect(scoreOf(others, text)).toBeLessThan(scoreOf(headers, text));
});
