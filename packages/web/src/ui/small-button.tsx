import { styled } from '@mui/material/styles';

/** Minimum size of a touch target in pixels (WCAG 2.5.5). */
export const TOUCH_TARGET_PX = 44;
export const TOUCH_TARGET = { '@media (pointer: coarse)': { minHeight: TOUCH_TARGET_PX } } as const;
export const TOUCH_LINK = { '@media (pointer: coarse)': { display: 'inline-block', py: 1.5 } } as const;

/** For tables with many rows, where MUI's button would be too slow. */
export const SmallButton = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  fontSize: theme.typography.body2.fontSize,
  minHeight: 32,
  padding: '2px 10px',
  borderRadius: 8,
  border: '1px solid var(--mui-palette-control-border)',
  background: 'transparent',
  color: 'var(--mui-palette-primary-main)',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--mui-palette-primary-main)' },
  ...TOUCH_TARGET,
}));
