/** The four tools, in the order of their tabs; the values stand in `?tab=`. */
export const TOOL_TABS = ['article', 'social', 'trending', 'url-expander'] as const;
export type ToolTab = (typeof TOOL_TABS)[number];

const DEFAULT_TAB: ToolTab = 'article';

/** The tab that `?tab=` names; the article tool for anything unknown. */
export function readTab(value: string | null): ToolTab {
  return TOOL_TABS.find((tab) => tab === value) ?? DEFAULT_TAB;
}
