/** The failure that the head and page of an unsuccessful answer mean. */
import { Failure } from '@earshot/schema/failures';
import { hasChallengeMark } from '../../page/refusal/challenge.ts';
import { httpFailure } from './http-failure.ts';
import { retryAfterSeconds } from './retry-after.ts';

interface Answer {
  readonly status: number;
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The error page or its beginning. */
  readonly text: string;
}

/** The failure that an answer stands for, with the wait that it asks for, or null when it is a success. */
export function answerFailure(answer: Answer, nowMs: number): Failure | null {
  const cause = httpFailure(answer.status);
  if (cause === null) return null;
  const seconds = retryAfterSeconds(answer.headers['retry-after'], nowMs);
  return new Failure(
    isChallenge(answer) ? 'bot-challenge' : cause,
    seconds === undefined ? {} : { retryAfterSeconds: seconds },
  );
}

/** Bot defenses answer with these statuses; some say so in a header. */
function isChallenge({ status, headers, text }: Answer): boolean {
  if (headers['cf-mitigated'] === 'challenge' || /challenge|captcha/.test(headers['x-amzn-waf-action'] ?? ''))
    return true;
  return [401, 403, 405, 406, 429, 503].includes(status) && hasChallengeMark(text);
}
