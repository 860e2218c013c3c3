import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { trackingParameters } from '../../content/links/links.data.ts';
import { cleanTracking, cleanUrlOf } from './tracking-parameters.ts';

describe('tracking parameters', () => {
  it.each(examples<[string, string, string[]]>(import.meta.url, 'addresses with tracking'))(
    'separates %s',
    (url, clean, names) => {
      const result = cleanTracking(url);
      expect(result.cleanUrl).toBe(clean);
      expect(result.parameters.map(({ name }) => name)).toEqual(names);
    },
  );

  it.each(examples<[string]>(import.meta.url, 'leaves as it is byte for byte'))(
    'leaves %s as it is, byte for byte',
    (url) => {
      expect(cleanTracking(url)).toEqual({ cleanUrl: url, parameters: [] });
    },
  );

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

it.each(examples<[string, string]>(import.meta.url, 'an empty pair swallows no parameter'))(
  'an empty pair swallows no parameter: %s',
  (href, clean) => {
    expect(cleanTracking(href).cleanUrl).toBe(clean);
  },
);
