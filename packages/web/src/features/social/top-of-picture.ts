import { IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE_PX } from '@earshot/schema/limits';

/** JPEG quality at which the compression is not visible in the text of a screenshot. */
const JPEG_QUALITY = 0.95;

/**
 * Crops an oversized image to its top, keeping as much of its height as the limits allow, because the post is at the top of
 * a scrolling screenshot. Rejects if the browser cannot decode the image.
 *
 * @param address `blob:` URL of the image
 */
export async function topOfPicture(address: string, name: string): Promise<File> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.min(height, IMAGE_MAX_SIDE_PX, Math.floor(IMAGE_MAX_PIXELS / width));
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob>((resolve, reject) => {
    const take = (made: Blob | null) => (made ? resolve(made) : reject(new Error('No picture.')));
    canvas.toBlob(take, 'image/jpeg', JPEG_QUALITY);
  });
  return new File([blob], `${name.replace(/\.\w+$/, '')}-top.jpg`, { type: blob.type });
}
