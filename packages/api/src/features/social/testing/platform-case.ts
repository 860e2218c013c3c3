/** A platform's answer about a fictional post, and the post that is read from it. */
import type { PlatformId } from '../../../core/social/platforms.ts';
import type { Post } from '../../../core/social/post.ts';
import type { FakeAnswer } from './fake-web.ts';

export interface PlatformCase {
  readonly id: PlatformId;
  readonly url: string;
  /** Answers by address; the first is the one that failures replace. */
  readonly answers: Readonly<Record<string, FakeAnswer>>;
  readonly post: Partial<Post>;
}

/** A JSON answer. */
export const json = (value: unknown): FakeAnswer => ({ body: JSON.stringify(value) });

/** A page of only these meta elements, and `rest`. */
export const page = (metas: Readonly<Record<string, string>>, rest = ''): FakeAnswer => ({
  body: `<!doctype html><html><head><title>x</title>${Object.entries(metas)
    .map(([name, content]) => `<meta property="${name}" content="${content.replaceAll('"', '&quot;')}">`)
    .join('')}${rest}</head><body></body></html>`,
});

export const IMAGE = 'https://images.example/picture.jpg';
