import { escapeHtml } from '@earshot/schema/escape-html';
import type { Quiz } from '@earshot/schema/help/model';
import { docsLayout, HELP_TRAIL } from './docs-layout.ts';

const LETTERS = 'ABCD';

/** Returns a printable quiz: the questions first, then the key with the reasons on a separate sheet. */
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
