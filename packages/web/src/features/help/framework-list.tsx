import type { Framework } from '@earshot/schema/help/model';
import { ALL, filterQuery, isFiltered } from '@earshot/schema/help/rules';
import { LIST_SKELETONS, TAGS_SHOWN } from '@earshot/schema/limits';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../transport/trpc.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { TagRow } from '../../ui/tag-row.tsx';
import { CardList } from './card-list.tsx';
import { filterOptions } from './filter-options.ts';
import { LibraryCard } from './library-card.tsx';
import { ListPage } from './list-page.tsx';
import { HELP_STRINGS } from './strings.ts';
import { useListFilter } from './use-list-filter.ts';
import { useSlashFocus } from './use-slash-focus.ts';

const { frameworks: STRINGS, lists: LISTS, sections: SECTIONS } = HELP_STRINGS;
const CARD_HEIGHT_PX = 340;

/** The Framework Library (#284-#298). */
export function FrameworkList() {
  const { filter, text, setText, choose, clear, searchRef } = useListFilter();
  useSlashFocus(searchRef);
  // The options come from the whole library, else they would vanish with every filter.
  const library = trpc.help.frameworks.useQuery({});
  const shown = trpc.help.frameworks.useQuery(filterQuery(filter), { placeholderData: keepPreviousData });
  const all = library.data ?? [];
  return (
    <ListPage title={STRINGS.title} heading={SECTIONS.frameworks.title} lead={STRINGS.lead}>
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
              all.map((framework) => framework.category),
              filter.category,
            ),
            onChange: (value) => choose('category', value),
            allValue: ALL,
          },
          {
            label: LISTS.tag,
            value: filter.tag,
            options: filterOptions(
              all.flatMap((framework) => framework.tags),
              filter.tag,
            ),
            onChange: (value) => choose('tag', value),
            allValue: ALL,
          },
        ]}
        summary={isFiltered(filter) ? (shown.data ? STRINGS.found(shown.data.length) : '') : null}
        onClear={clear}
      />
      <CardList
        label={SECTIONS.frameworks.title}
        items={shown.data}
        hasFailed={shown.isError}
        isUpdating={shown.isPlaceholderData}
        keyOf={(framework) => framework.id}
        card={(framework) => <FrameworkCard framework={framework} />}
        skeletons={LIST_SKELETONS}
        cardHeightPx={CARD_HEIGHT_PX}
        failedTitle={STRINGS.failed}
        emptyTitle={STRINGS.empty}
        {...(isFiltered(filter) ? { emptyText: LISTS.emptyFiltered } : {})}
      />
    </ListPage>
  );
}

function FrameworkCard({ framework }: { readonly framework: Framework }) {
  return (
    <LibraryCard
      title={framework.name}
      category={framework.category}
      link={{ to: `/help/frameworks/${encodeURIComponent(framework.slug)}`, label: STRINGS.view }}
    >
      <Typography variant="body2">{framework.whenToUse}</Typography>
      <TagRow tags={framework.tags} max={TAGS_SHOWN} label={LISTS.tags} />
    </LibraryCard>
  );
}
