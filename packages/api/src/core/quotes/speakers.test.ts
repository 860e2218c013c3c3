import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { findQuotes } from './find-quotes.ts';

/** Language, text, and the speaker of each quotation. */
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

const PRONOUNS: readonly Row[] = [
  ['en', 'The manager, Idris Vale, opened the doors. “It was a long night,” he said.', ['Idris Vale']],
  ['en', 'Mara Lind, 41, runs the plant. “It was a long night,” she said.', ['Mara Lind']],
  [
    'en',
    'Mara Lind said the plant would close.\n\n“It was a long night,” she told reporters.',
    ['Mara Lind'],
  ],
  ['en', 'Mara Lind met Tom Hale in May. “It was a long night,” he said.', [null]],
  ['en', 'Mara Lind, 41, met Orla Finn in May. “It was a long night,” she said.', [null]],
  ['en', 'Tom Hale spoke.\n\nThe plant stays closed.\n\n“It was a long night,” he said.', [null]],
  ['en', 'Mara Lind, who works at Corran College, left. “It was a long night,” she said.', ['Mara Lind']],
  ['en', 'The Corran Institute published it. “It was a long night,” he said.', [null]],
  ['en', 'Mara Lind, the owner, visited the plant. She said: “It was a long night.”', ['Mara Lind']],
  [
    'en',
    'Vale said he was tired. “It was a long night,” he said.\n\nIdris Vale runs the plant.',
    ['Idris Vale'],
  ],
  ['en', 'The owner, Tom Hale, opened the doors. “It was a long night,” she said.', [null]],
  ['en', 'The owner, Robin Hale, opened the doors. “It was a long night,” she said.', ['Robin Hale']],
  ['de', 'Werksleiter Martin Held verteidigte den Plan. „Es gab keine Wahl“, sagte sie.', [null]],
  ['fr', 'Anne Roux dirige l’usine. « Il n’y avait pas le choix », dit-il.', [null]],
  ['es', 'Ana Ruiz dirige la planta. «No había otra opción», explicó él.', [null]],
  ['en', '“We are sorry,” she told Mara Lind.', [null]],
  ['en', 'She told Mara Lind: “We are sorry for that.”', [null]],
  ['de', 'Werksleiter Jan Held verteidigte den Plan. „Es gab keine Wahl“, sagte er.', ['Jan Held']],
  ['de', 'Jan Held traf Petra Sommer. „Es gab keine Wahl“, sagte er.', [null]],
  ['de', 'Petra Sommer leitet das Werk. „Es gab keine Wahl“, erklärte sie am Montag.', ['Petra Sommer']],
  ['de', 'Petra Sommer leitet das Werk. „Es gab keine Wahl“, erklärten sie am Montag.', [null]],
  ['fr', 'Le directeur, Marc Petit, défend le plan. « Il n’y avait pas le choix », dit-il.', ['Marc Petit']],
  ['fr', 'Anne Roux dirige l’usine. « Il n’y avait pas le choix », explique-t-elle.', ['Anne Roux']],
  ['fr', 'Marc Petit a vu Anne Roux. « Il n’y avait pas le choix », dit-il.', [null]],
  ['es', 'El director, Gonzalo Mora, defendió el plan. «No había otra opción», dijo.', ['Gonzalo Mora']],
  ['es', 'Ana Ruiz dirige la planta. «No había otra opción», explicó ella.', ['Ana Ruiz']],
  ['es', 'Luis Mora vio a Ana Ruiz. «No había otra opción», dijo.', [null]],
  [
    'en',
    'Members called Mara Lind to explain the delay. The chair of the board said the town had been let down. “The plant has failed us,” she said.',
    [null],
  ],
  [
    'en',
    'Mara Lind, the owner, was called. “It was a long night,” the chair said. “We are tired,” she added.',
    [null, null],
  ],
  [
    'en',
    'Mara Lind, the owner, spoke. She said the plant would close. “It was a long night,” she said.',
    ['Mara Lind'],
  ],
  [
    'de',
    'Petra Sommer wurde geladen. Die Vorsitzende sagte, es reiche. „Es gab keine Wahl“, sagte sie.',
    [null],
  ],
];

/** A name tied to a person by a preposition and a lowercase noun is where the person belongs. */
const BELONGING: readonly Row[] = [
  ['en', '“We filter rain,” Tomas Vale of the charity Clean Spring said.', ['Tomas Vale']],
  ['en', '“We filter rain,” Tomas Vale of Clean Spring said.', ['Tomas Vale']],
  ['en', '“We filter rain,” Tomas Vale from the engineering firm Clean Spring told us.', ['Tomas Vale']],
  ['en', 'On Monday in the capital Mara Lind said: “We filter rain.”', ['Mara Lind']],
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
  ['verbs of feeling, titles and surnames', VERBS_AND_TITLES],
])('the speakers of %s', (_, rows) => {
  it.each(rows)('%s: %s', (language, text, speakers) => {
    expect(speakersOf(language, text)).toEqual(speakers);
  });
});
