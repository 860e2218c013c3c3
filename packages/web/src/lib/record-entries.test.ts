import { describe, expect, it } from 'vitest';
import { recordEntries } from './record-entries.ts';

describe('recordEntries', () => {
  it('lists what the page states, in a fixed order, with the field of each provenance', () => {
    const entries = recordEntries({
      authors: [
        { name: 'Ada Fenwick', kind: 'person' },
        { name: 'Courier Staff', kind: 'organization' },
      ],
      agency: 'dpa',
      modified: '2026-10-16T08:00:00Z',
      section: 'Business',
      tags: ['Ports', 'Ferries'],
      language: 'de-AT',
      access: 'metered',
      sponsored: 'Anzeige',
      imageUrl: 'https://courier.example/a.jpg',
    });
    expect(entries.map(({ field, label, value }) => [field, label, value])).toEqual([
      ['authors', 'Authors', 'Ada Fenwick, Courier Staff (organization)'],
      ['agency', 'News agency', 'dpa'],
      ['modified', 'Updated', 'October 16, 2026'],
      ['section', 'Section', 'Business'],
      ['tags', 'Tags of the page', 'Ports, Ferries'],
      ['language', 'Language of the page', 'Austrian German'],
      ['access', 'Access', 'Metered'],
      ['sponsored', 'Paid content', 'Yes: “Anzeige”'],
      ['imageUrl', 'Main image', 'https://courier.example/a.jpg'],
    ]);
    expect(entries.at(-1)?.href).toBe('https://courier.example/a.jpg');
  });

  it('labels a single author as a person or an organization', () => {
    const label = (kind: 'person' | 'organization') =>
      recordEntries({ authors: [{ name: 'Northline', kind }] })[0]?.label;
    expect(label('person')).toBe('Author (person)');
    expect(label('organization')).toBe('Author (organization)');
    expect(recordEntries({ author: 'Ada Fenwick' })[0]?.value).toBe('Ada Fenwick');
  });

  it('shows an image URL only if it is a web address, and an unknown language as its tag', () => {
    expect(recordEntries({ imageUrl: 'javascript:alert(1)', language: 'x_!' })).toEqual([
      { field: 'language', label: 'Language of the page', value: 'x_!' },
    ]);
  });
});
