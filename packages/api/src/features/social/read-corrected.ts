import { Failure } from '@earshot/schema/failures';
import type { SocialRequest } from '@earshot/schema/social/model';
import { composeCorrected } from '../../core/screenshot/compose-screenshot.ts';
import type { Post } from '../../core/social/post.ts';
import type { Caller } from '../../ports.ts';
import type { Services } from '../../services.ts';

type Correction = NonNullable<SocialRequest['correctedPost']> & {
  readonly bytes: Uint8Array;
  readonly text: string;
};

/**
 * Returns the post in a screenshot, with the text as corrected by the user. The image is not read again, only shown. Throws
 * `Failure` for a file that is not an image, and for an empty text (`image-no-text`).
 */
export async function readCorrected(
  { images }: Pick<Services, 'images'>,
  { bytes, text, ...told }: Correction,
  caller: Caller,
): Promise<Post> {
  if (text.trim() === '') throw new Failure('image-no-text');
  return composeCorrected(told, text, await images.preview(bytes, caller));
}
