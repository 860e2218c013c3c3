import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { answerFailure, retryAfterSeconds } from './answer-failure.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const CHALLENGE =
  '<html><head><title>Just a moment...</title><script>window._cf_chl_opt={}</script></head></html>';
const failureOf = (status: number, headers: Record<string, string> = {}, text = '') =>
  answerFailure({ status, headers, text }, NOW);

describe('failures of responses', () => {
  it.each([200, 204, 299, 300])('%s is a success', (status) => {
    expect(failureOf(status, {}, CHALLENGE)).toBeNull();
  });

  it.each(examples<[number, string]>(import.meta.url, 'failures of responses'))(
    '%s is %s',
    (status, cause) => {
      expect(failureOf(status)?.failureCause).toBe(cause);
    },
  );

  it.each([401, 403, 405, 406, 429, 503])('%s with the page of a bot defense is that of one', (status) => {
    expect(failureOf(status, {}, CHALLENGE)?.failureCause).toBe('bot-challenge');
  });

  it.each([
    [404, {}, CHALLENGE, 'http-404'],
    [404, { 'cf-mitigated': 'challenge' }, '', 'bot-challenge'],
    [403, { 'cf-mitigated': 'managed' }, '', 'http-403'],
    [405, { 'x-amzn-waf-action': 'captcha' }, '', 'bot-challenge'],
    [202, { 'x-amzn-waf-action': 'challenge' }, '', undefined],
  ])('%s with the headers %j is a bot defense only if they identify one', (status, headers, text, cause) => {
    expect(failureOf(status, headers, text)?.failureCause).toBe(cause);
  });

  it('keeps the time to wait, if the response has one', () => {
    expect(failureOf(429, { 'retry-after': '120' })?.retryAfterSeconds).toBe(120);
    expect(failureOf(429)?.retryAfterSeconds).toBeUndefined();
  });
});

it.each([
  ['40', 40],
  [' 5 ', 5],
  ['Fri, 20 Nov 2026 10:01:30 GMT', 90],
  ['999999999', 86_400],
  ['0', undefined],
  ['-5', undefined],
  ['soon', undefined],
  ['Fri, 20 Nov 2026 09:00:00 GMT', undefined],
  ['', undefined],
  [undefined, undefined],
])('a Retry-After of %s means %s seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, NOW)).toBe(seconds);
});
