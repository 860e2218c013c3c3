/** Request limits, each exceeded by one. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { TEXT_TOO_LONG } from '@earshot/schema/article/model';
import { CONTRACT } from '@earshot/schema/contract';
import { FAILURES } from '@earshot/schema/failures';
import { KEYWORD_LIST_TOO_LONG } from '@earshot/schema/keywords/rules';
import {
  IMAGE_MAX_BYTES,
  MAX_ARTICLE_CHARACTERS,
  MAX_LINES,
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_LABEL,
} from '@earshot/schema/limits';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { useServer, useTestApp } from '../../test/use-sites.ts';
import { CALL_TEXTS } from '../openapi/api-texts.ts';

const test = await useTestApp();
const server = createServer(test.app);
const { port } = await useServer(server);

const article = CALL_TEXTS['article.analyze'].example as object;
const post = (path: string) => request(test.app).post(path).type('json');
const MIB = 1024 * 1024;
const TOO_LARGE = {
  message: 'The text or image is too large. An image may have up to 10 MB.',
  code: 'request_too_large',
};

/** Fails if a limit is changed in one place but not in another. */
describe('the limits of files', () => {
  it('bound the bodies that carry them, and every sentence names them', async () => {
    const label = `${UPLOAD_MAX_BYTES / MIB} MB`;
    expect(CONTRACT['trending.analyzeText'].maxBodyBytes).toBe(UPLOAD_MAX_BYTES);
    expect(CONTRACT['trending.analyzeFile'].maxBodyBytes).toBe(UPLOAD_MAX_BYTES + 64 * 1024);
    expect(CONTRACT['social.analyze'].maxBodyBytes).toBe(1.5 * IMAGE_MAX_BYTES);
    expect(FAILURES['file-too-large'].message).toBe(`The file is larger than ${label}.`);
    expect(UPLOAD_MAX_LABEL).toBe(label.replace(' ', ''));
    const { text } = await request(test.app).get('/api/openapi.json');
    expect(text).toContain(`file up to ${label}`);
  });

  it('#395 refuse one byte more, of an upload and of a picture', async () => {
    const upload = (bytes: number) =>
      request(test.app)
        .post('/api/trending/analyze-file')
        .field('lineType', 'mixed')
        .attach('file', Buffer.alloc(bytes), { filename: 'list.txt', contentType: 'text/plain' });
    expect((await upload(UPLOAD_MAX_BYTES + 1)).status).toBe(413);
    expect((await upload(UPLOAD_MAX_BYTES)).status).toBe(415);
    const screenshot = (bytes: number) =>
      request(test.app)
        .post('/api/analyze/social')
        .send({ imageBase64: Buffer.alloc(bytes).toString('base64'), keywords: ['ferry'] });
    const { status, body } = await screenshot(IMAGE_MAX_BYTES + 1);
    expect([status, body.message]).toEqual([413, `The image is larger than ${IMAGE_MAX_BYTES / MIB} MB.`]);
    expect((await screenshot(IMAGE_MAX_BYTES)).status).not.toBe(413);
  });
});

describe('limits of a request', () => {
  it('all keywords together have at most 50,000 characters', async () => {
    const send = (extra: string) =>
      post('/api/analyze/article').send({
        ...article,
        keywords: [...Array(100).fill('k'.repeat(500)), extra],
      });
    const over = await send('k');
    expect([over.status, over.body.message]).toEqual([400, KEYWORD_LIST_TOO_LONG]);
    expect((await send('')).status).toBe(200);
  });

  it('a pasted text has at most 300,000 characters, and a longer one is refused with advice', async () => {
    const send = (characters: number) => {
      const manualContent = { headline: 'Ferry', source: 'Courier', content: 'a '.repeat(characters / 2) };
      return post('/api/analyze/article').send({ keywords: ['ferry'], manualContent });
    };
    expect((await send(MAX_ARTICLE_CHARACTERS)).status).toBe(200);
    const { status, body } = await send(MAX_ARTICLE_CHARACTERS + 2);
    expect([status, body.message]).toEqual([400, TEXT_TOO_LONG]);
  });

  it('of a list that is too long, the first 10,000 lines are ranked, and a note says what to do', async () => {
    const text = 'Ferry returns to harbor\n'.repeat(MAX_LINES + 3);
    const { status, body } = await post('/api/trending/analyze-text').send({ text, lineType: 'mixed' });
    expect([status, body.summary.total_inputs]).toEqual([200, MAX_LINES]);
    expect(body.summary.notes[0]).toMatch(
      /first 10,000 lines were ranked, and 3 lines after them .* Split the list/,
    );
  });

  it('a visitor who leaves halfway through an upload is no fault of the server', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('POST /api/trending/analyze-text HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nhalf');
    await once(server, 'request');
    socket.destroy();
    const left = () => test.log.find(({ aborted }) => aborted === true);
    while (!left()) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(left()).toMatchObject({ path: '/api/trending/analyze-text' });
    expect(test.log.filter(({ msg }) => msg === 'unexpected error')).toEqual([]);
  });

  it.each(['/api/analyze/social', '/api/trpc/social.analyze'])(
    '%s: a body that takes long to parse is refused',
    async (path) => {
      const answer = await post(path).send(`{"keywords":["ferry"],"x":[${'{},'.repeat(5_000_000)}{}]}`);
      expect(answer.status).toBe(400);
      expect(answer.body.error?.data.body ?? answer.body).toEqual({
        message: 'The request could not be read.',
        code: 'bad_request',
      });
    },
  );

  it('native tRPC limits a body of unknown length, too', async () => {
    const chunked = (body: string) => {
      const call = request(test.app).post('/api/trpc/suggestions.send').type('json');
      call.set('Transfer-Encoding', 'chunked').write(body);
      return call;
    };
    expect((await chunked(`{"idea":"${'x'.repeat(64 * 1024)}"}`)).status).toBe(413);
    expect((await chunked(`[${'{},'.repeat(20_000)}{}]`)).status).toBe(400);
    expect((await chunked('{"idea":"Ferry times","email":"reader@example.com"}')).status).toBe(200);
  });

  it('native tRPC accepts what the called row accepts', async () => {
    const { status, body } = await post('/api/trpc/suggestions.send').send(
      JSON.stringify({ idea: 'x'.repeat(64 * 1024) }),
    );
    expect([status, body]).toEqual([413, TOO_LARGE]);
    const text = `Ferry opens\n${' '.repeat(3_000_000)}`;
    expect((await post('/api/trpc/trending.analyzeText').send({ text, lineType: 'mixed' })).status).toBe(200);
  });

  it('a compressed body is refused, because it may hold a thousand times its size', async () => {
    const { status, body } = await post('/api/suggestions').set('Content-Encoding', 'gzip').send('{}');
    expect([status, body.code]).toEqual([400, 'bad_request']);
  });

  it('a form on another site cannot spend a visitor’s allowance over native tRPC', async () => {
    const send = (site: string) => post('/api/trpc/suggestions.send').set('Sec-Fetch-Site', site).send({});
    for (const site of ['cross-site', 'same-site']) {
      const { status, body } = await send(site);
      expect([status, body.code]).toEqual([403, 'cross_site']);
    }
    expect((await send('same-origin')).status).toBe(400);
  });

  it('the same from a browser that sends only the origin of its page', async () => {
    const send = (origin: string) =>
      post('/api/suggestions').set('Host', 'earshot.example').set('Origin', origin).send({});
    for (const origin of ['https://attacker.example', 'null', 'http://earshot.example:8080']) {
      const { status, body } = await send(origin);
      expect([status, body.code]).toEqual([403, 'cross_site']);
    }
    expect((await send('https://earshot.example')).status).toBe(400);
  });

  it('a sender who is refused halfway through an upload reads why', async () => {
    const url = `http://127.0.0.1:${port}/api/trending/analyze-text`;
    const body = new Uint8Array(20 * 1024 * 1024);
    const headers = { 'Content-Type': 'application/json' };
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await fetch(url, { method: 'POST', headers, body });
      expect([answer.status, await answer.json()]).toEqual([413, TOO_LARGE]);
      expect(answer.headers.get('connection')).toBe('close');
    }
  });
});
