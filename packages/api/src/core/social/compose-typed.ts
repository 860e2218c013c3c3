import type { Post } from './post.ts';
import { NO_TITLES } from './reading/post-reading.ts';

interface TypedPost {
  readonly platform?: string | undefined;
  readonly author?: string | null | undefined;
  readonly handle?: string | null | undefined;
  readonly date?: string | null | undefined;
  readonly counts?: Post['counts'] | undefined;
}

const UNKNOWN_PLATFORM = 'Unknown';
const ENTERED = 'entered by hand';

export function composeTyped(typed: TypedPost, text: string): Post {
  const { platform, author = null, handle = null, date = null, counts = {} } = typed;
  const figures = Object.keys(counts)[0] ?? null;
  const entered = Object.entries({ platform, author, handle, date, counts: figures }).flatMap(
    ([name, value]) => (value === null || value === undefined ? [] : [[name, ENTERED]]),
  );
  return {
    url: '',
    platform: platform ?? UNKNOWN_PLATFORM,
    author,
    handle,
    title: null,
    text,
    date,
    counts,
    ogDescription: null,
    titles: NO_TITLES,
    previewImage: null,
    reading: null,
    provenance: { text: 'pasted', ...Object.fromEntries(entered) },
  };
}
