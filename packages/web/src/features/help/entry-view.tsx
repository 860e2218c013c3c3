import {
  apaCitation,
  bibtexCitation,
  type CitedEntry,
  LIBRARY,
  risCitation,
} from '@earshot/schema/help/citations';
import type { CheckQuestion } from '@earshot/schema/help/model';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import { formatDate } from '../../lib/format.ts';
import { saveWord } from '../../lib/save-file.ts';
import { BlockView } from '../../ui/blocks-view.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Section } from '../../ui/section.tsx';
import { TOUCH_LINK } from '../../ui/small-button.tsx';
import { AgreementCalculator, DataTable, PracticeExercise } from './entry-parts.tsx';
import { type EntryPart, type EntrySection, splitStructure, templateBlocks } from './entry-sections.ts';

interface EntryViewProps {
  readonly sections: readonly EntrySection[];
  readonly heading: ElementType;
}

export function EntryView({ sections, heading }: EntryViewProps) {
  return sections.map(({ id, title, parts }) => (
    <Section key={id} id={id} title={title} heading={heading}>
      <Box className="print-blocks" sx={PARTS}>
        {parts.map((part, i) => (
          <Part key={keyOf(part, i)} part={part} />
        ))}
      </Box>
    </Section>
  ));
}

const keyOf = (part: EntryPart, index: number) => `${part.kind} ${index}`;

export function Contents({ sections }: Pick<EntryViewProps, 'sections'>) {
  const go = (id: string) => document.getElementById(id)?.scrollIntoView();
  return (
    <Box component="nav" aria-label="Contents" className="no-print" sx={CONTENTS}>
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
    case 'list':
      return <BlockView block={part} />;
    case 'heading':
      return (
        <Typography component="h4" sx={{ fontWeight: 650 }}>
          {part.text}
        </Typography>
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

/** Shows a template or structure as text. Its Markdown tables become tables (#301). */
function Form({ form: { title, text }, hasCaption }: Omit<Extract<EntryPart, { kind: 'form' }>, 'kind'>) {
  const name = hasCaption ? `Template: ${title}` : 'Template to fill in';
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, fontWeight: 620 }}>{hasCaption ? title : null}</Box>
        <CopyButton
          text={text}
          label={`Copy template: ${title}`}
          confirmation="Template copied to clipboard"
        />
      </Box>
      {(hasCaption ? [text] : splitStructure(text)).map((part) =>
        typeof part === 'string' ? (
          <Box key={part} component="pre" role="group" aria-label={name} tabIndex={0} sx={TEMPLATE}>
            {part}
          </Box>
        ) : (
          <DataTable
            key={part.columns.join('|')}
            table={{ title: `Template table: ${part.columns[0] ?? ''}`, ...part }}
            hasCaption={false}
          />
        ),
      )}
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
const PARTS = {
  display: 'grid',
  gap: 2,
  minWidth: 0,
  '& > p': { m: 0 },
  '& > p, & > ul, & > ol': { maxWidth: '46rem' },
  '& > ul, & > ol': { m: 0, pl: 3, display: 'grid', gap: 1 },
  '& > :is(ul, ol) > li': { pl: 0.5 },
  '& > ol > li::marker': { color: 'primary.main', fontWeight: 680 },
  '& > .small': { typography: 'body2', color: 'text.secondary', gap: 0.5 },
  '& > .small a': { color: 'primary.main' },
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

interface TemplatesButtonProps {
  readonly name: string;
  readonly slug: string;
  readonly sections: readonly EntrySection[];
}

/** In landscape format, so that wide tables fit. */
export function TemplatesButton({ name, slug, sections }: TemplatesButtonProps) {
  const fileName = `${slug}-templates.docx`;
  const save = () =>
    saveWord(
      fileName,
      templateBlocks(name, sections),
      { title: name, isLandscape: true },
      { title: 'File saved', text: fileName },
    );
  return (
    <Button size="small" variant="outlined" startIcon={<DownloadIcon />} onClick={() => void save()}>
      Templates as Word
    </Button>
  );
}

interface CiteThisProps {
  readonly title: string;
  /** Path on this site, such as `/help/glossary#reach`. */
  readonly path: string;
  /** YYYY-MM-DD. */
  readonly updated: string | undefined;
}

/** Folded on screen, but always printed. */
export function CiteThis({ title, path, updated }: CiteThisProps) {
  return (
    <Box sx={{ typography: 'body2', maxWidth: '46rem' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {`From the ${LIBRARY}.`}
        {updated ? ` Last changed ${formatDate(updated)}.` : null}
      </Box>
      <Box component="details" sx={{ '& summary': { cursor: 'pointer', py: 0.5 } }}>
        <summary>Cite this</summary>
        <Formats title={title} path={path} updated={updated} />
      </Box>
    </Box>
  );
}

function Formats({ title, path, updated }: CiteThisProps) {
  const entry: CitedEntry = {
    title,
    url: new URL(path, window.location.origin).href,
    updated,
    accessed: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length),
  };
  const formats = [
    ['APA', apaCitation(entry)],
    ['BibTeX', bibtexCitation(entry)],
    ['RIS', risCitation(entry)],
  ] as const;
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere' }}>{formats[0][1]}</Box>
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {formats.map(([format, text]) => (
          <Box key={format} sx={{ display: 'flex', alignItems: 'center' }}>
            {format}
            <CopyButton
              text={text}
              label={`Copy citation: ${format}`}
              confirmation={`${format} citation copied to clipboard`}
            />
          </Box>
        ))}
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        The text of the library may be used under CC BY 4.0: name Earshot and link to the entry.
      </Typography>
    </>
  );
}
