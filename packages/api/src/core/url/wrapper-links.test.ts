import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrapLink, WRAPPERS } from './wrapper-links.ts';

const TARGET = 'https://news.example/story?id=7&lang=en';
const encoded = encodeURIComponent(TARGET);
const base64Url = Buffer.from(TARGET).toString('base64url');

describe('wrapper links', () => {
  it.each([
    `https://eur01.safelinks.protection.outlook.com/?url=${encoded}&data=05%7C&reserved=0`,
    `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=${encoded}`,
    `https://urldefense.proofpoint.com/v1/url?u=${encoded}&k=x`,
    'https://urldefense.proofpoint.com/v2/url?u=https-3A__news.example_story-3Fid-3D7-26lang-3Den&d=DwMF&c=x',
    'https://urldefense.com/v3/__https://news.example/story?id=7&lang=en__;!!abc!def$',
    'https://urldefense.com/v3/__https:/news.example/story?id=7*lang=en__;Jg!!abc!def$',
    `https://linkprotect.cudasvc.com/url?a=${encoded}&c=E,1`,
    `https://secure-web.cisco.com/1abc/${encoded}`,
    `https://l.facebook.com/l.php?u=${encoded}&h=AT0`,
    `https://www.facebook.com/flx/warn/?u=${encoded}`,
    `https://l.instagram.com/?u=${encoded}&e=x`,
    `https://l.threads.net/?u=${encoded}`,
    `https://www.google.com/url?sa=t&url=${encoded}&usg=x`,
    `https://www.google.co.uk/url?q=${encoded}`,
    `https://www.google.de/url?q=${encoded}`,
    'https://www.google.com/amp/s/news.example/story?id=7&lang=en',
    `https://www.linkedin.com/redir/redirect?url=${encoded}&urlhash=x`,
    `https://www.linkedin.com/safety/go?url=${encoded}`,
    `https://out.reddit.com/t3_x?url=${encoded}&token=y`,
    `https://www.youtube.com/redirect?event=video&q=${encoded}`,
    `https://slack-redir.net/link?url=${encoded}`,
    `https://vk.com/away.php?to=${encoded}`,
    `https://t.umblr.com/redirect?z=${encoded}&t=x`,
    `https://steamcommunity.com/linkfilter/?url=${encoded}`,
    `https://duckduckgo.com/l/?uddg=${encoded}&rut=x`,
    `https://www.bing.com/ck/a?!&p=x&u=a1${base64Url}&ntb=1`,
    `https://r.search.yahoo.com/_ylt=A/RV=2/RE=1/RO=10/RU=${encoded}/RK=2/RS=x-`,
    `https://href.li/?${TARGET}`,
    `https://disq.us/url?url=${encoded}%3AAbCdEfGhIjKlMnOpQrStUvWxYz0&cuid=1`,
    `https://exit.sc/?url=${encoded}`,
    `https://link.zhihu.com/?target=${encoded}`,
    `https://go.redirectingat.com/?id=1X&url=${encoded}`,
    `https://redirect.viglink.com/?key=x&u=${encoded}`,
    `https://click.linksynergy.com/deeplink?id=x&murl=${encoded}`,
    `https://www.awin1.com/cread.php?awinmid=1&ued=${encoded}`,
  ])('reads the destination of %s', (wrapper) => {
    const target = unwrapLink(wrapper);
    const isAmp = wrapper.includes('/amp/');
    expect(target).toBe(isAmp ? 'https://news.example/story' : TARGET);
  });

  it('knows at least twenty kinds', () => {
    expect(WRAPPERS.length).toBeGreaterThanOrEqual(20);
  });

  it.each([
    'https://news.example/?url=https%3A%2F%2Fother.example%2F',
    'https://www.google.com/search?q=https%3A%2F%2Fother.example%2F',
    'https://www.facebook.com/story.php?u=https%3A%2F%2Fother.example%2F',
    'https://l.facebook.com/l.php?u=javascript%3Aalert(1)',
    'https://l.facebook.com/l.php?u=file%3A%2F%2F%2Fetc%2Fpasswd',
    'https://l.facebook.com/l.php?u=http%3A%2F%2Flocalhost%2F',
    'https://l.facebook.com/l.php',
    'https://evil-l.facebook.com.example/l.php?u=https%3A%2F%2Fother.example%2F',
    'https://www.bing.com/ck/a?u=a1%%%',
    'not a url',
  ])('leaves %s alone', (url) => {
    expect(unwrapLink(url)).toBeNull();
  });

  it('gives a complete http(s) address or nothing, whatever the parameter holds', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const target = unwrapLink(`https://l.facebook.com/l.php?u=${encodeURIComponent(text)}`);
        return target === null || /^https?:\/\/[^/]*\./.test(target);
      }),
    );
  });
});
