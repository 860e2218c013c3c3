import type { EntryChange, Source } from '@earshot/schema/help/model';
import { sourcePlace } from '@earshot/schema/help/source-address';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatDate } from '../../lib/format.ts';
import { reviewMonth } from './review-month.ts';
import { HELP_STRINGS } from './strings.ts';

const STRINGS = HELP_STRINGS.sources;

interface SourceListProps {
  readonly sources: readonly Source[];
  /** Month of the last review, `YYYY-MM`. */
  readonly lastReviewed: string | undefined;
  /** Corrections of the entry. */
  readonly changes?: readonly EntryChange[] | undefined;
}

/**
 * List of references: author, title, year, where to find the work, what the entry takes from it, and when that was last
 * checked. If several works were not read, each has a mark, and one sentence explains it.
 */
export function SourceList({ sources, lastReviewed, changes = [] }: SourceListProps) {
  const isMarked = sources.filter(({ checked }) => !checked).length > 1;
  return (
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
      {isMarked ? <Typography variant="body2">{STRINGS.uncheckedMarked}</Typography> : null}
      {lastReviewed ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {STRINGS.lastReviewed(reviewMonth(lastReviewed))}
        </Typography>
      ) : null}
      {changes.map(({ on, what }) => (
        <Typography key={on + what} variant="body2" sx={{ color: 'text.secondary' }}>
          {STRINGS.changed(formatDate(on), what)}
        </Typography>
      ))}
    </Box>
  );
}

interface SourceTextProps {
  readonly source: Source;
  /** Text after a work that was not read. */
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

/** Adds a period to a text, unless it ends with punctuation or is a mark. */
function sentence(text: string): string {
  return /[.!?*]$/.test(text) ? text : `${text}.`;
}
