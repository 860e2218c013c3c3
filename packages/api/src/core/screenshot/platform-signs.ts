import type { PlatformId } from '../social/platforms.ts';
import { TIME } from './chrome.ts';
import { LOCAL_FOLLOWED, LOCAL_FOLLOWERS, LOCAL_SIGNS } from './local-words.ts';

interface Signal {
  readonly platform: PlatformId;
  readonly pattern: RegExp;
  /** 3: only this network says so; 2: typical; 1: shared with another. */
  readonly weight: 1 | 2 | 3;
}

const signals = (platform: PlatformId, ...rows: [RegExp, 1 | 2 | 3][]): Signal[] =>
  rows.map(([pattern, weight]) => ({ platform, pattern, weight }));

const NUMBER = '\\d[\\d.,]{0,14}\\s?[KMkm]?';

const SIGNALS: readonly Signal[] = [
  ...signals(
    'x',
    [LOCAL_SIGNS.xFields, 3],
    [LOCAL_SIGNS.xTabs, 1],
    [LOCAL_SIGNS.xMenu, 2],
    [/\btrending\b[\s\S]*^\W*[\d.,]+K? posts\W*$/im, 1],
    [
      /post your reply|relevant people|who to follow|what.s happening|tweet your reply|retweets?\b|view post engagements/im,
      3,
    ],
    [new RegExp(`${NUMBER} (?:Reposts|Quotes|Bookmarks)\\b`), 2],
    [/\d{1,2}:\d{2} [AP]M\W+[A-Z][a-z]{2} \d{1,2}, \d{4}/, 2],
    [new RegExp(`\\d{4}\\W+${NUMBER} Views`), 3],
    [/\bfor you\W+following\b/im, 1],
    // Name, handle and time on one row.
    [
      new RegExp(
        `^(?!.*\\bago\\b).*\\p{L}{3}.* @[A-Za-z0-9_]{2,15} *[^\\p{L}\\p{N}\\s@.]{1,2}\\s*${TIME}\\P{L}*$`,
        'imu',
      ),
      3,
    ],
    [/read [\d.,]+k? repl(?:y|ies)|\breply\b.{0,6}copy link/i, 3],
    [new RegExp(`@[A-Za-z0-9_]{2,15}[^\\p{L}\\p{N}]{1,4}${TIME}[^\\p{L}\\p{N}]*$`, 'imu'), 2],
    [/^.*\p{L}\W.*(?<!@\w+)@[A-Za-z0-9_]{1,15}(?:\.\.\.|…)\W*(?:\d|$)/mu, 2],
    [/^\W*@[A-Za-z0-9_]{2,15}\W*$/m, 1],
    [/^@\w{2,15}\s*$/m, 1],
  ),
  ...signals(
    'facebook',
    [LOCAL_SIGNS.facebookButtons, 3],
    [/like.{1,12}comment.{1,12}send.{1,12}share/i, 3],
    [LOCAL_SIGNS.facebookFields, 2],
    [LOCAL_SIGNS.mostRelevant, 1],
    [/search facebook|\bfacebook\b/im, 3],
    [/\blike\b(?:\W+\w{0,4}\W+|\s+)?\s*comment\b(?:\W+\w{0,4}\W+|\s+)?\s*share\b(?!.*send)/i, 3],
    [new RegExp(`${NUMBER} comments?\\W+(?:\\w{1,2}\\W+)?${NUMBER} shares?`, 'i'), 2],
    [/write a (?:public )?comment|most relevant|all comments|comment as |see more of .+ on/i, 2],
    [/\bshares?\b.*\bviews?\b|people you may know/i, 1],
  ),
  ...signals(
    'instagram',
    [LOCAL_SIGNS.instagramComments, 3],
    [/\binstagram\b/i, 3],
    [/view all [\d.,]+[km]? comments|liked by .+ and|view (?:1|one) comment/i, 3],
    [new RegExp(`^\\W*${NUMBER} likes\\W*$`, 'im'), 2],
    [/^\W*posts\W*$/im, 1],
    [LOCAL_SIGNS.instagramPosts, 1],
    [/original audio|suggested for you/i, 1],
    [LOCAL_SIGNS.audio, 1],
    [/\breels\b/i, 3],
  ),
  ...signals(
    'threads',
    [/view activity|join threads|threads\.(?:net|com)|\bthreads\b/i, 3],
    [/^\W*thread\W*$/im, 2],
    [/reply to [\w.]+\s*(?:\.\.\.|…)?/i, 1],
    [new RegExp(`${NUMBER} repl(?:y|ies)\\W+${NUMBER} likes?`, 'i'), 1],
  ),
  ...signals(
    'linkedin',
    [LOCAL_SIGNS.linkedinButtons, 3],
    [/my network|\blinked\W?in\b|^\W*linked\W*$|people also viewed/im, 3],
    [LOCAL_SIGNS.mostRelevant, 1],
    [/like\b.{0,8}comment\b.{0,8}repost\b.{0,8}send/i, 3],
    [new RegExp(`^\\W*(?:.{0,8} )?${NUMBER} (?:followers|${LOCAL_FOLLOWED})\\W*$`, 'imu'), 3],
    [/^\W*reactions\W*$/im, 1],
    [new RegExp(`comments?\\W+(?:.{0,3}\\W+)?${NUMBER} reposts?`, 'i'), 2],
    // How near the author is to the reader.
    [/^.*\p{Lu}\p{Ll}.*[^\p{L}\p{N}\s]\s?(?:1st|2nd|3rd\+?|1er|[23]e\+?|[123]º|[123]\.º)\W*$/mu, 3],
    [/^\W*promoted\W*$/im, 1],
  ),
  ...signals(
    'tiktok',
    [/tik ?tok/i, 3],
    [LOCAL_SIGNS.tiktokSound, 3],
    [LOCAL_SIGNS.audio, 2],
    [LOCAL_SIGNS.tiktokComments, 2],
    [/original sound|add comment\.\.\.|contains: /i, 3],
    [/\bfriends\b.*\binbox\b/i, 3],
    [/^\W*comments \(\d/im, 2],
    [/following[^\w\n]+for you/i, 2],
    [/\bupload\b|\blive\b/i, 1],
    [/\bfor you\b/i, 1],
  ),
  ...signals(
    'youtube',
    [LOCAL_SIGNS.youtubeAgo, 3],
    [LOCAL_SIGNS.youtubeFields, 2],
    [/youtube/i, 3],
    [/\bshorts\b|pinned by @/i, 3],
    [new RegExp(`${NUMBER} subscribers`, 'i'), 2],
    [/add a (?:public )?comment/i, 1],
    [/sort ?by\b|top\W+timed\W+newest|timed\W+newest/i, 2],
    [/@[\w.-]{3,30}\W{0,3}\s+\d+ (?:second|minute|hour|day|week|month|year)s? ago/i, 2],
    [/\d+ (?:second|minute|hour|day|week|month|year)s? ago\W*(?:\(edited\))?\W*$/im, 1],
    [/\bsubscribe\b/i, 1],
    [/^\W*comments\b(?! \()/im, 1],
  ),
  ...signals(
    'reddit',
    [/reddit/i, 3],
    [/submitted .{3,20} by \S/i, 3],
    [new RegExp(`^(?:\\S{1,3} )?u/[\\w-]{3,20}[^\\p{L}\\p{N}]+${TIME}`, 'imu'), 3],
    [new RegExp(`^[^\\p{L}\\p{N}]*r[/I|]\\w{3,21}[^\\p{L}\\p{N}]+(?:\\w\\W+)?${TIME}`, 'imu'), 3],
    [/(?:^|[\s(])r[/I|]\w{3,21}\b/m, 2],
    [/(?:^|[\s(])[uw]\/[\w-]{3,20}\b/m, 2],
    [/join the conversation|upvotes?\b|crossposted/i, 2],
  ),
  ...signals(
    'bluesky',
    [/bsky\.(?:social|app)?|\bbsky\b|bluesky|\.bsky\b/i, 3],
    [/everybody can reply|write your reply|what.s hot/i, 3],
    [/\bdiscover\b/i, 1],
    [/@[\w-]+(?:\.[\w-]+)+\W*(?:\d{1,3}[smhdw])?/, 1],
  ),
  ...signals(
    'mastodon',
    [/mastodon|fediverse/i, 3],
    [/@\w+@[\w-]{2}/, 3],
    [/mastodon for/i, 3],
    [/\bboosts?\b|live feeds/i, 2],
    [new RegExp(`${NUMBER} favou?rites?`, 'i'), 2],
  ),
  ...signals(
    'pinterest',
    [/pinterest/i, 3],
    [/more like this|more to explore/i, 3],
    [/\bvisit\b.*\bsave\b/i, 2],
  ),
  ...signals('tumblr', [/tumblr/i, 3], [/\breblog(?:s|ged)?\b/i, 3], [new RegExp(`${NUMBER} notes`, 'i'), 2]),
  ...signals(
    'telegram',
    [/t\.me\/|telegram/i, 3],
    // Where subscribers are counted but nobody can subscribe.
    [/^(?![\s\S]*\bsubscribe\b)[\s\S]*^\W*\d[\d.,]{0,14}K? subscribers\W*$/im, 3],
    [/forwarded from|leave a comment/i, 3],
    [/\d[\d.]{0,14}K? (?:subscribers|members)[\s\S]*\b(?:mute|unmute|broadcast)\b/i, 3],
    [/^\W*(?:un)?mute\W*$/im, 3],
    [new RegExp(`^\\W*\\d[\\d.,\\s]{0,14}K? (?:${LOCAL_FOLLOWERS})\\W*$`, 'imu'), 2],
    [/^\W*\d[\d.,]{0,14}[KM]?\W+\d{1,2}:\d{2}\W*$/m, 1],
    [LOCAL_SIGNS.telegramFields, 3],
  ),
  ...signals(
    'truthsocial',
    [/retruths?|truth social|truths\b/i, 3],
    [/^\W*truth(?: details)?\W*$/im, 2],
    [/\breply\b.{0,12}retruth/i, 3],
  ),
];

/** One network repeats the account name as the first word of the text below the picture. */
const CAPTION_WEIGHT = 3;
/** Below this sum of weights the platform stays unknown. */
const MIN_SCORE = 3;
/** The best platform must be ahead of the second by this much. */
const MIN_LEAD = 1;

/**
 * The network that a screenshot shows, by the words of its furniture; a post that merely mentions a network is not
 * evidence, so the post's own text must not be part of `furniture`. Null when the evidence is thin or contradictory.
 *
 * @param hasCaption whether the text opens with the account name that stands above the picture
 */
export function detectPlatform(furniture: readonly string[], hasCaption = false): PlatformId | null {
  const text = furniture.join('\n');
  const scores = new Map<PlatformId, number>();
  if (hasCaption) scores.set('instagram', CAPTION_WEIGHT);
  for (const { platform, pattern, weight } of SIGNALS) {
    if (pattern.test(text)) scores.set(platform, (scores.get(platform) ?? 0) + weight);
  }
  const [best, second] = [...scores].sort((a, b) => b[1] - a[1]);
  if (!best || best[1] < MIN_SCORE || best[1] - (second?.[1] ?? 0) < MIN_LEAD) return null;
  return best[0];
}
