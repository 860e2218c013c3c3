import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { scoreParty } from './score-party.ts';
import namesAndGroups from './testing/names-and-groups.json' with { type: 'json' };

const at = (text: string, party: string) => {
  const start = text.indexOf(party);
  return { start, end: start + party.length };
};
const score = (text: string, party: string, others: readonly string[] = []) =>
  scoreParty(
    text,
    [at(text, party)],
    others.map((other) => at(text, other)),
  );
const toneOf = (text: string, party: string, others?: readonly string[]) =>
  Math.sign(score(text, party, others).value ?? 0);

/** A sentence, a party in it, and the sign of its tone. A sentence that is not clear has none, but never the other sign. */
type Row = readonly [text: string, party: string, sign: number, others?: readonly string[]];

describe('the tone toward a party', () => {
  it.each([
    ['is never the opposite, and is shown for some investigations and suits', 0.25],
    ['is never the opposite if a clause, pronoun or participle refers to it', 0.5],
    ['is that of each of two parties of a sentence', 0.6],
    ['is that of each of two parties in German, French and Spanish', 0.5],
    ['is never bad if someone is cleared, or if something bad ends or falls', 0.3],
    ['is not given to a bystander', 0],
  ])('%s', (name, shownLeast) => {
    const rows = examples<Row>(import.meta.url, name);
    const wrong = rows.filter(
      ([text, party, sign, others]) => ![0, sign].includes(toneOf(text, party, others)),
    );
    expect(wrong).toEqual([]);
    const toned = rows.filter(([, , sign]) => sign !== 0);
    const shown = toned.filter(([text, party, , others]) => toneOf(text, party, others) !== 0);
    expect(shown.length).toBeGreaterThanOrEqual(shownLeast * toned.length);
  });

  it('has no value in a language without a model, or in an article in such a language', () => {
    expect(score('Tarnbrook heeft de zaak verloren en moet een boete betalen.', 'Tarnbrook').note).toContain(
      'Dutch',
    );
    const [text, party] = ['Tarnbrook won the prize.', 'Tarnbrook'];
    expect(scoreParty(text, [at(text, party)], [], 'nl').value).toBeNull();
  });
});

describe('words of no concern to a party', () => {
  it.each(examples<[string, string]>(import.meta.url, 'no tone from words of no concern'))(
    'give no tone: %s',
    (text, party) => {
      expect(score(text, party)).toEqual({ value: null, words: [] });
    },
  );

  it.each(examples<[string, string, number]>(import.meta.url, 'a tone from words of concern'))(
    'are not those in: %s',
    (text, party, sign) => {
      expect(toneOf(text, party)).toBe(sign);
    },
  );

  it.each(examples<[string, string, string]>(import.meta.url, 'not shown beside words of concern'))(
    'are never shown: %s',
    (text, party, word) => {
      const { value, words } = score(text, party);
      expect(value).toBeLessThan(-0.1);
      expect(words.map((one) => one.text)).not.toContain(word);
    },
  );
});

describe('what the tone toward a party rests on', () => {
  const verbs = ['praised', 'sued', 'beat', 'joined', 'rescued', 'misled', 'met', 'fined', 'outbid', 'told'];
  const ends = ['on Monday', 'over faulty brakes', 'in court', 'after a record year', 'and lost 300 jobs'];

  it('always includes a word with the same sign', () => {
    const sentence = fc
      .tuple(fc.constantFrom(...verbs), fc.constantFrom(...ends), fc.constantFrom(...ends))
      .map(([verb, end, more]) => `Tarnbrook ${verb} Melvick ${end}, ${more}.`);
    fc.assert(
      fc.property(sentence, fc.constantFrom('Tarnbrook', 'Melvick'), (text, party) => {
        const { value, words } = score(text, party);
        if (value === null || value === 0) return words.length === 0;
        return Math.abs(value) > 0.1 && words.some(({ weight }) => Math.sign(weight) === Math.sign(value));
      }),
    );
  });

  it('does not include the name: any name has the same value', () => {
    const templates = ['The mayor met # on Tuesday.', 'Critics accused # of lying.', '# won the prize.'];
    for (const template of templates) {
      const values = namesAndGroups.map((name) => {
        const text = template.replace('#', () => name);
        return scoreParty(text, [{ start: template.indexOf('#'), end: template.indexOf('#') + name.length }])
          .value;
      });
      expect(new Set(values).size).toBe(1);
    }
  });
});

it.each([
  [600, true],
  [601, false],
])('a sentence of %i characters has a tone toward a party: %s', (length, hasTone) => {
  const text = 'Vodafone won a prize for its excellent service'.padEnd(length, '.');
  expect(score(text, 'Vodafone').value !== null).toBe(hasTone);
});
