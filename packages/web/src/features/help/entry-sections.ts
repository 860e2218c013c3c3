import { sourcePlace } from '@earshot/schema/help/citations';
import type {
  CheckQuestion,
  FormTable,
  Framework,
  MeasureLevels,
  Playbook,
  PlaybookPhase,
  Practice,
  Source,
  TextTemplate,
  WorkedExample,
} from '@earshot/schema/help/model';
import { DEFAULT_DIFFICULTY, DEFAULT_TIME_TO_IMPLEMENT } from '@earshot/schema/help/rules';
import type { Block, Inline, Run, Table } from '../../lib/blocks/blocks.ts';
import { writeMarkdown } from '../../lib/blocks/write-markup.ts';
import { formatDate } from '../../lib/format.ts';
import { ENTRY_STRINGS, HELP_STRINGS } from './strings.ts';

const { framework: FRAMEWORK, playbooks: PLAYBOOK, examples: EXAMPLES, sources: SOURCES } = HELP_STRINGS;
/** The playbook in which two people code the same articles. */
const CODING_PLAYBOOK = 'coverage-report';

/** A part of a section, from which the screen, the Markdown file and the templates are made. */
export type EntryPart =
  | Extract<Block, { kind: 'text' | 'list' }>
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'table'; readonly table: FormTable; readonly hasCaption: boolean }
  | { readonly kind: 'form'; readonly form: TextTemplate; readonly hasCaption: boolean }
  | { readonly kind: 'exercise'; readonly practice: Practice }
  | { readonly kind: 'questions'; readonly questions: readonly CheckQuestion[] }
  | { readonly kind: 'calculator' };

export interface EntrySection {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly EntryPart[];
}

/** Sections in the order of the page (#300, #301). Empty ones are left out. */
export function frameworkSections(framework: Framework): EntrySection[] {
  const { structure, example, template, measures, comparison, questions = [] } = framework;
  return sections([
    [FRAMEWORK.whenToUse, textPart(framework.whenToUse)],
    [FRAMEWORK.whenNotToUse, textPart(framework.whenNotToUse)],
    [FRAMEWORK.keyComponents, listPart(framework.keyComponents)],
    [
      FRAMEWORK.structure,
      structure
        ? { kind: 'form', form: { title: FRAMEWORK.structure, text: structure }, hasCaption: false }
        : null,
    ],
    [FRAMEWORK.steps, listPart(framework.steps, true)],
    [FRAMEWORK.example, ...exampleParts(example)],
    [FRAMEWORK.template, tablePart(template)],
    [FRAMEWORK.measures, measures ? measuresPart(measures) : null],
    [
      ENTRY_STRINGS.comparison,
      tablePart(comparison && { ...comparison, title: ENTRY_STRINGS.comparison }, false),
    ],
    [FRAMEWORK.outcomes, listPart(framework.outcomes)],
    [FRAMEWORK.tips, listPart(framework.tips)],
    [FRAMEWORK.questions, questions.length > 0 ? { kind: 'questions', questions } : null],
    [SOURCES.title, ...sourceParts(framework)],
  ]);
}

export function playbookSections(playbook: Playbook): EntrySection[] {
  const { title, roles, phases = [], example, realCase, template, slug } = playbook;
  const { textTemplates = [], tableTemplates = [] } = playbook;
  const texts = [...(template ? [{ title, text: template }] : []), ...textTemplates];
  return sections([
    [PLAYBOOK.whenToUse, textPart(playbook.whenToUse)],
    [PLAYBOOK.steps, listPart(playbook.steps ?? [], true)],
    [PLAYBOOK.roles, tablePart(roles), roles ? smallPart(PLAYBOOK.raci) : null],
    [PLAYBOOK.phases, ...phases.flatMap(phaseParts)],
    [PLAYBOOK.example, ...exampleParts(example)],
    [PLAYBOOK.realCase(realCase?.title ?? ''), listPart(realCase ? [realCase.text, realCase.lesson] : [])],
    [PLAYBOOK.pitfalls, listPart(playbook.pitfalls ?? [])],
    [ENTRY_STRINGS.agreement.title, slug === CODING_PLAYBOOK ? { kind: 'calculator' } : null],
    [
      PLAYBOOK.templates,
      ...texts.map((form): EntryPart => ({ kind: 'form', form, hasCaption: true })),
      ...tableTemplates.map((table) => tablePart(table)),
    ],
    [SOURCES.title, ...sourceParts(playbook)],
  ]);
}

export function sourceSections(reviewed: Reviewed): EntrySection[] {
  return sections([[SOURCES.title, ...sourceParts(reviewed)]]);
}

type Draft = readonly [title: string, ...parts: readonly (EntryPart | null)[]];

function sections(drafts: readonly Draft[]): EntrySection[] {
  return drafts
    .map(([title, ...parts]) => ({
      id: title.toLowerCase().replace(/\W+/g, '-'),
      title,
      parts: parts.filter((part) => part !== null),
    }))
    .filter(({ parts }) => parts.length > 0);
}

function textPart(content: Inline | undefined): EntryPart | null {
  return content ? { kind: 'text', content } : null;
}

function smallPart(content: string): EntryPart {
  return { kind: 'text', content, isSmall: true };
}

function tablePart(table: FormTable | undefined, hasCaption = true): EntryPart | null {
  return table ? { kind: 'table', table, hasCaption } : null;
}

function listPart(texts: readonly string[], isOrdered = false): EntryPart | null {
  return texts.length > 0 ? { kind: 'list', items: texts, isOrdered } : null;
}

function labeled(label: string, text: string): Run[] {
  return [{ text: label, isBold: true }, { text: ` ${text}` }];
}

function exampleParts(example: WorkedExample | undefined): (EntryPart | null)[] {
  if (!example) return [];
  const items = example.steps.map(({ title, text }) => labeled(`${title}.`, text));
  return [
    textPart(example.situation),
    items.length > 0 ? { kind: 'list', items, isOrdered: true } : null,
    textPart(labeled(EXAMPLES.result, example.result)),
    smallPart(EXAMPLES.fictional),
  ];
}

function phaseParts({
  time,
  title,
  actions,
  decision,
  result,
  practice,
}: PlaybookPhase): (EntryPart | null)[] {
  return [
    { kind: 'heading', text: `${time}: ${title}` },
    listPart(actions),
    textPart(labeled(PLAYBOOK.decision, decision)),
    result ? textPart(labeled(PLAYBOOK.result, result)) : null,
    practice ? { kind: 'exercise', practice } : null,
  ];
}

function measuresPart({ outputs, outTakes, outcomes, impact }: MeasureLevels): EntryPart | null {
  const { levels } = FRAMEWORK;
  const rows = [
    [levels.outputs, outputs.join('; ')],
    [levels.outTakes, outTakes.join('; ')],
    [levels.outcomes, outcomes.join('; ')],
    [levels.impact, impact.join('; ')],
  ];
  const table = { title: FRAMEWORK.measures, columns: [...FRAMEWORK.measureColumns], rows };
  return tablePart(table, false);
}

type Reviewed = Pick<Framework, 'sources' | 'lastReviewed' | 'changes'>;

/** If several works have not been read, each gets a mark, and one sentence explains it. */
function sourceParts({ sources = [], lastReviewed, changes = [] }: Reviewed): (EntryPart | null)[] {
  const isMarked = sources.filter(({ checked }) => !checked).length > 1;
  const unread = isMarked ? SOURCES.uncheckedMark : SOURCES.unchecked;
  const items = sources.map((source) => sourceLine(source, unread));
  return [
    items.length > 0 ? { kind: 'list', items, isSmall: true } : null,
    isMarked ? smallPart(SOURCES.uncheckedMarked) : null,
    lastReviewed ? smallPart(SOURCES.lastReviewed(reviewMonth(lastReviewed))) : null,
    ...changes.map(({ on, what }) => smallPart(SOURCES.changed(formatDate(on), what))),
  ];
}

function sourceLine(source: Source, unread: string): Run[] {
  const { author, title, year, publishedIn, edition, publisher, pages, claim, note, checked } = source;
  const place = sourcePlace(source);
  const details = [publishedIn, edition, publisher, pages ? SOURCES.pages(pages) : undefined];
  const remarks = [claim, note, checked ? SOURCES.checked(checked) : unread];
  const sentences = [details.filter(Boolean).join(', '), ...remarks].filter(Boolean);
  return [
    { text: `${author} (${year ?? SOURCES.undated}): ` },
    { text: title, isWork: true, ...(place && !place.site && { href: place.href }) },
    { text: ['.', ...sentences.map((text) => sentence(String(text)))].join(' ') },
    ...(place?.site
      ? [{ text: ' ' }, { text: SOURCES.site(place.site), href: place.href }, { text: '.' }]
      : []),
  ];
}

function sentence(text: string): string {
  return /[.!?*]$/.test(text) ? text : `${text}.`;
}

function reviewMonth(yearAndMonth: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${yearAndMonth}-01T00:00:00Z`),
  );
}

type StructurePart = string | Pick<FormTable, 'columns' | 'rows'>;

const ROW = String.raw`[^\S\r\n]*\|.*\|[^\S\r\n]*`;
const RULE = String.raw`[^\S\r\n]*\|(?:[^\S\r\n]*:?-+:?[^\S\r\n]*\|)+[^\S\r\n]*`;
/** A head, its rule and the rows below. */
const TABLE = new RegExp(`(^${ROW}\r?\n${RULE}(?:\r?\n${ROW}$)+)`, 'm');

/** Splits a text into its Markdown tables and the text between them. An incomplete table stays text. */
export function splitStructure(structure: string): StructurePart[] {
  return structure.split(TABLE).flatMap((text, i): StructurePart[] => {
    if (i % 2 === 0) return text.trim() === '' ? [] : [text.replace(/^[\r\n]+|[\r\n]+$/g, '')];
    const [head = '', , ...rows] = text.split(/\r?\n/);
    return [{ columns: cells(head), rows: rows.map(cells) }];
  });
}

function cells(line: string): string[] {
  const [, ...values] = line.trim().split('|');
  return values.slice(0, -1).map((cell) => cell.trim());
}

/** The facts, sections and sources of the framework's page as a file. */
export function frameworkMarkdown(framework: Framework): string {
  const { name, description, category, tags } = framework;
  return writeMarkdown([
    { kind: 'title', text: name },
    { kind: 'text', content: description },
    {
      kind: 'list',
      items: [
        `${FRAMEWORK.category}: ${category}`,
        `${FRAMEWORK.time}: ${framework.timeToImplement || DEFAULT_TIME_TO_IMPLEMENT}`,
        `${FRAMEWORK.difficulty}: ${framework.difficulty || DEFAULT_DIFFICULTY}`,
        ...(tags.length > 0 ? [`${FRAMEWORK.tags}: ${tags.join(', ')}`] : []),
      ],
    },
    ...frameworkSections(framework).flatMap(({ title, parts }): Block[] => [
      { kind: 'heading', text: title },
      ...parts.flatMap(blocksOf),
    ]),
  ]);
}

function blocksOf(part: EntryPart): Block[] {
  switch (part.kind) {
    case 'table':
      return [
        ...(part.hasCaption ? [{ kind: 'text', content: part.table.title } as const] : []),
        tableBlock(part.table),
      ];
    case 'form':
      return [formBlock(part.form.text)];
    case 'questions':
      return [
        {
          kind: 'list',
          isOrdered: true,
          items: part.questions.map(({ question, answer }) => [
            { text: `${question} ` },
            ...labeled(FRAMEWORK.answer, answer),
          ]),
        },
      ];
    case 'exercise':
    case 'calculator':
      return [];
    default:
      return [part];
  }
}

/** The texts to fill in, then the tables. */
export function templateBlocks(name: string, entry: readonly EntrySection[]): Block[] {
  const parts = entry.flatMap((section) => section.parts);
  return [
    { kind: 'title', text: name },
    ...parts.flatMap((part): Block[] =>
      part.kind === 'form' ? [{ kind: 'heading', text: part.form.title }, formBlock(part.form.text)] : [],
    ),
    ...parts.flatMap((part): Block[] =>
      part.kind === 'table' ? [{ kind: 'heading', text: part.table.title }, tableBlock(part.table)] : [],
    ),
    { kind: 'text', content: 'Earshot Learning Library, CC BY 4.0' },
  ];
}

function formBlock(content: string): Block {
  return { kind: 'text', content, isForm: true };
}

export function tableBlock({ columns, rows }: Pick<FormTable, 'columns' | 'rows'>): Table {
  return { kind: 'table', heads: columns, rows: rows.map((row) => ({ cells: row.map((cell) => [cell]) })) };
}
