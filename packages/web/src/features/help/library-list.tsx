import { LIST_SKELETONS } from '@earshot/schema/limits';
import { ROUTES } from '@earshot/schema/routes';
import type { ReactNode } from 'react';
import { CardList } from './card-list.tsx';
import { ListPage } from './list-page.tsx';
import { HELP_STRINGS } from './strings.ts';

interface LibraryListProps<Item> {
  /** Section of the library, named as on the Help Center home page. */
  readonly part: 'frameworks' | 'glossary' | 'playbooks' | 'quizzes';
  /** The call that loads the items. */
  readonly query: {
    readonly data: readonly Item[] | undefined;
    readonly isError: boolean;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  readonly card: (item: Item) => ReactNode;
  /** Typical height of a card in pixels. */
  readonly cardHeightPx: number;
  readonly skeletons?: number;
  /** Search and filters above the cards. */
  readonly filterBar?: ReactNode;
  readonly isFiltered?: boolean;
  /** Shown below the cards. */
  readonly below?: ReactNode;
}

/** The screen of a library section: heading, filters (if any) and cards. */
export function LibraryList<Item extends { readonly id: string }>(props: LibraryListProps<Item>) {
  const { part, query, card, cardHeightPx, skeletons = LIST_SKELETONS, filterBar, isFiltered, below } = props;
  const { lead, failed, empty } = HELP_STRINGS[part];
  const heading = HELP_STRINGS.sections[part].title;
  return (
    <ListPage title={ROUTES[`help-${part}`].title} heading={heading} lead={lead}>
      {filterBar}
      <CardList
        label={heading}
        items={query.data}
        hasFailed={query.isError}
        onRetry={() => void query.refetch()}
        isUpdating={query.isPlaceholderData}
        keyOf={(item) => item.id}
        card={card}
        skeletons={skeletons}
        cardHeightPx={cardHeightPx}
        failedTitle={failed}
        emptyTitle={empty}
        {...(isFiltered ? { emptyText: HELP_STRINGS.lists.emptyFiltered } : {})}
      />
      {below}
    </ListPage>
  );
}
