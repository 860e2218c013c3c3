import {
  apaCitation,
  bibtexCitation,
  type CitedEntry,
  LIBRARY,
  risCitation,
  sourcePlace,
} from '@earshot/schema/help/citations';
import type { Framework, Source } from '@earshot/schema/help/model';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ElementType, useId, useState } from 'react';
import { formatDate } from '../../lib/format.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Section } from '../../ui/section.tsx';
import { ENTRY_STRINGS, HELP_STRINGS } from './strings.ts';

const STRINGS = HELP_STRINGS.sources;

export type SourceListProps = Pick<Framework, 'sources' | 'lastReviewed' | 'changes'>;

/** If several works have not been read, each gets a mark, and one sentence explains it. */
export function SourceSection(props: SourceListProps & { readonly heading?: ElementType }) {
  const { sources = [], lastReviewed, changes = [], heading = 'h3' } = props;
  const isMarked = sources.filter(({ checked }) => !checked).length > 1;
  const notes = [
    ...(lastReviewed ? [STRINGS.lastReviewed(reviewMonth(lastReviewed))] : []),
    ...changes.map(({ on, what }) => STRINGS.changed(formatDate(on), what)),
  ];
  if (sources.length + notes.length === 0) return null;
  return (
    <Section title={STRINGS.title} heading={heading}>
      <Box sx={{ typography: 'body2', display: 'grid', gap: 1, maxWidth: '46rem' }}>
        {sources.length > 0 ? (
          <Box component="ul" sx={{ m: 0, pl: 3, display: 'grid', gap: 0.5 }}>
            {sources.map((source) => (
              <li key={`${source.author} ${source.title}`}>
                <SourceText source={source} unread={isMarked ? STRINGS.uncheckedMark : STRINGS.unchecked} />
              </li>
            ))}
          </Box>
        ) : null}
        {isMarked ? <div>{STRINGS.uncheckedMarked}</div> : null}
        {notes.map((note) => (
          <Box key={note} sx={{ color: 'text.secondary' }}>
            {note}
          </Box>
        ))}
      </Box>
    </Section>
  );
}

export function reviewMonth(yearAndMonth: string): string {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(yearAndMonth)) return yearAndMonth;
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${yearAndMonth}-01T00:00:00Z`),
  );
}

interface SourceTextProps {
  readonly source: Source;
  readonly unread: string;
}

function SourceText({ source, unread }: SourceTextProps) {
  const { author, title, year, publishedIn, edition, publisher, pages, claim, note, checked } = source;
  const place = sourcePlace(source);
  const details = [publishedIn, edition, publisher, pages ? STRINGS.pages(pages) : undefined];
  const remarks = [claim, note, checked ? STRINGS.checked(checked) : unread];
  return (
    <>
      {author} ({year ?? STRINGS.undated}):{' '}
      <cite>{place && !place.site ? <Link href={place.href}>{title}</Link> : title}</cite>.
      {[details.filter(Boolean).join(', '), ...remarks]
        .filter(Boolean)
        .map((text) => ` ${sentence(String(text))}`)}
      {place?.site ? (
        <>
          {' '}
          <Link href={place.href}>{STRINGS.site(place.site)}</Link>.
        </>
      ) : null}
    </>
  );
}

function sentence(text: string): string {
  return /[.!?*]$/.test(text) ? text : `${text}.`;
}

const CITE = ENTRY_STRINGS.cite;

interface CiteThisProps {
  readonly title: string;
  /** Path on this site, such as `/help/glossary#reach`. */
  readonly path: string;
  /** YYYY-MM-DD. */
  readonly updated: string | undefined;
}

/** Folded on screen, but always printed. */
export function CiteThis({ title, path, updated }: CiteThisProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box sx={{ typography: 'body2', maxWidth: '46rem' }}>
      <Box sx={ROW}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {CITE.partOf(LIBRARY)}
          {updated ? ` ${CITE.changed(formatDate(updated))}` : null}
        </Box>
        <Button
          size="small"
          variant="outlined"
          className="no-print"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {CITE.button}
        </Button>
      </Box>
      <Box
        component="section"
        id={id}
        aria-label={CITE.title}
        hidden={!isOpen}
        sx={{ mt: 0.5, '@media print': { display: 'block' } }}
      >
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
    [CITE.formats.apa, apaCitation(entry)],
    [CITE.formats.bibtex, bibtexCitation(entry)],
    [CITE.formats.ris, risCitation(entry)],
  ] as const;
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere' }}>{formats[0][1]}</Box>
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {formats.map(([format, text]) => (
          <Box key={format} sx={{ display: 'flex', alignItems: 'center' }}>
            {format}
            <CopyButton text={text} label={CITE.copy(format)} confirmation={CITE.copied(format)} />
          </Box>
        ))}
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {CITE.license}
      </Typography>
    </>
  );
}

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 } as const;
