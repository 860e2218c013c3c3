/** Frameworks and quizzes as sheets for printing, and quizzes as files for learning platforms. */
import { escapeHtml } from '@earshot/schema/escape-html';
import { SHEETS } from '@earshot/schema/help/library-place';
import type { Framework, Quiz, QuizQuestion } from '@earshot/schema/help/model';
import { library } from '../content/library.data.ts';
import { docsLayout, HELP_TRAIL, list, section } from './docs-pages.ts';
import { type FileAt, pageAt } from './page-files.ts';

export function libraryFiles(): FileAt[] {
  return [
    ...library.frameworks.map((framework) =>
      pageAt(`${SHEETS}/${framework.slug}`, frameworkSheet(framework)),
    ),
    ...library.quizzes.flatMap((quiz): FileAt[] => {
      const saveAs = `${quiz.slug}.moodle.xml`;
      const moodle = { type: 'application/xml', body: moodleQuiz(quiz), saveAs };
      return [pageAt(`${SHEETS}/${quiz.slug}`, quizSheet(quiz)), [`${SHEETS}/${saveAs}`, moodle]];
    }),
  ];
}

export function frameworkSheet(framework: Framework): string {
  const {
    slug,
    name,
    whenToUse,
    whenNotToUse,
    keyComponents,
    steps,
    measures,
    tips,
    sources = [],
  } = framework;
  const pitfall = tips.find((tip) => tip.startsWith('Pitfall:'));
  const levels = measures
    ? [
        ['Outputs', measures.outputs[0]],
        ['Out-takes', measures.outTakes[0]],
        ['Outcomes', measures.outcomes[0]],
        ['Impact', measures.impact[0]],
      ].map(([level = '', first = '']) => `${level}: ${first}`)
    : [];
  const content = [
    `<h1>${escapeHtml(name)}</h1>`,
    section('When to use', whenToUse),
    section('When not to use', whenNotToUse),
    list('Parts', keyComponents.map(escapeHtml)),
    list(
      'Steps',
      steps.map((step) => escapeHtml(step.split(' You get: ')[0] ?? step)),
      'ol',
    ),
    list('Measures, one for each level', levels.map(escapeHtml)),
    section('Watch out', pitfall?.replace('Pitfall: ', '')),
    `<p>Based on ${escapeHtml(sources.map(({ author, year }) => `${author} (${year ?? 'n.d.'})`).join('; '))}. Earshot Learning Library, <a href="/help/frameworks/${slug}">/help/frameworks/${slug}</a>. CC BY 4.0.</p>`,
  ].join('\n');
  return docsLayout(`${name} on one page`, `<div class="sheet">${content}</div>`, {
    trail: [...HELP_TRAIL, [`/help/frameworks/${slug}`, escapeHtml(name)]],
  });
}

const LETTERS = 'ABCD';

export function quizSheet({ slug, title, questions = [] }: Quiz): string {
  const asked = questions.map(
    ({ question, options, practice }) =>
      `<li><p>${escapeHtml(question)}${practice ? ` (${escapeHtml(practice.label)}: /help/data)` : ''}</p><ol type="A">${options.map((option) => `<li>${escapeHtml(option)}</li>`).join('')}</ol></li>`,
  );
  const key = questions.map(
    ({ answer, explanation }) =>
      `<li><strong>${LETTERS[answer] ?? ''}</strong> ${escapeHtml(explanation)}</li>`,
  );
  return docsLayout(
    `${title}: questions and key`,
    `<div class="sheet"><h1>${escapeHtml(title)}</h1>
<p>Name: ____________________ Date: ____________ Score: ____ of ${questions.length}</p>
<ol class="questions">${asked.join('\n')}</ol>
<h1 class="next-sheet">Key: ${escapeHtml(title)}</h1>
<ol>${key.join('\n')}</ol>
<p>Earshot Learning Library, /help/quizzes#${slug}. CC BY 4.0.</p></div>`,
    { trail: [...HELP_TRAIL, ['/help/quizzes', 'Interactive Quizzes']] },
  );
}

/** Moodle's XML format (docs.moodle.org). One correct answer is worth one point, and each option's note is its feedback. */
export function moodleQuiz({ title, questions = [] }: Quiz): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
<question type="category"><category>${text(`$course$/top/${title.replaceAll('/', ' ')}`)}</category></question>
${questions.map((question, index) => questionXml(question, `${title} ${index + 1}`)).join('\n')}
</quiz>
`;
}

function questionXml(
  { question, options, answer, explanation, optionNotes = [] }: QuizQuestion,
  name: string,
): string {
  const answers = options.map(
    (option, index) =>
      `<answer fraction="${index === answer ? 100 : 0}" format="plain_text">${text(option)}<feedback format="plain_text">${text(optionNotes[index] ?? '')}</feedback></answer>`,
  );
  return `<question type="multichoice">
<name>${text(name)}</name>
<questiontext format="plain_text">${text(question)}</questiontext>
<generalfeedback format="plain_text">${text(explanation)}</generalfeedback>
<defaultgrade>1</defaultgrade>
<penalty>0</penalty>
<hidden>0</hidden>
<single>true</single>
<shuffleanswers>1</shuffleanswers>
<answernumbering>ABCD</answernumbering>
${answers.join('\n')}
</question>`;
}

function text(content: string): string {
  return `<text>${escapeHtml(content)}</text>`;
}
