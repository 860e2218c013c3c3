/** Reads posts on screenshots. Loaded on demand, because most processes never receive one. */
import { Failure } from '@earshot/schema/failures';
import type { SocialRequest } from '@earshot/schema/social/model';
import { isUnreadable } from '../../core/screenshot/certainty/certainty.ts';
import { composeCorrected, composeScreenshot } from '../../core/screenshot/compose-screenshot.ts';
import type { Post } from '../../core/social/compose-post.ts';
import type { Caller } from '../../ports.ts';
import type { Services } from '../../services.ts';

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

type Correction = NonNullable<SocialRequest['correctedPost']> & {
  readonly bytes: Uint8Array;
  readonly text: string;
};

export async function readCorrected(
  { images }: Pick<Services, 'images'>,
  { bytes, text, ...values }: Correction,
  caller: Caller,
): Promise<Post> {
  if (text.trim() === '') throw new Failure('image-no-text');
  return composeCorrected(values, text, await images.preview(bytes, caller));
}
