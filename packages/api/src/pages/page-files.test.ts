import { SaxesParser } from 'saxes';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../test/use-sites.ts';
import { library } from '../content/library.data.ts';
import { sampleSet } from '../content/samples/sample-set.ts';
import { frameworkSheet, moodleQuiz, quizSheet } from './library-pages.ts';
import { setFiles } from './sample-pages.ts';

const test = await useTestApp();

const get = (path: string) => request(test.app).get(path);

describe('the documentation', () => {
  it('lists every call of the contract', async () => {
    const { type, text } = await get('/api/docs');
    expect(type).toBe('text/html');
    expect(text).toContain('/api/help/frameworks/{slug}');
    expect(text).toContain('-F file=@headlines.txt');
  });

  it('shows the methods, and every link between them leads to a page', async () => {
    const { text } = await get('/api/docs/methods');
    const links = [...text.matchAll(/href="(\/api\/docs\/methods\/[\w-]+)"/g)].map(([, path]) => path ?? '');
    expect(links.length).toBeGreaterThan(10);
    for (const path of new Set(links)) expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  it('loads only its style sheet', async () => {
    const { headers, text } = await get('/api/docs/methods/mentions');
    expect(headers['content-security-policy']).toContain("style-src 'self'");
    expect(text).not.toMatch(/<script|\ssrc="/);
    expect((await get('/api/docs/docs.css')).type).toBe('text/css');
  });

  it('#24 answers an unknown topic with a JSON 404', async () => {
    const { status, body } = await get('/api/docs/methods/..%2f..%2fREADME');
    expect([status, body.code]).toEqual([404, 'not_found']);
  });
});

describe('the practice data set', () => {
  it('has a page that leads to every file and into the tools', async () => {
    const { status, text } = await get('/help/data');
    expect(status).toBe(200);
    expect(text).toContain('<title>Exercises and practice data | Earshot</title>');
    for (const { name } of setFiles(sampleSet)) expect(text).toContain(`href="/help/data/${name}"`);
    expect(text).toContain('href="/?tab=trending&amp;sample=headlines"');
  });

  it('lists every exercise with its task, its tool and its place in the playbook', async () => {
    const { text } = await get('/help/data');
    expect(sampleSet.exercises.length).toBeGreaterThanOrEqual(8);
    expect(text).toContain('id="exercises"');
    for (const { slug, sample } of sampleSet.exercises) {
      expect(text).toContain(`href="/help/playbooks#${slug}"`);
      expect(text).toMatch(new RegExp(`sample=${sample}&amp;exercise=${slug}"`));
    }
  });

  it('shows the codes of both coders for each article, and leads there from the exercises that need them', async () => {
    const { text } = await get('/help/data');
    const codes = text.slice(text.indexOf('<h2 id="codes">'));
    expect(codes.match(/<tr><th scope="row">/g)).toHaveLength(sampleSet.articles.length);
    const needing = sampleSet.exercises.filter(({ task }) => /\bcoders?\b/.test(task));
    expect(needing.length).toBeGreaterThan(1);
    for (const { materials } of needing) expect(materials).toContain('codes');
    expect(text.split('<a href="/help/data#codes">Codes of coders A and B</a>')).toHaveLength(
      needing.length + 1,
    );
  });

  it('has the navigation of the other pages and the way back', async () => {
    const { text } = await get('/help/data');
    for (const address of ['/analytics', '/help', '/suggestions', '/about'])
      expect(text).toContain(`<a href="${address}">`);
    expect(text).toContain('aria-label="Where you are"');
  });

  it.each(setFiles(sampleSet).map(({ name, type, body }) => [name, type, body] as const))(
    'sends %s as it is',
    async (name, type, body) => {
      const { status, headers, text } = await get(`/help/data/${name}`);
      expect(status).toBe(200);
      expect(headers['content-type']).toContain(type.split(';')[0]);
      expect(text).toBe(body);
    },
  );

  it('has the codes of two people for each of its articles', () => {
    const labels = setFiles(sampleSet).find(({ name }) => name === 'labels.csv');
    expect(labels?.body.trimEnd().split('\r\n')).toHaveLength(41);
  });

  it('leaves other addresses to the page for unknown ones', async () => {
    expect((await get('/help/data/secret.csv')).status).toBe(404);
  });
});

it.each(['/help/terms/share-of-voice', '/help/glossary/Reach'])(
  '#19 %s, the address of a term, has no page',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

/** Elements with their attributes and path. Throws if the text is not well-formed XML. */
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
