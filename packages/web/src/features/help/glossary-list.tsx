import { termAnchor } from '@earshot/schema/help/library-place';
import type { GlossaryTerm } from '@earshot/schema/help/model';
import { ALL, filterQuery, isFiltered } from '@earshot/schema/help/rules';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../transport/trpc.ts';
import { GlossaryCard } from './glossary-card.tsx';
import { LetterStrip } from './letter-strip.tsx';
import { LibraryFilter } from './library-filter.tsx';
import { LibraryList } from './library-list.tsx';
import { HELP_STRINGS } from './strings.ts';
import { useListFilter } from './use-list-filter.ts';
import { useOpenedEntry } from './use-opened-entry.ts';

const { glossary: STRINGS } = HELP_STRINGS;
const CARD_HEIGHT_PX = 450;
/** Number of cards shown at a time. */
const CARDS = 24;

/** The Glossary (#313-#320): at most 24 cards at a time, reached by letter or one page after another. */
export function GlossaryList() {
  const list = useListFilter();
  const filter = { ...list.filter, tag: ALL };
  const { data: all = [] } = trpc.help.glossary.useQuery({});
  const shown = trpc.help.glossary.useQuery(filterQuery(filter), { placeholderData: keepPreviousData });
  const data = filter.search === '' ? alphabetical(shown.data) : shown.data;
  const opened = useOpenedEntry(data !== undefined);
  const [start, setStart] = useShownPart(data, opened.anchor, `${filter.search} ${filter.category}`);
  const goTo = (next: number) => {
    setStart(next);
    if (opened.anchor !== '') opened.close();
  };
  return (
    <LibraryList
      part="glossary"
      query={{ ...shown, data: data?.slice(start, start + CARDS) }}
      card={(term) => (
        <GlossaryCard
          term={term}
          isOpen={termAnchor(term.term) === opened.anchor}
          onOpen={() => opened.open(termAnchor(term.term))}
          onClose={opened.close}
        />
      )}
      cardHeightPx={CARD_HEIGHT_PX}
      isFiltered={isFiltered(filter)}
      filterBar={
        <>
          <LibraryFilter
            searchLabel={STRINGS.search}
            list={{ ...list, filter }}
            values={{ category: all.map((term) => term.category) }}
            found={shown.data ? STRINGS.found(shown.data.length) : ''}
          />
          {filter.search === '' && (data === undefined || data.length > CARDS) ? (
            <LetterStrip names={data?.map((term) => term.term)} start={start} onGo={goTo} />
          ) : null}
        </>
      }
      below={
        data !== undefined && data.length > CARDS ? (
          <Stack
            direction="row"
            className="no-print"
            sx={{ gap: 1, mt: 2, flexWrap: 'wrap', alignItems: 'center' }}
          >
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
          </Stack>
        ) : null
      }
    />
  );
}

/**
 * Returns the index of the first card shown. A link to a term moves to the part with that term; another search or filter
 * starts from the top.
 */
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

/** Sorts the terms from A to Z. Not used for search results, which stay sorted by relevance. */
function alphabetical(terms: readonly GlossaryTerm[] | undefined): GlossaryTerm[] | undefined {
  return terms && [...terms].sort((a, b) => a.term.localeCompare(b.term, 'en'));
}
