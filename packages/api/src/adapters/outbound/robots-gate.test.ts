import { beforeEach, expect, it } from 'vitest';
import { RobotsGate } from './requester.ts';
import { causeOf } from './testing/cause-of.ts';

const { signal } = new AbortController();
let nowMs: number;
let asked: string[];
let file: { status: number; text: string };
let gate: RobotsGate;

beforeEach(() => {
  nowMs = 1;
  asked = [];
  file = { status: 200, text: '' };
  gate = new RobotsGate(
    'Earshot',
    () => new Date(nowMs),
    1_000,
    async (origin) => {
      asked.push(origin);
      return file;
    },
  );
});
const judge = (url: string) => causeOf(gate.assertAllowed(new URL(url), 'one', signal));

it('obeys the rules for its own name, otherwise those for everyone', async () => {
  file.text = 'User-agent: *\nDisallow: /\n\nUser-agent: Earshot\nDisallow: /private\nAllow: /private/open';
  expect(await judge('https://a.example/story')).toBe('none');
  expect(await judge('https://a.example/private/x')).toBe('robots');
  expect(await judge('https://a.example/private/open/x')).toBe('none');
  file.text = 'User-agent: *\nDisallow: /';
  expect(await judge('https://b.example/story')).toBe('robots');
});

it.each([
  [404, 'none'],
  [403, 'none'],
  [500, 'robots'],
  [503, 'robots'],
])('takes a robots.txt that answers %i as RFC 9309 says', async (status, cause) => {
  file = { status, text: 'User-agent: *\nDisallow: /' };
  expect(await judge('https://a.example/')).toBe(cause);
});

it('asks each origin once for a while', async () => {
  for (const url of ['https://a.example/1', 'https://a.example/2', 'http://a.example/', 'https://b.example/'])
    await judge(url);
  expect(asked).toEqual(['https://a.example', 'http://a.example', 'https://b.example']);
  nowMs = 1_002;
  await judge('https://a.example/3');
  expect(asked).toHaveLength(4);
});
