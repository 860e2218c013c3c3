/** Contrast is at least 4.5:1 for text and 3:1 for controls. Sentiment is blue and orange for the color-blind. */
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
