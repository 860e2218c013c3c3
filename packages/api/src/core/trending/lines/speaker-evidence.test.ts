import { describe, expect, it } from 'vitest';
import { readLines } from './read-lines.ts';
import { isSpeaker } from './speaker-evidence.ts';

describe('the name in front of a colon', () => {
  it.each([
    ['Tarn Ferries CEO', '“We will run every boat”'],
    ['Transport Minister', 'Ferries must pay for the delay'],
    ['Minister Holm', 'no money for new boats'],
    ["Pilots' Union", 'Airline ignored warnings'],
    ['Mara Quell', 'why I left the ferry line'],
    ['Ministre des Transports', 'nous paierons'],
    ['Standard Ferries CEO', 'Every boat will run'],
    ['Mara Quell', '“No more boats for my mother”'],
  ])('is that of a speaker: %s: %s', (name, headline) => {
    expect(isSpeaker(name, headline)).toBe(true);
  });

  it.each([
    ['Quay Signal', 'Mayor opens a new pier'],
    ['Quay Signal', '“We are sorry”, says ferry boss'],
    ['Quay Signal', '‘Worst summer ever’ for passengers'],
    ['Union Leader', 'Ferry fares to rise'],
    ['The Economist', 'What we know about the ferry'],
    ['Fjord Gazette', "'Where will we moor?' Islanders ask as ferry goes"],
    ['Union Voice', 'Crews vote to strike'],
    ['Fjord Gazette', '“We are sorry”'],
  ])('is that of an outlet: %s: %s', (name, headline) => {
    expect(isSpeaker(name, headline)).toBe(false);
  });

  it('is no outlet in a list that names its outlets there, and the headline stays whole', () => {
    const quoted = [
      'Union leader: strike on the ferries is certain',
      'Transport Minister: Ferries must pay for the delay',
      'Transport Minister: Ferries need a new owner',
      'Mara Quell: why I left the ferry line',
    ];
    const outlets = ['Harbour Gazette', 'Coast Times', 'Quay Signal', 'Fjord Post', 'Tarn Herald'];
    const lines = [...outlets.map((outlet, i) => `${outlet}: Ferry line ${i} reopens early`), ...quoted];
    const read = readLines({ lines, lineType: 'mixed', referenceDay: '2025-06-18' }).lines;
    expect(read.map(({ source }) => source)).toEqual([...outlets, null, null, null, null]);
    expect(read.slice(outlets.length).map(({ title }) => title)).toEqual(quoted);
  });
});
