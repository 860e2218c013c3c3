import type {
  CheckQuestion,
  FormTable,
  Framework,
  MeasureLevels,
  Playbook,
  PlaybookPhase,
  Practice,
  TextTemplate,
  WorkedExample,
} from '@earshot/schema/help/model';
import { ENTRY_STRINGS, HELP_STRINGS } from './strings.ts';

const { framework: FRAMEWORK, playbooks: PLAYBOOK, examples: EXAMPLES } = HELP_STRINGS;
/** The playbook in which two people code the same articles. */
const CODING_PLAYBOOK = 'coverage-report';

/** `label` is bold, such as `Owned media:`. It may be empty. */
export interface Labeled {
  readonly label: string;
  readonly text: string;
}

/** A part of a section, from which the screen, the Markdown file and the templates are made. */
export type EntryPart =
  | { readonly kind: 'text'; readonly text: Labeled; readonly isQuiet?: boolean }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Labeled[]; readonly isOrdered?: boolean }
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
    [FRAMEWORK.template, template ? { kind: 'table', table: template, hasCaption: true } : null],
    [FRAMEWORK.measures, measures ? measuresPart(measures) : null],
    [
      ENTRY_STRINGS.comparison,
      comparison
        ? { kind: 'table', table: { ...comparison, title: ENTRY_STRINGS.comparison }, hasCaption: false }
        : null,
    ],
    [FRAMEWORK.outcomes, listPart(framework.outcomes)],
    [FRAMEWORK.tips, listPart(framework.tips)],
    [FRAMEWORK.questions, questions.length > 0 ? { kind: 'questions', questions } : null],
  ]);
}

export function playbookSections(playbook: Playbook): EntrySection[] {
  const { title, roles, phases = [], example, realCase, template, slug } = playbook;
  const { textTemplates = [], tableTemplates = [] } = playbook;
  const texts = [...(template ? [{ title, text: template }] : []), ...textTemplates];
  return sections([
    [PLAYBOOK.whenToUse, textPart(playbook.whenToUse)],
    [PLAYBOOK.steps, listPart(playbook.steps ?? [], true)],
    [
      PLAYBOOK.roles,
      ...(roles
        ? [{ kind: 'table', table: roles, hasCaption: true } as const, quietPart(PLAYBOOK.raci)]
        : []),
    ],
    [PLAYBOOK.phases, ...phases.flatMap(phaseParts)],
    [PLAYBOOK.example, ...exampleParts(example)],
    [PLAYBOOK.realCase(realCase?.title ?? ''), listPart(realCase ? [realCase.text, realCase.lesson] : [])],
    [PLAYBOOK.pitfalls, listPart(playbook.pitfalls ?? [])],
    [ENTRY_STRINGS.agreement.title, slug === CODING_PLAYBOOK ? { kind: 'calculator' } : null],
    [
      PLAYBOOK.templates,
      ...texts.map((form): EntryPart => ({ kind: 'form', form, hasCaption: true })),
      ...tableTemplates.map((table): EntryPart => ({ kind: 'table', table, hasCaption: true })),
    ],
  ]);
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

function textPart(text: string | undefined): EntryPart | null {
  return text ? { kind: 'text', text: { label: '', text } } : null;
}

function quietPart(text: string): EntryPart {
  return { kind: 'text', text: { label: '', text }, isQuiet: true };
}

function listPart(items: readonly string[], isOrdered = false): EntryPart | null {
  return items.length > 0 ? { kind: 'list', items: items.map(labeled), isOrdered } : null;
}

/** Maximum number of characters before the colon. Anything longer is an ordinary sentence. */
const MAX_LABEL_CHARACTERS = 40;

function labeled(text: string): Labeled {
  const end = text.indexOf(': ') + 1;
  const label = text.slice(0, end);
  if (end > MAX_LABEL_CHARACTERS || /[.;?!]/.test(label)) return { label: '', text };
  return { label, text: text.slice(end).trimStart() };
}

function exampleParts(example: WorkedExample | undefined): (EntryPart | null)[] {
  if (!example) return [];
  const items = example.steps.map(({ title, text }) => ({ label: `${title}.`, text }));
  return [
    textPart(example.situation),
    items.length > 0 ? { kind: 'list', items, isOrdered: true } : null,
    { kind: 'text', text: { label: EXAMPLES.result, text: example.result } },
    quietPart(EXAMPLES.fictional),
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
    { kind: 'text', text: { label: PLAYBOOK.decision, text: decision } },
    result ? { kind: 'text', text: { label: PLAYBOOK.result, text: result } } : null,
    practice ? { kind: 'exercise', practice } : null,
  ];
}

function measuresPart({ outputs, outTakes, outcomes, impact }: MeasureLevels): EntryPart {
  const { levels } = FRAMEWORK;
  const rows = [
    [levels.outputs, outputs.join('; ')],
    [levels.outTakes, outTakes.join('; ')],
    [levels.outcomes, outcomes.join('; ')],
    [levels.impact, impact.join('; ')],
  ];
  const table = { title: FRAMEWORK.measures, columns: [...FRAMEWORK.measureColumns], rows };
  return { kind: 'table', table, hasCaption: false };
}

export type StructurePart =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'table';
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

const TABLE_ROW = /^\s*\|.*\|\s*$/;
const TABLE_RULE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;

/** Splits a text into its Markdown tables and the text between them. An incomplete table stays text. */
export function splitStructure(structure: string): StructurePart[] {
  const lines = structure.split('\n');
  const parts: StructurePart[] = [];
  let text: string[] = [];
  const endText = () => {
    const block = text.join('\n').replace(/^\n+|\n+$/g, '');
    if (block.trim() !== '') parts.push({ kind: 'text', text: block });
    text = [];
  };
  for (let i = 0; i < lines.length; ) {
    const end = endOfTable(lines, i);
    if (end === i) {
      text.push(lines[i] ?? '');
      i += 1;
      continue;
    }
    endText();
    parts.push({
      kind: 'table',
      columns: cells(lines[i] ?? ''),
      rows: lines.slice(i + 2, end).map(cells),
    });
    i = end;
  }
  endText();
  return parts;
}

/** Index after the table that starts at `index`, or `index` itself if none does. */
function endOfTable(lines: readonly string[], index: number): number {
  if (!TABLE_ROW.test(lines[index] ?? '') || !TABLE_RULE.test(lines[index + 1] ?? '')) return index;
  let end = index + 2;
  while (TABLE_ROW.test(lines[end] ?? '')) end += 1;
  return end > index + 2 ? end : index;
}

function cells(line: string): string[] {
  return line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}
