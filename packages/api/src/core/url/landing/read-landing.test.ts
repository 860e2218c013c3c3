import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { parseHtml } from '../../page/html/parse-html.ts';
import { frameTarget } from './page-redirect.ts';
import { readLanding } from './read-landing.ts';

const URL_OF_PAGE = 'https://go.example/x';
const read = (html: string, url = URL_OF_PAGE) => readLanding({ html, url, now: '2026-11-20T00:00:00Z' });

describe('landing pages', () => {
  it('prefers a meta refresh to a script, and a script to noscript', () => {
    const meta = '<meta http-equiv="refresh" content="0;url=/meta">';
    const script = '<script>location = "/script"</script>';
    const noscript = '<noscript><meta http-equiv="refresh" content="0;url=/noscript"></noscript>';
    expect(read(noscript + script + meta).next?.url).toBe('https://go.example/meta');
    expect(read(noscript + script).next?.url).toBe('https://go.example/script');
    expect(read(noscript).next?.url).toBe('https://go.example/noscript');
  });

  it.each(examples<[string, string]>(import.meta.url, 'does not take for a redirect'))(
    'does not take for a redirect: %s',
    (_, html) => {
      expect(read(html).next).toBeNull();
    },
  );

  it('leaves other schemes for the client to refuse', () => {
    expect(read('<meta http-equiv="refresh" content="0;url=file:///etc/passwd">').next?.url).toBe(
      'file:///etc/passwd',
    );
  });

  it('reads nothing from the page of a bot defense', () => {
    const html =
      '<title>Just a moment...</title><script>window._cf_chl_opt={}</script><p>Verifying you are human.</p>';
    expect(read(html)).toEqual({
      next: null,
      title: null,
      publisher: null,
      description: null,
      canonicalUrl: null,
    });
  });

  it('takes the title of the document when there is nothing better', () => {
    expect(read('<title>Harbour guide</title><p>Welcome.</p>').title).toBe('Harbour guide');
  });

  it.each(examples<[string, string]>(import.meta.url, 'pieces of large pages'))(
    'reads a page of 2 MB of %s to the end',
    (_, piece) => {
      expect(read(`<title>x</title>${piece.repeat(2_000_000 / piece.length)}`).next).toBeNull();
    },
  );

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.string(),
        (text) =>
          read(
            `<meta http-equiv=refresh content="${text}"><base href="${text}"><script>location="${text}"</script>`,
          ).next?.url !== '',
      ),
    );
  });
});

it.each(examples<[string, string | null]>(import.meta.url, 'kinds of pages'))(
  '%s shows %s',
  (html, expected) => {
    expect(frameTarget(parseHtml(html))).toBe(expected);
  },
);
