import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SkeletonCards } from '../ui/message-screen.tsx';
import { UI_STRINGS } from '../ui/strings.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';

const CONTENT_ID = 'content';

export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <Link href={`#${CONTENT_ID}`} className="no-print" sx={SKIP_LINK}>
        Skip to content
      </Link>
      <Header />
      <Box
        component="main"
        id={CONTENT_ID}
        ref={main}
        tabIndex={-1}
        sx={{
          flex: 1,
          width: '100%',
          maxWidth: 1240,
          mx: 'auto',
          px: { xs: 1.5, sm: 3 },
          py: { xs: 2, sm: 3 },
          '&:focus': { outline: 'none' },
        }}
      >
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Box>
      <Box
        component="footer"
        className="no-print"
        sx={{
          typography: 'body2',
          borderTop: 1,
          borderColor: 'divider',
          py: 2.5,
          px: 2,
          textAlign: 'center',
          color: 'text.secondary',
        }}
      >
        Free social listening analysis tool for communication professionals
      </Box>
    </Box>
  );
}

/** As tall as the window, so that the footer does not appear and then jump out of view. */
function PageSkeleton() {
  return (
    <Box sx={{ minHeight: '100vh' }}>
      <Typography variant="h1" sx={visuallyHidden}>
        {UI_STRINGS.loading}
      </Typography>
      <SkeletonCards count={1} heightPx={480} />
    </Box>
  );
}

const SKIP_LINK = {
  position: 'absolute',
  left: 12,
  top: 8,
  // Moves the skip link off-screen at any text size.
  transform: 'translateY(calc(-100% - 16px))',
  zIndex: 10,
  px: 2,
  py: 1,
  borderRadius: 2,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '&:focus': { transform: 'none' },
} as const;
