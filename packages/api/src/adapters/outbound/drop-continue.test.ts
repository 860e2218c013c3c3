import { expect, it } from 'vitest';
import { useRawSite } from '../../../test/use-sites.ts';
import { createOutbound } from './create-outbound.ts';
import { causeOf } from './testing/cause-of.ts';

const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n';
const TEXT = '<p>The ferry sails at noon.</p>';
const ANSWER = `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: ${TEXT.length}\r\n\r\n${TEXT}`;

/** What the site sends for each path, chunk by chunk. */
const PIECES: Readonly<Record<string, readonly string[]>> = {
  '/none': [ANSWER],
  '/one': [CONTINUE + ANSWER],
  '/several': [CONTINUE + CONTINUE, `HTTP/1.1 100 \r\nx: y\r\n\r\n${ANSWER}`],
  '/bytes': [...(CONTINUE + ANSWER)],
  '/with-hints': [`${CONTINUE}HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n${ANSWER}`],
  '/only': [CONTINUE],
  '/cut': ['HTTP/1.1 100 Cont'],
  '/flood': Array(5_000).fill(CONTINUE),
};

const site = await useRawSite((socket) =>
  socket.once('data', async (data) => {
    const path = /^GET (\S+)/.exec(data.toString())?.[1] ?? '';
    socket.setNoDelay(true);
    for (const piece of PIECES[path] ?? []) await new Promise((sent) => socket.write(piece, sent));
    socket.end();
  }),
);
const outbound = createOutbound({
  allowedPrivateHosts: [`127.0.0.1:${site.port}`],
  limits: { hostIntervalMs: 0 },
});

const fetchPath = (path: string) =>
  outbound.fetch({ url: `http://127.0.0.1:${site.port}${path}`, accept: 'html', client: 'test' });

it.each(['/none', '/one', '/several', '/bytes', '/with-hints'])('is read: %s', async (path) => {
  expect(await fetchPath(path)).toMatchObject({ status: 200, text: TEXT });
});

it.each(['/only', '/cut', '/flood'])('is refused when no answer follows: %s', async (path) => {
  expect(await causeOf(fetchPath(path))).toMatch(/^(?:network|bad-response)$/);
});
