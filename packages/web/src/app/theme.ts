import type { ThemeOptions } from '@mui/material/styles';
import { createTheme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { TOUCH_TARGET, TOUCH_TARGET_PX } from '../ui/small-button.tsx';

interface ProductVariants {
  figure: CSSProperties;
  small: CSSProperties;
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface TypographyVariants extends ProductVariants {}
  interface TypographyVariantsOptions extends Partial<ProductVariants> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true;
    small: true;
  }
}

const FONT =
  '"Public Sans Variable", "Public Sans Fallback", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

const TYPOGRAPHY = {
  fontFamily: FONT,
  fontSize: 14,
  fontWeightMedium: 620,
  h1: { fontSize: '1.625rem', fontWeight: 700, letterSpacing: '-0.02em', lineHeight: 1.2 },
  h2: { fontSize: '1.3125rem', fontWeight: 680, letterSpacing: '-0.015em', lineHeight: 1.25 },
  h3: { fontSize: '1.0625rem', fontWeight: 650, letterSpacing: '-0.008em', lineHeight: 1.35 },
  h4: { fontSize: '0.9375rem', fontWeight: 650, lineHeight: 1.4 },
  body1: { fontSize: '0.9375rem', lineHeight: 1.6 },
  body2: { fontSize: '0.875rem', lineHeight: 1.5 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
  small: { fontSize: '0.75rem', lineHeight: 1.5 },
  figure: {
    fontSize: '1.5rem',
    fontWeight: 700,
    lineHeight: 1.25,
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
  },
  overline: { fontSize: '0.75rem', fontWeight: 650, letterSpacing: '0.06em', lineHeight: 1.5 },
  button: { fontWeight: 620, textTransform: 'none', fontSize: '0.9375rem' },
} as const;

/** A function, because creating the theme is the longest task at startup and must not run while the code is loaded. */
export const createProductTheme = () =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
    colorSchemes: { light: { palette: PALETTES.light }, dark: { palette: PALETTES.dark } },
    shape: { borderRadius: 4 },
    typography: TYPOGRAPHY,
    components: THEME_COMPONENTS,
  });

/** Contrast is at least 4.5:1 for text and 3:1 for controls. Sentiment is blue and orange, which the color-blind can tell apart. */
interface ProductPalette {
  heat: { strongest: string; strong: string; medium: string; muted: string };
  sentiment: { positive: string; negative: string; neutral: string; unscored: string };
  mark: { background: string; text: string };
  control: { border: string };
}

declare module '@mui/material/styles' {
  interface Palette extends ProductPalette {}
  interface PaletteOptions extends Partial<ProductPalette> {}
}

export const PALETTES = {
  light: {
    primary: { main: '#0b5f5a', dark: '#07453f', light: '#d9ecea', contrastText: '#ffffff' },
    secondary: { main: '#6b4187', contrastText: '#ffffff' },
    error: { main: '#b3261e', contrastText: '#ffffff' },
    warning: { main: '#8a5a00', contrastText: '#ffffff' },
    success: { main: '#1b6b3a', contrastText: '#ffffff' },
    info: { main: '#0b5c8a', contrastText: '#ffffff' },
    background: { default: '#f3f6f5', paper: '#ffffff' },
    text: { primary: '#14211f', secondary: '#4a5a57' },
    divider: '#d7dfdd',
    heat: { strongest: '#a3123a', strong: '#b84408', medium: '#7d6000', muted: '#5a6866' },
    sentiment: { positive: '#0b66a3', negative: '#b3420a', neutral: '#5f6b69', unscored: '#7f8a88' },
    mark: { background: '#ffe58a', text: '#14211f' },
    control: { border: '#7c8b88' },
  },
  dark: {
    primary: { main: '#6fd3c7', dark: '#4fb3a8', light: '#1d3b38', contrastText: '#06201d' },
    secondary: { main: '#cfa6ea', contrastText: '#2a1238' },
    error: { main: '#ff8a80', contrastText: '#3b0906' },
    warning: { main: '#f0b95c', contrastText: '#332000' },
    success: { main: '#7bd3a0', contrastText: '#06240f' },
    info: { main: '#7fc4f0', contrastText: '#04253a' },
    background: { default: '#0e1615', paper: '#16211f' },
    text: { primary: '#e6eeec', secondary: '#a9b8b5' },
    divider: '#2c3b38',
    heat: { strongest: '#ff7d98', strong: '#ff9e66', medium: '#e6c34d', muted: '#9daba8' },
    sentiment: { positive: '#6db7f2', negative: '#ff9a62', neutral: '#a3b0ad', unscored: '#7d8b88' },
    mark: { background: '#5f4a00', text: '#fff1bd' },
    control: { border: '#71827e' },
  },
} as const;

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

const THEME_COMPONENTS: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: {
      ':focus-visible': FOCUS_RING,
      // Paper is white, even in the dark scheme.
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
      // MUI's default color is white in the dark scheme and stands out more than the text beside it.
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
