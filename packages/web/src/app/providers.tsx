import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { createTrpcClient, trpc } from '../transport/trpc.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { createQueryClient } from './query-client.ts';
import { createStyleCache } from './style-cache.ts';
import { createProductTheme } from './theme.ts';

const ToastSlot = lazy(() => import('../toasts/toast-slot.tsx').then((m) => ({ default: m.ToastSlot })));

interface ProvidersProps {
  readonly children: ReactNode;
  readonly createStyles?: () => EmotionCache;
  readonly createQueries?: () => QueryClient;
}

/** Toasts are outside the router, so they survive navigation (#356). */
export function Providers({
  children,
  createStyles = createStyleCache,
  createQueries = createQueryClient,
}: ProvidersProps) {
  const [theme] = useState(createProductTheme);
  const [styleCache] = useState(createStyles);
  const [queryClient] = useState(createQueries);
  const [trpcClient] = useState(createTrpcClient);
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="earshot-mode" noSsr>
        <CssBaseline />
        <trpc.Provider client={trpcClient} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>
            <ErrorBoundary>{children}</ErrorBoundary>
            <Suspense>
              <ToastSlot />
            </Suspense>
          </QueryClientProvider>
        </trpc.Provider>
      </ThemeProvider>
    </CacheProvider>
  );
}
