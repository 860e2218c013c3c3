import { SaxesParser } from 'saxes';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { library } from '../content/library.data.ts';
import { frameworkSheet, moodleQuiz, quizSheet } from './library-pages.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const get = (path: string) => request(test.app).get(path);

/** Returns elements with their attributes and the path to them. Throws on text that is not well-formed XML. */
function elementsOf(xml: string) {
  const found: { path: string; attributes: Record<string, string> }[] = [];
  const open: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    open.push(name);
    found.push({ path: open.join('/'), attributes: Object.fromEntries(Object.entries(attributes)) });
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  return found;
}

describe('a quiz for Moodle', () => {
  it.each(library.quizzes.map((quiz) => [quiz.slug, quiz] as const))(
    '%s follows the rules of the format: one right answer in each of ten questions, feedback on all',
    (_, quiz) => {
      const elements = elementsOf(moodleQuiz(quiz));
      const count = (path: string) => elements.filter((element) => element.path === path).length;
      expect(elements[0]?.path).toBe('quiz');
      expect(count('quiz/question')).toBe(11);
      for (const part of [
        'name/text',
        'questiontext/text',
        'generalfeedback/text',
        'single',
        'shuffleanswers',
      ])
        expect(count(`quiz/question/${part}`), part).toBe(10);
      expect(count('quiz/question/answer/text')).toBe(40);
      expect(count('quiz/question/answer/feedback/text')).toBe(40);
      const fractions = elements.flatMap(({ attributes }) => attributes.fraction ?? []);
      expect(fractions.filter((fraction) => fraction === '100')).toHaveLength(10);
      expect(fractions.filter((fraction) => fraction === '0')).toHaveLength(30);
    },
  );

  it('writes any text literally', () => {
    const [quiz] = library.quizzes;
    if (!quiz) throw new Error('no quizzes');
    const xml = moodleQuiz({ ...quiz, title: 'A & B <x> "y" ]]>' });
    expect(() => elementsOf(xml)).not.toThrow();
    expect(xml).toContain('A &amp; B &lt;x&gt;');
  });

  it('is offered as a file', async () => {
    const { status, headers, text } = await get('/help/sheets/crisis-decisions.moodle.xml');
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain('crisis-decisions.moodle.xml');
    expect(text).toContain('<question type="multichoice">');
  });
});

describe('pages for printing', () => {
  it('every framework and every quiz has one', async () => {
    for (const { slug } of [...library.frameworks, ...library.quizzes])
      expect((await get(`/help/sheets/${slug}`)).status, slug).toBe(200);
    expect((await get('/help/sheets/unknown')).status).toBe(404);
  });

  it('a framework has parts, steps, measures and a source', () => {
    for (const framework of library.frameworks) {
      const page = frameworkSheet(framework);
      for (const title of ['When to use', 'Parts', 'Steps', 'Measures, one for each level', 'Watch out'])
        expect(page, framework.slug).toContain(`<h2>${title}</h2>`);
      expect(page).not.toContain('You get:');
    }
  });

  it('a quiz has its key after all questions', () => {
    for (const quiz of library.quizzes) {
      const page = quizSheet(quiz);
      const [questions = '', key = ''] = page.split('class="next-sheet"');
      expect(questions.match(/<ol type="A">/g), quiz.slug).toHaveLength(10);
      expect(questions).not.toContain('<strong>');
      expect(key.match(/<strong>[A-D]<\/strong>/g)).toHaveLength(10);
    }
  });
});
