import { filterQuery } from '@earshot/schema/help/rules';
import { TAGS_SHOWN } from '@earshot/schema/limits';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../transport/trpc.ts';
import { LibraryCard, TagRow } from './library-card.tsx';
import { LibraryList, useListFilter } from './library-list.tsx';
import { HELP_STRINGS } from './strings.ts';

const { frameworks: STRINGS, lists: LISTS } = HELP_STRINGS;
const CARD_HEIGHT_PX = 340;

/** The Framework Library (#284-#298). */
export function FrameworkList() {
  const list = useListFilter();
  // The options come from the whole library. Otherwise, each filter would remove options.
  const { data: all = [] } = trpc.help.frameworks.useQuery({});
  const shown = trpc.help.frameworks.useQuery(filterQuery(list.filter), {
    placeholderData: keepPreviousData,
  });
  return (
    <LibraryList
      part="frameworks"
      query={shown}
      cardHeightPx={CARD_HEIGHT_PX}
      filter={{
        searchLabel: STRINGS.search,
        list,
        values: {
          category: all.map((framework) => framework.category),
          tag: all.flatMap((framework) => framework.tags),
        },
        found: shown.data ? STRINGS.found(shown.data.length) : '',
      }}
      card={({ name, category, slug, whenToUse, tags }) => (
        <LibraryCard
          title={name}
          category={category}
          link={{ to: `/help/frameworks/${encodeURIComponent(slug)}`, label: STRINGS.view }}
        >
          <Typography variant="body2">{whenToUse}</Typography>
          <TagRow tags={tags} max={TAGS_SHOWN} label={LISTS.tags} />
        </LibraryCard>
      )}
    />
  );
}
