import type { CheckQuestion, PlaybookPhase, WorkedExample } from '@earshot/schema/help/model';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Section } from '../../ui/section.tsx';
import { TOUCH_LINK } from '../../ui/touch-target.ts';
import { AgreementCalculator } from './agreement-calculator.tsx';
import { DataTable } from './data-table.tsx';
import type { EntryPart, EntrySection } from './entry-sections.ts';
import { PracticeExercise } from './practice-link.tsx';
import { type SourceListProps, SourceSection } from './source-list.tsx';
import { splitStructure } from './split-structure.ts';
import { HELP_STRINGS } from './strings.ts';

const { playbooks: PLAYBOOK, framework: FRAMEWORK, examples: EXAMPLES } = HELP_STRINGS;

interface EntryViewProps {
  readonly sections: readonly EntrySection[];
  readonly reviewed: SourceListProps;
  readonly heading: ElementType;
}

/** The sections of a library entry, followed by its sources. */
export function EntryView({ sections, reviewed, heading }: EntryViewProps) {
  return (
    <>
      {sections.map(({ id, title, parts }) => (
        <Section key={id} id={id} title={title} heading={heading} actions={<CopyStructure parts={parts} />}>
          <Box className="print-blocks" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
            {parts.map((part, at) => (
              <Part key={keyOf(part, at)} part={part} />
            ))}
          </Box>
        </Section>
      ))}
      <SourceSection {...reviewed} heading={heading} />
    </>
  );
}

function keyOf(part: EntryPart, at: number): string {
  return `${part.kind} ${at}`;
}

/** Links to the sections of a long entry. */
export function Contents({ sections }: Pick<EntryViewProps, 'sections'>) {
  const go = (id: string) => document.getElementById(id)?.scrollIntoView();
  return (
    <Box component="nav" aria-label={HELP_STRINGS.contents} className="no-print" sx={CONTENTS}>
      {sections.map(({ id, title }) => (
        <Link key={id} component="button" type="button" onClick={() => go(id)}>
          {title}
        </Link>
      ))}
    </Box>
  );
}

/** Copies a template that the heading of its section names. */
function CopyStructure({ parts: [part] }: Pick<EntrySection, 'parts'>) {
  if (part?.kind !== 'form' || part.hasCaption) return null;
  return (
    <CopyButton
      text={part.form.text}
      label={FRAMEWORK.copyStructure}
      confirmation={FRAMEWORK.structureCopied}
    />
  );
}

function Part({ part }: { readonly part: EntryPart }) {
  switch (part.kind) {
    case 'text':
      return (
        <Typography
          variant={part.isQuiet ? 'body2' : 'body1'}
          sx={{ maxWidth: '46rem', ...(part.isQuiet && { color: 'text.secondary' }) }}
        >
          {part.text}
        </Typography>
      );
    case 'list':
      return (
        <Box component={part.isOrdered ? 'ol' : 'ul'} sx={LIST}>
          {part.items.map((item) => (
            <li key={item}>
              <LeadText text={item} />
            </li>
          ))}
        </Box>
      );
    case 'table':
      return <DataTable table={part.table} hasCaption={part.hasCaption} />;
    case 'form':
      return <Form form={part.form} hasCaption={part.hasCaption} />;
    case 'example':
      return <Example example={part.example} />;
    case 'phase':
      return <Phase phase={part.phase} />;
    case 'questions':
      return <Questions questions={part.questions} />;
    case 'calculator':
      return <AgreementCalculator />;
  }
}

/** Maximum length of a lead-in up to the first colon, in characters. Anything longer is an ordinary sentence. */
const MAX_LEAD_CHARACTERS = 40;

/** Text whose lead-in, if it has one, is highlighted (`Owned media: ...`). */
function LeadText({ text }: { readonly text: string }) {
  const end = text.indexOf(': ') + 1;
  const lead = text.slice(0, end);
  if (end === 0 || end > MAX_LEAD_CHARACTERS || /[.;?!]/.test(lead)) return text;
  return (
    <>
      <strong>{lead}</strong>
      {text.slice(end)}
    </>
  );
}

/** A template to fill in: monospaced. The Markdown tables of a framework's structure are shown as tables (#301). */
function Form({ form: { title, text }, hasCaption }: Omit<Extract<EntryPart, { kind: 'form' }>, 'kind'>) {
  if (!hasCaption) {
    return splitStructure(text).map((part) =>
      part.kind === 'text' ? (
        <TemplateText key={part.text} text={part.text} label={FRAMEWORK.structureLabel} />
      ) : (
        <DataTable
          key={part.columns.join('|')}
          table={{ title: FRAMEWORK.structureTable(part.columns[0] ?? ''), ...part }}
          hasCaption={false}
        />
      ),
    );
  }
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, fontWeight: 620 }}>{title}</Box>
        <CopyButton text={text} label={PLAYBOOK.copyTemplate(title)} confirmation={PLAYBOOK.templateCopied} />
      </Box>
      <TemplateText text={text} label={`${PLAYBOOK.templateLabel}: ${title}`} />
    </Box>
  );
}

/** A template in its original layout, horizontally scrollable, including by keyboard. */
function TemplateText({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <Box component="pre" role="group" aria-label={label} tabIndex={0} sx={TEMPLATE}>
      {text}
    </Box>
  );
}

/** A worked example from start to finish: the situation, the steps and the outcome. */
function Example({ example: { situation, steps, result } }: { readonly example: WorkedExample }) {
  return (
    <Box className="print-blocks" sx={{ display: 'grid', gap: 1.25, maxWidth: '46rem' }}>
      <Typography>{situation}</Typography>
      <Box component="ol" sx={LIST}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}.</strong> {text}
          </li>
        ))}
      </Box>
      <Labeled label={EXAMPLES.result} text={result} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {EXAMPLES.fictional}
      </Typography>
    </Box>
  );
}

/** A phase of a playbook: what to do, what to decide, and what you have at the end. */
function Phase({ phase: { time, title, actions, decision, result, practice } }: { phase: PlaybookPhase }) {
  return (
    <Box sx={{ maxWidth: '46rem' }}>
      <Typography component="h4" sx={{ fontWeight: 650 }}>
        {time}: {title}
      </Typography>
      <Box component="ul" sx={{ my: 0.75, pl: 3, display: 'grid', gap: 0.5 }}>
        {actions.map((action) => (
          <li key={action}>{action}</li>
        ))}
      </Box>
      <Labeled label={PLAYBOOK.decision} text={decision} />
      {result ? <Labeled label={PLAYBOOK.result} text={result} /> : null}
      {practice ? <PracticeExercise practice={practice} /> : null}
    </Box>
  );
}

function Labeled({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <Typography>
      <strong>{label}</strong> {text}
    </Typography>
  );
}

/** Questions with answers that can be expanded. */
function Questions({ questions }: { readonly questions: readonly CheckQuestion[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: '46rem' }}>
      {questions.map(({ question, answer }) => (
        <Box component="details" key={question} sx={QUESTION}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </Box>
      ))}
    </Box>
  );
}

const CONTENTS = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  typography: 'body2',
  '& button': { minHeight: 28, ...TOUCH_LINK },
} as const;
const LIST = {
  m: 0,
  pl: 3,
  display: 'grid',
  gap: 1,
  maxWidth: '46rem',
  '& > li': { pl: 0.5 },
  '& > li::marker': { color: 'primary.main', fontWeight: 680 },
} as const;
const QUESTION = {
  '& summary': { cursor: 'pointer', py: 0.5, fontWeight: 620 },
  '& p': { m: 0, pl: 2.25, pb: 0.5 },
} as const;
const TEMPLATE = {
  typography: 'caption',
  m: 0,
  p: 2,
  maxWidth: '100%',
  overflowX: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.default',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace',
  lineHeight: 1.6,
  tabSize: 2,
} as const;
