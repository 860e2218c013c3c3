import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

describe('an investigation or a suit', () => {
  it.each([
    ['SEC drops investigation into Acme', 'SEC', 'Acme', 1],
    ['Ofcom closes inquiry into Acme', 'Ofcom', 'Acme', 1],
    ['Prosecutors drop charges against Acme', 'Prosecutors', 'Acme', 1],
    ['Globex withdraws its lawsuit against Acme', 'Globex', 'Acme', 1],
    ['The judge threw out the lawsuit against Melvick', 'The judge', 'Melvick', 1],
    ['Ofgem opens investigation into Acme', 'Ofgem', 'Acme', -1],
    ['Globex files a complaint against Acme', 'Globex', 'Acme', -1],
  ])('%s: nothing for %s, a sign for %s', (text, by, about, sign) => {
    expect([toneOf(text, by), toneOf(text, about)]).toEqual([0, sign]);
  });
});

describe('the tone toward a party whose clause takes over the one before it', () => {
  it.each([
    ['Ravenhill has kept its promise to us, and Marlow Bay has not.', 'Ravenhill', 1],
    ['Ravenhill has kept its promise to us, and Marlow Bay has not.', 'Marlow Bay', -1],
    ['Marlow Bay owes its passengers an explanation.', 'Marlow Bay', -1],
  ])('%j toward %s is %d', (text, party, sign) => {
    expect(toneOf(text, party)).toBe(sign);
  });
});

describe('the tone toward a party that a pronoun or participle refers to', () => {
  it.each([
    [
      'Tarnbrook Energy said on Tuesday it will close its Orme mill by March, cutting 420 jobs.',
      'Tarnbrook Energy',
      -1,
    ],
    ['Tarnbrook lasts two days, but its camera is useless.', 'Tarnbrook', -1],
    ['The rival Orbit X lasts two days, but its camera is poor.', 'Orbit X', -1],
    ['Tarnbrook is moving north, creating 300 jobs.', 'Tarnbrook', 1],
    ['Melvick predicted that Tarnbrook would go bankrupt.', 'Melvick', 0],
    ['There was praise for Tarnbrook.', 'Tarnbrook', 1],
    ["Tarnbrook's helpful staff won over guests.", 'Tarnbrook', 1],
    ['Tarnbrook must repay 9,000 borrowers.', 'Tarnbrook', -1],
    ['Melvick closed after a complaint by Tarnbrook.', 'Tarnbrook', 0],
  ])('%s (%s)', (text, party, sign) => {
    expect(toneOf(text, party)).toBe(sign);
  });
});

describe('two parties of a sentence', () => {
  it.each([
    ['Tarnbrook accused Melvick of botching the case.', 'Tarnbrook', 0, 'Melvick', -1],
    ['Melvick was accused of botching the case by Tarnbrook.', 'Tarnbrook', 0, 'Melvick', -1],
    ['Tarnbrook beat its rival Melvick in court.', 'Tarnbrook', 1, 'Melvick', -1],
    ['Court clears Tarnbrook; Melvick must pay', 'Tarnbrook', 1, 'Melvick', -1],
    ['Unlike Melvick, Tarnbrook has kept its promise.', 'Tarnbrook', 1, 'Melvick', -1],
    ['Customers are leaving Melvick for Tarnbrook.', 'Tarnbrook', 1, 'Melvick', -1],
    ['While Tarnbrook is hiring, Melvick is firing staff.', 'Tarnbrook', 1, 'Melvick', -1],
    ['Analysts at Tarnbrook expect Melvick to miss its target.', 'Tarnbrook', 0, 'Melvick', -1],
    ['Tarnbrook donated 20,000 meals to Melvick.', 'Tarnbrook', 1, 'Melvick', 1],
    ['Tarnbrook and Melvick will meet in court in May.', 'Tarnbrook', 0, 'Melvick', 0],
    ['Tarnbrook presented its new model at the Melvick fair.', 'Tarnbrook', 0, 'Melvick', 0],
  ])('%s: %s %i, %s %i', (text, one, oneSign, other, otherSign) => {
    expect([toneOf(text, one, [other]), toneOf(text, other, [one])]).toEqual([oneSign, otherSign]);
  });
});

describe('a very long sentence', () => {
  const filler = 'and the harbor office opens at nine on each day of the week '.repeat(12);

  it.each([
    ['after it', `Melvick was fined over faulty brakes ${filler}.`, -1],
    ['before it', `The harbor office opens at nine ${filler}, and Melvick was fined over faulty brakes.`, -1],
  ])('has the tone of what is near the party: more %s', (_, text, sign) => {
    expect(toneOf(text, 'Melvick')).toBe(sign);
  });

  it('ignores words far from the party', () => {
    const text = `Tarnbrook opened a shop ${filler}, and Melvick was fined over faulty brakes.`;
    const near = score(`Tarnbrook opened a shop ${filler}.`, 'Tarnbrook');
    expect(score(text, 'Tarnbrook').words).toEqual(near.words);
  });
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

describe('the tone toward a party in German, French and Spanish', () => {
  it.each([
    ['Tarnbrook schlägt Melvick im Finale.', 'Tarnbrook', 1, 'Melvick', -1],
    ['Melvick wurde wegen Betrugs verurteilt, meldet Radio Tarnbrook.', 'Radio Tarnbrook', 0, 'Melvick', -1],
    ['Tarnbrook rettet Melvick vor der Pleite.', 'Tarnbrook', 1, 'Melvick', 1],
    ['Tarnbrook bat Melvick en finale.', 'Tarnbrook', 1, 'Melvick', -1],
    ['Melvick est condamné pour fraude, rapporte Radio Tarnbrook.', 'Radio Tarnbrook', 0, 'Melvick', -1],
    ['Tarnbrook sauve Melvick de la faillite.', 'Tarnbrook', 1, 'Melvick', 1],
    ['Tarnbrook derrota a Melvick en la final.', 'Tarnbrook', 1, 'Melvick', -1],
    ['Melvick es condenado por fraude, informa Radio Tarnbrook.', 'Radio Tarnbrook', 0, 'Melvick', -1],
    ['Tarnbrook salva a Melvick de la quiebra.', 'Tarnbrook', 1, 'Melvick', 1],
  ])('%s', (text, first, firstSign, second, secondSign) => {
    expect([toneOf(text, first, [second]), toneOf(text, second, [first])]).toEqual([firstSign, secondSign]);
  });

  it('says why a text in another language has none', () => {
    expect(score('Tarnbrook heeft de zaak verloren en moet een boete betalen.', 'Tarnbrook').note).toContain(
      'Dutch',
    );
  });
});

describe('a party in a sentence of more than 600 characters', () => {
  const sentence = 'Vodafone won a prize for its excellent service';
  const filler = 'the list of the ports goes on here and there and ';

  it.each([0, 5, 40, 100])('is read from the words around it, after %i other parts', (parts) => {
    const text = `${filler.repeat(parts)}${sentence} ${filler.repeat(40)}`;
    const start = text.indexOf('Vodafone');
    const mention = { start, end: start + 'Vodafone'.length };
    const { value, words } = scoreParty(text, [mention]);
    expect(value).toBeGreaterThan(0.1);
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) {
      expect(text.slice(word.start, word.end)).toBe(word.text);
      expect(word.start).toBeGreaterThan(start);
      expect(word.end).toBeLessThanOrEqual(start + sentence.length);
    }
  });
});
