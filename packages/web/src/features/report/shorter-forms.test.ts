import { describe, expect, it } from 'vitest';
import { match } from '../../../test/results.ts';
import { shorterForms } from './shorter-forms.ts';

const of = (keyword: string, text: string, others: readonly string[] = []) => {
  const matches = [keyword, ...others].map((name) => match(name, 1));
  const [first] = matches;
  return first
    ? shorterForms(first, ['', text], matches).map(({ text: form, count }) => `${form} ${count}`)
    : [];
};

describe('shorter forms of a name that are not counted', () => {
  it.each([
    [
      'the first word',
      'Northsound Ferries',
      'Northsound Ferries said. Northsound’s boats, and Northsound again.',
      ['Northsound 2'],
    ],
    ['the last word', 'Moira Tulloch', 'Moira Tulloch spoke. Later, Tulloch said no.', ['Tulloch 1']],
    ['at the start of a sentence', 'Calder Line', 'It was late. When Calder came, Calder won.', ['Calder 2']],
    ['in a headline', 'Calder Line', 'Calder wins contract', ['Calder 1']],
    ['in German', 'Deutsche Bahn', 'Die Bahn fährt. Deutsche Bahn sagt nichts.', ['Bahn 1']],
  ])('are found: %s', (_, keyword, text, forms) => expect(of(keyword, text)).toEqual(forms));

  it.each([
    ['of another name', 'United Airlines', 'Manchester United lost. The United States voted.'],
    ['that are common words of the text', 'Blue Strait', 'Blue was the color: a blue boat.'],
    ['written in lower case', 'harbor council', 'The harbor is closed, said the council.'],
    ['that are short', 'MV Fulmar', 'The MV sailed.'],
    ['of one word', 'Northsound', 'Northsound sailed.'],
  ])('are not offered: %s', (_, keyword, text) => expect(of(keyword, text)).toEqual([]));

  it('are not looked up in a text of over 100,000 characters', () => {
    const text = 'Northsound sailed. ';
    expect(of('Northsound Ferries', text.padEnd(99_000))).toEqual(['Northsound 1']);
    expect(of('Northsound Ferries', text.padEnd(100_001))).toEqual([]);
  });

  it('are looked up for the first parts of a keyword with many spellings', () => {
    const [first] = [match('Alpha', 1)];
    const spellings = Array.from({ length: 40 }, (_, at) => ({
      text: `Name${at} Ferries${at}`,
      mentions: 0,
    }));
    const text = 'Name0 sailed. Name30 sailed.';
    expect(first && shorterForms({ ...first, spellings }, [text], [])).toEqual([{ text: 'Name0', count: 1 }]);
  });

  it('that are a keyword or inside another keyword are not offered', () => {
    const text = 'Northsound Energy rose. Northsound fell.';
    expect(of('Northsound Ferries', text, ['Northsound Energy'])).toEqual(['Northsound 1']);
    expect(of('Northsound Ferries', text, ['Northsound'])).toEqual([]);
  });
});
