import type { Caller } from '../../ports.ts';
import type { Services } from '../../services.ts';
import { PREVIEW_TIMEOUT_MS } from './limits.ts';

/**
 * A post's picture, fetched by us and encoded anew as a small data URI, so that the reader's browser asks no other site. Null
 * when there is none, or when anything about it fails: a post is worth reading without its picture.
 */
export async function readPreview(
  { outbound, images }: Pick<Services, 'outbound' | 'images'>,
  address: string | null,
  { client, signal }: Caller,
): Promise<string | null> {
  if (address === null) return null;
  const timeout = AbortSignal.timeout(PREVIEW_TIMEOUT_MS);
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    const { bytes } = await outbound.fetch({ url: address, accept: 'image', client, signal: either });
    return await images.preview(bytes, { client, signal: either });
  } catch {
    return null;
  }
}
