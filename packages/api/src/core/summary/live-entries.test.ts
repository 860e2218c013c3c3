import { describe, expect, it } from 'vitest';
import { splitSentences } from '../text/sentences.ts';
import { withoutStamp } from './live-entries.ts';
import { sentencePlaces } from './text-layout.ts';

const ranksOf = (text: string) =>
  sentencePlaces(text, splitSentences(text, 'en')).map((place) => place.entryRank);

describe('live entries', () => {
  it('rank from the newest, whatever the order on the page', () => {
    const entries = ['11:40 – The vote begins.', '12:15 – The vote is over.', '13:05 – The bill has passed.'];
    expect(ranksOf(entries.join('\n\n'))).toEqual([2, 1, 0]);
    expect(ranksOf(entries.toReversed().join('\n\n'))).toEqual([0, 1, 2]);
  });

  it.each<[string, string[], number[] | undefined]>([
    ['within an hour', ['11:40 Talks.', '11:50 Tea.', '12:05 Talks.'], [2, 1, 0]],
    ['on a clock of twelve hours', ['11:40 am: Talks.', '12:15 pm: Tea.', '1:05 p.m.: Talks.'], [2, 1, 0]],
    ['at the same minute', ['11:40 Talks.', '11:40 Tea.', '11:50 Talks.'], [2, 1, 0]],
    ['on a French clock', ['18h05 Débat.', '17h50 Vote.', '17h00 Ouverture.'], [0, 1, 2]],
    ['from midnight on', ['23:50 Talks.', '00:10 Tea.', '00:40 Talks.'], [2, 1, 0]],
    ['of which there are only two', ['11:40 Talks.', '11:50 Tea.'], undefined],
  ])('are ordered by their times %s', (_, entries, ranks) => {
    expect(ranksOf(entries.join('\n\n'))).toEqual(ranks ?? entries.map(() => undefined));
  });

  it('give their rank to what is under them, and the first to what is before it', () => {
    const text =
      'All of it here.\n\n11:40 Talks begin. They are long.\n\n12:00 Tea is served.\n\n12:30 They go on.';
    expect(ranksOf(text)).toEqual([2, 2, 2, 1, 0]);
    expect(ranksOf(`All of it here.\n\n${['12:30 On.', '12:00 Tea.', '11:40 Talks.'].join('\n\n')}`)).toEqual(
      [0, 0, 1, 2],
    );
  });

  it('are not times within a paragraph', () => {
    expect(
      ranksOf('It is late. 11:40 Talks begin. 12:00 Tea. 12:30 They go on.').every(
        (rank) => rank === undefined,
      ),
    ).toBe(true);
  });

  it('run over midnight', () => {
    expect(ranksOf('00:40 – The count ends.\n\n23:10 – Polls close.\n\n21:00 – Polls are open.')).toEqual([
      0, 1, 2,
    ]);
  });

  it('are not seen in a text that names a few times of day', () => {
    expect(ranksOf('7:40 was the hour of the fire.\n\nThe line closed.\n\n9:15 saw it reopen.')).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(ranksOf('9:15 Opening\n\n8:00 Breakfast\n\n11:30 Talks')).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['18:42', ''],
    ['18:42 – The vote is over.', 'The vote is over.'],
    ['9.05 pm: The vote is over.', 'The vote is over.'],
    ['[11:40 CET] The vote is over.', 'The vote is over.'],
    ['The vote is over at 11:40.', 'The vote is over at 11:40.'],
  ])('lose their stamp: %s', (sentence, expected) => {
    expect(withoutStamp(sentence)).toBe(expected);
  });
});
