import { describe, expect, it } from 'vitest';
import { sourcePlace } from './citations.ts';

describe('sourcePlace', () => {
  it.each([
    [{ doi: '10.1000/1', url: 'https://publisher.example/' }, 'https://doi.org/10.1000/1', undefined],
    [{ url: 'https://publisher.example/tides' }, 'https://publisher.example/tides', undefined],
    [{ url: 'https://publisher.example/?id=7' }, 'https://publisher.example/?id=7', undefined],
    [{ url: 'https://www.publisher.example/' }, 'https://www.publisher.example/', 'publisher.example'],
  ])('tells the work in %j from the front page of a site', (source, href, site) => {
    expect(sourcePlace(source)).toEqual({ href, site });
  });

  it('is undefined without DOI and URL', () => {
    expect(sourcePlace({})).toBeUndefined();
  });
});
