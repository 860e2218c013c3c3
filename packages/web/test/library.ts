import type { Framework, GlossaryTerm, Playbook, Quiz } from '@earshot/schema/help/model';

export function framework(changes: Partial<Framework> = {}): Framework {
  return {
    id: 'f-1',
    slug: 'harbour-model',
    name: 'Harbour Model',
    category: 'Strategy & Planning',
    tags: ['planning', 'channels', 'budget', 'teams', 'audit'],
    description: 'Sorts messages by the pier they leave from.',
    whenToUse: 'When every boat sails at once.',
    difficulty: 'beginner',
    timeToImplement: '2 days',
    keyComponents: ['Pier: where a message starts.', 'Tide: when it may leave.'],
    structure: 'Pier | Tide\n---- | ----',
    steps: ['List the piers.', 'Mark the tides.'],
    outcomes: ['Fewer collisions.', 'A shared timetable.'],
    tips: ['Start with one pier.', 'Keep the log short.'],
    ...changes,
  };
}

export function deepFramework(): Framework {
  return framework({
    whenNotToUse: 'When there is one boat.',
    example: {
      situation: 'Two ferries left late.',
      steps: [{ title: 'Count', text: 'They counted the piers.' }],
      result: 'Both left on time.',
    },
    template: { title: 'Pier plan', columns: ['Pier', 'Tide'], rows: [['North', '']] },
    measures: { outputs: ['signs'], outTakes: ['recall'], outcomes: ['trips'], impact: ['income'] },
    questions: [{ question: 'Which pier first?', answer: 'The nearest.' }],
    sources: [{ author: 'Harbour Board', title: 'Piers', year: 1999, note: 'First edition.' }],
    lastReviewed: '2026-11',
  });
}

export function term(changes: Partial<GlossaryTerm> = {}): GlossaryTerm {
  return {
    id: 't-1',
    term: 'Share of Tide',
    category: 'Measurement',
    definition: 'The part of all water that passes one pier.',
    aka: ['SOT', 'tide share'],
    related: ['Pier', 'Current', 'Ebb', 'Flood', 'Buoy'],
    ...changes,
  };
}

export function playbook(changes: Partial<Playbook> = {}): Playbook {
  return {
    id: 'p-1',
    slug: 'first-storm',
    title: 'The First Storm',
    description: 'What to say when the harbour closes.',
    tags: ['crisis', 'storm', 'statement', 'rota'],
    ...changes,
  };
}

export function quiz(changes: Partial<Quiz> = {}): Quiz {
  return {
    id: 'q-1',
    slug: 'knots',
    title: 'Knots and Lines',
    description: 'Which line holds?',
    difficulty: 'intermediate',
    estimatedMinutes: 8,
    badge: 'Line Keeper',
    ...changes,
  };
}
