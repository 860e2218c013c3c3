/** Unexpected requests: every call answers in time, with its own message, and never with a 500. */

import { CONTRACT, PROCEDURES, type ProcedurePath } from '@earshot/schema/contract';
import { Failure } from '@earshot/schema/failures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  almostValidFor,
  checkFuzz,
  FUZZ_SEED,
  FUZZ_TIMEOUT_MS,
  hostileJson,
  hostileText,
  type JsonSchema,
  validFor,
} from '../../test/hostile-values.ts';
import { type RawAnswer, type RawRequest, sendRaw } from '../../test/send-raw.ts';
import { useServer, useTestApp } from '../../test/use-sites.ts';
import { createHttpServer } from '../http-server.ts';
import { SERVER_LIMITS } from '../limits.ts';
import { appRouter } from '../router.ts';

const unreachable = async (): Promise<never> => {
  throw new Failure('dns-not-found');
};

const test = await useTestApp({ services: { outbound: { fetch: unreachable, visit: unreachable } } });
const { port } = await useServer(createHttpServer(test.app, SERVER_LIMITS.http));

/** At run time the object is flat and keyed by path, but its type is nested. */
const inputs = appRouter._def.procedures as unknown as Readonly<
  Record<string, { readonly _def: { readonly inputs: readonly unknown[] } } | undefined>
>;

/** Returns the schema of the call's input, or `{}` for a call without one. A form's file has no JSON schema. */
function inputSchema(procedure: ProcedurePath): JsonSchema {
  const [input] = inputs[procedure]?._def.inputs ?? [];
  if (!(input instanceof z.ZodType)) return {};
  return z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

async function expectAnswer(request: RawRequest): Promise<RawAnswer> {
  const answer = await sendRaw(port, request);
  const { status, headers, text } = answer;
  const context = `${request.method} ${request.path.slice(0, 200)} → ${status} ${text.slice(0, 300)}`;
  expect(status, context).not.toBe(500);
  expect([200, 400, 403, 404, 405, 413, 415, 422, 429, 431, 502, 503, 504], context).toContain(status);
  const type = String(headers['content-type']);
  if (status === 200 && type.startsWith('text/csv')) return answer;
  expect(type, context).toMatch(/^application\/json/);
  if (request.method === 'HEAD') return answer;
  const body: unknown = JSON.parse(text);
  if (status !== 200) {
    expect(body, context).toMatchObject({
      message: expect.stringMatching(/^\S.{5,}/),
      code: expect.stringMatching(/^[a-z][a-z0-9_]+$/),
    });
    expect(text, context).not.toMatch(/node_modules|\.ts:\d|at Object\.|ZodError|TRPCError/);
  }
  return answer;
}

const JSON_TYPES = ['', '; charset=utf-8', '; charset=utf-16', '; charset=nonsense', ';;;'];
const FORM_TYPES = ['', '; boundary=', '; boundary=x'];
const CONTENT_TYPES = [
  ...JSON_TYPES.map((end) => `application/json${end}`),
  ...FORM_TYPES.map((end) => `multipart/form-data${end}`),
  ...['APPLICATION/JSON', 'text/plain', 'application/x-www-form-urlencoded', 'text/xml', '/', ''],
];

const headers: fc.Arbitrary<Record<string, string>> = fc.record({
  'content-type': fc.oneof(
    { weight: 3, arbitrary: fc.constant('application/json') },
    fc.constantFrom(...CONTENT_TYPES),
  ),
  'content-encoding': fc.oneof(
    { weight: 8, arbitrary: fc.constant('identity') },
    fc.constantFrom('gzip', 'br', 'nonsense', 'gzip, gzip'),
  ),
  'x-request-id': fc.constantFrom('', 'abcdefgh', '<script>', 'x'.repeat(200)),
});

const asAddress = (text: string): string =>
  // Lone surrogates cannot be encoded. Everything else is sent as typed.
  encodeURIComponent(Buffer.from(text).toString());

const query = fc
  .array(
    fc.tuple(
      fc.constantFrom(...'q|search|category|tag|__proto__|q[]|q[a]|q[__proto__][a]|batch|input|'.split('|')),
      hostileText.map((text) => text.slice(0, 500)),
      fc.boolean(),
    ),
    { maxLength: 6 },
  )
  .map((pairs) =>
    pairs
      .map(([name, value, raw]) => `${name}=${raw ? value.replace(/[^!-~]|#/g, '%') : asAddress(value)}`)
      .join('&'),
  );

const withPath = (procedure: ProcedurePath, value: string): string =>
  CONTRACT[procedure].path.replace(/\{\w+\}/g, () => value);

const posts = PROCEDURES.filter((path) => CONTRACT[path].method === 'POST' && CONTRACT[path].kind === 'json');
const gets = PROCEDURES.filter((path) => CONTRACT[path].method !== 'POST');
const forms = PROCEDURES.filter((path) => CONTRACT[path].kind === 'multipart');

it(`every row is among the properties below (FUZZ_SEED=${FUZZ_SEED})`, () => {
  expect([...posts, ...gets, ...forms].sort()).toEqual([...PROCEDURES].sort());
});

describe.each(posts)('%s', (procedure) => {
  const schema = inputSchema(procedure);
  const post = (body: string | Uint8Array, given: Record<string, string>) =>
    expectAnswer({ method: 'POST', path: CONTRACT[procedure].path, headers: given, body });

  it('has a schema to start from', () => {
    expect(Object.keys(schema.properties ?? {})).not.toEqual([]);
  });

  it('answers valid and almost valid input', { timeout: FUZZ_TIMEOUT_MS }, async () => {
    const bodies = fc
      .oneof(validFor(schema), almostValidFor(schema))
      .map((value) => JSON.stringify(value) ?? '');
    await checkFuzz(
      fc.asyncProperty(bodies, async (body) => {
        await post(body, { 'content-type': 'application/json' });
      }),
    );
  });

  it('answers hostile input under hostile headers', { timeout: FUZZ_TIMEOUT_MS }, async () => {
    const bodies = fc.oneof(hostileJson, fc.uint8Array({ maxLength: 300 }));
    await checkFuzz(
      fc.asyncProperty(bodies, headers, async (body, given) => {
        await post(body, given);
      }),
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe.each(gets)('%s', (procedure) => {
  it('answers hostile addresses, queries and headers', { timeout: FUZZ_TIMEOUT_MS }, async () => {
    const parts = hostileText.map((text) => asAddress(text.slice(0, 500)) || 'x');
    await checkFuzz(
      fc.asyncProperty(parts, query, headers, async (part, search, given) => {
        await expectAnswer({ method: 'GET', path: `${withPath(procedure, part)}?${search}`, headers: given });
      }),
    );
  });
});

describe.each(forms)('%s', (procedure) => {
  const part = fc.tuple(
    fc.constantFrom('file', 'lineType', '__proto__', '', 'file[]'),
    fc.option(
      fc.constantFrom('a.txt', 'a.pdf', 'a.docx', '../a.txt', 'a', '.txt', 'a.txt\0.exe', 'ü'.repeat(300)),
      {
        nil: undefined,
      },
    ),
    fc.oneof(
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
      hostileText.map((text) => Buffer.from(text)),
      fc
        .constantFrom('headline', 'snippet', 'mixed', '%PDF-1.7\n1 0 obj', 'PK\u0003\u0004')
        .map((text) => Buffer.from(text)),
    ),
  );
  const form = fc
    .tuple(fc.array(part, { maxLength: 5 }), fc.boolean())
    .map(([parts, closed]) =>
      Buffer.concat([
        ...parts.flatMap(([name, fileName, content]) => [
          Buffer.from(
            `--x\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n\r\n`,
          ),
          content,
          Buffer.from('\r\n'),
        ]),
        Buffer.from(closed ? '--x--\r\n' : ''),
      ]),
    );

  it('answers broken, repeated and misnamed parts', { timeout: FUZZ_TIMEOUT_MS }, async () => {
    await checkFuzz(
      fc.asyncProperty(form, fc.constantFrom('x', 'y', '"x"', ''), async (body, boundary) => {
        await expectAnswer({
          method: 'POST',
          path: CONTRACT[procedure].path,
          headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
          body,
        });
      }),
    );
  });
});

describe('everything below /api', () => {
  it('answers unknown addresses and methods', { timeout: FUZZ_TIMEOUT_MS }, async () => {
    const paths = fc.oneof(
      hostileText.map((text) => `/api/${asAddress(text.slice(0, 500))}`),
      fc.constantFrom('/api', '/api/', '/api//', '/api/%00', '/api/%'),
      fc.constantFrom('/api/../api/counters', '/api/counters/', '/API/COUNTERS'),
      fc.constantFrom(...PROCEDURES).map((path) => withPath(path, '%')),
    );
    const methods = fc.constantFrom(...'GET HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND'.split(' '));
    await checkFuzz(
      fc.asyncProperty(methods, paths, headers, async (method, path, given) => {
        await expectAnswer({ method, path, headers: given });
      }),
    );
  });

  it('answers hostile native tRPC', { timeout: FUZZ_TIMEOUT_MS }, async () => {
    const names = fc.oneof(
      fc.constantFrom(...PROCEDURES),
      hostileText.map((text) => asAddress(text.slice(0, 100))),
      fc.array(fc.constantFrom(...PROCEDURES), { maxLength: 12 }).map((paths) => paths.join(',')),
    );
    const calls = fc.tuple(fc.constantFrom('GET', 'POST'), names, fc.boolean(), hostileJson, headers);
    await checkFuzz(
      fc.asyncProperty(calls, async ([method, name, batch, input, given]) => {
        const search = `?${batch ? 'batch=1&' : ''}${method === 'GET' ? `input=${asAddress(input.slice(0, 2000))}` : ''}`;
        const answer = await sendRaw(port, {
          method,
          path: `/api/trpc/${name}${search}`,
          headers: given,
          ...(method === 'POST' && { body: input }),
        });
        expect(answer.status, answer.text.slice(0, 300)).not.toBe(500);
        expect(() => JSON.parse(answer.text), answer.text.slice(0, 300)).not.toThrow();
        expect(answer.text).not.toMatch(/node_modules|\.ts:\d/);
      }),
    );
  });
});
