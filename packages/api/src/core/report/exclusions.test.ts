import { describe, expect, it } from 'vitest';
import { analyzeText } from './analyze-text.ts';

const matchOf = (keyword: string, text: string, headline = '') => {
  const [match] = analyzeText({ headline, text, keywords: [keyword], specialTerms: [] }).keywordMatches;
  return match;
};

const APEX = 'Apex = APX -"Apex Legends" -sentence:"apex predator" -article:"video game"';
const MERKUR = 'Merkur -"Münchner Merkur" -sentence:Planet -article:"Merkur Spiel-Arena"';
const ORANGE = 'Orange -"Orange mécanique" -sentence:"jus d’orange" -article:Vaucluse';
const CORONA = 'Corona -"Corona Borealis" -sentence:virus -article:"pandemia"';

describe('exclusions', () => {
  it.each<[keyword: string, text: string, counted: number, notCounted: number]>([
    // Phrase
    [APEX, 'Apex buys a mill. Apex Legends has a new map.', 1, 1],
    [APEX, 'Apex and APX run the mill; apex legends is a title.', 2, 1],
    [APEX, 'The Apex-Legends cup and the Apex’s mill.', 1, 1],
    [APEX, 'Apex, legends say, was a mill.', 1, 0],
    [APEX, 'Legends Apex told were about the mill.', 1, 0],
    ['US -"US Weekly"', 'US officials talk to US Weekly. Tell us.', 1, 1],
    ['May -"=Theresa May" -"in May"', 'Theresa May spoke in May. May opens a bakery.', 1, 2],
    ['Bank of Alba -"Bank of Alba Stadium"', 'Bank of Alba pays. The Bank of Alba Stadium is full.', 1, 1],
    [MERKUR, 'Der Münchner Merkur berichtet über Merkur.', 1, 1],
    [MERKUR, 'Laut MÜNCHNER MERKUR wächst Merkur. Merkur stellt ein.', 2, 1],
    ['Stern -"guter Stern" -"gutem Stern"', 'Unter gutem Stern: Der Stern berichtet.', 1, 1],
    [ORANGE, 'Orange recrute. Le film Orange mécanique ressort.', 1, 1],
    ['Total -"au total"', 'Total a vendu au total dix stations. Total recrute.', 2, 1],
    [CORONA, 'Corona crece. Hoy se ve la Corona Borealis.', 1, 1],
    ['Santander -"ciudad de Santander"', 'El banco Santander abre en la ciudad de Santander.', 1, 1],
    // Sentence
    [APEX, 'The apex predator of the lake is safe, Apex says. Apex buys a mill.', 1, 2],
    [APEX, 'Apex predators return. Apex buys a mill.', 1, 1],
    [
      'Meridian = The Meridian -"Meridian Line"',
      'On the Meridian Line we met. The Meridian wrote of it.',
      1,
      1,
    ],
    ['Apex = Apex Legends Store -"Apex Legends"', 'Apex Legends is out. Apex Legends Store opens.', 1, 1],
    ['Jaguar -sentence:zoo', 'The zoo feeds a jaguar.\n\nJaguar sells cars.', 1, 1],
    ['Jaguar -sentence:"big cat"', 'A jaguar is a BIG CAT. “Jaguar is back,” she said.', 1, 1],
    [MERKUR, 'Der Planet ist heiß. Merkur stellt ein.', 1, 0],
    [MERKUR, 'Merkur ist der kleinste Planet. Merkur stellt ein.', 1, 1],
    [ORANGE, 'Un jus d’orange frais. Orange recrute cent personnes.', 1, 1],
    ['Carrefour -sentence:rue', 'Au carrefour de la rue Vidal, rien. Carrefour ouvre tard.', 1, 1],
    [CORONA, 'El virus corona preocupa. Corona abre una planta.', 1, 1],
    [
      'Gas Norte -sentence:"mar del norte"',
      'Gas Norte sube. En el mar del Norte hay gas; Gas Norte no.',
      1,
      1,
    ],
    // Article
    [APEX, 'Apex has a new map. It is a video game. Apex is free.', 0, 2],
    [MERKUR, 'Merkur lädt ein. Das Spiel in der Merkur Spiel-Arena endet 1:1.', 0, 2],
    [ORANGE, 'Orange vote dimanche. La ville du Vaucluse a un maire.', 0, 1],
    [CORONA, 'Corona cierra bares. La pandemia sigue.', 0, 1],
    // Several at once, each mention once
    [APEX, 'Apex Legends and an apex predator in a video game by Apex.', 0, 3],
  ])('%s in %j: %s count, %s do not', (keyword, text, counted, notCounted) => {
    const match = matchOf(keyword, text);
    expect([match?.mentions, match?.notCounted?.mentions ?? 0]).toEqual([counted, notCounted]);
  });

  it('are shown with their sentences and the reason, and left out of evidence and tone', () => {
    const match = matchOf(
      APEX,
      'Apex buys a mill. Apex Legends is an awful failure.',
      'Apex Legends is back',
    );
    expect(match).toMatchObject({
      mentions: 1,
      exclusions: [
        { scope: 'phrase', text: 'Apex Legends' },
        { scope: 'sentence', text: 'apex predator' },
        { scope: 'article', text: 'video game' },
      ],
      notCounted: {
        mentions: 2,
        sentences: [
          { section: 'headline', text: 'Apex Legends is back', marks: [{ start: 0, end: 4 }] },
          { section: 'body', start: 18, exclusion: { scope: 'phrase', text: 'Apex Legends' } },
        ],
      },
    });
    expect(match?.evidence.map(({ text }) => text)).toEqual(['Apex buys a mill.']);
    expect(match?.tone.sentences).toHaveLength(1);
    expect(match?.relevancySummary).toContain(
      'Mentioned once, only in the opening. 2 not counted: inside “Apex Legends”.',
    );
  });

  it('say so if no mention is left, with the count of each reason', () => {
    const match = matchOf(APEX, 'An apex predator swims. Apex Legends and Apex Legends are open.');
    expect(match).toMatchObject({ found: false, nearForms: [] });
    expect(match?.relevancySummary).toBe(
      'No mention of “Apex” counts. 3 not counted: 1 in a sentence with “apex predator”, 2 inside “Apex Legends”.',
    );
  });

  it('look at the headline too, and hold for special terms and captions', () => {
    expect(matchOf(APEX, 'Apex has a new map.', 'A video game returns')?.mentions).toBe(0);
    const { specialBreakouts, keywordMatches } = analyzeText({
      headline: '',
      text: 'Apex buys a mill. Apex Legends is out.',
      keywords: [APEX],
      specialTerms: [APEX],
      captions: ['Apex at the mill', 'Players of Apex Legends'],
    });
    expect(specialBreakouts).toMatchObject([{ term: 'Apex', mentions: 1, notCounted: { mentions: 1 } }]);
    expect(keywordMatches[0]?.captionMentions).toBe(1);
  });

  it('change nothing if their words do not occur', () => {
    const text = 'Apex buys a mill. APX is glad, and the apex of the roof leaks.\n\nThe Apex mill is old.';
    const plain = matchOf('Apex = APX', text, 'Apex grows');
    const { exclusions, ...excluding } =
      matchOf('Apex = APX -"Apex Foods" -sentence:legend -article:"board game"', text, 'Apex grows') ?? {};
    expect(excluding).toEqual(plain);
    expect(exclusions).toHaveLength(3);
  });

  it('take time in proportion to a text with very many mentions', () => {
    const text = 'Apex Legends, apex predator. '.repeat(10_000);
    expect(matchOf(APEX, text)?.notCounted?.mentions).toBe(20_000);
  });
});
