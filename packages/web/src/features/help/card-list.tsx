import Box from '@mui/material/Box';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { OUTDATED } from '../../ui/outdated.ts';
import { SkeletonCards } from '../../ui/skeleton-cards.tsx';
import { HELP_STRINGS } from './strings.ts';
import { useGrowingList } from './use-growing-list.ts';

interface CardListProps<Item> {
  /** Accessible name of the list. */
  readonly label: string;
  /** Items to show. Undefined while loading. */
  readonly items: readonly Item[] | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  /** True while an update is loading. */
  readonly isUpdating?: boolean;
  readonly keyOf: (item: Item) => string;
  readonly card: (item: Item) => ReactNode;
  readonly skeletons: number;
  /** Typical height of a card in pixels. */
  readonly cardHeightPx: number;
  readonly failedTitle: string;
  readonly emptyTitle: string;
  readonly emptyText?: string;
}

const MIN_CARD_WIDTH_PX = 320;
/** Number of cards rendered initially, for one column and for several columns. More than fit into a window. */
const FIRST_CARDS = { oneColumn: 3, columns: 9 } as const;
const CARDS_PER_STEP = 9;

/** A grid of cards. While loading, after a failure or if the list is empty, shows skeletons, an error or a note instead. */
export function CardList<Item>(props: CardListProps<Item>) {
  const { items, hasFailed, emptyTitle, emptyText } = props;
  if (hasFailed) {
    return (
      <MessageScreen
        title={props.failedTitle}
        text={HELP_STRINGS.lists.tryAgain}
        onRetry={props.onRetry}
        alert
      />
    );
  }
  if (items === undefined) {
    return (
      <SkeletonCards count={props.skeletons} heightPx={props.cardHeightPx} minWidthPx={MIN_CARD_WIDTH_PX} />
    );
  }
  if (items.length === 0)
    return <MessageScreen title={emptyTitle} {...(emptyText ? { text: emptyText } : {})} />;
  return <Cards {...props} items={items} />;
}

type CardsProps<Item> = Pick<CardListProps<Item>, 'label' | 'isUpdating' | 'keyOf' | 'card'> & {
  readonly items: readonly Item[];
};

function Cards<Item>({ label, items, isUpdating = false, keyOf, card }: CardsProps<Item>) {
  const { hash } = useLocation();
  // Memoized elements do not re-render when the list grows.
  const entries = useMemo(
    () =>
      items.map((item) => (
        <Box component="li" key={keyOf(item)} sx={{ minWidth: 0 }}>
          {card(item)}
        </Box>
      )),
    [items, keyOf, card],
  );
  const shown = useGrowingList(entries, firstCards(), CARDS_PER_STEP, hash !== '');
  return (
    <Box
      component="ul"
      className="print-blocks print-columns"
      aria-label={label}
      aria-busy={isUpdating}
      sx={{ ...GRID, filter: isUpdating ? OUTDATED : 'none' }}
    >
      {shown}
    </Box>
  );
}

function firstCards(): number {
  return window.innerWidth < 2 * MIN_CARD_WIDTH_PX ? FIRST_CARDS.oneColumn : FIRST_CARDS.columns;
}

const GRID = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${MIN_CARD_WIDTH_PX}px, 100%), 1fr))`,
  // An expanded card takes the whole row instead of stretching its neighbors.
  '& > li:has(> [data-open="true"])': { gridColumn: '1 / -1' },
} as const;
