import { createTheme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { PALETTES } from './palette.ts';

/** Beside the variants of the library: the few large figures of a result, and the smallest print. */
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

/** Focus is always visible: two pixels of the primary color, clear of the control. */
const FOCUS_RING = {
  outline: '2px solid var(--mui-palette-primary-main)',
  outlineOffset: 2,
} as const;

/** What a finger can hit (WCAG 2.5.5). */
const FINGER_SIZED = { '@media (pointer: coarse)': { minHeight: 44 } } as const;

type Colors = string | { readonly [name: string]: Colors };

/** Colors under the names of the theme's variables, e.g. `--mui-palette-text-primary`. */
function colorVariables(colors: Colors, name = '--mui-palette'): Record<string, string> {
  if (typeof colors === 'string') return { [name]: colors };
  return Object.assign(
    {},
    ...Object.entries(colors).map(([key, inner]) => colorVariables(inner, `${name}-${key}`)),
  );
}

/**
 * The look of the product, light and dark, as CSS variables so that switching repaints without rendering. A function,
 * because it is the longest single piece of work at the start of a page and must not run in one go with the rest.
 */
export const createProductTheme = () =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
    colorSchemes: { light: { palette: PALETTES.light }, dark: { palette: PALETTES.dark } },
    shape: { borderRadius: 4 },
    typography: {
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
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          ':focus-visible': FOCUS_RING,
          // Paper is white, whatever the screen was.
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
          root: { minHeight: 38, borderRadius: 8, ...FINGER_SIZED },
          sizeSmall: { minHeight: 32, ...FINGER_SIZED },
        },
      },
      MuiIconButton: {
        styleOverrides: {
          // The library's own color is white on dark: louder than the text that the button stands beside.
          root: {
            minWidth: 32,
            minHeight: 32,
            borderRadius: 8,
            color: 'var(--mui-palette-text-secondary)',
            '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
          },
        },
      },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { borderRadius: 8, backgroundColor: 'var(--mui-palette-background-paper)' },
          notchedOutline: { borderColor: 'var(--mui-palette-control-border)' },
          input: { '&::placeholder': { color: 'var(--mui-palette-text-secondary)', opacity: 1 } },
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
      MuiToggleButton: { styleOverrides: { root: { borderRadius: 8, minHeight: 36, ...FINGER_SIZED } } },
      MuiCheckbox: { styleOverrides: { root: { '@media (pointer: coarse)': { padding: 12 } } } },
      MuiAlert: {
        styleOverrides: {
          // A surface with an edge, as notices are; the library's own dark tints vanish on the dark page.
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
    },
  });
