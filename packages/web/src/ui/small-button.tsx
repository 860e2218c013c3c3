import { styled } from '@mui/material/styles';
import { TOUCH_TARGET } from './touch-target.ts';

/** A plain button for tables with many rows, where MUI's button would be too slow to render. */
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
