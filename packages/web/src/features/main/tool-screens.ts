import type { ToolTab } from '@earshot/schema/routes';
import { lazyScreen } from '../../lib/lazy-screen.tsx';
import type { ToolPrefill } from '../../lib/tool-inputs.ts';

interface ToolProps {
  readonly prefill: ToolPrefill;
}

export const TOOL_SCREENS = {
  article: lazyScreen<ToolProps>(() => import('../article/article-screen.tsx').then((m) => m.ArticleScreen)),
  social: lazyScreen<ToolProps>(() => import('../social/social-screen.tsx').then((m) => m.SocialScreen)),
  trending: lazyScreen<ToolProps>(() => import('../trending/trending-tool.tsx').then((m) => m.TrendingTool)),
  'url-expander': lazyScreen<ToolProps>(() =>
    import('../url-expander/url-expander-screen.tsx').then((m) => m.UrlExpanderScreen),
  ),
} as const satisfies Record<ToolTab, unknown>;
