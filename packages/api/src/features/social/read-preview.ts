import { SERVER_LIMITS } from '../../limits.ts';
import type { Caller } from '../../ports.ts';
import type { Services } from '../../services.ts';

/**
 * Returns a post's image, fetched by the server and re-encoded as a small data URI, so that the visitor's browser does not
 * contact other sites. Null if there is no image or anything fails, because the report does not require it.
 */
export async function readPreview(
  { outbound, images }: Pick<Services, 'outbound' | 'images'>,
  address: string | null,
  { client, signal }: Caller,
): Promise<string | null> {
  if (address === null) return null;
  const timeout = AbortSignal.timeout(SERVER_LIMITS.links.previewTimeoutMs);
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    const { bytes } = await outbound.fetch({ url: address, accept: 'image', client, signal: either });
    return await images.preview(bytes, { client, signal: either });
  } catch {
    return null;
  }
}
