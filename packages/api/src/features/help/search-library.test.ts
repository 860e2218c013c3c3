import { SEARCH_DEFINITION_CHARACTERS } from '@earshot/schema/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { library } from '../../content/library.ts';
import { searchLibrary } from './search-library.ts';

const LONG_QUERY = `${'<b>share</b> of voice 📈 '.repeat(500)}`.slice(0, 10_000);

/** Query, the list it is looked up in, and the entry that must come first there. */
const FIRST_RESULTS: readonly (readonly [string, 'frameworks' | 'glossary' | 'playbooks', string])[] = [
  ['SOV', 'glossary', 'Share of Voice'],
  ['sov', 'glossary', 'Share of Voice'],
  ['share of voice', 'glossary', 'Share of Voice'],
  ['what is share of voice?', 'glossary', 'Share of Voice'],
  ['SHARE OF VOICE', 'glossary', 'Share of Voice'],
  ['AVE', 'glossary', 'Advertising Value Equivalency'],
  ['emv', 'glossary', 'Earned Media Value'],
  ['ots', 'glossary', 'Opportunities to See'],
  ['KPIs', 'glossary', 'Key Performance Indicator'],
  ['cta', 'glossary', 'Call to Action'],
  ['crysis', 'glossary', 'Crisis Communication'],
  ['crysis', 'playbooks', 'Crisis Communication: The First 24 Hours'],
  ['crysis', 'frameworks', 'Situational Crisis Communication Theory'],
  ['crises', 'glossary', 'Crisis Communication'],
  ['measure', 'frameworks', 'Barcelona Principles 3.0'],
  ['measurement', 'frameworks', 'Barcelona Principles 3.0'],
  ['barcelonna', 'frameworks', 'Barcelona Principles 3.0'],
  ['AMEC', 'frameworks', 'AMEC Integrated Evaluation Framework'],
  ['peso', 'frameworks', 'PESO Model'],
  ['paid media', 'frameworks', 'PESO Model'],
  ['SCCT', 'frameworks', 'Situational Crisis Communication Theory'],
  ['mesage house', 'frameworks', 'Message House'],
  ['power interest', 'frameworks', 'Stakeholder Power–Interest Grid'],
  ['stakeholder mapping', 'frameworks', 'Stakeholder Power–Interest Grid'],
  ['persuasion', 'frameworks', 'Six Principles of Influence'],
  ['OASIS', 'frameworks', 'OASIS Campaign Framework'],
  ['news release', 'glossary', 'Press Release'],
  ['press releases', 'glossary', 'Press Release'],
  ['pres relase', 'glossary', 'Press Release'],
  ['media kit', 'glossary', 'Press Kit'],
  ['tonality', 'glossary', 'Sentiment Analysis'],
  ['sentimant', 'glossary', 'Sentiment Analysis'],
  ['short link', 'glossary', 'URL Shortener'],
  ['embargos', 'glossary', 'Embargo'],
  ['outtakes', 'glossary', 'Out-takes'],
  ['Out-Takes', 'glossary', 'Out-takes'],
  ['fake news', 'glossary', 'Misinformation'],
  ['<b>Reach</b>', 'glossary', 'Reach'],
  ['<script>alert(1)</script> holding statement', 'glossary', 'Holding Statement'],
  ['🚨 holding statement 🚨', 'glossary', 'Holding Statement'],
  ['spíke', 'glossary', 'Spike'],
  ['pitching', 'playbooks', 'Media Pitching That Gets Answers'],
  ['launch', 'playbooks', 'Product Launch Communications'],
  ['monthly report', 'playbooks', 'The Monthly Coverage Report'],
  [LONG_QUERY, 'glossary', 'Share of Voice'],
];

describe('searchLibrary', () => {
  it.each(FIRST_RESULTS)('#406 puts the best answer to %j first among the %s', (query, list, expected) => {
    const [first] = searchLibrary(query)[list];
    expect(first && ('term' in first ? first.term : 'name' in first ? first.name : first.title)).toBe(
      expected,
    );
  });

  it('#406 `measure` finds measurement in all three lists', () => {
    const { glossary, frameworks, playbooks } = searchLibrary('measure');
    expect(glossary.some(({ category }) => category === 'Measurement & Evaluation')).toBe(true);
    expect(frameworks.map(({ slug }) => slug)).toContain('amec-integrated-evaluation-framework');
    expect(playbooks.map(({ slug }) => slug)).toContain('coverage-report');
  });

  it.each(['', '   ', '\n', '📈', '<b></b>', '&&&', '"', '%', '\0'])('#406 finds nothing for %j', (query) => {
    expect(searchLibrary(query)).toEqual({ frameworks: [], glossary: [], playbooks: [] });
  });

  it('#274 #275 #276 finds nothing for words that are not in the library', () => {
    expect(searchLibrary('xylophone zzzz')).toEqual({ frameworks: [], glossary: [], playbooks: [] });
  });

  it('#406 tolerates a typo only when nothing matches as typed', () => {
    expect(searchLibrary('race').frameworks.map(({ slug }) => slug)).not.toContain('rope-process');
  });

  it('#277 gives whole definitions, long enough that the screen has something to cut', () => {
    const [first] = searchLibrary('reach').glossary;
    expect(first?.definition.length).toBeGreaterThan(SEARCH_DEFINITION_CHARACTERS);
  });

  it('#406 finds every entry first by its own name', () => {
    for (const { name } of library.frameworks) expect(searchLibrary(name).frameworks[0]?.name).toBe(name);
    for (const { term, aka } of library.glossary)
      for (const name of [term, ...aka]) expect(searchLibrary(name).glossary[0]?.term, name).toBe(term);
    for (const { title } of library.playbooks) expect(searchLibrary(title).playbooks[0]?.title).toBe(title);
  });

  it('#406 never throws and always answers the same, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (query) => {
        expect(searchLibrary(query)).toEqual(searchLibrary(query));
      }),
    );
    for (const unit of ['<', 'a', 'crisis ', '🚨', 'é', '(a+)+$ ']) {
      expect(searchLibrary(unit.repeat(10_000).slice(0, 10_000))).toHaveProperty('glossary');
    }
  });
});
