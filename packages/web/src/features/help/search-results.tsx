import { formatCount } from '@earshot/schema/format-count';
import { entryAddress, exerciseAddress, termAnchor } from '@earshot/schema/help/library-place';
import type { BestHit, HelpSearchResult } from '@earshot/schema/help/model';
import { cutDefinition } from '@earshot/schema/help/rules';
import { EXERCISES_ADDRESS } from '@earshot/schema/help/sample-set';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { skipToken } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { logError } from '../../lib/page.ts';
import { trpc } from '../../transport/trpc.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { MessageScreen, SkeletonCards } from '../../ui/message-screen.tsx';
import { Panel } from '../../ui/section.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { HELP_STRINGS } from './strings.ts';

const STRINGS = HELP_STRINGS.search;
const BEST = STRINGS.best;
const MAX_BEST = 5;
const KINDS = ['frameworks', 'glossary', 'playbooks'] as const satisfies readonly (keyof HelpSearchResult)[];
type Kind = (typeof KINDS)[number];

export function SearchResults({ search: { pending, found } }: { readonly search: HelpSearch }) {
  return (
    <section aria-label="Search results" aria-busy={pending}>
      <Typography role="status" sx={found ? SUMMARY : visuallyHidden}>
        {pending ? STRINGS.searching : null}
        {found && !pending ? (
          <>
            {STRINGS.summary(resultCount(found.result))} <bdi>{found.query}</bdi>
          </>
        ) : null}
      </Typography>
      {found ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <BestHits result={found.result} />
          <ResultTabs key={found.query} result={found.result} />
        </Box>
      ) : null}
      {pending && !found ? <SkeletonCards count={3} heightPx={96} minWidthPx={1200} /> : null}
    </section>
  );
}

function resultCount({ frameworks, glossary, playbooks }: HelpSearchResult): number {
  return frameworks.length + glossary.length + playbooks.length;
}

/** Of all kinds. Absent if nothing found answers the query. */
function BestHits({ result: { best = [], isAnswered } }: { readonly result: HelpSearchResult }) {
  if (best.length === 0 || isAnswered !== true) return null;
  return (
    <Box component="section" aria-label={BEST.label} sx={{ typography: 'body2' }}>
      {BEST.label}:
      <Box component="ul" sx={HITS}>
        {best.slice(0, MAX_BEST).map((hit) => (
          <li key={hit.id}>
            {/* The server renders the list of exercises, so its link is not one of the router. */}
            <Link
              {...(hit.slug === ''
                ? { href: EXERCISES_ADDRESS }
                : { component: RouterLink, to: addressOf(hit) })}
              sx={LINK}
            >
              {`${hit.title} (${BEST.kinds[hit.kind].toLowerCase()})`}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function addressOf({ kind, slug }: BestHit): string {
  if (kind === 'exercises') return exerciseAddress(slug);
  if (kind === 'frameworks') return `/help/frameworks/${encodeURIComponent(slug)}`;
  return entryAddress(kind, kind === 'glossary' ? termAnchor(slug) : slug);
}

function ResultTabs({ result }: { readonly result: HelpSearchResult }) {
  const [kind, setKind] = useState<Kind>(() => bestKind(result));
  const rows = rowsOf(result);
  return (
    <Panel sx={{ py: { xs: 1.5, sm: 2 } }}>
      <Tabs
        value={kind}
        onChange={(_, next: Kind) => setKind(next)}
        selectionFollowsFocus
        aria-label="Result types"
        variant="scrollable"
        scrollButtons={false}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {KINDS.map((each) => (
          <Tab
            key={each}
            value={each}
            label={`${STRINGS.tabs[each]} (${formatCount(rows[each].length)})`}
            id={`results-tab-${each}`}
            aria-controls="results"
            sx={{ px: { xs: 0.75, sm: 2 }, minWidth: 0, fontSize: { xs: '0.8125rem', sm: '0.9375rem' } }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="results" aria-labelledby={`results-tab-${kind}`} sx={{ pt: 2 }}>
        {rows[kind].length === 0 ? (
          <MessageScreen title={STRINGS.empty[kind]} />
        ) : (
          <ResultList label={STRINGS.tabs[kind]} rows={rows[kind]} />
        )}
      </Box>
    </Panel>
  );
}

type ResultRow = BestHit & { readonly note: string };

function ResultList({ label, rows }: { readonly label: string; readonly rows: readonly ResultRow[] }) {
  return (
    <Box component="ol" aria-label={label} sx={RESULTS}>
      {rows.map((row) => (
        <li key={row.id}>
          <Link component={RouterLink} to={addressOf(row)} sx={{ ...LINK, fontWeight: 650 }}>
            {row.title}
          </Link>
          <Typography variant="caption" sx={{ ml: 1.5, color: 'text.secondary' }}>
            {row.note}
          </Typography>
          <Typography variant="body2" sx={{ maxWidth: '52rem' }}>
            {row.text}
          </Typography>
        </li>
      ))}
    </Box>
  );
}

function bestKind(result: HelpSearchResult): Kind {
  const best = (result.best ?? []).flatMap(({ kind }) => KINDS.filter((each) => each === kind));
  return best[0] ?? KINDS.find((kind) => result[kind].length > 0) ?? 'frameworks';
}

function rowsOf({ frameworks, glossary, playbooks }: HelpSearchResult): Record<Kind, ResultRow[]> {
  return {
    frameworks: frameworks.map(({ id, slug, name: title, category: note, description: text }) => ({
      kind: 'frameworks',
      id,
      slug,
      title,
      note,
      text,
    })),
    glossary: glossary.map(({ id, term, category: note, definition }) => ({
      kind: 'glossary',
      id,
      slug: term,
      title: term,
      note,
      text: cutDefinition(definition),
    })),
    playbooks: playbooks.map(({ id, slug, title, tags, description: text }) => ({
      kind: 'playbooks',
      id,
      slug,
      title,
      note: tags.join(', '),
      text,
    })),
  };
}

const SUMMARY = { mb: 1, color: 'text.secondary', overflowWrap: 'anywhere' } as const;
const LINK = { display: 'inline-block', py: 0.5, '@media (pointer: coarse)': { py: 1.25 } } as const;
const HITS = { m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2 } as const;
const RESULTS = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { py: 1.25, borderTop: 1, borderColor: 'divider' },
  '& > li:first-of-type': { pt: 0, borderTop: 0 },
} as const;

export function SearchBox({ search }: { readonly search: HelpSearch }) {
  return (
    <Panel component="search">
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          search.submit();
        }}
        sx={{ display: 'grid', columnGap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr auto' } }}
      >
        <TextField
          label="Search the Help Center"
          placeholder="share of voice, crisis, measurement"
          type="search"
          inputMode="search"
          value={search.text}
          onChange={search.setText}
          startAdornment={<SearchIcon sx={{ mr: 1, color: 'text.secondary' }} />}
        />
        <Button type="submit" variant="contained" sx={SUBMIT}>
          {search.pending ? STRINGS.searching : 'Search'}
        </Button>
      </Box>
    </Panel>
  );
}

const SUBMIT = {
  alignSelf: 'start',
  mt: { xs: 1.5, sm: '25px' },
  minHeight: 40,
  minWidth: '7.5rem',
} as const;

/** In the URL, so that going back from an entry restores the results. */
const QUERY_PARAMETER = 'q';

export type HelpSearch = ReturnType<typeof useHelpSearch>;

/** The latest query wins (#283). A failed one is only logged (#281, #282). */
export function useHelpSearch() {
  const [parameters, setParameters] = useSearchParams();
  const query = parameters.get(QUERY_PARAMETER)?.trim() ?? '';
  const [text, setText] = useState(query);
  const { data, error, isFetching, refetch } = trpc.help.search.useQuery(
    query === '' ? skipToken : { q: query },
  );
  useEffect(() => {
    if (error !== null) logError('The help search failed.', error);
  }, [error]);
  const search = (next: string) => {
    if (next === query && error !== null) void refetch();
    else setParameters(next === '' ? {} : { [QUERY_PARAMETER]: next }, { replace: true });
  };
  return {
    text,
    setText: (next: string) => {
      setText(next);
      if (next === '' && query !== '') search('');
    },
    submit: () => search(text.trim()),
    pending: query !== '' && isFetching,
    found: query !== '' && data ? { query, result: data } : null,
  };
}
