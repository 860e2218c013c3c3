import { describe, expect, it } from 'vitest';
import { library } from './library.data.ts';
import { readingTime } from './reading-time.fixture.ts';

const { frameworks, playbooks, quizzes } = library;
const questions = quizzes.flatMap((quiz) => quiz.questions ?? []);

it.each(frameworks.map((framework) => [framework.slug, framework] as const))(
  '#416 the framework %s has limits, a worked example, a template, measures at every level and three questions',
  (_, { whenNotToUse = '', example, template, measures, questions: own = [] }) => {
    expect(whenNotToUse.length).toBeGreaterThan(120);
    expect(example?.situation).toMatch(/fictional/);
    expect(example?.steps.length).toBeGreaterThanOrEqual(4);
    expect(example?.result.length).toBeGreaterThan(60);
    expect(template?.rows.length).toBeGreaterThanOrEqual(2);
    for (const row of template?.rows ?? []) expect(row).toHaveLength(template?.columns.length ?? 0);
    for (const level of [measures?.outputs, measures?.outTakes, measures?.outcomes, measures?.impact])
      expect(level?.length).toBeGreaterThanOrEqual(1);
    expect(own).toHaveLength(3);
  },
);

it('RACE, ROPE and RPIE share one table that has a column for each', () => {
  const tables = frameworks.flatMap(({ comparison }) => (comparison ? [comparison] : []));
  expect(new Set(tables.map((table) => JSON.stringify(table))).size).toBe(1);
  expect(tables).toHaveLength(3);
  for (const row of [tables[0]?.columns, ...(tables[0]?.rows ?? [])]) expect(row).toHaveLength(4);
});

describe('playbooks of full length', () => {
  it('each has a step to do in Earshot, and says what should come out', () => {
    for (const { slug, phases = [] } of playbooks) {
      const steps = phases.flatMap(({ actions }) =>
        actions.filter((action) => action.startsWith('In Earshot: ')),
      );
      expect(steps, slug).toHaveLength(1);
      expect(steps[0]?.split('. ').length, slug).toBeGreaterThan(1);
    }
  });

  it.each(playbooks.map((playbook) => [playbook.slug, playbook] as const))(
    '#325 %s takes 15 to 30 minutes with its templates, as its card says',
    (_, playbook) => {
      const { words, minutesWithTemplates } = readingTime(playbook);
      expect(words).toBeGreaterThanOrEqual(1500);
      expect(words).toBeLessThanOrEqual(2500);
      expect(minutesWithTemplates).toBeGreaterThanOrEqual(15);
      expect(minutesWithTemplates).toBeLessThanOrEqual(30);
    },
  );

  it.each(playbooks.map((playbook) => [playbook.slug, playbook] as const))(
    '#418 %s has roles, times, decisions, templates, a worked case and what goes wrong',
    (_, {
      roles,
      phases = [],
      textTemplates = [],
      tableTemplates = [],
      template = '',
      example,
      pitfalls = [],
    }) => {
      for (const table of [...tableTemplates, ...(roles ? [roles] : [])])
        for (const row of table.rows) expect(row, table.title).toHaveLength(table.columns.length);
      for (const row of roles?.rows ?? []) {
        expect(row.slice(1).join('')).toMatch(/^[RACI]+$/);
        expect(row.slice(1), row[0]).toContain('R');
        expect(
          row.slice(1).filter((cell) => cell === 'A'),
          row[0],
        ).toHaveLength(1);
      }
      expect(phases.length).toBeGreaterThanOrEqual(6);
      for (const { actions, decision } of phases) {
        expect(actions.length).toBeGreaterThanOrEqual(4);
        expect(decision).not.toBe('');
      }
      expect(textTemplates.length + tableTemplates.length).toBeGreaterThanOrEqual(4);
      expect(template.split('\n').length).toBeGreaterThanOrEqual(6);
      expect(example?.situation).toMatch(/fictional/);
      expect(pitfalls.length).toBeGreaterThanOrEqual(7);
    },
  );
});

describe('quiz questions', () => {
  it('#418 there are ten in each quiz, with four options and a note on every one', () => {
    for (const quiz of quizzes) expect(quiz.questions, quiz.slug).toHaveLength(10);
    for (const { question, options, optionNotes = [] } of questions) {
      expect(options, question).toHaveLength(4);
      expect(optionNotes, question).toHaveLength(4);
      expect(new Set([...options, ...optionNotes]).size, question).toBe(8);
    }
  });

  it('the right option is spread evenly over A to D, in all and in every quiz', () => {
    const share = (list: readonly { readonly answer: number }[]) =>
      [0, 1, 2, 3].map((position) => list.filter(({ answer }) => answer === position).length);
    for (const count of share(questions)) {
      expect(count).toBeGreaterThanOrEqual(7);
      expect(count).toBeLessThanOrEqual(8);
    }
    for (const quiz of quizzes)
      for (const count of share(quiz.questions ?? [])) {
        expect(count, quiz.slug).toBeGreaterThanOrEqual(2);
        expect(count, quiz.slug).toBeLessThanOrEqual(3);
      }
  });

  it('length gives nothing away: the right option is neither the longest nor the shortest more often than by chance', () => {
    const rank = (compare: (other: number, own: number) => boolean) =>
      questions.filter(({ options, answer }) =>
        options.every((option, at) => at === answer || compare(option.length, options[answer]?.length ?? 0)),
      ).length;
    expect(rank((other, own) => other < own)).toBeLessThanOrEqual(questions.length / 4);
    expect(rank((other, own) => other > own)).toBeLessThanOrEqual(questions.length / 4);
  });
});

it.each(playbooks.map((playbook) => [playbook.slug, playbook] as const))(
  '%s has a real case with a year, a lesson and a source that was read',
  (_, { realCase, sources = [] }) => {
    expect(realCase?.title).toMatch(/(19|20)\d\d/);
    expect(realCase?.text.length).toBeGreaterThan(250);
    expect(realCase?.lesson.length).toBeGreaterThan(60);
    expect(
      sources.some(({ claim = '', checked }) => checked !== undefined && /\d{4}|329|share price/.test(claim)),
    ).toBe(true);
  },
);
