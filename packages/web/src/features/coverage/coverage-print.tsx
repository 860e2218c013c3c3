import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '../../lib/format.ts';
import type { CoverageList } from './coverage-list.ts';
import { shownEntry } from './effective-row.ts';
import { COVERAGE_STRINGS } from './strings.ts';

const { print: STRINGS, shares: SHARES } = COVERAGE_STRINGS;

/** The cover line of a printed report: what, for whom, about when. */
export function PrintCover({ list }: { readonly list: CoverageList }) {
  return (
    <Box className="print-only">
      <Typography variant="h1" component="p">
        {STRINGS.report}
      </Typography>
      {list.client.trim() === '' ? null : (
        <Typography>
          {STRINGS.client}: {list.client}
        </Typography>
      )}
      {list.period.trim() === '' ? null : (
        <Typography>
          {STRINGS.period}: {list.period}
        </Typography>
      )}
      <Typography variant="body2">{STRINGS.prepared(formatDateTime(new Date()))}</Typography>
    </Box>
  );
}

/** The last page of a printed report: how the figures were made, what they do not say, and what is missing in them. */
export function PrintMethod({ list }: { readonly list: CoverageList }) {
  const versions = [...new Set(list.rows.flatMap(({ entry }) => entry?.methodVersion || []))];
  const excluded = list.rows.filter((row) => row.excluded !== null);
  const failed = list.rows.filter(({ status }) => status === 'failed');
  return (
    <Box className="print-only" sx={{ breakBefore: 'page' }}>
      <Typography variant="h2">{STRINGS.methodTitle}</Typography>
      {[...STRINGS.method, SHARES.formula, SHARES.caveat].map((sentence) => (
        <Typography key={sentence} sx={{ mt: 1 }}>
          {sentence}
        </Typography>
      ))}
      {excluded.length > 0 ? (
        <PrintList
          title={STRINGS.excludedTitle}
          entries={excluded.map((row) => [shownEntry(row)?.headline || row.address, row.excluded ?? ''])}
        />
      ) : null}
      {failed.length > 0 ? (
        <PrintList title={STRINGS.failedTitle} entries={failed.map((row) => [row.address, row.failure])} />
      ) : null}
      {versions.length > 0 ? (
        <Typography variant="caption" component="p" sx={{ mt: 2 }}>
          {STRINGS.version(versions.join(', '))}
        </Typography>
      ) : null}
    </Box>
  );
}

interface PrintListProps {
  readonly title: string;
  readonly entries: readonly (readonly [name: string, reason: string])[];
}

function PrintList({ title, entries }: PrintListProps) {
  return (
    <>
      <Typography variant="h3" sx={{ mt: 2 }}>
        {title}
      </Typography>
      <ul>
        {entries.map(([name, reason]) => (
          <li key={`${name} ${reason}`}>{[name, reason].filter(Boolean).join(': ')}</li>
        ))}
      </ul>
    </>
  );
}
