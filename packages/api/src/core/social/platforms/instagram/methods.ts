/** Instagram: the post's own page, if it is public. Its oEmbed service may be used only to display posts. */

import { countIn } from '@earshot/schema/values/numbers/read-count';
import { ownPage, type PublicMethod } from '../../platform.ts';
import { readPostPage } from '../../reading/post-page.ts';
import { type PostAnswer, type PostReading, postReading } from '../../reading/post-reading.ts';
import { textOrNull } from '../../reading/post-text.ts';

export const INSTAGRAM_METHODS: readonly PublicMethod[] = [ownPage(readInstagramPage)];

const [OPENED, CLOSED] = ['["“„«‘]\\s?', '\\s?["”“»’]\\.?\\s*'];
/** Units as printed before a word: `mi` means a million in Portuguese, but `Mi` is the start of `Mi piace`. */
const NUMBER = '\\d[\\d.,  ]*(?:\\s?(?:[KkM](?!\\p{L})|mil|mi|mln|Mio\\.|Tsd\\.|tys\\.|bin))?';
/**
 * `1,204 likes, 35 comments - harbourline on November 3, 2026: "…"` in any language: figures and an account with a date,
 * then the text in quotation marks.
 */
const DESCRIPTION = new RegExp(
  `^(?:(?<likes>${NUMBER}) [^,\\d]{2,30}, (?<comments>${NUMBER}) [^,\\d]{2,30} [-–—] )?(?<handle>[\\w.]{1,30}),? [^:]{3,40}?\\s?: ${OPENED}(?<text>[\\s\\S]*?)${CLOSED}$`,
  'u',
);
/** `Harbourline on Instagram: "…"`. In Turkish, the name comes last. */
const TITLE = new RegExp(
  `^(?:(?<name>.+?) (?:on|auf|sur|en|no|su|op|på|na) Instagram(?:ie)?|Instagram.da (?<last>.+?))(?:\\s?: ${OPENED}(?<text>[\\s\\S]*?)${CLOSED})?$`,
  'u',
);

function readInstagramPage(answer: PostAnswer): PostReading {
  const page = readPostPage(answer);
  const title = TITLE.exec(page.titles.ogTitle ?? '')?.groups;
  const description = DESCRIPTION.exec(page.ogDescription ?? '')?.groups;
  const counts = Object.entries({ likes: description?.likes, comments: description?.comments });
  return postReading('the page’s Open Graph data', {
    author: title?.name ?? title?.last ?? null,
    handle: description?.handle === undefined ? null : `@${description.handle}`,
    text: textOrNull(description?.text ?? title?.text ?? page.ogDescription),
    image: page.image,
    counts: Object.fromEntries(
      counts.flatMap(([name, printed]) => {
        const count = printed === undefined ? null : countIn(printed);
        return count === null ? [] : [[name, count]];
      }),
    ),
    ogDescription: page.ogDescription,
    titles: page.titles,
  });
}
