/** Mozilla's Readability, set up as in its documentation. */
import { Readability } from '@mozilla/readability';
import { JSDOM, VirtualConsole } from 'jsdom';

export interface ReadabilityArticle {
  readonly text: string;
  readonly title: string | null;
  readonly siteName: string | null;
  readonly date: string | null;
}

/** jsdom fails on some style sheets. Such pages are read without them. */
export function readWithReadability(html: string, url: string): ReadabilityArticle {
  try {
    return read(html, url);
  } catch {
    return read(
      html.replace(/<style\b[^>]*>[\s\S]*?<\/style>/gi, '').replace(/\sstyle=(?:"[^"]*"|'[^']*')/gi, ''),
      url,
    );
  }
}

function read(html: string, url: string): ReadabilityArticle {
  const dom = new JSDOM(html, {
    url: URL.canParse(url) ? url : 'https://example.com/',
    virtualConsole: new VirtualConsole(),
  });
  try {
    const article = new Readability(dom.window.document).parse();
    return {
      text: article?.textContent ?? '',
      title: article?.title ?? null,
      siteName: article?.siteName ?? null,
      date: article?.publishedTime ?? null,
    };
  } finally {
    dom.window.close();
  }
}
