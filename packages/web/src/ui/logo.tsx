import Box from '@mui/material/Box';

/** The logo of Earshot: the outline of an ear with a sound level inside it. Decorative, because the name is next to it. */
export function Logo({ sizePx = 34 }: { readonly sizePx?: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
      sx={{ width: sizePx, height: sizePx, display: 'block', color: 'primary.main' }}
    >
      <rect width="32" height="32" rx="8" fill="currentColor" />
      <Box
        component="g"
        fill="none"
        strokeWidth={2.4}
        strokeLinecap="round"
        sx={{ stroke: 'var(--mui-palette-primary-contrastText)' }}
      >
        <path d="M9.2 13.4a6.8 6.8 0 0 1 13.6 0c0 3.1-1.6 4.5-3 5.9-1.2 1.2-1.5 2.2-1.8 3.6-.4 1.9-1.7 3-3.4 3-1.9 0-3.2-1.2-3.5-2.9" />
        <path d="M13 15.2v-2.6M16 17.4v-6.6M19 15.2v-2.6" />
      </Box>
    </Box>
  );
}
