/** Instagram: the post's own page, where it is shown at all; its oEmbed service may be used only to show posts. */
import { ownPage, type PublicMethod } from '../../platform.ts';
import { readPostPage } from '../../reading/post-page.ts';
import { type PostAnswer, type PostReading, postReading } from '../../reading/post-reading.ts';
import { textOrNull } from '../../reading/post-text.ts';

export const INSTAGRAM_METHODS: readonly PublicMethod[] = [ownPage(readInstagramPage)];

/** `1,204 likes, 35 comments - harbourline on November 3, 2026: "…"`. */
const DESCRIPTION =
  /^(?:(?<likes>[\d.,]+[KMkm]?) likes?, (?<comments>[\d.,]+[KMkm]?) comments? - )?(?<handle>[\w.]{1,30}) on [^:]{3,40}: ["“](?<text>[\s\S]*)["”]\.?\s*$/u;
/** `Harbourline on Instagram: "…"`. */
const TITLE = /^(?<name>.+?) on Instagram(?:: ["“](?<text>[\s\S]*)["”])?\s*$/u;
const FACTORS: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

function readInstagramPage(answer: PostAnswer): PostReading {
  const page = readPostPage(answer);
  const title = TITLE.exec(page.titles.ogTitle ?? '')?.groups;
  const description = DESCRIPTION.exec(page.ogDescription ?? '')?.groups;
  const counts = Object.entries({ likes: description?.likes, comments: description?.comments });
  return postReading('the page’s Open Graph data', {
    author: title?.name ?? null,
    handle: description?.handle === undefined ? null : `@${description.handle}`,
    text: textOrNull(description?.text ?? title?.text ?? page.ogDescription),
    image: page.image,
    counts: Object.fromEntries(
      counts.flatMap(([name, printed]) => (printed === undefined ? [] : [[name, countOf(printed)]])),
    ),
    ogDescription: page.ogDescription,
    titles: page.titles,
  });
}

/** `1,204` or `1.2K`; rounded figures stay rounded. */
function countOf(printed: string): number {
  const factor = FACTORS[printed.slice(-1).toLowerCase()];
  const number = factor === undefined ? printed.replace(/\D/g, '') : printed.slice(0, -1).replace(',', '.');
  return Math.round(Number(number) * (factor ?? 1)) || 0;
}
