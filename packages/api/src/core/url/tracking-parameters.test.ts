import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trackingParameters } from '../../content/links/links.data.ts';
import { cleanTracking, cleanUrlOf } from './tracking-parameters.ts';

describe('tracking parameters', () => {
  it.each([
    [
      'https://n.example/a?utm_source=x&id=7&fbclid=abc',
      'https://n.example/a?id=7',
      ['utm_source', 'fbclid'],
    ],
    ['https://n.example/a?UTM_Medium=social', 'https://n.example/a', ['UTM_Medium']],
    ['https://n.example/a?gclid=1#part', 'https://n.example/a#part', ['gclid']],
    [
      'https://n.example/a#utm_source=rss&utm_medium=feed',
      'https://n.example/a',
      ['utm_source', 'utm_medium'],
    ],
    ['https://www.youtube.com/watch?v=1&si=2', 'https://www.youtube.com/watch?v=1', ['si']],
    ['https://x.com/a/status/1?s=20&t=x', 'https://x.com/a/status/1', ['s', 't']],
  ])('separates %s', (url, clean, names) => {
    const result = cleanTracking(url);
    expect(result.cleanUrl).toBe(clean);
    expect(result.parameters.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    'https://n.example/a?ref=home&source=list&id=3',
    'https://n.example/a?si=2&s=search&t=90',
    'https://n.example/a?q=utm_source',
    'https://n.example/a?b=%20c&&d=+e&f',
    'https://n.example/a;v=2?b=c;d=e&f;g',
    'https://n.example/a?mod=2&usp=x&st=4&tag=ferry&cid=9&from=2&r=1&form=a&pt=1',
    'https://www.nytimes.example/a?unlocked_article_code=x',
    'https://www.wsj.com/articles/a?st=abc',
    'https://medium.com/@a/b?sk=abc',
    'https://www.youtube.com/watch?v=1&t=90&list=PL1&index=2',
    'https://www.amazon.com/s?k=ferry&page=2',
    'https://n.example/#/story?id=7',
    'https://n.example/#section=2',
    'https://n.example/a?',
    'https://n.example/%zz?x=%zz',
  ])('leaves %s as it is, byte for byte', (url) => {
    expect(cleanTracking(url)).toEqual({ cleanUrl: url, parameters: [] });
  });

  it.each([
    [
      'https://n.example/a?id=7;utm_source=x;utm_medium=y',
      'https://n.example/a?id=7',
      ['utm_source', 'utm_medium'],
    ],
    ['https://n.example/a?id=7&amp;utm_source=x&amp;b=2', 'https://n.example/a?id=7&amp;b=2', ['utm_source']],
    [
      'https://n.example/a?utm_source=x&amp;utm_medium=y',
      'https://n.example/a',
      ['utm_source', 'utm_medium'],
    ],
    ['https://n.example/a#:~:text=ferry,line', 'https://n.example/a', [':~:text']],
    ['https://n.example/a#part:~:text=ferry', 'https://n.example/a#part', [':~:text']],
    ['https://n.example/#/story?id=7&utm_source=x', 'https://n.example/#/story?id=7', ['utm_source']],
    ['https://n.example/a#Echobox=1700000000', 'https://n.example/a', ['Echobox']],
    ['https://n.example/a#xtor=RSS-1', 'https://n.example/a', ['xtor']],
    ['https://n.example/a;jsessionid=0A1B?id=7', 'https://n.example/a?id=7', ['jsessionid']],
    [
      'https://www.amazon.co.uk/Ferry/dp/B01/ref=sr_1_1?qid=1&th=1',
      'https://www.amazon.co.uk/Ferry/dp/B01?th=1',
      ['ref', 'qid'],
    ],
    ['https://www.wsj.com/articles/a?mod=hp&st=abc', 'https://www.wsj.com/articles/a?st=abc', ['mod']],
    [
      'https://docs.google.com/document/d/1/edit?usp=sharing',
      'https://docs.google.com/document/d/1/edit',
      ['usp'],
    ],
    ['https://n.example/a?sf123456789=1&sf1=2', 'https://n.example/a?sf1=2', ['sf123456789']],
    ['https://n.example/a?CMP=share_btn_tw&ito=1490', 'https://n.example/a', ['CMP', 'ito']],
    ['https://n.example/a?__cft__[0]=AZX&__tn__=-R', 'https://n.example/a', ['__cft__[0]', '__tn__']],
    ['https://n.example/a?x=1&utm_source=a;b', 'https://n.example/a?x=1', ['utm_source']],
  ])('separates %s, too', (url, clean, names) => {
    const result = cleanTracking(url);
    expect([result.cleanUrl, result.parameters.map(({ name }) => name)]).toEqual([clean, names]);
  });

  it.each(
    trackingParameters.flatMap(({ on, names }) =>
      names.map(
        (name) =>
          [
            on
              .replace(/^\*$|^\*\./, 'www.')
              .replace(/^www\.$/, 'n.example')
              .replace(/\.\*$/, '.com'),
            name,
          ] as const,
      ),
    ),
  )('takes away on %s: %s', (host, pattern) => {
    const name = pattern.replace(/\*$/, 'x').replace(/#+/, '12345678');
    expect(cleanTracking(`https://${host}/a?${name}=1&zz=2`).cleanUrl).toBe(`https://${host}/a?zz=2`);
  });

  it.each(trackingParameters.filter(({ on }) => on !== '*').map(({ on, names }) => [on, names] as const))(
    'keeps the names of %s elsewhere',
    (_, names) => {
      const everywhere = trackingParameters.flatMap((row) => (row.on === '*' ? row.names : []));
      for (const name of names.filter((each) => !/[*#]/.test(each) && !everywhere.includes(each))) {
        const url = `https://other.example/a?${name}=1`;
        expect([name, cleanTracking(url).cleanUrl]).toEqual([name, url]);
      }
    },
  );

  it('decodes the values that it lists', () => {
    expect(cleanTracking('https://n.example/?utm_campaign=Spring+2026%21').parameters).toEqual([
      { name: 'utm_campaign', value: 'Spring 2026!' },
    ]);
  });

  it('keeps every other parameter, in order, and changes nothing in a second pass', () => {
    const name = fc.constantFrom('utm_x', 'gclid', 'ref', 'id', 'page', 'fbclid', 'q');
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.webQueryParameters())), (pairs) => {
        const query = pairs.map(([key, value]) => `${key}=${value.replace(/[&;]/g, '')}`);
        const { cleanUrl } = cleanTracking(`https://n.example/p?${query.join('&')}`);
        const rest = query.filter((pair) => /^(?:ref|id|page|q)=/.test(pair));
        const expected = query.length === 0 ? '?' : rest.length === 0 ? '' : `?${rest.join('&')}`;
        expect(cleanUrl).toBe(`https://n.example/p${expected}`);
        expect(cleanTracking(cleanUrl).cleanUrl).toBe(cleanUrl);
      }),
    );
  });
});

it('a result has a clean address only when it differs', () => {
  expect(cleanUrlOf('https://news.example/a?id=7&utm_source=x')).toEqual({
    cleanUrl: 'https://news.example/a?id=7',
  });
  expect(cleanUrlOf('https://news.example/a?id=7')).toEqual({});
});

it.each([
  [
    'https://a.example/article.php?&id=123&story=9&fbclid=abc',
    'https://a.example/article.php?id=123&story=9',
  ],
  ['https://a.example/x?&utm_source=x', 'https://a.example/x'],
  ['https://a.example/x?a=1&&fbclid=x&b=2', 'https://a.example/x?a=1&b=2'],
  ['https://a.example/x?utm_source=chatgpt.com', 'https://a.example/x'],
  ['https://a.example/x?id=7&utm_source=perplexity', 'https://a.example/x?id=7'],
])('an empty pair swallows no parameter: %s', (href, clean) => {
  expect(cleanTracking(href).cleanUrl).toBe(clean);
});
