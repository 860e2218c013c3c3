import type { PlatformId } from '../../social/platforms.ts';
import { USER_NAME } from './author-name.ts';
import type { PostHeader } from './post-header.ts';
import { memberIn } from './reddit-header.ts';

/** Networks on which any name without a space is an account name. */
const ACCOUNTS_ONLY: ReadonlySet<PlatformId> = new Set(['instagram', 'threads', 'tiktok', 'tumblr']);

/** Returns the author's display name and handle. If the header shows only an account name, it is used for both. */
export function accountOf(
  header: PostHeader | null,
  platform: PlatformId | null,
): { author: string | null; handle: string | null } {
  const { author = null, handle = null } = header ?? {};
  if (handle !== null) return { author: platform === 'youtube' ? handle : (author ?? handle), handle };
  if (author === null) return { author, handle };
  const member = platform === 'reddit' ? memberIn(author) : null;
  if (member) return { author: member, handle: member };
  if (platform === 'reddit' && /^[\w-]{3,24}$/.test(author)) return { author, handle: `u/${author}` };
  const isAccount =
    platform !== null && ACCOUNTS_ONLY.has(platform) ? !/\s/.test(author) : USER_NAME.test(author);
  return { author, handle: isAccount ? author : null };
}
