import { sourceAddress } from '@earshot/schema/help/citations';
import type { Framework } from '@earshot/schema/help/model';
import { DEFAULT_DIFFICULTY, DEFAULT_TIME_TO_IMPLEMENT } from '@earshot/schema/help/rules';
import { writeMarkdown } from '../../lib/blocks/write-markup.ts';
import { escapeMarkdown } from '../../lib/format.ts';
import { tableBlock } from './entry-parts.tsx';
import { type EntryPart, frameworkSections, type Labeled } from './entry-sections.ts';
import { reviewMonth } from './source-list.tsx';
import { HELP_STRINGS } from './strings.ts';

const STRINGS = HELP_STRINGS.framework;

export function frameworkMarkdown(framework: Framework): string {
  const { name, description, category, tags } = framework;
  const sources = sourcesMarkdown(framework);
  const blocks = [
    `# ${escapeMarkdown(name)}`,
    escapeMarkdown(description),
    [
      `- ${STRINGS.category}: ${escapeMarkdown(category)}`,
      `- ${STRINGS.time}: ${escapeMarkdown(framework.timeToImplement || DEFAULT_TIME_TO_IMPLEMENT)}`,
      `- ${STRINGS.difficulty}: ${escapeMarkdown(framework.difficulty || DEFAULT_DIFFICULTY)}`,
      ...(tags.length > 0 ? [`- ${STRINGS.tags}: ${tags.map(escapeMarkdown).join(', ')}`] : []),
    ].join('\n'),
    ...frameworkSections(framework).map(
      ({ title, parts }) => `## ${title}\n\n${parts.map(partMarkdown).join('\n\n')}`,
    ),
    ...(sources === '' ? [] : [`## ${HELP_STRINGS.sources.title}\n\n${sources}`]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function partMarkdown(part: EntryPart): string {
  switch (part.kind) {
    case 'text':
      return part.isQuiet ? `_${part.text.text}_` : labeledMarkdown(part.text);
    case 'list':
      return part.items
        .map((item, i) => `${part.isOrdered ? `${i + 1}.` : '-'} ${labeledMarkdown(item)}`)
        .join('\n');
    case 'table':
      return `${part.hasCaption ? `${escapeMarkdown(part.table.title)}\n\n` : ''}${writeMarkdown([tableBlock(part.table)]).trim()}`;
    case 'form':
      return fenced(part.form.text);
    case 'questions':
      return part.questions
        .map(
          ({ question, answer }, index) =>
            `${index + 1}. ${escapeMarkdown(question)}\n   ${STRINGS.answer} ${escapeMarkdown(answer)}`,
        )
        .join('\n');
    // Not reached: only playbooks have these, and they are not exported.
    case 'heading':
    case 'exercise':
    case 'calculator':
      return '';
  }
}

function labeledMarkdown({ label, text }: Labeled): string {
  return `${label ? `**${escapeMarkdown(label)}** ` : ''}${escapeMarkdown(text)}`;
}

/** The fence is longer than any run of backticks inside. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
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
