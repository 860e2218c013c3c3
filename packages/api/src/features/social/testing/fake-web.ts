import { Failure } from '@earshot/schema/failures';
import { httpFailure } from '../../../core/url/answer/answer-failure.ts';
import type { Outbound } from '../../../ports.ts';

export interface FakeAnswer {
  readonly status?: number;
  /** Defaults to `application/json` for bodies that begin with a brace, otherwise to `text/html`. */
  readonly type?: string;
  readonly body?: string;
  /** URL after redirects. Defaults to the requested URL. */
  readonly landsAt?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface FakeWeb {
  readonly outbound: Outbound;
  readonly asked: readonly string[];
}

const ACCEPTED = {
  html: /html|plain/,
  json: /json|xml|html|plain/,
  feed: /json|xml|html|plain/,
  image: /^image/,
} as const;

/** An outbound client that gives the answer listed for the longest matching prefix of a URL. Other URLs fail with `dns-not-found`. */
export function fakeWeb(answers: Readonly<Record<string, FakeAnswer>>): FakeWeb {
  const asked: string[] = [];
  const starts = Object.keys(answers).sort((a, b) => b.length - a.length);
  const answerTo = (url: string) => {
    asked.push(url);
    const answer = answers[starts.find((start) => url.startsWith(start)) ?? ''];
    if (!answer) throw new Failure('dns-not-found');
    const { status = 200, body = '', landsAt = url, headers = {} } = answer;
    const type = answer.type ?? (body.startsWith('{') ? 'application/json' : 'text/html; charset=utf-8');
    return { url: landsAt, status, type, body, headers };
  };
  const outbound: Outbound = {
    async fetch({ url, accept, allowErrorStatus }) {
      const { url: landed, status, type, body, headers } = answerTo(url);
      const failure = httpFailure(status);
      if (failure !== null && allowErrorStatus !== true) throw new Failure(failure);
      if (failure === null && !ACCEPTED[accept].test(type)) throw new Failure('unsupported-type');
      const text = accept === 'image' ? '' : body;
      const retryAfterSeconds = headers['retry-after'] ? Number(headers['retry-after']) : undefined;
      const bytes = new TextEncoder().encode(body);
      return { url: landed, status, contentType: type, bytes, text, retryAfterSeconds };
    },
    visit: (_, run) =>
      run(async (url) => {
        const { status, headers, body } = answerTo(url);
        const text = headers.location ? '' : body;
        const bytes = new TextEncoder().encode(text);
        return { url, status, headers, bytes, text, interruption: null, durationMs: 0 };
      }),
  };
  return { outbound, asked };
}
