import { Failure, type FailureCause } from '@earshot/schema/failures';
import { instantOf } from '@earshot/schema/values/dates/calendar';
import { hasChallengeMark } from '../../page/refusal/challenge.ts';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export function answerFailure(answer: Answer, nowMs: number): Failure | null {
  const cause = httpFailure(answer.status);
  if (cause === null) return null;
  const seconds = retryAfterSeconds(answer.headers['retry-after'], nowMs);
  return new Failure(
    isChallenge(answer) ? 'bot-challenge' : cause,
    seconds === undefined ? {} : { retryAfterSeconds: seconds },
  );
}

/** Some bot defenses identify themselves in a header, others by their page under one of these statuses. */
function isChallenge({ status, headers, text }: Answer): boolean {
  if (headers['cf-mitigated'] === 'challenge' || /challenge|captcha/.test(headers['x-amzn-waf-action'] ?? ''))
    return true;
  return [401, 403, 405, 406, 429, 503].includes(status) && hasChallengeMark(text);
}

const OWN_CAUSES: Readonly<Record<number, FailureCause>> = {
  401: 'http-401',
  402: 'http-402',
  403: 'http-403',
  404: 'http-404',
  407: 'http-401',
  410: 'http-410',
  429: 'http-429',
  451: 'http-451',
};

/** Null for a success: 2xx, and 300 with a page of choices. */
export function httpFailure(status: number): FailureCause | null {
  if (status >= 200 && status <= 300) return null;
  const cause = OWN_CAUSES[status];
  if (cause !== undefined) return cause;
  if (status >= 500) return 'http-5xx';
  return status >= 400 ? 'http-4xx' : 'bad-response';
}

/** Longer waits are capped at this value, because sites rarely mean them. */
const MAX_SECONDS = 24 * 3_600;

/** At least 1 (RFC 9110, 10.2.3). Undefined if there is no valid future time. */
export function retryAfterSeconds(header: string | undefined, nowMs: number): number | undefined {
  const text = header?.trim() ?? '';
  const isSeconds = /^\d{1,9}$/.test(text);
  const seconds = isSeconds ? Number(text) : Math.ceil((instantOf(text) - nowMs) / 1_000);
  return seconds > 0 ? Math.min(seconds, MAX_SECONDS) : undefined;
}
