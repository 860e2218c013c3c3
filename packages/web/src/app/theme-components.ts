import type { ThemeOptions } from '@mui/material/styles';
import { TOUCH_TARGET, TOUCH_TARGET_PX } from '../ui/small-button.tsx';
import { PALETTES } from './palette.ts';

const FOCUS_RING = {
  outline: '2px solid var(--mui-palette-primary-main)',
  outlineOffset: 2,
} as const;

type Colors = string | { readonly [name: string]: Colors };

function colorVariables(colors: Colors, name = '--mui-palette'): Record<string, string> {
  if (typeof colors === 'string') return { [name]: colors };
  return Object.assign(
    {},
    ...Object.entries(colors).map(([key, inner]) => colorVariables(inner, `${name}-${key}`)),
  );
}

export const THEME_COMPONENTS: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: {
      ':focus-visible': FOCUS_RING,
      // Paper is white even if the dark scheme is active.
      '@media print': { 'html[data-mui-color-scheme="dark"]': colorVariables(PALETTES.light) },
      mark: {
        backgroundColor: 'var(--mui-palette-mark-background)',
        color: 'var(--mui-palette-mark-text)',
        borderRadius: 3,
        padding: '0 0.15em',
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&:focus-visible': FOCUS_RING } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 38, borderRadius: 8, ...TOUCH_TARGET },
      sizeSmall: { minHeight: 32, ...TOUCH_TARGET },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      // MUI's default color is white in the dark scheme, which stands out more than the text next to the button.
      root: {
        minWidth: 32,
        minHeight: 32,
        borderRadius: 8,
        color: 'var(--mui-palette-text-secondary)',
        '@media (pointer: coarse)': { minWidth: TOUCH_TARGET_PX, minHeight: TOUCH_TARGET_PX },
      },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        borderRadius: 8,
        backgroundColor: 'var(--mui-palette-background-paper)',
        ...TOUCH_TARGET,
      },
      notchedOutline: { borderColor: 'var(--mui-palette-control-border)' },
      input: {
        '&::placeholder': { color: 'var(--mui-palette-text-secondary)', opacity: 1 },
        // A tap on the padding around a select does not open it.
        '@media (pointer: coarse)': { boxSizing: 'border-box', minHeight: TOUCH_TARGET_PX },
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        marginBottom: 4,
        fontSize: '0.875rem',
        fontWeight: 620,
        color: 'var(--mui-palette-text-primary)',
      },
    },
  },
  MuiToggleButton: { styleOverrides: { root: { borderRadius: 8, minHeight: 36, ...TOUCH_TARGET } } },
  MuiCheckbox: { styleOverrides: { root: { '@media (pointer: coarse)': { padding: 12 } } } },
  MuiAlert: {
    styleOverrides: {
      // MUI's dark tints are invisible on a dark page.
      root: ({ ownerState: { severity = 'success' } }) => ({
        borderRadius: 12,
        border: `1px solid var(--mui-palette-${severity}-main)`,
        backgroundColor: 'var(--mui-palette-background-paper)',
        color: 'var(--mui-palette-text-primary)',
      }),
    },
  },
  MuiLink: { defaultProps: { underline: 'always' } },
  MuiTab: { styleOverrides: { root: { minHeight: 46, fontSize: '0.9375rem' } } },
};
