/** Platforms whose posts are read, at first or at last, from what their own pages say: Open Graph and JSON-LD. */
import { linkedPost, readPostPage } from './post-page.ts';
import { type PostAnswer, type PostReading, postReading } from './post-reading.ts';

const SOURCE = 'the page’s Open Graph data';

/** `og:title` is the account's name and, behind a dash or bar, the beginning of the post. */
export function readFacebookPage(answer: PostAnswer): PostReading {
  const page = readPostPage(answer);
  const author = page.titles.ogTitle?.split(/ [-–|] /)[0]?.trim();
  return pageReading(page, { author: author || null });
}

/** `og:title` is `NAME (@user) on Threads`; the picture is often that of the profile and left out. */
export function readThreadsPage(answer: PostAnswer): PostReading {
  const page = readPostPage(answer);
  return {
    ...pageReading(page, accountOf(page.titles.ogTitle, /^(.+?) \((@[\w.]+)\) on Threads/)),
    image: null,
  };
}

/** The JSON-LD of a public video is more exact than its Open Graph data. */
export function readSnapchatPage(answer: PostAnswer): PostReading {
  const page = readPostPage(answer);
  const video = linkedPost(page, /^VideoObject$/);
  return pageReading(page, {
    author: video.text('creator') ?? video.text('author'),
    text: video.text('description') ?? page.ogDescription,
    date: video.date('uploadDate') ?? page.date,
    image: page.image ?? video.image('thumbnailUrl'),
  });
}

/** `og:title` is `NAME (@handle)`. */
export function readSubstackPage(answer: PostAnswer): PostReading {
  const page = readPostPage(answer);
  return pageReading(page, accountOf(page.titles.ogTitle, /^(.+?) \((@[\w-]+)\)/));
}

/** `og:title` is the account's name; the text is cut by VK. */
export function readVkPage(answer: PostAnswer): PostReading {
  const page = readPostPage(answer);
  return pageReading(page, { author: page.titles.ogTitle });
}

/** Pinterest and Vimeo: a title and a description, when their oEmbed services refuse. */
export function readTitledPage(answer: PostAnswer): PostReading {
  const page = readPostPage(answer);
  const { ogTitle } = page.titles;
  return pageReading(page, {
    title: ogTitle,
    text: [ogTitle, page.ogDescription].filter((part) => part !== null).join('\n\n') || null,
    author: page.meta('pinterestapp:pinner', 'author'),
  });
}

function pageReading(
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

function accountOf(title: string | null, pattern: RegExp): Pick<PostReading, 'author' | 'handle'> {
  const match = title === null ? null : pattern.exec(title);
  return { author: match?.[1] ?? null, handle: match?.[2] ?? null };
}
