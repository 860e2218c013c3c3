import request from 'supertest';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestAppOptions } from '../test/test-app.ts';

let test: TestApp | undefined;
afterEach(() => test?.close());

async function get(options: TestAppOptions, host: string, path = '/api/counters') {
  test = await createTestApp(options);
  return request(test.app).get(path).set('Host', host);
}

describe('the headers of every answer', () => {
  it('allow no device and no framing', async () => {
    const { headers } = await get({}, 'localhost:3000');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['https://earshot.example', 'max-age=63072000'],
    ['http://earshot.example', undefined],
    [undefined, undefined],
  ])('behind %s ask for TLS: %s', async (publicUrl, expected) => {
    const { headers } = await get({ publicUrl }, 'earshot.example');
    expect(headers['strict-transport-security']).toBe(expected);
  });
});

describe('the name that a request uses', () => {
  const options = { allowedPrivateHosts: ['10.1.0.0/16'], publicUrl: 'https://earshot.example' };

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'earshot.example', 'EARSHOT.example'])(
    'may be %s when private hosts are allowed',
    async (host) => {
      expect((await get(options, host)).status).toBe(200);
    },
  );

  it.each(['evil.example', '10.1.0.5:3000', 'earshot.example.evil.example', 'localhost.evil.example', ''])(
    'may not be %j then',
    async (host) => {
      const { status, body } = await get(options, host);
      expect([status, body.code]).toEqual([421, 'foreign_host']);
    },
  );

  it('may be any for the probes of a load balancer, and without private hosts', async () => {
    expect((await get(options, '10.1.0.5:3000', '/healthz')).status).toBe(200);
    await test?.close();
    expect((await get({}, 'evil.example')).status).toBe(200);
  });
});
