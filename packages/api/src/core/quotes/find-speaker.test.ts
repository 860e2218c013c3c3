import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { findQuotes } from './find-quotes.ts';

type Row = readonly [language: string, text: string, speakers: readonly (string | null)[]];

const speakersOf = (language: string, text: string) =>
  findQuotes(text, language).map(({ speaker }) => speaker);

const TWO_SPEAKERS = examples<Row>(import.meta.url, 'two speakers');

const SOURCES: readonly Row[] = [
  ['en', 'According to Mara Lind, Tom Hale said “we are ready to go”.', ['Tom Hale']],
  ['de', 'Laut Jan Held sagte Petra Sommer: „Wir sind jetzt bereit.“', ['Petra Sommer']],
  ['en', 'According to Mara Lind, “we are ready to go”.', ['Mara Lind']],
  ['fr', 'Selon Marc Petit, « nous sommes prêts à partir ».', ['Marc Petit']],
  ['es', 'Según Ana Ruiz, «estamos listos para salir».', ['Ana Ruiz']],
];

const PRONOUNS: readonly Row[] = examples<Row>(import.meta.url, 'pronouns');

/** A name tied to a person by a preposition and a lowercase noun is where the person belongs. */
const BELONGING: readonly Row[] = [
  ['en', '“We filter rain,” Tomas Vale of the charity Clean Spring said.', ['Tomas Vale']],
  ['en', '“We filter rain,” Tomas Vale of Clean Spring said.', ['Tomas Vale']],
  ['en', '“We filter rain,” Tomas Vale from the engineering firm Clean Spring told us.', ['Tomas Vale']],
  ['en', '“We filter rain,” Tomas Vale of the water charity Clean Spring said.', ['Tomas Vale']],
  ['de', '„Wir filtern Regen“, Jan Held von der Nordlinie sagte.', ['Jan Held']],
  ['fr', '« Nous filtrons la pluie », Marc Petit de l’association Eau Claire dit.', ['Marc Petit']],
  ['en', 'Officials met Mara Lind of the family Tom Hale said: “We filter rain.”', [null]],
  ['en', 'The board met Mara Lind at the plant Clean Spring said: “We filter rain.”', [null]],
  ['en', 'On Monday in the capital Mara Lind said: “We filter rain.”', ['Mara Lind']],
];

/** The words between two names open a clause of its own, whose subject is the second. */
const CLAUSES: readonly Row[] = [
  'Police arrested Mara Lind after her neighbor Tom Hale told reporters',
  'The court freed Mara Lind after her lawyer Tom Hale said',
  'Reporters asked Mara Lind about the plan while Tom Hale said',
  'Critics called Mara Lind on a day when Tom Hale said',
  'Residents thanked Mara Lind for the help as Tom Hale said',
].map((clause) => ['en', `${clause}: “We will not change the plan this year.”`, ['Tom Hale']] as const);

const CLAUSES_OF_FIRMS: readonly Row[] = [
  [
    'en',
    'Police arrested Mara Lind after her employer Clean Spring said: “We filter rain.”',
    ['Clean Spring'],
  ],
  ['en', 'Reporters asked Mara Lind about rain while Clean Spring said: “We filter it.”', ['Clean Spring']],
  ['en', 'Rescuers freed Mara Lind from the wreck and Tom Hale said: “We filter rain.”', [null]],
  ['en', 'Police arrested Mara Lind after Clean Spring said: “We filter rain.”', [null]],
];

const VERBS_AND_TITLES: readonly Row[] = [
  ['fr', '« C’est une belle journée », se réjouit Marc Petit.', ['Marc Petit']],
  ['fr', '« C’est une triste journée », s’inquiète Anne Roux.', ['Anne Roux']],
  ['de', '„Das ist ein schöner Tag“, freut sich Jan Held.', ['Jan Held']],
  ['es', '«Es un gran día para todos», celebra Ana Ruiz.', ['Ana Ruiz']],
  ['en', '“We are sorry,” said Dr. Mara Lind. “We are very sorry,” said Lind.', ['Mara Lind', 'Mara Lind']],
  ['en', '“We are sorry,” said Mayor Tom Hale.', ['Tom Hale']],
  ['de', '„Wir bedauern das“, sagte Bürgermeisterin Petra Sommer.', ['Petra Sommer']],
  ['fr', '« Nous le regrettons », dit le ministre Marc Petit.', ['Marc Petit']],
  ['es', '«Lo lamentamos mucho», dijo la alcaldesa Ana Ruiz.', ['Ana Ruiz']],
  ['en', '“We are sorry,” said President Mara Lind.', ['Mara Lind']],
];

describe.each([
  ['two quotations in a row', TWO_SPEAKERS],
  ['a source and a verb', SOURCES],
  ['a pronoun, or a verb without a subject', PRONOUNS],
  ['a person and where they belong', BELONGING],
  ['a clause of its own', [...CLAUSES, ...CLAUSES_OF_FIRMS]],
  ['verbs of feeling, titles and surnames', VERBS_AND_TITLES],
  ['a role inside the name', examples<Row>(import.meta.url, 'a role inside the name')],
])('the speakers of %s', (_, rows) => {
  it.each(rows)('%s: %s', (language, text, speakers) => {
    expect(speakersOf(language, text)).toEqual(speakers);
  });
});
