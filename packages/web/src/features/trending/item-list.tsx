import type { TrendingItem } from '@earshot/schema/trending/model';
import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import { Section } from '../../ui/section.tsx';
import { type ItemDetail, RankedItemCard } from './ranked-item-card.tsx';
import { TRENDING_STRINGS } from './strings.ts';
import { VirtualList } from './virtual-list.tsx';

/** Up to here every item is in the document, so that the browser's own search and printing find all of them. */
const MAX_PLAIN_ITEMS = 100;

/** The ranked articles, hottest first (#212); a long list keeps only what is in view in the document. */
export function ItemList({ items }: { readonly items: readonly TrendingItem[] }) {
  const [opened, setOpened] = useState<{
    readonly of: readonly TrendingItem[];
    readonly details: Readonly<Record<number, ItemDetail | null>>;
  }>({ of: items, details: {} });
  const details = opened.of === items ? opened.details : {};

  const onOpen = useCallback(
    (rank: number, detail: ItemDetail | null) =>
      setOpened((before) => ({
        of: items,
        details: { ...(before.of === items ? before.details : {}), [rank]: detail },
      })),
    [items],
  );

  const card = (item: TrendingItem, rank: number) => (
    <RankedItemCard item={item} rank={rank} open={details[rank] ?? null} onOpen={onOpen} />
  );

  return (
    <Section title={TRENDING_STRINGS.item.list}>
      {items.length <= MAX_PLAIN_ITEMS ? (
        <Box component="ol" aria-label={TRENDING_STRINGS.item.list} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {items.map((item, index) => (
            <li key={keyOf(item, index)}>{card(item, index + 1)}</li>
          ))}
        </Box>
      ) : (
        <VirtualList
          label={TRENDING_STRINGS.item.list}
          count={items.length}
          render={(index) => {
            const item = items[index];
            return item ? card(item, index + 1) : null;
          }}
        />
      )}
    </Section>
  );
}

function keyOf(item: TrendingItem, index: number): string {
  return `${index}-${item.title}`;
}
