/** The call that expands a link, over REST. */

import request from 'supertest';
import { expect, it } from 'vitest';
import { useSite, useTestApp } from '../../test/use-sites.ts';

const site = await useSite(({ url }, response) => {
  if (url === '/short') response.writeHead(302, { location: '/story?utm_source=mail' }).end();
  else if (url === '/loop') response.writeHead(302, { location: '/loop' }).end();
  else response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Ferry</title><p>Sails.</p>');
});

const test = await useTestApp({ allowedPrivateHosts: [`127.0.0.1:${site.port}`] });

const expand = (url: string) => request(test.app).post('/api/expand-url').send({ url });
const onSite = (path: string) => `http://127.0.0.1:${site.port}${path}`;

it('#399 follows a redirect and answers every field', async () => {
  const { status, body } = await expand(onSite('/short'));
  expect(status).toBe(200);
  const expandedUrl = onSite('/story?utm_source=mail');
  expect(body).toMatchObject({ shortUrl: onSite('/short'), expandedUrl, error: null });
  for (const field of ['title', 'publisher', 'description']) expect(body).toHaveProperty(field);
});

it('#399 answers a loop with 200 and says so', async () => {
  const { status, body } = await expand(onSite('/loop'));
  expect(status).toBe(200);
  expect(body.error).toContain('redirecting to itself');
});

it.each(['', 'not a url', 'http://localhost/'])('#400 refuses %j with 400', async (url) => {
  const { status, body } = await expand(url);
  expect([status, typeof body.message]).toEqual([400, 'string']);
});
