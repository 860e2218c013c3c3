import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { NavLink, Link as RouterLink } from 'react-router-dom';
import { Logo } from '../ui/logo.tsx';
import { TOUCH_TARGET } from '../ui/touch-target.ts';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import { preloadScreen } from './screens.ts';
import { APP_STRINGS } from './strings.ts';

const LINKS = [
  { to: '/analytics', label: APP_STRINGS.links.analytics },
  { to: '/help', label: APP_STRINGS.links.help },
  { to: '/suggestions', label: APP_STRINGS.links.suggestions },
  { to: '/about', label: APP_STRINGS.links.about },
] as const;

/** The bar at the top of every page, with links to home and four other pages, and the color scheme switch (#2-#6). */
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
            {APP_STRINGS.name}
          </Box>
        </Link>
        <Box component="nav" aria-label={APP_STRINGS.nav} sx={NAV}>
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
  // Keeps the four links on one line down to a width of 320 pixels.
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
