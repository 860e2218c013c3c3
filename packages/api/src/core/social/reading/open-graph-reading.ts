/** Reads posts from the Open Graph data of their pages. */
import { readPostPage } from './post-page.ts';
import { type PostAnswer, type PostReading, postReading } from './post-reading.ts';

const SOURCE = 'the page’s Open Graph data';

/** Reads the title and description of a Pinterest or Vimeo page, as a fallback for their oEmbed services. */
export function readTitledPage(answer: PostAnswer): PostReading {
  const page = readPostPage(answer);
  const { ogTitle } = page.titles;
  return pageReading(page, {
    title: ogTitle,
    text: [ogTitle, page.ogDescription].filter((part) => part !== null).join('\n\n') || null,
    author: page.meta('pinterestapp:pinner', 'author'),
  });
}

/** Creates a reading from the page's Open Graph data, with the values that the platform states more precisely elsewhere. */
export function pageReading(
  page: ReturnType<typeof readPostPage>,
  values: Partial<Omit<PostReading, 'provenance'>>,
): PostReading {
  return postReading(SOURCE, {
    text: page.ogDescription,
    date: page.date,
    image: page.image,
    ogDescription: page.ogDescription,
    titles: page.titles,
    ...values,
  });
}

/** Extracts the name and handle from a page's `og:title`. They are the first and second groups of `pattern`. */
export function accountOf(title: string | null, pattern: RegExp): Pick<PostReading, 'author' | 'handle'> {
  const match = title === null ? null : pattern.exec(title);
  return { author: match?.[1] ?? null, handle: match?.[2] ?? null };
}
