/** Maps the status, headers and page of an unsuccessful response to a failure. */
import { Failure } from '@earshot/schema/failures';
import { hasChallengeMark } from '../../page/refusal/challenge.ts';
import { httpFailure } from './http-failure.ts';
import { retryAfterSeconds } from './retry-after.ts';

interface Answer {
  readonly status: number;
  /** Header names in lowercase. */
  readonly headers: Readonly<Record<string, string>>;
  /** The error page or its beginning. */
  readonly text: string;
}

/** Returns the failure of a response, with the wait time that it asks for, or null if the response is a success. */
export function answerFailure(answer: Answer, nowMs: number): Failure | null {
  const cause = httpFailure(answer.status);
  if (cause === null) return null;
  const seconds = retryAfterSeconds(answer.headers['retry-after'], nowMs);
  return new Failure(
    isChallenge(answer) ? 'bot-challenge' : cause,
    seconds === undefined ? {} : { retryAfterSeconds: seconds },
  );
}

/**
 * Whether the response is from a bot defense. Some identify themselves in a header. Others are recognized by their page, if
 * the status is one that bot defenses use.
 */
function isChallenge({ status, headers, text }: Answer): boolean {
  if (headers['cf-mitigated'] === 'challenge' || /challenge|captcha/.test(headers['x-amzn-waf-action'] ?? ''))
    return true;
  return [401, 403, 405, 406, 429, 503].includes(status) && hasChallengeMark(text);
}
