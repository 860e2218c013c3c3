import { readFileSync } from 'node:fs';
import type { Post } from '../../../core/social/compose-post.ts';
import type { PlatformId } from '../../../core/social/platforms.ts';
import type { FakeAnswer } from './fake-web.ts';

export interface PlatformCase {
  readonly id: PlatformId;
  readonly url: string;
  /** Answers by URL prefix. Tests also replace the first one with failures. */
  readonly answers: Readonly<Record<string, FakeAnswer>>;
  readonly post: Partial<Post>;
}

/** As in `platform-cases.json`: JSON, a page made from `meta` elements and `rest`, or a literal body. */
type StoredAnswer = FakeAnswer & {
  readonly json?: unknown;
  readonly metas?: Readonly<Record<string, string>>;
  readonly rest?: string;
};

export const json = (value: unknown): FakeAnswer => ({ body: JSON.stringify(value) });

const page = (metas: Readonly<Record<string, string>>, rest = ''): FakeAnswer => ({
  body: `<!doctype html><html><head><title>x</title>${Object.entries(metas)
    .map(([name, content]) => `<meta property="${name}" content="${content.replaceAll('"', '&quot;')}">`)
    .join('')}${rest}</head><body></body></html>`,
});

function answerOf({ json: value, metas, rest, ...answer }: StoredAnswer): FakeAnswer {
  if (value !== undefined) return json(value);
  return metas === undefined ? answer : page(metas, rest);
}

const stored: (PlatformCase & { readonly answers: Readonly<Record<string, StoredAnswer>> })[] = JSON.parse(
  readFileSync(new URL('platform-cases.json', import.meta.url), 'utf8'),
);

export const PLATFORM_CASES: readonly PlatformCase[] = stored.map((one) => ({
  ...one,
  answers: Object.fromEntries(Object.entries(one.answers).map(([url, answer]) => [url, answerOf(answer)])),
}));
