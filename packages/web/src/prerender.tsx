import { prerenderedFiles } from '@earshot/schema/routes';
import createCache, { type EmotionCache } from '@emotion/cache';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Providers, STYLE_KEY } from './app/providers.tsx';
import { AppRoutes } from './app/routes.tsx';
import { preloadScreen } from './app/screens.ts';

export interface PrerenderedPage {
  /** Content of `#root`. */
  readonly html: string;
  /** In the required order. Emotion recognizes them by `data-emotion` and does not add them again. */
  readonly sheets: readonly { readonly dataEmotion: string; readonly css: string }[];
}

export type NamedPage = PrerenderedPage & { readonly name: string };

export async function* prerenderPages(): AsyncGenerator<NamedPage> {
  for (const { name, address } of prerenderedFiles()) {
    yield { name, ...(await prerenderPage(address)) };
  }
}

/** The first screen of an address, with empty inputs and nothing fetched. `address` may have a query, e.g. `/?tab=social`. */
async function prerenderPage(address: string): Promise<PrerenderedPage> {
  const { pathname, search } = new URL(address, 'http://localhost');
  await preloadScreen(pathname, search);
  const styles = createCache({ key: STYLE_KEY });
  // Collects the styles instead of writing style elements into the content.
  styles.compat = true;
  const { prelude } = await prerender(
    <StrictMode>
      <Providers createStyles={() => styles}>
        <StaticRouter location={address}>
          <AppRoutes />
        </StaticRouter>
      </Providers>
    </StrictMode>,
    // Renders everything at once, because streamed content would need scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return { html: await new Response(prelude).text(), sheets: sheetsOf(styles) };
}

/** One sheet for each global style, then one for all components. */
function sheetsOf({ inserted, registered }: EmotionCache): PrerenderedPage['sheets'] {
  const entries = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const isLocal = ([name]: [string, string]) => `${STYLE_KEY}-${name}` in registered;
  const local = entries.filter(isLocal);
  return [
    ...entries
      .filter((entry) => !isLocal(entry))
      .map(([name, css]) => ({ dataEmotion: `${STYLE_KEY}-global ${name}`, css })),
    {
      dataEmotion: [STYLE_KEY, ...local.map(([name]) => name)].join(' '),
      css: local.map(([, css]) => css).join(''),
    },
  ];
}
