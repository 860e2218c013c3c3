import Box from '@mui/material/Box';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';

interface Fact {
  readonly icon: ComponentType<SvgIconProps>;
  readonly text: string;
}

/** Short facts side by side, each with an icon. */
export function FactRow({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Box component="ul" sx={ROW}>
      {facts.map(({ icon: Icon, text }) => (
        <li key={text}>
          <Icon sx={{ fontSize: '1.125rem' }} />
          <span>{text}</span>
        </li>
      ))}
    </Box>
  );
}

const ROW = {
  typography: 'caption',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  color: 'text.secondary',
  '& li': { display: 'flex', alignItems: 'center', gap: 0.75 },
} as const;
