import type { TrendingItem } from '@earshot/schema/trending/model';
import { themesOf } from '@earshot/schema/trending/themes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Fold } from '../../ui/fold.tsx';
import { TRENDING_STRINGS } from './strings.ts';

const STRINGS = TRENDING_STRINGS.themes;

/** Groups the stories by subject without changing the ranking. Hidden if the list is too short or has no themes. */
export function ThemesPanel({ items }: { readonly items: readonly TrendingItem[] }) {
  const themes = useMemo(() => themesOf(items), [items]);
  const rankOf = useMemo(() => new Map(items.map((item, i) => [item, i + 1])), [items]);
  if (themes.length === 0) return null;
  return (
    <Fold title={STRINGS.title(themes.length)} isPrinted={false}>
      <Typography variant="body2">{STRINGS.guidance}</Typography>
      {themes.map(({ terms, stories }) => (
        <Box component="details" key={terms.join(' ')} sx={THEME}>
          <summary>
            <bdi>{terms.join(' · ')}</bdi>{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {STRINGS.size(
                stories.length,
                TRENDING_STRINGS.form.lines(stories.reduce((sum, { mentions }) => sum + mentions, 0)),
              )}
            </Box>
          </summary>
          <Box component="ul" sx={{ my: 0.5, pl: 3, listStyle: 'none' }}>
            {stories.map((item) => (
              <li key={item.members[0]?.line ?? item.title} dir="auto">
                {TRENDING_STRINGS.item.ranked(rankOf.get(item) ?? 0, item.title)}
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Fold>
  );
}

const THEME = { typography: 'body2', mt: 1, '& > summary': { cursor: 'pointer', py: 0.5 } } as const;
