import type { CheckQuestion } from '@earshot/schema/help/model';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import { logError } from '../../lib/page.ts';
import { downloadBlob } from '../../lib/transfer.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Section } from '../../ui/section.tsx';
import { TOUCH_LINK } from '../../ui/small-button.tsx';
import { AgreementCalculator, DataTable, PracticeExercise } from './entry-parts.tsx';
import type { EntryPart, EntrySection, Labeled } from './entry-sections.ts';
import { splitStructure } from './entry-sections.ts';
import { type SourceListProps, SourceSection } from './source-list.tsx';
import { ENTRY_STRINGS, HELP_STRINGS } from './strings.ts';

const { playbooks: PLAYBOOK, framework: FRAMEWORK } = HELP_STRINGS;

interface EntryViewProps {
  readonly sections: readonly EntrySection[];
  readonly reviewed: SourceListProps;
  readonly heading: ElementType;
}

export function EntryView({ sections, reviewed, heading }: EntryViewProps) {
  return (
    <>
      {sections.map(({ id, title, parts }) => (
        <Section key={id} id={id} title={title} heading={heading}>
          <Box className="print-blocks" sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
            {parts.map((part, i) => (
              <Part key={keyOf(part, i)} part={part} />
            ))}
          </Box>
        </Section>
      ))}
      <SourceSection {...reviewed} heading={heading} />
    </>
  );
}

function keyOf(part: EntryPart, index: number): string {
  return `${part.kind} ${index}`;
}

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

function Part({ part }: { readonly part: EntryPart }) {
  switch (part.kind) {
    case 'text':
      return (
        <Typography
          variant={part.isQuiet ? 'body2' : 'body1'}
          sx={{ maxWidth: '46rem', ...(part.isQuiet && { color: 'text.secondary' }) }}
        >
          <LabeledText {...part.text} />
        </Typography>
      );
    case 'heading':
      return (
        <Typography component="h4" sx={{ fontWeight: 650 }}>
          {part.text}
        </Typography>
      );
    case 'list':
      return (
        <Box component={part.isOrdered ? 'ol' : 'ul'} sx={LIST}>
          {part.items.map((item) => (
            <li key={item.text}>
              <LabeledText {...item} />
            </li>
          ))}
        </Box>
      );
    case 'table':
      return <DataTable table={part.table} hasCaption={part.hasCaption} />;
    case 'form':
      return <Form form={part.form} hasCaption={part.hasCaption} />;
    case 'exercise':
      return <PracticeExercise practice={part.practice} />;
    case 'questions':
      return <Questions questions={part.questions} />;
    case 'calculator':
      return <AgreementCalculator />;
  }
}

function LabeledText({ label, text }: Labeled) {
  return (
    <>
      {label ? <strong>{label} </strong> : null}
      {text}
    </>
  );
}

/** Shows a template or structure as text. Its Markdown tables become tables (#301). */
function Form({ form: { title, text }, hasCaption }: Omit<Extract<EntryPart, { kind: 'form' }>, 'kind'>) {
  const name = hasCaption ? `${PLAYBOOK.templateLabel}: ${title}` : FRAMEWORK.structureLabel;
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, fontWeight: 620 }}>{hasCaption ? title : null}</Box>
        <CopyButton text={text} label={PLAYBOOK.copyTemplate(title)} confirmation={PLAYBOOK.templateCopied} />
      </Box>
      {(hasCaption ? [{ kind: 'text', text } as const] : splitStructure(text)).map((part) =>
        part.kind === 'text' ? (
          <TemplateText key={part.text} text={part.text} label={name} />
        ) : (
          <DataTable
            key={part.columns.join('|')}
            table={{ title: FRAMEWORK.structureTable(part.columns[0] ?? ''), ...part }}
            hasCaption={false}
          />
        ),
      )}
    </Box>
  );
}

function TemplateText({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <Box component="pre" role="group" aria-label={label} tabIndex={0} sx={TEMPLATE}>
      {text}
    </Box>
  );
}

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

const TAKE_AWAY = ENTRY_STRINGS.takeAway;

interface TemplatesButtonProps {
  readonly name: string;
  readonly slug: string;
  readonly sections: readonly EntrySection[];
}

export function TemplatesButton({ name, slug, sections }: TemplatesButtonProps) {
  const save = async () => {
    try {
      const { writeTemplates } = await import('./write-templates.ts');
      downloadBlob(`${slug}-templates.docx`, await writeTemplates(name, sections));
    } catch (error) {
      logError('The templates could not be written.', error);
      showToast({ ...TAKE_AWAY.failed, tone: 'destructive' });
    }
  };
  return (
    <Button size="small" variant="outlined" startIcon={<DownloadIcon />} onClick={() => void save()}>
      {TAKE_AWAY.docx}
    </Button>
  );
}
