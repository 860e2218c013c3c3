/** Pages for printing, and the quizzes for learning platforms. */
import { SHEETS } from '@earshot/schema/help/library-place';
import { Router } from 'express';
import { library } from '../content/library.data.ts';
import { DOCS_POLICY } from './docs-layout.ts';
import { frameworkSheet } from './framework-sheet.ts';
import { moodleQuiz } from './moodle-quiz.ts';
import { quizSheet } from './quiz-sheet.ts';

/**
 * Creates the routes `/help/sheets/{framework}`, `/help/sheets/{quiz}` and `/help/sheets/{quiz}.moodle.xml`. Others are left
 * to the next router.
 */
export function createSheetsRouter(): Router {
  const router = Router();
  const pages = new Map([
    ...library.frameworks.map((framework): [string, string] => [framework.slug, frameworkSheet(framework)]),
    ...library.quizzes.map((quiz): [string, string] => [quiz.slug, quizSheet(quiz)]),
  ]);
  const quizzes = new Map(library.quizzes.map((quiz) => [`${quiz.slug}.moodle.xml`, quiz]));
  router.get(`${SHEETS}/:name`, (req, res, next) => {
    const { name } = req.params;
    const [page, quiz] = [pages.get(name), quizzes.get(name)];
    if (page) res.set('Content-Security-Policy', DOCS_POLICY).type('html').send(page);
    else if (quiz) res.attachment(name).type('application/xml').send(moodleQuiz(quiz));
    else next();
  });
  return router;
}
