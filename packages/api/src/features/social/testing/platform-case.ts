/** A platform's response about a fictional post, and the post read from it. */
import type { PlatformId } from '../../../core/social/platforms.ts';
import type { Post } from '../../../core/social/post.ts';
import type { FakeAnswer } from './fake-web.ts';

export interface PlatformCase {
  readonly id: PlatformId;
  readonly url: string;
  /** Responses by URL prefix. Tests also replace the first one with failures. */
  readonly answers: Readonly<Record<string, FakeAnswer>>;
  readonly post: Partial<Post>;
}

export const json = (value: unknown): FakeAnswer => ({ body: JSON.stringify(value) });

/** Returns a page that consists of these meta elements and `rest`. */
export const page = (metas: Readonly<Record<string, string>>, rest = ''): FakeAnswer => ({
  body: `<!doctype html><html><head><title>x</title>${Object.entries(metas)
    .map(([name, content]) => `<meta property="${name}" content="${content.replaceAll('"', '&quot;')}">`)
    .join('')}${rest}</head><body></body></html>`,
});

export const IMAGE = 'https://images.example/picture.jpg';
