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

/** A sentence, a party in it, and the sign of its tone. A sentence that is not clear has none, but never the other sign. */
type Row = readonly [text: string, party: string, sign: number, others?: readonly string[]];

function expectSigns(rows: readonly Row[], shownLeast: number): void {
  const wrong = rows.filter(
    ([text, party, sign, others]) => ![0, sign].includes(toneOf(text, party, others)),
  );
  expect(wrong).toEqual([]);
  const toned = rows.filter(([, , sign]) => sign !== 0);
  const shown = toned.filter(([text, party, , others]) => toneOf(text, party, others) !== 0);
  expect(shown.length).toBeGreaterThanOrEqual(shownLeast * toned.length);
}

const both = (text: string, one: string, oneSign: number, other: string, otherSign: number): Row[] => [
  [text, one, oneSign, [other]],
  [text, other, otherSign, [one]],
];

describe('the tone toward a party', () => {
  it('is never the opposite, and is shown for some investigations and suits', () => {
    expectSigns(
      [
        ...both('SEC drops investigation into Acme', 'SEC', 0, 'Acme', 1),
        ...both('Ofcom closes inquiry into Acme', 'Ofcom', 0, 'Acme', 1),
        ...both('Prosecutors drop charges against Acme', 'Prosecutors', 0, 'Acme', 1),
        ...both('Globex withdraws its lawsuit against Acme', 'Globex', 0, 'Acme', 1),
        ...both('The judge threw out the lawsuit against Melvick', 'The judge', 0, 'Melvick', 1),
        ...both('Ofgem opens investigation into Acme', 'Ofgem', 0, 'Acme', -1),
        ...both('Globex files a complaint against Acme', 'Globex', 0, 'Acme', -1),
      ],
      0.25,
    );
  });

  it('is never the opposite if a clause, pronoun or participle refers to it', () => {
    expectSigns(
      [
        ['Ravenhill has kept its promise to us, and Marlow Bay has not.', 'Ravenhill', 1],
        ['Ravenhill has kept its promise to us, and Marlow Bay has not.', 'Marlow Bay', -1],
        ['Marlow Bay owes its passengers an explanation.', 'Marlow Bay', -1],
        [
          'Tarnbrook Energy said it will close its Orme mill by March, cutting 420 jobs.',
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
      ],
      0.5,
    );
  });

  it('is that of each of two parties of a sentence', () => {
    expectSigns(
      [
        ...both('Tarnbrook accused Melvick of botching the case.', 'Tarnbrook', 0, 'Melvick', -1),
        ...both('Melvick was accused of botching the case by Tarnbrook.', 'Tarnbrook', 0, 'Melvick', -1),
        ...both('Tarnbrook beat its rival Melvick in court.', 'Tarnbrook', 1, 'Melvick', -1),
        ...both('Court clears Tarnbrook; Melvick must pay', 'Tarnbrook', 1, 'Melvick', -1),
        ...both('Unlike Melvick, Tarnbrook has kept its promise.', 'Tarnbrook', 1, 'Melvick', -1),
        ...both('Customers are leaving Melvick for Tarnbrook.', 'Tarnbrook', 1, 'Melvick', -1),
        ...both('While Tarnbrook is hiring, Melvick is firing staff.', 'Tarnbrook', 1, 'Melvick', -1),
        ...both('Analysts at Tarnbrook expect Melvick to miss its target.', 'Tarnbrook', 0, 'Melvick', -1),
        ...both('Tarnbrook donated 20,000 meals to Melvick.', 'Tarnbrook', 1, 'Melvick', 1),
        ...both('Tarnbrook and Melvick will meet in court in May.', 'Tarnbrook', 0, 'Melvick', 0),
        ...both('Tarnbrook presented its new model at the Melvick fair.', 'Tarnbrook', 0, 'Melvick', 0),
      ],
      0.6,
    );
  });

  it('is that of each of two parties in German, French and Spanish', () => {
    expectSigns(
      [
        ...both('Tarnbrook schlägt Melvick im Finale.', 'Tarnbrook', 1, 'Melvick', -1),
        ...both('Melvick wurde wegen Betrugs verurteilt, meldet Radio Tarn.', 'Radio Tarn', 0, 'Melvick', -1),
        ...both('Tarnbrook rettet Melvick vor der Pleite.', 'Tarnbrook', 1, 'Melvick', 1),
        ...both('Tarnbrook bat Melvick en finale.', 'Tarnbrook', 1, 'Melvick', -1),
        ...both('Melvick est condamné pour fraude, rapporte Radio Tarn.', 'Radio Tarn', 0, 'Melvick', -1),
        ...both('Tarnbrook sauve Melvick de la faillite.', 'Tarnbrook', 1, 'Melvick', 1),
        ...both('Tarnbrook derrota a Melvick en la final.', 'Tarnbrook', 1, 'Melvick', -1),
        ...both('Melvick es condenado por fraude, informa Radio Tarn.', 'Radio Tarn', 0, 'Melvick', -1),
        ...both('Tarnbrook salva a Melvick de la quiebra.', 'Tarnbrook', 1, 'Melvick', 1),
      ],
      0.5,
    );
  });

  it('is never bad if someone is cleared, or if something bad ends or falls', () => {
    expectSigns(
      [
        ['The committee cleared Tarnbrook of all blame.', 'Tarnbrook', 1],
        ['Nobody at Tarnbrook was at fault, the report says.', 'Tarnbrook', 1],
        ['Tarnbrook was not affected by the outage.', 'Tarnbrook', 0],
        ['Workers called off their walkout at Tarnbrook.', 'Tarnbrook', 1],
        ['Losses at Tarnbrook fell to two million pounds.', 'Tarnbrook', 1],
        ['Unemployment in Tarnbrook fell for the third month.', 'Tarnbrook', 1],
        ['Die Ermittlungen gegen Tarnbrook wurden eingestellt.', 'Tarnbrook', 1],
        ['Der Verlust von Tarnbrook schrumpft.', 'Tarnbrook', 1],
        ['Les pertes de Tarnbrook diminuent.', 'Tarnbrook', 1],
        ['Le chômage recule à Tarnbrook.', 'Tarnbrook', 1],
        ['El paro baja en Tarnbrook.', 'Tarnbrook', 1],
        ['Un juez archivó la denuncia contra Tarnbrook.', 'Tarnbrook', 1],
      ],
      0.3,
    );
  });

  it('is not given to a bystander', () => {
    expectSigns(
      [
        ['The food critic Tarnbrook hated the soup at Melvick.', 'Tarnbrook', 0, ['Melvick']],
        ['The regulator Tarnbrook fined Melvick for hidden fees.', 'Tarnbrook', 0, ['Melvick']],
        ['The union Tarnbrook accused Melvick of breaking its word.', 'Tarnbrook', 0, ['Melvick']],
        ['Die Gewerkschaft Tarnbrook warf Melvick Betrug vor.', 'Tarnbrook', 0, ['Melvick']],
        ['Le tribunal de Tarnbrook a condamné Melvick pour fraude.', 'Tarnbrook', 0, ['Melvick']],
        ['El regulador Tarnbrook multó a Melvick.', 'Tarnbrook', 0, ['Melvick']],
      ],
      0,
    );
  });

  it('has no value in a language without a model, or in an article in such a language', () => {
    expect(score('Tarnbrook heeft de zaak verloren en moet een boete betalen.', 'Tarnbrook').note).toContain(
      'Dutch',
    );
    const [text, party] = ['Tarnbrook won the prize.', 'Tarnbrook'];
    expect(scoreParty(text, [at(text, party)], [], 'nl').value).toBeNull();
  });
});

describe('a very long sentence', () => {
  const filler = 'and the harbor office opens at nine on each day of the week '.repeat(12);

  it.each([
    ['after it', `Melvick was fined over faulty brakes ${filler}.`, -1],
    ['before it', `The harbor office opens at nine ${filler}, and Melvick was fined over faulty brakes.`, -1],
  ])('has the tone of what is near the party: more %s', (_, text, sign) => {
    expect([0, sign]).toContain(toneOf(text, 'Melvick'));
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
