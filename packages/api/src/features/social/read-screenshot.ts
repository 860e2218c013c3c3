import { Failure } from '@earshot/schema/failures';
import { isUnreadable } from '../../core/screenshot/certainty/is-unreadable.ts';
import { composeScreenshot } from '../../core/screenshot/compose-screenshot.ts';
import type { Post } from '../../core/social/post.ts';
import type { Caller } from '../../ports.ts';
import type { Services } from '../../services.ts';

/**
 * Returns the post on a screenshot. Throws `Failure` if the image cannot be read, or if it contains no text
 * (`image-no-text`) or no readable text (`image-unreadable`).
 */
export async function readScreenshot(
  { clock, images }: Pick<Services, 'clock' | 'images'>,
  bytes: Uint8Array,
  caller: Caller,
): Promise<Post> {
  const read = await images.read(bytes, caller);
  if (read.text.trim() === '') throw new Failure('image-no-text');
  if (isUnreadable(read)) throw new Failure('image-unreadable');
  return composeScreenshot(read, await images.preview(bytes, caller), clock());
}
