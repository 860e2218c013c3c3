import { countOf } from '@earshot/schema/format-count';
import { entryAddress, termAnchor } from '@earshot/schema/help/library-place';
import type { GlossaryTerm } from '@earshot/schema/help/model';
import { ALL, filterQuery } from '@earshot/schema/help/rules';
import { RELATED_TERMS_SHOWN } from '@earshot/schema/limits';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { usePaper } from '../../lib/page.ts';
import { trpc } from '../../transport/trpc.ts';
import { ModeToggle } from '../../ui/choices.tsx';
import { TOUCH_LINK } from '../../ui/small-button.tsx';
import { AgreementCalculator } from './entry-parts.tsx';
import { sourceSections } from './entry-sections.ts';
import { CiteThis, EntryView } from './entry-view.tsx';
import { LibraryCard, TagRow, useOpenedEntry } from './library-card.tsx';
import { LibraryList, useListFilter } from './library-list.tsx';
import { HELP_STRINGS } from './strings.ts';

const { glossary: STRINGS } = HELP_STRINGS;
/** A longer list is shown letter by letter. */
const MAX_CARDS = 24;
const AGREEMENT_TERMS: ReadonlySet<string> = new Set([
  'Cohen’s Kappa',
  'Inter-coder Reliability',
  'Krippendorff’s Alpha',
  'Percent Agreement',
]);

/** Shows a long list letter by letter, but prints all of it. */
export function GlossaryList() {
  const list = useListFilter();
  const filter = { ...list.filter, tag: ALL };
  const { data: all = [] } = trpc.help.glossary.useQuery({});
  const shown = trpc.help.glossary.useQuery(filterQuery(filter), { placeholderData: keepPreviousData });
  const data = filter.search === '' ? alphabetical(shown.data) : shown.data;
  const opened = useOpenedEntry(data !== undefined);
  const [chosen, setChosen] = useState('');
  const isPaper = usePaper();
  const counts = new Map<string, number>();
  for (const { term } of data ?? []) counts.set(initialOf(term), (counts.get(initialOf(term)) ?? 0) + 1);
  const initials = [...counts.keys()];
  const openTerm = data?.find(({ term }) => termAnchor(term) === opened.anchor);
  const wanted = openTerm ? initialOf(openTerm.term) : chosen;
  const letter = initials.includes(wanted) ? wanted : initials[0];
  const isByLetter = filter.search === '' && (data === undefined || data.length > MAX_CARDS);
  const goTo = (next = '') => {
    setChosen(next);
    if (opened.anchor !== '') opened.close();
  };
  return (
    <LibraryList
      part="glossary"
      query={{
        ...shown,
        data: isByLetter && !isPaper ? data?.filter(({ term }) => initialOf(term) === letter) : data,
      }}
      count={data?.length}
      card={(entry) => {
        const anchor = termAnchor(entry.term);
        const isOpen = entry === openTerm;
        return (
          <LibraryCard
            title={entry.term}
            category={entry.category}
            to={`/help/glossary/${encodeURIComponent(entry.term)}`}
            label={STRINGS.view}
            onOpen={() => opened.open(anchor)}
            anchor={anchor}
            isOpen={isOpen}
            closeLabel={STRINGS.close}
            onClose={() => goTo(letter)}
          >
            {isOpen ? <OpenTerm entry={entry} /> : <ClosedTerm entry={entry} />}
          </LibraryCard>
        );
      }}
      filter={{ list: { ...list, filter }, values: { category: all.map((term) => term.category) } }}
      above={
        isByLetter ? (
          <Box className="no-print" sx={STRIP}>
            <ModeToggle
              label={STRINGS.letters}
              mode={letter ?? ''}
              options={[...counts].map(([each, count]) => ({
                value: each,
                label: each,
                name: `${each}, ${countOf(count, 'term')}`,
              }))}
              onChange={goTo}
            />
          </Box>
        ) : null
      }
    />
  );
}

function alphabetical(terms: readonly GlossaryTerm[] | undefined): GlossaryTerm[] | undefined {
  return terms && [...terms].sort((a, b) => a.term.localeCompare(b.term, 'en'));
}

interface TermProps {
  readonly entry: GlossaryTerm;
}

function ClosedTerm({ entry: { definition, aka, related } }: TermProps) {
  return (
    <>
      <Typography variant="body2">{definition}</Typography>
      <Names names={aka} />
      {related.length > 0 ? (
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {STRINGS.related}
          </Typography>
          <TagRow tags={related} max={RELATED_TERMS_SHOWN} label={STRINGS.related} />
        </Box>
      ) : null}
    </>
  );
}

function OpenTerm({ entry }: TermProps) {
  const { term, updated, plain, definition, formula, standard, inEarshot, mistakes, related } = entry;
  const layers = [
    ['Formula', formula?.text],
    ['Example', formula?.example],
    ['In the literature', standard],
    ['In Earshot', inEarshot],
    ['Common mistakes', mistakes?.join(' ')],
  ] as const;
  return (
    <>
      <CiteThis title={term} path={entryAddress('glossary', termAnchor(term))} updated={updated} />
      {plain ? <Typography sx={{ maxWidth: '46rem', fontWeight: 620 }}>{plain}</Typography> : null}
      <Typography sx={{ maxWidth: '46rem' }}>{definition}</Typography>
      <Box component="dl" sx={LAYER_LIST}>
        {layers.map(([label, text]) =>
          text ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ) : null,
        )}
      </Box>
      {AGREEMENT_TERMS.has(term) ? <AgreementCalculator /> : null}
      <Names names={entry.aka} />
      <Box component="ul" aria-label={STRINGS.related} sx={LINKS}>
        {related.map((other) => (
          <li key={other}>
            <Link component={RouterLink} to={entryAddress('glossary', termAnchor(other))}>
              {other}
            </Link>
          </li>
        ))}
      </Box>
      <EntryView sections={sourceSections(entry)} heading="h3" />
    </>
  );
}

function Names({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Typography variant="body2">
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {STRINGS.aka}:{' '}
      </Box>
      {names.join(', ')}
    </Typography>
  );
}

function initialOf(name: string): string {
  const letter = name.charAt(0).normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(letter) ? letter : '#';
}

const STRIP = { overflowX: 'auto', minHeight: 44 } as const;
const LAYER_LIST = {
  typography: 'body2',
  m: 0,
  maxWidth: '46rem',
  '&:empty': { display: 'none' },
  '& dt': { fontWeight: 620, mt: 1 },
  '& dd': { m: 0 },
} as const;
const LINKS = {
  typography: 'body2',
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  '& a': TOUCH_LINK,
} as const;
