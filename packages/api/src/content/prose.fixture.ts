import { library } from './library.data.ts';
import { playbookTexts } from './reading-time.fixture.ts';

const { frameworks, playbooks, glossary, quizzes } = library;

export interface EntryProse {
  /** Slug of the entry, or the term itself. */
  readonly place: string;
  /** Running text, without templates and tables. */
  readonly prose: readonly string[];
}

/** Running text of every library entry, for tests of its wording. */
export function libraryProse(): EntryProse[] {
  return [
    ...frameworks.map((entry) => ({
      place: entry.slug,
      prose: [
        entry.description,
        entry.whenToUse,
        entry.whenNotToUse ?? '',
        ...entry.keyComponents,
        ...entry.steps,
        ...(entry.example
          ? [entry.example.situation, ...entry.example.steps.map(({ text }) => text), entry.example.result]
          : []),
        ...entry.outcomes,
        ...entry.tips,
        ...(entry.questions ?? []).flatMap(({ question, answer }) => [question, answer]),
      ],
    })),
    ...playbooks.map((entry) => ({
      place: entry.slug,
      prose: playbookTexts({
        ...entry,
        template: '',
        textTemplates: [],
        tableTemplates: [],
        roles: { title: '', columns: [], rows: [] },
      }),
    })),
    ...glossary.map((entry) => ({
      place: entry.term,
      prose: [
        entry.definition,
        entry.plain ?? '',
        entry.standard ?? '',
        entry.inEarshot ?? '',
        ...(entry.mistakes ?? []),
      ].filter((text) => text !== ''),
    })),
    ...quizzes.map((entry) => ({
      place: entry.slug,
      prose: [
        entry.description,
        ...(entry.questions ?? []).flatMap(({ question, explanation, optionNotes = [] }) => [
          question,
          explanation,
          ...optionNotes,
        ]),
      ],
    })),
  ];
}
