import fc from 'fast-check';
import { expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { imageOf } from '../../../test/image-of.ts';
import { readScreenshotPost } from './read-screenshot-post.ts';

const TEXT = ['The ferry sails again from Monday', 'and every ticket stays valid.'];

it.each(examples<[string, string, string | null, string | null]>(import.meta.url, 'headers'))(
  'reads %j',
  (row, author, handle, time) => {
    expect(readScreenshotPost(imageOf([row, ...TEXT]))).toMatchObject({
      author,
      handle,
      time,
      text: TEXT.join(' '),
    });
  },
);

it.each([
  [95, [], 'ferry.tales'],
  [50, [], null],
  [50, ['original sound - ferry.tales'], 'ferry.tales'],
])(
  'of an account read with %d percent confidence, with %j below it, the author is %s',
  (confidence, rows, author) => {
    const { lines, ...size } = imageOf(['ferry.tales 7h', ...TEXT, '', ...rows]);
    const read = lines.map(({ words }, i) => ({
      words: i === 0 ? words.map((word) => ({ ...word, confidence })) : words,
    }));
    expect(readScreenshotPost({ ...size, lines: read })).toMatchObject({
      author,
      handle: author,
      text: TEXT.join(' '),
    });
  },
);

it('reports where header and text are, with room for a name above', () => {
  const rows = ['Search', 'Pell Bridge Watch @pellbridge · 3h', ...TEXT, '12 Reposts 48 Likes'];
  expect(readScreenshotPost(imageOf(rows)).area).toMatchObject({
    top: 180 - 4 * 14,
    bottom: 254,
    left: 20,
  });
});

it.each(examples<[string, string[], object]>(import.meta.url, 'posts'))('%s', (_, rows, post) => {
  expect(readScreenshotPost(imageOf(rows))).toMatchObject(post);
});

it('takes the caption for the text, not the song below the account and the age of a photo', () => {
  const rows = [
    'ferrytales • 4h',
    'Night Boats • Second Tide',
    '',
    '',
    'ferrytales The ferry sails again from',
    'Monday and every ticket stays valid.',
  ];
  const image = imageOf(rows);
  const lines = image.lines.map(({ words }, i) => ({
    words: words.map((word) => {
      const { top, bottom } = word.box;
      return i === 1 ? { ...word, box: { ...word.box, top: top - 6, bottom: bottom - 6 } } : word;
    }),
  }));
  expect(readScreenshotPost({ ...image, lines })).toMatchObject({
    handle: 'ferrytales',
    time: '4h',
    text: 'The ferry sails again from Monday and every ticket stays valid.',
  });
});

it('takes the whole date below the text where the header shows only its day', () => {
  const read = (day: string, date: string) =>
    readScreenshotPost(imageOf([`Nora Quill @noraquill · ${day}`, ...TEXT, date])).time;
  expect(read('Nov 18', '9:14 AM · Nov 18, 2026 · 12.4K Views')).toBe('9:14 AM · Nov 18, 2026');
  expect(read('Nov 18', '9:14 AM · Nov 20, 2026 · 12.4K Views')).toBe('Nov 18');
  expect(read('Nov 1', '9:14 AM · Nov 18, 2026 · 12.4K Views')).toBe('Nov 1');
});

it('takes the message for the text of a channel, not the announcement of a pinned one', () => {
  const rows = [
    'Scioperi e Trasporti',
    '11,3 mila iscritti',
    'Messaggio fissato',
    'Come funzionano le fasce',
  ];
  const message = [
    'Sciopero di 24 ore questa settimana, treni',
    'garantiti solo dalle sei alle nove, poi fino',
    'alle ventuno, e metro regolare in tutta la rete.',
  ];
  const apart = ['', '', '', '', '', '', '', ''];
  expect(readScreenshotPost(imageOf([...rows, ...apart, ...message])).text).toBe(message.join(' '));
});

it('finds a member below the community, with the prefix or without', () => {
  for (const member of ['u/marginal_gains', 'marginal_gains']) {
    const rows = ['r/personalfinance · 2 hours ago', member, ...TEXT];
    expect(readScreenshotPost(imageOf(rows))).toMatchObject({
      platform: 'reddit',
      author: 'u/marginal_gains',
    });
  }
});

it('takes a link on a separate line for text, also above a time', () => {
  const rows = [
    'Pell Bridge Watch @pellbridge',
    'Claim a free replacement:',
    'pell.example/recall',
    '10:12 PM',
  ];
  expect(readScreenshotPost(imageOf(rows)).text).toContain('pell.example/recall');
});

it('takes a row with a mailbox for text', () => {
  const rows = ['Pell Bridge Watch · 3h', 'We answer within ten days.', 'Write to jobs@pell.example'];
  expect(readScreenshotPost(imageOf(rows)).text).toContain('jobs@pell.example');
});

it('takes the end of a sentence that states a time for text', () => {
  const rows = ['Pell Bridge Watch @pellbridge · 3h', 'Buses run over the lower bridge', 'every 20 minutes.'];
  expect(readScreenshotPost(imageOf(rows)).text).toBe('Buses run over the lower bridge every 20 minutes.');
});

it.each(['1 ', 'and 1 ', '@ab ', 'r/abcd ', 'a_b ', '3 h · ', 'Ab is ', 'Ab @cd · 3 h u/x 12 likes '])(
  'ends on rows that consist only of %j, longer than any name or button',
  (piece) => {
    const row = piece.repeat(1500 / piece.length).trim();
    const rows = Array.from({ length: 12 }, () => row);
    expect(readScreenshotPost(imageOf(rows)).text).toContain(piece.split(' ')[0]);
  },
);

it('never throws, whatever was read', () => {
  const word = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => !/\s/.test(text));
  const row = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), fc.integer({ min: 0, max: 100 }), (rows, confidence) => {
      const { text, doubtfulWords } = readScreenshotPost(imageOf(rows, confidence));
      expect(doubtfulWords).toBeLessThanOrEqual(text.split(/\s+/).length);
    }),
    { numRuns: 40 },
  );
});
