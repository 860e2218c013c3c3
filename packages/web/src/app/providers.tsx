import createCache from '@emotion/cache';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadByKey } from '../transport/request.ts';
import { createTrpcClient, trpc } from '../transport/trpc.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { createProductTheme } from './theme.ts';

const ToastSlot = lazy(() => import('../toasts/toast-slot.tsx').then((m) => ({ default: m.ToastSlot })));

interface ProvidersProps {
  readonly children: ReactNode;
  readonly createStyles?: () => EmotionCache;
}

/** Toasts are outside the router, so they survive navigation (#356). */
export function Providers({ children, createStyles = createStyleCache }: ProvidersProps) {
  const [theme] = useState(createProductTheme);
  const [styleCache] = useState(createStyles);
  const [queryClient] = useState(createQueryClient);
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

/** Fetches once and never retries by itself (specification, section 7; #363-#367). */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: loadByKey(),
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        // A server on the same machine is reachable even if the browser reports that it is offline.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

export const STYLE_KEY = 'es';

/** Without the nonce of the page, its content security policy would block the styles. */
function createStyleCache(): EmotionCache {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  const isFilledIn = nonce !== '' && !nonce.startsWith('__');
  return createCache({ key: STYLE_KEY, prepend: true, ...(isFilledIn ? { nonce } : {}) });
}
