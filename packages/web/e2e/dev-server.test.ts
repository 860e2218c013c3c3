import { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer as createViteServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { freePort } from './server.ts';

it('#25 #425 the development server passes /api on to the API, wherever PORT puts it, and answers every page route itself', async () => {
  const apiPort = await freePort();
  const api = createHttpServer((request, response) => {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ path: request.url }));
  });
  await new Promise<void>((resolve) => api.listen(apiPort, '127.0.0.1', resolve));
  vi.stubEnv('PORT', String(apiPort));
  const vite = await createViteServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    server: { port: await freePort(), host: '127.0.0.1' },
    logLevel: 'error',
  });
  try {
    await vite.listen();
    const origin = vite.resolvedUrls?.local[0] ?? '';
    const call = await fetch(`${origin}api/counters`);
    expect(await call.json()).toEqual({ path: '/api/counters' });
    const page = await fetch(`${origin}help/frameworks/peso-model`, { headers: { Accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('id="root"');
  } finally {
    vi.unstubAllEnvs();
    await vite.close();
    api.close();
  }
});
