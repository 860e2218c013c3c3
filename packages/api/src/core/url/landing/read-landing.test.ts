import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

  it.each([
    [
      'a plainer version of itself',
      '<noscript><meta http-equiv="refresh" content="0;url=/x?nojs=1"></noscript>',
    ],
    ['itself', '<meta http-equiv="refresh" content="0;url=/x#top">'],
    ['itself by script', '<script>location.href = "https://go.example/x"</script>'],
    ['nowhere readable', '<meta http-equiv="refresh" content="0;url=http://[">'],
    ['a script of another type', '<script type="text/template">location = "/next"</script>'],
  ])('does not take for a redirect: %s', (_, html) => {
    expect(read(html).next).toBeNull();
  });

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

  it.each([
    ['less-than signs', '<'],
    ['comments that begin', '<!--'],
    ['scripts that begin', '<script>'],
    ['metas that begin', '<meta http-equiv=refresh content='],
    ['attributes', '<a b="'],
  ])('reads a page of 2 MB of %s to the end', (_, piece) => {
    expect(read(`<title>x</title>${piece.repeat(2_000_000 / piece.length)}`).next).toBeNull();
  });

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

it.each<[string, string | null]>([
  ['<frameset rows="60,*"><frame src="/top"><frame src="/story"></frameset>', '/story'],
  ['<frameset rows="90%,10%"><frame src="/story"><frame src="/ads"></frameset>', '/story'],
  ['<frameset cols="100%,*"><frame src="/story"><frame src="/ads"></frameset>', '/story'],
  ['<frameset cols="2*,80%"><frame src="/story"><frame src="/ads"></frameset>', '/story'],
  ['<frameset cols="300,1%"><frame src="/first"><frame src="/second"></frameset>', '/first'],
  ['<frameset cols="x%,1"><frame src="/first"><frame src="/second"></frameset>', '/second'],
  ['<frameset cols="*,*"><frame src="/first"><frame src="/second"></frameset>', '/first'],
  ['<frameset><frame src="/first"></frameset>', '/first'],
  ['<frameset><frame></frameset>', null],
  ['<iframe src="/story" width="100%" height="100%"></iframe>', '/story'],
  ['<iframe src="/story" style="border: 0; width: 100vw; height: 100vh"></iframe>', '/story'],
  ['<iframe src="/story" style="width:100%;height:100%"></iframe>', '/story'],
  ['<iframe src="/story" style="width:100%" height="100%"></iframe>', '/story'],
  ['<iframe src="/story" style="max-width:100%;height:100%"></iframe>', null],
  ['<iframe src="/story" style="width:100%;max-height:100%"></iframe>', null],
  ['<iframe src="/story" width="100%" height="400"></iframe>', null],
  ['<iframe src="/story" width="400" height="100%"></iframe>', null],
  ['<iframe width="100%" height="100%"></iframe>', null],
  ['<embed src="/story" width="100%" height="100%">', null],
  [`${'<iframe src="/story" width="100%" height="100%"></iframe>'.repeat(2)}`, null],
  ['<p>A story</p>', null],
])('%s shows %s', (html, expected) => {
  expect(frameTarget(parseHtml(html))).toBe(expected);
});
