import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { imageOf } from '../../../test/image-of.ts';
import { readScreenshotPost } from './read-screenshot-post.ts';

const TEXT = ['The ferry sails again from Monday', 'and every ticket stays valid.'];

describe('headers of posts', () => {
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

  it('reports where header and text are, with room for a name above', () => {
    const rows = ['Search', 'Pell Bridge Watch @pellbridge · 3h', ...TEXT, '12 Reposts 48 Likes'];
    expect(readScreenshotPost(imageOf(rows)).area).toMatchObject({
      top: 180 - 4 * 14,
      bottom: 254,
      left: 20,
    });
  });

  it('finds the name above a job title that is a sentence', () => {
    const rows = ['Amélie Desrosiers', 'Directrice de la communication chez Orvane', '2 sem', ...TEXT];
    expect(readScreenshotPost(imageOf(rows))).toMatchObject({ author: 'Amélie Desrosiers', time: '2 sem' });
  });

  it('reads who wrote an entry of a board, and the subject above', () => {
    const rows = ['Paint for an old hull', 'by bilge_bob » Tue Nov 17, 2026 9:26 pm', ...TEXT];
    expect(readScreenshotPost(imageOf(rows))).toMatchObject({
      author: 'bilge_bob',
      title: 'Paint for an old hull',
    });
  });

  it('joins a name of two rows whose letters the handle shows', () => {
    const rows = ['Museum of Slow', 'Observatories', '@museumofslow.bsky.social', ...TEXT];
    expect(readScreenshotPost(imageOf(rows))).toMatchObject({ author: 'Museum of Slow Observatories' });
  });

  it('joins the account of a caption that was read in pieces', () => {
    const rows = [
      'ferry.tales',
      '214 likes',
      'ferry. tales The ferry sails again from',
      'Monday and every ticket stays valid.',
    ];
    expect(readScreenshotPost(imageOf(rows))).toMatchObject({
      handle: 'ferry.tales',
      text: 'The ferry sails again from Monday and every ticket stays valid.',
    });
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

  it('finds a name in small letters right above its handle', () => {
    const rows = ['kepler & co. observatory', '@keplerandco.bsky.social', ...TEXT];
    expect(readScreenshotPost(imageOf(rows))).toMatchObject({
      author: 'kepler & co. observatory',
      handle: '@keplerandco.bsky.social',
    });
  });

  it('puts back the point of a handle that was lost in reading', () => {
    const rows = ['Museum of Slow', '@museumofslowbsky.social', ...TEXT];
    expect(readScreenshotPost(imageOf(rows))).toMatchObject({ handle: '@museumofslow.bsky.social' });
  });

  it('finds the name before a feeling or a place, which take several rows', () => {
    const rows = ['Joanne Little-Pace is', 'feeling thankful at Westerby', '11h', ...TEXT];
    expect(readScreenshotPost(imageOf(rows))).toMatchObject({ author: 'Joanne Little-Pace', time: '11h' });
  });

  it('recognizes a time with a place after it', () => {
    const rows = ['Prefeitura de Lagoa', '14 h · Lagoa Serena', ...TEXT];
    expect(readScreenshotPost(imageOf(rows))).toMatchObject({
      author: 'Prefeitura de Lagoa',
      text: TEXT.join(' '),
    });
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

  it('does not take the initials of an avatar beside a handle for a name', () => {
    const rows = ['Open Library Tools', 'OL @olt@tools.example', ...TEXT];
    expect(readScreenshotPost(imageOf(rows))).toMatchObject({ author: 'Open Library Tools' });
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

  it('finds who submitted a post, and its title above', () => {
    const rows = ['A chart for two numbers', 'submitted 2 hours ago by PlanktonAccountant', ...TEXT];
    expect(readScreenshotPost(imageOf(rows))).toMatchObject({
      platform: 'reddit',
      author: 'u/PlanktonAccountant',
      title: 'A chart for two numbers',
      text: `A chart for two numbers\n\n${TEXT.join(' ')}`,
    });
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

  it('leaves the name of a song out of the text of a video', () => {
    const rows = ['TikTok', 'mendingfaye', ...TEXT, '43 Slow Sunday - The Paper Kites', 'Comments (12)'];
    expect(readScreenshotPost(imageOf(rows))).toMatchObject({ platform: 'tiktok', text: TEXT.join(' ') });
  });

  it('names the channel of a message by the row above its subscribers', () => {
    const rows = ['Harvest Prices Weekly', '25,870 subscribers', 'Friday', ...TEXT];
    expect(readScreenshotPost(imageOf(rows))).toMatchObject({
      platform: 'telegram',
      author: 'Harvest Prices Weekly',
      text: TEXT.join(' '),
    });
  });

  it('takes a row with a mailbox for text', () => {
    const rows = ['Pell Bridge Watch · 3h', 'We answer within ten days.', 'Write to jobs@pell.example'];
    expect(readScreenshotPost(imageOf(rows)).text).toContain('jobs@pell.example');
  });

  it('takes the end of a sentence that states a time for text', () => {
    const rows = [
      'Pell Bridge Watch @pellbridge · 3h',
      'Buses run over the lower bridge',
      'every 20 minutes.',
    ];
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
});
