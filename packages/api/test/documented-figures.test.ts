/** Numbers in the documentation that are constants in the code. */
import { readFileSync } from 'node:fs';
import { CONTRACT } from '@earshot/schema/contract';
import { UPLOAD_MAX_BYTES } from '@earshot/schema/limits';
import { RIGHT_TONES_OF_100 } from '@earshot/schema/tone-rates';
import { describe, expect, it } from 'vitest';
import { OUTBOUND_LIMITS } from '../src/adapters/limits.ts';
import { readSettings } from '../src/env.ts';
import { SERVER_LIMITS } from '../src/limits.ts';

const textOf = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const operations = textOf('docs/operations.md');
const security = textOf('docs/security.md');

/** Returns name and default of each documented setting. */
function settingsTable(): [string, string][] {
  const table = operations.slice(operations.indexOf('## Settings'), operations.indexOf('## Limits'));
  return [...table.matchAll(/^\| (`[A-Z][^|]*) \| ([^|]*) \|/gm)].flatMap(([, names = '', defaults = '']) => {
    const values = defaults.split(', ').map((value) => value.replaceAll('`', ''));
    return names
      .split(', ')
      .map((name, at): [string, string] => [name.replaceAll('`', ''), values[at] ?? defaults]);
  });
}

describe('the documented settings', () => {
  const settings = settingsTable();

  it('are exactly those that the server reads', () => {
    const read = [...textOf('packages/api/src/env.ts').matchAll(/^ {2}([A-Z0-9_]+): /gm)].map(
      ([, name]) => name,
    );
    expect(settings.map(([name]) => name).sort()).toEqual(read.sort());
  });

  it('have the defaults of the server: giving one changes nothing', () => {
    const given = settings.filter(
      ([, value]) => /^[\w.:/]+$/.test(value) && value !== 'unset' && value !== 'empty',
    );
    expect(given.length).toBeGreaterThan(12);
    expect(readSettings(Object.fromEntries(given))).toEqual(readSettings({}));
  });
});

it('the documented figures on how often a tone is right are those of the screens', () => {
  const { en, de, fr, es } = RIGHT_TONES_OF_100;
  expect(textOf('docs/methods/tone.md')).toContain(
    `Of 100 unseen headlines ${en} were right in English; left out of the fit, ${de} in German, ${fr} in French and ${es} in Spanish`,
  );
  expect(textOf('docs/methods/trust.md')).toContain(
    `| [Tone of an English headline](tone.md) | ${100 - en} (`,
  );
});

describe('the limits in the documents', () => {
  it('charge each call what the contract says', () => {
    const points =
      'an article, a link, a feed or a suggestion 10, a list or a post 20, an export or a deletion 5';
    expect(operations).toContain(points);
    const calls = {
      10: ['article.analyze', 'urlExpander.expand', 'feeds.read', 'suggestions.send'],
      20: ['trending.analyzeText', 'trending.analyzeFile', 'social.analyze'],
      5: ['trending.exportCsv', 'trending.deleteRanking'],
    } as const;
    for (const [cost, procedures] of Object.entries(calls))
      for (const procedure of procedures) expect(CONTRACT[procedure].cost).toBe(Number(cost));
  });

  it('of the server are in docs/operations.md', () => {
    const { http, pool, memory } = SERVER_LIMITS;
    const mebibytes = (bytes: number) => `${bytes / 1024 / 1024} MiB`;
    for (const figure of [
      `${mebibytes(memory.maxBytes)} in total for bodies, ${mebibytes(memory.maxBytesPerClient)} for one client`,
      `${pool.maxQueue} tasks, at most half of them from one client, at most ${pool.maxWaitMs / 1000} s`,
      `${pool.maxRunMs / 1000} s, a document ${pool.maxDocumentMs / 1000} s, a picture ${pool.maxPictureMs / 1000} s`,
      `${http.maxConnections.toLocaleString('en-US')}; ${http.maxConnectionsPerClient.toLocaleString('en-US')} from one client`,
      `${http.headersTimeoutMs / 1000} s, ${http.maxHeaderBytes / 1024} KiB`,
      `${http.idleTimeoutMs / 1000} s of silence`,
      `| idle between requests | ${http.keepAliveTimeoutMs / 1000} s |`,
    ])
      expect(operations).toContain(figure);
  });

  it('of an upload is in docs/decisions.md', () => {
    expect(textOf('docs/decisions.md')).toContain(`the server accepts ${UPLOAD_MAX_BYTES / 1024 / 1024} MiB`);
  });

  it('of outgoing requests are in docs/security.md', () => {
    const limits = OUTBOUND_LIMITS;
    for (const row of [
      `| whole fetch; whole chain of a link | ${limits.totalTimeoutMs / 1000} s; ${limits.visitTimeoutMs / 1000} s |`,
      `| redirects; hops of a link | ${limits.maxRedirects}; ${SERVER_LIMITS.links.maxHops} |`,
      `| concurrent fetches: total, per visitor, per site | ${limits.maxInFlight}, ${limits.maxInFlightPerClient}, ${limits.maxInFlightPerHost} |`,
      `| concurrent requests per network; time after which a request gives way | ${limits.maxInFlightPerNetwork}; ${limits.minHoldMs / 1000} s |`,
      `| addresses tried for a name | ${limits.maxAddresses} |`,
      `${limits.queueTimeoutMs / 1000} s; ${limits.clientQueueTimeoutMs / 1000} s |`,
    ])
      expect(security).toContain(row);
  });
});
