import { entryAddress, termAnchor } from '@earshot/schema/help/library-place';
import type { GlossaryTerm } from '@earshot/schema/help/model';
import { ALL, filterQuery } from '@earshot/schema/help/rules';
import { RELATED_TERMS_SHOWN } from '@earshot/schema/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { usePaper } from '../../lib/page.ts';
import { trpc } from '../../transport/trpc.ts';
import { TOUCH_LINK } from '../../ui/small-button.tsx';
import { AgreementCalculator } from './entry-parts.tsx';
import { sourceSections } from './entry-sections.ts';
import { CiteThis, EntryView } from './entry-view.tsx';
import { LibraryCard, TagRow, useOpenedEntry } from './library-card.tsx';
import { LibraryList, useListFilter } from './library-list.tsx';
import { ENTRY_STRINGS, HELP_STRINGS } from './strings.ts';

const { glossary: STRINGS } = HELP_STRINGS;
const LAYERS = ENTRY_STRINGS.layers;
const CARDS = 24;
const AGREEMENT_TERMS: ReadonlySet<string> = new Set([
  'Cohen’s Kappa',
  'Inter-coder Reliability',
  'Krippendorff’s Alpha',
  'Percent Agreement',
]);

/** Shows the terms in parts, but prints all of them. */
export function GlossaryList() {
  const list = useListFilter();
  const filter = { ...list.filter, tag: ALL };
  const { data: all = [] } = trpc.help.glossary.useQuery({});
  const shown = trpc.help.glossary.useQuery(filterQuery(filter), { placeholderData: keepPreviousData });
  const data = filter.search === '' ? alphabetical(shown.data) : shown.data;
  const opened = useOpenedEntry(data !== undefined);
  const [start, setStart] = useShownPart(data, opened.anchor, `${filter.search} ${filter.category}`);
  const isPaper = usePaper();
  const goTo = (next: number) => {
    setStart(next);
    if (opened.anchor !== '') opened.close();
  };
  const isLong = data !== undefined && data.length > CARDS;
  return (
    <LibraryList
      part="glossary"
      query={{ ...shown, data: isPaper ? data : data?.slice(start, start + CARDS) }}
      count={data?.length}
      card={(entry) => {
        const anchor = termAnchor(entry.term);
        const isOpen = anchor === opened.anchor;
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
            onClose={opened.close}
          >
            {isOpen ? <OpenTerm entry={entry} /> : <ClosedTerm entry={entry} />}
          </LibraryCard>
        );
      }}
      filter={{ list: { ...list, filter }, values: { category: all.map((term) => term.category) } }}
      above={
        filter.search === '' && (data === undefined || isLong) ? (
          <LetterStrip names={data?.map((term) => term.term) ?? []} start={start} onGo={goTo} />
        ) : null
      }
      below={
        isLong ? (
          <Box className="no-print" sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Button
              variant="outlined"
              disabled={start === 0}
              onClick={() => goTo(Math.max(0, start - CARDS))}
            >
              {STRINGS.before}
            </Button>
            <Button
              variant="outlined"
              disabled={start + CARDS >= data.length}
              onClick={() => goTo(start + CARDS)}
            >
              {STRINGS.after}
            </Button>
            <span>{STRINGS.part(start + 1, Math.min(start + CARDS, data.length), data.length)}</span>
          </Box>
        ) : null
      }
    />
  );
}

/** A link to a term shows the part with that term. Another search or filter starts from the top. */
function useShownPart(terms: readonly GlossaryTerm[] | undefined, anchor: string, filter: string) {
  const [start, setStart] = useState(0);
  const [seen, setSeen] = useState({ anchor: '', filter });
  if (terms !== undefined && (seen.anchor !== anchor || seen.filter !== filter)) {
    setSeen({ anchor, filter });
    const from = seen.filter === filter ? start : 0;
    const index = terms.findIndex((term) => termAnchor(term.term) === anchor);
    setStart(index === -1 || (index >= from && index < from + CARDS) ? from : index);
  }
  return [start, setStart] as const;
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
    [LAYERS.formula, formula?.text],
    [LAYERS.example, formula?.example],
    [LAYERS.standard, standard],
    [LAYERS.inEarshot, inEarshot],
    [LAYERS.mistakes, mistakes?.join(' ')],
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

interface LetterStripProps {
  /** Terms from A to Z. Empty while loading, when the strip keeps its place. */
  readonly names: readonly string[];
  readonly start: number;
  readonly onGo: (start: number) => void;
}

function LetterStrip({ names, start, onGo }: LetterStripProps) {
  const initials = names.map(initialOf);
  return (
    <Box component="nav" aria-label={STRINGS.letters} className="no-print" sx={STRIP}>
      {[...new Set(initials)].map((letter) => {
        const count = initials.filter((each) => each === letter).length;
        const isCurrent = letter === initials[start];
        return (
          <Button
            key={letter}
            size="small"
            variant={isCurrent ? 'contained' : 'text'}
            color="inherit"
            disableElevation
            aria-label={STRINGS.letter(letter, count)}
            aria-current={isCurrent ? 'true' : undefined}
            onClick={() => onGo(initials.indexOf(letter))}
            sx={{ flex: '1 0 auto', minWidth: 38, minHeight: 44, px: 0.5, gap: 0.5 }}
          >
            {letter}{' '}
            <Box component="span" sx={{ fontSize: '0.75rem', fontWeight: 400 }}>
              {count}
            </Box>
          </Button>
        );
      })}
    </Box>
  );
}

function initialOf(name: string): string {
  const letter = name.charAt(0).normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(letter) ? letter : '#';
}

const STRIP = { display: 'flex', overflowX: 'auto', minHeight: 44 } as const;
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
