import { escapeHtml } from '@earshot/schema/escape-html';
import type { Quiz, QuizQuestion } from '@earshot/schema/help/model';

/**
 * Returns a quiz in Moodle's XML format for question banks (docs.moodle.org, "Moodle XML format"): multiple choice with one
 * correct answer, worth one point, and the note on each option as its feedback.
 */
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
