import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useColorScheme } from '@mui/material/styles';
import { NavLink, Link as RouterLink } from 'react-router-dom';
import { MoonIcon, SunIcon, SystemIcon } from '../ui/icons.tsx';
import { TOUCH_TARGET } from '../ui/small-button.tsx';
import { preloadScreen } from './screens.ts';
import { APP_STRINGS } from './strings.ts';

const LINKS = [
  { to: '/analytics', label: 'Analytics' },
  { to: '/help', label: 'Help Center' },
  { to: '/suggestions', label: 'Suggestions' },
  { to: '/about', label: 'About' },
] as const;

export function Header() {
  return (
    <Box
      component="header"
      className="no-print"
      sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={BAR}>
        <Link
          component={RouterLink}
          to="/"
          underline="none"
          sx={{ display: 'flex', alignItems: 'center', gap: 1.25, color: 'text.primary', minHeight: 44 }}
        >
          <Logo />
          <Box component="span" sx={{ fontSize: '1.25rem', fontWeight: 720, letterSpacing: '-0.02em' }}>
            Earshot
          </Box>
        </Link>
        <Box component="nav" aria-label="Pages" sx={NAV}>
          {LINKS.map((link) => (
            <Link
              key={link.to}
              component={NavLink}
              to={link.to}
              underline="none"
              sx={NAV_LINK}
              onPointerEnter={() => void preloadScreen(link.to)}
              onFocus={() => void preloadScreen(link.to)}
            >
              {link.label}
            </Link>
          ))}
        </Box>
        <Box sx={{ ml: { xs: 'auto', sm: 0 } }}>
          <ColorModeSwitch />
        </Box>
      </Box>
    </Box>
  );
}

const BAR = {
  maxWidth: 1240,
  mx: 'auto',
  px: { xs: 1.5, sm: 3 },
  py: 1,
  display: 'flex',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 0.5,
  flexWrap: 'wrap',
} as const;

const NAV = {
  // Aligns the first link's text with the content below.
  ml: { xs: '-4px', sm: 'auto' },
  order: { xs: 3, sm: 0 },
  width: { xs: '100%', sm: 'auto' },
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: 0.25, sm: 0.5 },
} as const;

const NAV_LINK = {
  display: 'inline-flex',
  alignItems: 'center',
  // Narrow enough for the four links to fit on one line down to a width of 320 pixels.
  px: { xs: 'clamp(3px, 2vw - 2px, 6px)', sm: 1.25 },
  fontSize: { xs: 'clamp(0.8125rem, 4vw, 0.875rem)', sm: '0.9375rem' },
  minHeight: 36,
  borderRadius: 2,
  color: 'text.secondary',
  fontWeight: 560,
  ...TOUCH_TARGET,
  '&:hover': { color: 'text.primary', bgcolor: 'background.default' },
  '&.active': { color: 'primary.main', bgcolor: 'primary.light' },
} as const;

function Logo() {
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
      sx={{ width: 34, height: 34, display: 'block', color: 'primary.main' }}
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

const NEXT = { system: 'light', light: 'dark', dark: 'system' } as const;
const ICONS = { system: SystemIcon, light: SunIcon, dark: MoonIcon } as const;

function ColorModeSwitch() {
  const { mode = 'system', setMode } = useColorScheme();
  const Icon = ICONS[mode];
  const name = `Color scheme: ${APP_STRINGS.colorMode[mode]}`;
  return (
    <IconButton aria-label={name} title={name} onClick={() => setMode(NEXT[mode])}>
      <Icon />
    </IconButton>
  );
}
