import { Failure } from '@earshot/schema/failures';
import type { Post } from '../../core/social/post.ts';
import type { Services } from '../../services.ts';
import type { Caller } from './analyze-social.ts';

/** The post on a screenshot. Throws `Failure` when the picture cannot be read or holds no text. */
export async function readScreenshot(
  { images }: Pick<Services, 'images'>,
  bytes: Uint8Array,
  { signal }: Caller,
): Promise<Post> {
  const options = { ...(signal && { signal }) };
  const read = await images.read(bytes, options);
  if (read.text.trim() === '') throw new Failure('no-text');
  return {
    url: '',
    platform: 'Unknown',
    author: null,
    handle: null,
    text: read.text,
    date: null,
    counts: {},
    ogDescription: null,
    titles: { h1Text: null, ogTitle: null, twitterTitle: null, titleText: null },
    previewImage: await images.preview(bytes, options),
    reading: { confidence: read.confidence, doubtful: [] },
    provenance: { text: 'read from the screenshot' },
  };
}
