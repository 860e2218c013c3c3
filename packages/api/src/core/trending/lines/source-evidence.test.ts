import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import {
  bareName,
  hostOf,
  isNoName,
  isPaidPlacement,
  listSources,
  mayBeName,
  type SourceEvidence,
  sourceEvidence,
  sourceKey,
} from './source-evidence.ts';

it.each<[SourceEvidence, readonly string[]]>([
  ['strong', ['Reuters', 'nytimes.com', 'Harbour Gazette', 'via Reuters', 'Radio Tarn', 'the guardian']],
  ['weak', ['Orvelle Insel', 'Quay Brief']],
  ['doubtful', ['She Shoots', 'Le Messager lyonnais']],
  ['none', ['bit.ly', 'Video', 'x', 'A mayor of many words and more', 'Who won?', '“Sorry”', 'Room 1234']],
])('a piece is %s evidence of an outlet: %j', (evidence, pieces) => {
  expect(pieces.map((piece) => [piece, sourceEvidence(piece)])).toEqual(
    pieces.map((piece) => [piece, evidence]),
  );
});

it.each(examples<[string, boolean]>(import.meta.url, 'may be a name'))(
  '%j may be a name: %s',
  (text, isName) => expect(mayBeName(text)).toBe(isName),
);

it.each(examples<[string, boolean]>(import.meta.url, 'is a period a score or a part'))(
  '%j is a period, a score or a part: %s',
  (text, isPart) => expect(isNoName(text)).toBe(isPart),
);

it.each(examples<[string, string]>(import.meta.url, 'the name'))('the name in %j is %j', (text, name) =>
  expect(bareName(text)).toBe(name),
);

describe('sourceKey', () => {
  it.each([
    ['Reuters', ['REUTERS', 'reuters.com', 'www.reuters.com/', 'https://www.reuters.com/world']],
    ['The Guardian', ['guardian', 'theguardian.com', 'THE GUARDIAN']],
    ['GOV.UK', ['gov.uk', 'www.gov.uk', 'https://www.gov.uk/news']],
    ['Harbour Gazette (blog)', ['Harbour Gazette', 'harbour-gazette.com', 'Harbour Gazette Online']],
  ])('%s has the key of its other spellings', (name, others) => {
    expect(new Set([name, ...others].map(sourceKey)).size).toBe(1);
  });

  it('keeps names apart that are too general without their ending', () => {
    expect(new Set(['Daily News', 'World News', 'Evening News'].map(sourceKey)).size).toBe(3);
  });

  it('distinguishes a host from a name', () => {
    expect(hostOf('https://www.example.org/a?b')).toBe('example.org');
    expect(hostOf('Example Org')).toBeNull();
    expect(hostOf('1.5')).toBeNull();
  });
});

describe('listSources', () => {
  it('merges the domain and the name of a known publisher, shown by its name', () => {
    const { nameOf } = listSources(['nytimes.com', 'New York Times', 'www.nytimes.com']);
    expect(['nytimes.com', 'New York Times', 'www.nytimes.com'].map(nameOf)).toEqual(
      Array(3).fill('New York Times'),
    );
  });

  it('shows the known name if only domains occur, and the domain of an unknown publisher', () => {
    const { nameOf } = listSources(['nytimes.com', 'harbour-gazette.example']);
    expect(nameOf('nytimes.com')).toContain('New York Times');
    expect(nameOf('harbour-gazette.example')).toBe('harbour-gazette.example');
  });

  it('shows the more frequent of two spellings, and of equally frequent ones the first in the alphabet', () => {
    expect(listSources(['Quay-News', 'Quay News', 'Quay-News']).nameOf('Quay News')).toBe('Quay-News');
    for (const names of [
      ['Quay-News', 'Quay News'],
      ['Quay News', 'Quay-News'],
    ])
      expect(listSources(names).nameOf('Quay-News')).toBe('Quay News');
  });

  it('keeps names without letters apart, and a name that is not in the list', () => {
    const { nameOf, keys } = listSources(['***', '—']);
    expect(['***', '—', 'Quay News'].map(nameOf)).toEqual(['***', '—', 'Quay News']);
    expect(keys.has('***')).toBe(true);
  });

  it('prefers mixed case to capitals, even if the capitals are more frequent', () => {
    const { nameOf } = listSources(['HARBOUR GAZETTE', 'HARBOUR GAZETTE', 'Harbour Gazette']);
    expect(nameOf('HARBOUR GAZETTE')).toBe('Harbour Gazette');
  });
});

it.each<[string, string | null, boolean]>([
  ['Orlo opens plant', 'PR Newswire', true],
  ['Orlo opens plant', 'businesswire.com', true],
  ['Orlo opens plant', 'Reuters', false],
  ['Sponsored: Why Orlo opened a plant', null, true],
  ['[Anzeige] Orlo eröffnet Werk', 'Coast Times', true],
  ['Orlo opens plant (advertorial)', 'Coast Times', true],
  ['Press release rules change for banks', null, false],
  ['Sponsored walk raises money for lifeboat', null, false],
])('%j of %j: %s', (text, source, paid) => expect(isPaidPlacement({ text, source })).toBe(paid));
