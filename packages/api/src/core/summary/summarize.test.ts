import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { detectLanguage } from '../text/language.ts';
import { splitSentences } from '../text/sentences.ts';
import { summarize } from './summarize.ts';

const inputOf = (text: string, headline = '') => {
  const language = detectLanguage(text);
  return { headline, text, sentences: splitSentences(text, language), language };
};
const summaryOf = (text: string, headline?: string) => summarize(inputOf(text, headline));

const HEADLINE = 'Harbour bridge to close for repairs';
const ARTICLE = `Harbour bridge to close for repairs

By Dana Whitlock

PORT ELDER (Coastal News) - The harbour bridge will close for six weeks from Monday so that engineers can replace its bearings, the city said. Buses will run across the western crossing while the bridge is shut.

(Picture: the bridge at dusk.)

The city expects the repairs to the bridge to cost four million. Engineers found cracks in the bearings of the bridge last spring. Shop owners near the bridge fear that they will lose customers.

Subscribe to our newsletter for more stories like this one. Follow us on social media.

The council votes on compensation for shop owners next week.

All rights reserved.`;

describe('summarize', () => {
  it('gives two to four sentences of the text, in its order, without headline, byline, dateline or boilerplate', () => {
    const summary = summaryOf(ARTICLE, HEADLINE);
    const sentences = splitSentences(summary, 'en').map(({ start, end }) => summary.slice(start, end));
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(4);
    const places = sentences.map((sentence) => ARTICLE.indexOf(sentence));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(summary).toMatch(/^The harbour bridge will close for six weeks/);
    expect(summary).not.toMatch(
      /Whitlock|Coastal News|Subscribe|Follow us|rights reserved|close for repairs|Picture/,
    );
  });

  it.each(examples<[string, string]>(import.meta.url, 'leaves out calls to the reader'))(
    'leaves out calls to the reader in %s',
    (_, call) => {
      const text = `${call}\n\nThe port reopened on Monday after a week. Ships had waited outside the port for days. The port expects to catch up soon.`;
      expect(summaryOf(text)).not.toContain(call);
    },
  );

  it('gives a short text whole and an empty one as nothing', () => {
    const text = 'The harbour bridge stays open to traffic until spring.';
    expect(summaryOf(text)).toBe(text);
    expect(summaryOf('Too short.')).toBe('Too short.');
    expect(summaryOf('')).toBe('');
  });

  it('never cuts a character in two', () => {
    for (const character of ['😀', 'e\u0301', '👩‍👩‍👧']) {
      const summary = summaryOf(character.repeat(2_000));
      expect(summary).toMatch(/…$/);
      expect(character.repeat(2_000)).toContain(summary.slice(0, -1));
      expect((summary.length - 1) % character.length).toBe(0);
    }
  });

  it('does not say the same twice, also when a text repeats itself', () => {
    const said = 'The ferry to the islands will stop for nine weeks while the terminal is rebuilt.';
    const text = `${said} ${said} Travellers can take the bus over the bridge. The harbour office expects fewer visitors. ${said} Hotels on the islands offer refunds to travellers.`;
    expect(summaryOf(text).split(said)).toHaveLength(2);
  });

  it('takes at most half of the sentences of a very short text, but two', () => {
    const sentence = (i: number) => `The council of the town spoke about plan number ${i} for the harbour.`;
    const count = (sentences: number) => {
      const summary = summaryOf(Array.from({ length: sentences }, (_, i) => sentence(i)).join(' '));
      return splitSentences(summary, 'en').length;
    };
    expect([2, 3, 4, 6, 8, 16].map(count)).toEqual([2, 2, 2, 3, 4, 4]);
  });

  it('works in scripts without spaces', () => {
    const text =
      '市議会は月曜日に新しい橋の予算案を可決した。反対する議員は費用が高すぎると述べた。工事は来年の春に始まる予定だ。橋の完成には三年かかる見込みである。市長は橋が町の経済を支えると話した。';
    const summary = summaryOf(text, '橋の予算可決');
    const count = splitSentences(summary, 'ja').length;
    expect(count).toBeGreaterThanOrEqual(2);
    expect(count).toBeLessThanOrEqual(4);
    expect(summary).not.toContain(' ');
  });

  it.each(examples<[string, string, string, string]>(import.meta.url, 'what a summary contains'))(
    'has %s',
    (_, headline, text, part) => {
      const summary = summaryOf(text, headline);
      expect(summary).toMatch(new RegExp(part));
      expect(summary).not.toMatch(/front page|welcome|from us/);
    },
  );

  it('counts the sentences inside a quotation', () => {
    const text = `${'The fair opened on Monday in the old town hall. '.trim()} “It rained. We were wet. We came anyway,” said Nell Orrin of the fair. The fair of the town ends on Sunday. The mayor of the town likes the fair. The fair has 90 stalls. Visitors of the fair pay nothing.`;
    const summary = summaryOf(text);
    expect(summary.match(/[.!?]/g)?.length).toBeLessThanOrEqual(4);
  });

  it.each(examples<[string, string, string]>(import.meta.url, 'sentences left out'))(
    'leaves out %s',
    (_, text, part) => {
      const filler = ' The harbor office opens at nine. Ferries go to the islands. The pier is long and old.';
      expect(summaryOf(`${text}${filler}`)).not.toContain(part);
    },
  );

  it('is made of the text, at most four sentences, and the same each time', () => {
    const sentence = fc.constantFrom(
      'The port closed on Monday after the storm.',
      'Ships waited outside the port for days.',
      'Nobody was hurt in the storm at sea.',
      'Read more',
      '“It was loud,” the harbour master said on Monday.',
      'x',
      '\n\n',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(sentence, fc.string({ unit: 'binary', maxLength: 20 })), { maxLength: 30 }),
        (parts) => {
          const input = inputOf(parts.join(' '));
          const summary = summarize(input);
          const spaced = input.text.replace(/\s+/g, '');
          expect(summary).toBe(summarize(input));
          expect(input.text.trim() === '').toBe(summary === '');
          expect(summary.length).toBeLessThanOrEqual(Math.max(spaced.length * 2, 1) + 1);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('the length and order of a summary', () => {
  it('counts only sentences that may be in it, whatever else is on the page', () => {
    const text = `The port of Alba reopened on Monday after a week.

Read more

Ships had waited outside the harbor for days.

Read more

Nobody was hurt during the long storm.

Read more`;
    expect(splitSentences(summaryOf(text), 'en')).toHaveLength(2);
  });

  it('has at most 380 characters', () => {
    const long = (i: number) =>
      `Plan ${i} of the council ${`moves pier ${i} of the old harbor `.repeat(6)}to the east.`;
    expect(summaryOf([0, 1, 2, 3, 4, 5, 6, 7].map(long).join(' ')).length).toBeLessThanOrEqual(380);
  });

  it('leaves out the times of a live blog', () => {
    expect(
      summaryOf('11:00 A deal has been signed by both sides.\n\n10:00 Drivers are blocking three roads.'),
    ).toBe('A deal has been signed by both sides. Drivers are blocking three roads.');
  });

  it('cuts within a word only if the word is very long', () => {
    const address = (words: number) => `${'word '.repeat(words)}${'x'.repeat(2_000)}`;
    expect(summaryOf(address(20))).toBe(`${'word '.repeat(20)}${'x'.repeat(279)}…`);
    expect(summaryOf(address(60))).toBe(`${'word '.repeat(60).trim()}…`);
  });
});
