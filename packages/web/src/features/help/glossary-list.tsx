import type { GlossaryTerm } from '@earshot/schema/help/model';
import { ALL, filterQuery, isFiltered } from '@earshot/schema/help/rules';
import { LIST_SKELETONS } from '@earshot/schema/limits';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../transport/trpc.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { CardList } from './card-list.tsx';
import { filterOptions } from './filter-options.ts';
import { GlossaryCard } from './glossary-card.tsx';
import { ListPage } from './list-page.tsx';
import { HELP_STRINGS } from './strings.ts';
import { useListFilter } from './use-list-filter.ts';
import { useSlashFocus } from './use-slash-focus.ts';

const { glossary: STRINGS, lists: LISTS, sections: SECTIONS } = HELP_STRINGS;
const CARD_HEIGHT_PX = 450;

/** The Glossary (#313-#320). */
export function GlossaryList() {
  const { filter: address, text, setText, choose, clear, searchRef } = useListFilter();
  const filter = { ...address, tag: ALL };
  useSlashFocus(searchRef);
  const library = trpc.help.glossary.useQuery({});
  const shown = trpc.help.glossary.useQuery(filterQuery(filter), { placeholderData: keepPreviousData });
  return (
    <ListPage title={STRINGS.title} heading={SECTIONS.glossary.title} lead={STRINGS.lead}>
      <FilterBar
        searchLabel={STRINGS.search}
        search={text}
        onSearchChange={setText}
        searchRef={searchRef}
        selects={[
          {
            label: LISTS.category,
            value: filter.category,
            options: filterOptions(
              (library.data ?? []).map((term) => term.category),
              filter.category,
            ),
            onChange: (value) => choose('category', value),
            allValue: ALL,
          },
        ]}
        summary={isFiltered(filter) ? (shown.data ? STRINGS.found(shown.data.length) : '') : null}
        onClear={clear}
      />
      <CardList
        label={SECTIONS.glossary.title}
        items={filter.search === '' ? alphabetical(shown.data) : shown.data}
        hasFailed={shown.isError}
        isUpdating={shown.isPlaceholderData}
        keyOf={(term) => term.id}
        card={(term) => <GlossaryCard term={term} />}
        skeletons={LIST_SKELETONS}
        cardHeightPx={CARD_HEIGHT_PX}
        failedTitle={STRINGS.failed}
        emptyTitle={STRINGS.empty}
        {...(isFiltered(filter) ? { emptyText: LISTS.emptyFiltered } : {})}
      />
    </ListPage>
  );
}

/** A glossary is read from A to Z; what a search found stays best first. */
function alphabetical(terms: readonly GlossaryTerm[] | undefined): GlossaryTerm[] | undefined {
  return terms && [...terms].sort((a, b) => a.term.localeCompare(b.term, 'en'));
}
