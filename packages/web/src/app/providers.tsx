import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ToastSlot } from '../toasts/toast-slot.tsx';
import { createTrpcClient, trpc } from '../transport/trpc.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { createQueryClient } from './query-client.ts';
import { createStyleCache } from './style-cache.ts';
import { theme } from './theme.ts';

interface ProvidersProps {
  readonly children: ReactNode;
  readonly createStyles?: () => EmotionCache;
}

/** Everything that the screens stand on except the router; toasts live above it and survive navigation (#356). */
export function Providers({ children, createStyles = createStyleCache }: ProvidersProps) {
  const [styleCache] = useState(createStyles);
  const [queryClient] = useState(createQueryClient);
  const [trpcClient] = useState(createTrpcClient);
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="earshot-mode">
        <CssBaseline />
        <trpc.Provider client={trpcClient} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>
            <ErrorBoundary>{children}</ErrorBoundary>
            <ToastSlot />
          </QueryClientProvider>
        </trpc.Provider>
      </ThemeProvider>
    </CacheProvider>
  );
}
