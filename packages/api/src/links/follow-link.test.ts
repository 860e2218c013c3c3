import { Failure } from '@earshot/schema/failures';
import { expect, it } from 'vitest';
import { deriveUrl } from '../core/url/derived-url.ts';
import type { OutboundHop } from '../ports.ts';
import { followLink, type ReadHop } from './follow-link.ts';

const START = 'https://short.example/a';
const STORY = 'https://news.example/story';
const VISITOR = { client: 'test', signal: undefined };

const page = (url: string, part: Partial<OutboundHop> = {}): OutboundHop => ({
  url,
  status: 200,
  headers: { 'content-type': 'text/html' },
  bytes: new Uint8Array([1]),
  text: '<p>',
  interruption: null,
  durationMs: 1,
  ...part,
});

/** Follows a link through a simulated web in which each URL has a fixed response. */
function follow<T>(
  web: Readonly<Record<string, OutboundHop | Error>>,
  readHop: (hop: OutboundHop) => Promise<ReadHop<T>>,
) {
  const ask = async (url: string) => {
    const answer = web[url] ?? new Failure('bad-response');
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return followLink(
    { fetch: () => Promise.reject(new Error('not used')), visit: (_, run) => run(ask) },
    START,
    VISITOR,
    { readHop },
  );
}

const read = async ({ url }: OutboundHop): Promise<ReadHop<string>> => ({ next: null, value: url });

function optionalStep() {
  const derived = deriveUrl(STORY);
  if (derived === null) throw new Error('not an address');
  return { ...derived, via: 'canonical', isOptional: true } as const;
}

it('rejects with the failure of the reader when there is no page to return to', async () => {
  const failure = new Failure('bad-response');
  const followed = follow({ [START]: page(START) }, () => Promise.reject(failure));
  await expect(followed).rejects.toBe(failure);
});

it.each([
  ['cannot be read', page(STORY)],
  ['does not answer', new Failure('timeout-headers')],
  ['names no address in its redirect', page(STORY, { status: 302, bytes: null, headers: {} })],
])('returns to the page that was read when an optional step %s', async (_, answer) => {
  const followed = await follow({ [START]: page(START), [STORY]: answer }, async (hop) => {
    if (hop.url !== START) throw new Failure('bad-response');
    return { next: optionalStep(), value: START };
  });
  expect(followed).toMatchObject({ url: START, arrival: { value: START }, failure: null });
});

it('rejects with failures that are not the fault of the link: a busy service, and a bug', async () => {
  for (const error of [new Failure('busy'), new TypeError('a mistake')]) {
    await expect(follow({ [START]: error }, read)).rejects.toBe(error);
    const failing = () => Promise.reject(error);
    await expect(follow({ [START]: page(START) }, failing)).rejects.toBe(error);
  }
});

it('ends with the failure when the link does not answer, and names the link', async () => {
  const failure = new Failure('timeout-headers');
  const followed = await follow<string>({ [START]: failure }, read);
  expect(followed).toMatchObject({ url: START, arrival: null, failure, hops: [] });
});
