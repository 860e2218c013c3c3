import { describe, expect, it } from 'vitest';
import { listSources } from './list-sources.ts';
import { hostOf, sourceKey } from './source-key.ts';

describe('sourceKey', () => {
  it.each([
    ['Reuters', ['REUTERS', 'reuters.com', 'www.reuters.com/', 'https://www.reuters.com/world']],
    ['The Guardian', ['guardian', 'theguardian.com', 'THE GUARDIAN']],
    ['Harbour Gazette (blog)', ['Harbour Gazette', 'harbour-gazette.com', 'Harbour Gazette Online']],
  ])('%s has the key of its other spellings', (name, others) => {
    expect(new Set([name, ...others].map(sourceKey)).size).toBe(1);
  });

  it('tells names apart that say nothing without their ending', () => {
    expect(new Set(['Daily News', 'World News', 'Evening News'].map(sourceKey)).size).toBe(3);
  });

  it('knows a host from a name', () => {
    expect(hostOf('https://www.example.org/a?b')).toBe('example.org');
    expect(hostOf('Example Org')).toBeNull();
    expect(hostOf('1.5')).toBeNull();
  });
});

describe('listSources', () => {
  it('takes domain and name of a publisher of the table for one source, shown by its name', () => {
    const { nameOf } = listSources(['nytimes.com', 'New York Times', 'www.nytimes.com']);
    expect(['nytimes.com', 'New York Times', 'www.nytimes.com'].map(nameOf)).toEqual(
      Array(3).fill('New York Times'),
    );
  });

  it('shows the name of the table when only domains occur, the domain of an unknown one', () => {
    const { nameOf } = listSources(['nytimes.com', 'harbour-gazette.example']);
    expect(nameOf('nytimes.com')).toContain('New York Times');
    expect(nameOf('harbour-gazette.example')).toBe('harbour-gazette.example');
  });

  it('shows the spelling of most lines, mixed case before capitals', () => {
    const { nameOf } = listSources(['HARBOUR GAZETTE', 'HARBOUR GAZETTE', 'Harbour Gazette']);
    expect(nameOf('HARBOUR GAZETTE')).toBe('Harbour Gazette');
  });
});
