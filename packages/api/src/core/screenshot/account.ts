import type { PlatformId } from '../social/platforms.ts';
import { USER_NAME, userNameIn } from './author-name.ts';
import { nameOverText } from './names-nearby.ts';
import type { Page } from './post-body.ts';
import type { PostHeader } from './post-header.ts';
import { memberIn } from './reddit-header.ts';
import { type Segment, sharedWidth } from './segments.ts';

/** Networks without separate names show the account name only; some print it above the display name. */
export function accountOf(
  { segments, chromeOf }: Page,
  header: PostHeader | null,
  body: Segment | undefined,
  platform: PlatformId | null,
): { author: string | null; handle: string | null } {
  const { author, handle } = header ?? {
    author: body ? nameOverText(body, segments, chromeOf) : null,
    handle: null,
  };
  if (handle !== null) return { author: platform === 'youtube' ? handle : (author ?? handle), handle };
  if (author === null) return { author, handle };
  const member = platform === 'reddit' ? memberIn(author) : null;
  if (member) return { author: member, handle: member };
  const accountAbove = platform === 'tiktok' ? accountOver(header?.segments[0], segments) : null;
  if (accountAbove) return { author: accountAbove, handle: accountAbove };
  const isAccount = USER_NAME.test(author);
  return { author, handle: isAccount ? author : null };
}

/** The account name right above a display name. */
function accountOver(name: Segment | undefined, segments: readonly Segment[]): string | null {
  if (!name) return null;
  const above = segments.filter(({ box }) => {
    const gap = name.box.top - box.bottom;
    return gap > -0.3 * name.height && gap < 2 * name.height && sharedWidth(box, name.box) > 0;
  });
  return above.map(userNameIn).find((account) => account !== null) ?? null;
}
