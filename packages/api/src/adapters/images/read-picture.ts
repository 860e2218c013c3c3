/** Runs in a worker process, so that the main process never decodes an image. */
import { Failure } from '@earshot/schema/failures';
import { PREVIEW_IMAGE_MAX_HEIGHT_PX } from '@earshot/schema/limits';
import { planPasses } from '../../core/screenshot/plan-passes.ts';
import { describePost, type ScreenshotPost } from '../../core/screenshot/read-screenshot-post.ts';
import { PREVIEW_JPEG_QUALITY, PREVIEW_MAX_WIDTH_PX } from '../limits.ts';
import { backgroundOf, guardedSharp } from './guarded-sharp.ts';
import { inspectImage } from './inspect-image.ts';
import { prepareImage } from './prepare-image.ts';
import { readCounters } from './read-counters.ts';
import { kindOf, readPass } from './read-image.ts';
import { recognize } from './recognizer.ts';

/** Throws `image-corrupt`, `image-no-text` and the causes of `inspectImage`. */
export async function readPicture(bytes: Uint8Array): Promise<ScreenshotPost> {
  await inspectImage(bytes);
  const image = await prepareImage(bytes);
  const plan = planPasses(kindOf(image));
  let step = plan.next();
  while (!step.done) step = plan.next(await readPass(image, step.value, recognize));
  const { found, post } = step.value;
  const counters = await readCounters(image, post, (png) => recognize(png, null, 'global'));
  return describePost(found, { counters, accents: image.accents });
}

export async function previewPicture(bytes: Uint8Array): Promise<string> {
  await inspectImage(bytes);
  return `data:image/jpeg;base64,${(await shrink(bytes)).toString('base64')}`;
}

/** Keeps only the pixels: no EXIF data, comments, appended files. */
async function shrink(bytes: Uint8Array): Promise<Buffer> {
  try {
    return await guardedSharp(bytes)
      .autoOrient()
      .flatten({ background: await backgroundOf(bytes) })
      .resize({
        width: PREVIEW_MAX_WIDTH_PX,
        height: PREVIEW_IMAGE_MAX_HEIGHT_PX,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .jpeg({ quality: PREVIEW_JPEG_QUALITY })
      .toBuffer();
  } catch (error) {
    throw new Failure('image-corrupt', { cause: error });
  }
}
