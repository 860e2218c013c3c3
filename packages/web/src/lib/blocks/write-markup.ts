import { escapeMarkdown } from '../format.ts';
import { type Block, type Inline, plainText, type Run, runsOf } from './blocks.ts';

export function writeMarkdown(blocks: readonly Block[]): string {
  return writeLines(blocks, MARKDOWN);
}

export function writeText(blocks: readonly Block[]): string {
  return writeLines(blocks, PLAIN);
}

interface TextForm {
  readonly title: string;
  readonly heading: string;
  readonly words: (text: string) => string;
  readonly bold: (text: string) => string;
  readonly italic: (text: string) => string;
  readonly link: (words: string, href: string) => string;
  /** Separates the lines of a cell. */
  readonly lineBreak: string;
  readonly table: (rows: readonly (readonly string[])[]) => string;
  readonly form: (text: string) => string;
}

const MARKDOWN: TextForm = {
  title: '# ',
  heading: '## ',
  words: escapeMarkdown,
  bold: (text) => `**${text}**`,
  italic: (text) => `_${text}_`,
  link: (words, href) => `[${words}](<${href}>)`,
  lineBreak: '<br>',
  table: ([heads = [], ...rows]) =>
    [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
  form: (text) => {
    // Longer than any run of backticks inside.
    const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}text\n${text}\n${fence}`;
  },
};

const PLAIN: TextForm = {
  title: '',
  heading: '',
  words: (text) => text,
  bold: (text) => text,
  italic: (text) => text,
  link: (words, href) => `${words} (${href})`,
  lineBreak: ' ',
  table: (rows) => rows.map((cells) => cells.join('\t')).join('\n'),
  form: (text) => text,
};

function writeLines(blocks: readonly Block[], form: TextForm): string {
  return `${blocks
    .map((block) => linesOf(block, form))
    .filter(Boolean)
    .join('\n\n')}\n`;
}

function linesOf(block: Block, form: TextForm): string {
  const { words } = form;
  const line = (content: Inline) =>
    runsOf(content)
      .map((run) => textOfRun(run, form))
      .join('');
  switch (block.kind) {
    case 'title':
    case 'heading':
      return form[block.kind] + words(block.text);
    case 'text':
      return block.isForm ? form.form(plainText(block.content)) : line(block.content);
    case 'list':
      return block.items.map((item, i) => `${block.isOrdered ? `${i + 1}.` : '-'} ${line(item)}`).join('\n');
    case 'image':
      return '';
    case 'figures':
      return block.figures.map(({ value, label }) => `${form.bold(value)} ${words(label)}`).join(' · ');
    case 'table':
      return form.table([
        block.heads.map(words),
        ...block.rows.map(({ cells }) => cells.map((lines) => lines.map(line).join(form.lineBreak))),
      ]);
    case 'bars':
      return block.bars.map(({ label, value }) => `- ${words(label)}: ${words(value)}`).join('\n');
  }
}

function textOfRun({ text, href, isBold, isWork }: Run, form: TextForm): string {
  const words = form.words(text);
  const linked = href && !href.startsWith('#') ? form.link(words, href) : words;
  if (words.trim() === '') return linked;
  return isBold ? form.bold(linked) : isWork ? form.italic(linked) : linked;
}
