import { createTheme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { PALETTES } from './palette.ts';
import { THEME_COMPONENTS } from './theme-components.ts';

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

/** A function: creating the theme is the longest startup task and must not run in the task that loads the code. */
export const createProductTheme = () =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
    colorSchemes: { light: { palette: PALETTES.light }, dark: { palette: PALETTES.dark } },
    shape: { borderRadius: 4 },
    typography: TYPOGRAPHY,
    components: THEME_COMPONENTS,
  });
