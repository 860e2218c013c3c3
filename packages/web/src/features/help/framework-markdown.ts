import type { CheckQuestion, Framework, WorkedExample } from '@earshot/schema/help/model';
import { DEFAULT_DIFFICULTY, DEFAULT_TIME_TO_IMPLEMENT } from '@earshot/schema/help/rules';
import { sourceAddress } from '@earshot/schema/help/source-address';
import { escapeMarkdown } from '../../lib/escape-markdown.ts';
import { ENTRY_STRINGS } from './entry-strings.ts';
import { measureRows } from './framework-depth.tsx';
import { reviewMonth } from './review-month.ts';
import { HELP_STRINGS } from './strings.ts';
import { tableMarkdown } from './table-copy.ts';

const STRINGS = HELP_STRINGS.framework;

/** Writes a framework as a Markdown document: facts, then the sections of its page in order (#308). */
export function frameworkMarkdown(framework: Framework): string {
  const { name, description, category, tags, whenToUse, structure, template, measures } = framework;
  const blocks = [
    `# ${escapeMarkdown(name)}`,
    escapeMarkdown(description),
    [
      `- ${STRINGS.category}: ${escapeMarkdown(category)}`,
      `- ${STRINGS.time}: ${escapeMarkdown(framework.timeToImplement || DEFAULT_TIME_TO_IMPLEMENT)}`,
      `- ${STRINGS.difficulty}: ${escapeMarkdown(framework.difficulty || DEFAULT_DIFFICULTY)}`,
      ...(tags.length > 0 ? [`- ${STRINGS.tags}: ${tags.map(escapeMarkdown).join(', ')}`] : []),
    ].join('\n'),
    section(STRINGS.whenToUse, escapeMarkdown(whenToUse)),
    section(STRINGS.whenNotToUse, escapeMarkdown(framework.whenNotToUse ?? '')),
    section(STRINGS.keyComponents, bullets(framework.keyComponents)),
    section(STRINGS.structure, structure === '' ? '' : fenced(structure)),
    section(STRINGS.steps, numbered(framework.steps)),
    section(STRINGS.example, framework.example ? exampleMarkdown(framework.example) : ''),
    section(
      STRINGS.template,
      template ? `${escapeMarkdown(template.title)}\n\n${tableMarkdown(template)}` : '',
    ),
    section(
      STRINGS.measures,
      measures ? tableMarkdown({ columns: [...STRINGS.measureColumns], rows: measureRows(measures) }) : '',
    ),
    section(ENTRY_STRINGS.comparison, framework.comparison ? tableMarkdown(framework.comparison) : ''),
    section(STRINGS.outcomes, bullets(framework.outcomes)),
    section(STRINGS.tips, bullets(framework.tips)),
    section(STRINGS.questions, questionsMarkdown(framework.questions ?? [])),
    section(HELP_STRINGS.sources.title, sourcesMarkdown(framework)),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function section(title: string, body: string): string {
  return body === '' ? '' : `## ${title}\n\n${body}`;
}

function bullets(entries: readonly string[]): string {
  return entries.map((entry) => `- ${escapeMarkdown(entry)}`).join('\n');
}

function numbered(entries: readonly string[]): string {
  return entries.map((entry, index) => `${index + 1}. ${escapeMarkdown(entry)}`).join('\n');
}

/** Puts a text in a code block to preserve its layout. The fence is longer than any run of backticks in the text. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}

function exampleMarkdown({ situation, steps, result }: WorkedExample): string {
  const lines = steps.map(({ title, text }, index) => {
    return `${index + 1}. **${escapeMarkdown(title)}.** ${escapeMarkdown(text)}`;
  });
  const { result: label, fictional } = HELP_STRINGS.examples;
  return [
    escapeMarkdown(situation),
    lines.join('\n'),
    `**${label}** ${escapeMarkdown(result)}`,
    `_${fictional}_`,
  ].join('\n\n');
}

function questionsMarkdown(questions: readonly CheckQuestion[]): string {
  return questions
    .map(
      ({ question, answer }, index) =>
        `${index + 1}. ${escapeMarkdown(question)}\n   ${STRINGS.answer} ${escapeMarkdown(answer)}`,
    )
    .join('\n');
}

function sourcesMarkdown({ sources = [], lastReviewed }: Framework): string {
  const lines = sources.map(({ author, title, year, claim, note, doi, url }) =>
    [
      `- ${escapeMarkdown(author)} (${year ?? HELP_STRINGS.sources.undated}): ${escapeMarkdown(title)}.`,
      ...[claim, note].flatMap((text) => (text ? [escapeMarkdown(text)] : [])),
      sourceAddress({ doi, url }) ?? '',
    ]
      .join(' ')
      .trimEnd(),
  );
  const reviewed = lastReviewed ? HELP_STRINGS.sources.lastReviewed(reviewMonth(lastReviewed)) : '';
  return [lines.join('\n'), reviewed].filter((block) => block !== '').join('\n\n');
}
