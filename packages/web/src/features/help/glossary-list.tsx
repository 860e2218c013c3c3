import { termAnchor } from '@earshot/schema/help/library-place';
import type { GlossaryTerm } from '@earshot/schema/help/model';
import { ALL, filterQuery, isFiltered } from '@earshot/schema/help/rules';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../transport/trpc.ts';
import { GlossaryCard } from './glossary-card.tsx';
import { LibraryFilter } from './library-filter.tsx';
import { LibraryList } from './library-list.tsx';
import { HELP_STRINGS } from './strings.ts';
import { useListFilter } from './use-list-filter.ts';
import { useOpenedEntry } from './use-opened-entry.ts';

const { glossary: STRINGS } = HELP_STRINGS;
const CARD_HEIGHT_PX = 450;

/** The Glossary (#313-#320). */
export function GlossaryList() {
  const list = useListFilter();
  const filter = { ...list.filter, tag: ALL };
  const { data: all = [] } = trpc.help.glossary.useQuery({});
  const shown = trpc.help.glossary.useQuery(filterQuery(filter), { placeholderData: keepPreviousData });
  const data = filter.search === '' ? alphabetical(shown.data) : shown.data;
  const opened = useOpenedEntry(data !== undefined);
  return (
    <LibraryList
      part="glossary"
      query={{ ...shown, data }}
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
        <LibraryFilter
          searchLabel={STRINGS.search}
          list={{ ...list, filter }}
          values={{ category: all.map((term) => term.category) }}
          found={shown.data ? STRINGS.found(shown.data.length) : ''}
        />
      }
    />
  );
}

/** Sorts the terms from A to Z. Not used for search results, which stay sorted by relevance. */
function alphabetical(terms: readonly GlossaryTerm[] | undefined): GlossaryTerm[] | undefined {
  return terms && [...terms].sort((a, b) => a.term.localeCompare(b.term, 'en'));
}
