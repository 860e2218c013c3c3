import { expect, it } from 'vitest';
import { readPage } from '../read-page.ts';

const page = (...nodes: object[]) =>
  readPage(
    `<html><head><title>Ferry delayed</title><script type="application/ld+json">${JSON.stringify(nodes)}</script></head><body><h1>Ferry delayed</h1></body></html>`,
    'https://courier.example/a',
  );
const at = (addressLocality: string) => ({
  address: { addressLocality, addressCountry: { name: 'Norway' } },
});
const article = (values: object) => ({ '@type': 'NewsArticle', headline: 'Ferry delayed', ...values });

it.each<[string, object[], string | undefined, string | null]>([
  [
    'the publisher',
    [article({ publisher: at('Oslo') }), { '@type': 'Organization', ...at('Bergen') }],
    'JSON-LD publisher',
    'Oslo',
  ],
  [
    'an outlet on the page',
    [article({ contentLocation: at('Molde') }), { '@type': 'NewsMediaOrganization', ...at('Bergen') }],
    'JSON-LD organization',
    'Bergen',
  ],
  [
    'the first of several addresses',
    [{ '@type': 'LocalBusiness', address: [{ addressLocality: 'Bodø' }, { addressLocality: 'Oslo' }] }],
    'JSON-LD organization',
    'Bodø',
  ],
  [
    'the location of the story',
    [article({ contentLocation: [at('Molde')] })],
    'JSON-LD contentLocation',
    'Molde',
  ],
  [
    'a location without an address of its own',
    [article({ contentLocation: { addressLocality: 'Molde' } })],
    'JSON-LD contentLocation',
    'Molde',
  ],
  [
    'nobody, from a person or an empty address',
    [article({ publisher: { address: {} } }), { '@type': 'Person', ...at('Oslo') }],
    undefined,
    null,
  ],
])('takes the address of %s', (_, nodes, from, city) => {
  const { address, provenance } = page(...nodes);
  expect([address?.city ?? null, provenance.address]).toEqual([city, from]);
});

it('states the city, the region and the country, each if it is stated', () => {
  expect(page(article({ publisher: at('Oslo') })).address).toEqual({
    city: 'Oslo',
    region: null,
    country: 'Norway',
  });
  const region = { address: { addressRegion: 'Vestland' } };
  expect(page(article({ publisher: region })).address).toEqual({
    city: null,
    region: 'Vestland',
    country: null,
  });
});
