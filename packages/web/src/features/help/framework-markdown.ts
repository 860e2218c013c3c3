import type { Framework } from '@earshot/schema/help/model';
import { DEFAULT_DIFFICULTY, DEFAULT_TIME_TO_IMPLEMENT } from '@earshot/schema/help/rules';
import { escapeMarkdown } from '../../lib/escape-markdown.ts';
import { HELP_STRINGS } from './strings.ts';

const STRINGS = HELP_STRINGS.framework;

/** A framework as a Markdown document: facts, then the sections of its page in their order (#308). */
export function frameworkMarkdown(framework: Framework): string {
  const { name, description, category, tags, whenToUse, structure } = framework;
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
    section(STRINGS.keyComponents, bullets(framework.keyComponents)),
    section(STRINGS.structure, structure === '' ? '' : fenced(structure)),
    section(STRINGS.steps, numbered(framework.steps)),
    section(STRINGS.outcomes, bullets(framework.outcomes)),
    section(STRINGS.tips, bullets(framework.tips)),
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

/** A template keeps its layout in a code block, whose fence is longer than any run of backticks inside. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}
