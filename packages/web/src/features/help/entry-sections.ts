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

const { framework: FRAMEWORK, sources: SOURCES } = HELP_STRINGS;
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
    ['When to Use', textPart(framework.whenToUse)],
    ['When Not to Use', textPart(framework.whenNotToUse)],
    ['Key Components', listPart(framework.keyComponents)],
    [
      FRAMEWORK.structure,
      structure
        ? { kind: 'form', form: { title: FRAMEWORK.structure, text: structure }, hasCaption: false }
        : null,
    ],
    ['Implementation Steps', listPart(framework.steps, true)],
    ['Worked Example', ...exampleParts(example)],
    ['Template', tablePart(template)],
    [FRAMEWORK.measures, measures ? measuresPart(measures) : null],
    [
      ENTRY_STRINGS.comparison,
      tablePart(comparison && { ...comparison, title: ENTRY_STRINGS.comparison }, false),
    ],
    ['Expected Outcomes', listPart(framework.outcomes)],
    ['Tips for Success', listPart(framework.tips)],
    ['Check Your Understanding', questions.length > 0 ? { kind: 'questions', questions } : null],
    [SOURCES.title, ...sourceParts(framework)],
  ]);
}

export function playbookSections(playbook: Playbook): EntrySection[] {
  const { title, roles, phases = [], example, realCase, template, slug } = playbook;
  const { textTemplates = [], tableTemplates = [] } = playbook;
  const texts = [...(template ? [{ title, text: template }] : []), ...textTemplates];
  return sections([
    ['When to use it', textPart(playbook.whenToUse)],
    ['In short', listPart(playbook.steps ?? [], true)],
    [
      'Who does what',
      tablePart(roles),
      roles
        ? smallPart('R does the work, A is accountable and decides, C is consulted first, I is informed.')
        : null,
    ],
    ['Step by step', ...phases.flatMap(phaseParts)],
    ['Worked example', ...exampleParts(example)],
    [`A real case: ${realCase?.title ?? ''}`, listPart(realCase ? [realCase.text, realCase.lesson] : [])],
    ['Common mistakes', listPart(playbook.pitfalls ?? [])],
    [ENTRY_STRINGS.agreement.title, slug === CODING_PLAYBOOK ? { kind: 'calculator' } : null],
    [
      'Templates',
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
    textPart(labeled('Result:', example.result)),
    smallPart('The organization and its figures are invented for this example.'),
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
    textPart(labeled('Decide:', decision)),
    result ? textPart(labeled('You get:', result)) : null,
    practice ? { kind: 'exercise', practice } : null,
  ];
}

function measuresPart({ outputs, outTakes, outcomes, impact }: MeasureLevels): EntryPart | null {
  const rows = [
    ['Outputs: what you sent out', outputs.join('; ')],
    ['Out-takes: what people noticed and understood', outTakes.join('; ')],
    ['Outcomes: what people think or do differently', outcomes.join('; ')],
    ['Impact: what changed for the organization or society', impact.join('; ')],
  ];
  const table = { title: FRAMEWORK.measures, columns: [...FRAMEWORK.measureColumns], rows };
  return tablePart(table, false);
}

type Reviewed = Pick<Framework, 'sources' | 'lastReviewed' | 'changes'>;

/** If several works have not been read, each gets a mark, and one sentence explains it. */
function sourceParts({ sources = [], lastReviewed, changes = [] }: Reviewed): (EntryPart | null)[] {
  const isMarked = sources.filter(({ checked }) => !checked).length > 1;
  const unread = isMarked
    ? '*'
    : 'Described here as commonly taught; the work itself was not read for this entry.';
  const items = sources.map((source) => sourceLine(source, unread));
  return [
    items.length > 0 ? { kind: 'list', items, isSmall: true } : null,
    isMarked
      ? smallPart('* Described here as commonly taught; the work itself was not read for this entry.')
      : null,
    lastReviewed ? smallPart(`Last reviewed: ${reviewMonth(lastReviewed)}`) : null,
    ...changes.map(({ on, what }) => smallPart(`Changed ${formatDate(on)}: ${what}`)),
  ];
}

function sourceLine(source: Source, unread: string): Run[] {
  const { author, title, year, publishedIn, edition, publisher, pages, claim, note, checked } = source;
  const place = sourcePlace(source);
  const details = [publishedIn, edition, publisher, pages ? `pp. ${pages}` : undefined];
  const remarks = [claim, note, checked ? `Checked ${checked}.` : unread];
  const sentences = [details.filter(Boolean).join(', '), ...remarks].filter(Boolean);
  return [
    { text: `${author} (${year ?? 'n.d.'}): ` },
    { text: title, isWork: true, ...(place && !place.site && { href: place.href }) },
    { text: ['.', ...sentences.map((text) => sentence(String(text)))].join(' ') },
    ...(place?.site
      ? [{ text: ' ' }, { text: `Publisher’s site: ${place.site}`, href: place.href }, { text: '.' }]
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
            ...labeled('Answer:', answer),
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
