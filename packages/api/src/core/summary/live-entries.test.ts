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
