import { countOf } from '@earshot/schema/format-count';
import { parseWebUrl } from '@earshot/schema/web-url';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatDate, formatDateTime } from '../../lib/format.ts';
import { publisherOf } from '../../lib/publisher-of.ts';
import type { ReportData } from '../../transport/report-data.ts';
import { reportTitle } from './report-title.ts';
import { ScopeBadge } from './scope-badge.tsx';
import { REPORT_STRINGS } from './strings.ts';

const STRINGS = REPORT_STRINGS.header;

interface ReportHeaderProps {
  readonly data: ReportData;
  /** ISO 8601 timestamp. Null if unknown. */
  readonly analyzedAt: string | null;
}

/** The header of a report: the headline as its title, then publisher, date, URL, and when it was analyzed. */
export function ReportHeader({ data, analyzedAt }: ReportHeaderProps) {
  const { metadata, document, sourceUrl } = data;
  const publisher = publisherOf(data);
  const address = parseWebUrl(sourceUrl);
  // No badge for an unknown scope. The details list it with the reason.
  const hasScope = !['', 'other'].includes(metadata.publisherScope);
  return (
    <Box component="header" sx={{ display: 'grid', gap: 0.75, minWidth: 0 }}>
      <Typography component="h3" variant="h1" dir="auto" sx={{ overflowWrap: 'anywhere', maxWidth: '48rem' }}>
        {reportTitle(data)}
      </Typography>
      {/* These facts come directly from the page, so they do not open evidence. */}
      <Box sx={FACTS}>
        {publisher ? (
          <Box component="bdi" sx={{ fontWeight: 'fontWeightMedium' }}>
            {publisher}
          </Box>
        ) : null}
        {publisher === '' && data.type === 'social' ? <span>{STRINGS.noPlatform}</span> : null}
        {hasScope ? <ScopeBadge scope={metadata.publisherScope} /> : null}
        <span>{formatDate(metadata.date)}</span>
        {document.words > 0 ? <span data-evidence="">{countOf(document.words, 'word')}</span> : null}
        {address ? (
          <Link href={sourceUrl} target="_blank" rel="noopener noreferrer" sx={LINK}>
            {address.hostname}
          </Link>
        ) : null}
        {analyzedAt ? (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {STRINGS.analyzedAt(formatDateTime(new Date(analyzedAt)))}
          </Box>
        ) : null}
      </Box>
      {(data.warnings ?? []).map(({ code, message }) => (
        <Alert key={code} severity="warning" role="note">
          {message}
        </Alert>
      ))}
    </Box>
  );
}

const LINK = { '@media (pointer: coarse)': { py: 1.5 } } as const;
const FACTS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  typography: 'body2',
  overflowWrap: 'anywhere',
} as const;
