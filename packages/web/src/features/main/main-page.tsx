import { usesOf } from '@earshot/schema/counters/rules';
import { EXERCISE_PARAMETER } from '@earshot/schema/help/sample-set';
import { ROUTES, readTab, TOOL_TABS, type ToolTab } from '@earshot/schema/routes';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contentOfFile, contentOfText, deliver, type PastedContent } from '../../lib/arrivals.ts';
import { useDocumentTitle } from '../../lib/page.ts';
import { PREFILL_PARAMETERS, readPrefill } from '../../lib/tool-inputs.ts';
import { trpc } from '../../transport/trpc.ts';
import { SkeletonCards } from '../../ui/message-screen.tsx';
import { TOUCH_LINK } from '../../ui/small-button.tsx';
import { ExerciseNote } from './exercise-note.tsx';
import { useSampleLink } from './samples.ts';
import { MAIN_STRINGS } from './strings.ts';
import { TOOL_SCREENS } from './tool-screens.ts';

/** A tool is mounted when first opened and then stays mounted, so that no input is lost. */
export function MainPage() {
  const [parameters, setParameters] = useSearchParams();
  const tab = readTab(parameters.get('tab'));
  const [prefill] = useState(() => ({ tab, values: readPrefill(parameters) }));
  const [opened, setOpened] = useState<readonly ToolTab[]>([tab]);
  useDocumentTitle(ROUTES.home.title);
  usePasteAnywhere((tool) => setParameters((current) => withTab(current, tool), { replace: true }));
  useSampleLink();

  if (!opened.includes(tab)) setOpened([...opened, tab]);

  // Removes prefilled values from the URL, because a reload would overwrite what the user has changed since.
  useEffect(() => {
    if (!PREFILL_PARAMETERS.some((name) => parameters.has(name))) return;
    const remaining = new URLSearchParams(parameters);
    for (const name of PREFILL_PARAMETERS) remaining.delete(name);
    setParameters(remaining, { replace: true });
  }, [parameters, setParameters]);

  return (
    <>
      <Typography variant="h1" sx={visuallyHidden}>
        Media analysis tools
      </Typography>
      <Typography className="no-print" sx={{ mb: 1, color: 'text.secondary', maxWidth: '60rem' }}>
        See what an article, a post or a list of headlines says about your keywords, with the sentences behind
        every number. Free, no sign-in.
      </Typography>
      <ToolTabs
        tab={tab}
        onChange={(next) => setParameters((current) => withTab(current, next), { replace: true })}
      />
      <Box className="no-print" sx={{ py: 1.5 }}>
        <UsageLine tab={tab} />
      </Box>
      <ExerciseNote />
      {TOOL_TABS.map((tool) => {
        const ToolScreen = TOOL_SCREENS[tool];
        return (
          <div
            key={tool}
            role="tabpanel"
            id={`panel-${tool}`}
            aria-labelledby={`tab-${tool}`}
            hidden={tool !== tab}
          >
            {opened.includes(tool) ? (
              <Suspense fallback={<SkeletonCards count={2} heightPx={560} minWidthPx={420} />}>
                <ToolScreen prefill={prefill.tab === tool ? prefill.values : {}} />
              </Suspense>
            ) : null}
          </div>
        );
      })}
    </>
  );
}

/** Keeps an open coverage list and a shown exercise when the tab changes. */
function withTab(current: URLSearchParams, tab: ToolTab): URLSearchParams {
  const next = new URLSearchParams({ tab });
  for (const name of ['list', EXERCISE_PARAMETER]) {
    const value = current.get(name);
    if (value) next.set(name, value);
  }
  return next;
}

interface ToolTabsProps {
  readonly tab: ToolTab;
  readonly onChange: (tab: ToolTab) => void;
}

function ToolTabs({ tab, onChange }: ToolTabsProps) {
  return (
    <Tabs
      value={tab}
      onChange={(_, next: ToolTab) => onChange(next)}
      aria-label="Tools"
      className="no-print"
      sx={TABS}
    >
      {TOOL_TABS.map((tool) => (
        <Tab
          key={tool}
          value={tool}
          label={MAIN_STRINGS.tabs[tool]}
          id={`tab-${tool}`}
          aria-controls={`panel-${tool}`}
          onPointerEnter={TOOL_SCREENS[tool].preload}
        />
      ))}
    </Tabs>
  );
}

/** On narrow screens, the tabs are in two rows of two, so that all tools are visible. */
const TABS = {
  borderBottom: 1,
  borderColor: 'divider',
  '& [role=tablist]': { flexWrap: 'wrap' },
  // The tab bar clips its content, so the focus ring is drawn inside the tab.
  '& .MuiTab-root:focus-visible': { outlineOffset: -3 },
  '& .MuiTabs-indicator': { display: 'none' },
  '& .MuiTab-root': { flex: { xs: '1 0 50%', sm: '0 0 auto' }, maxWidth: 'none' },
  '& .Mui-selected': { boxShadow: 'inset 0 -2px var(--mui-palette-primary-main)' },
} as const;

/** How many professionals used the tool. Uses of the URL Expander are not counted (#32-#37). */
function UsageLine({ tab }: { readonly tab: ToolTab }) {
  const counters = trpc.counters.get.useQuery();
  if (tab === 'url-expander') return <Line>See where a short link leads before you open it</Line>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
      <Line>{MAIN_STRINGS.usage(usesOf(counters.data, tab))}</Line>
      <Box component="details" sx={COUNTED}>
        <summary>About this number</summary>
        This counts completed analyses on this site, not people: a list of 40 articles counts 40 times.
        Nothing else about them is kept.
      </Box>
    </Box>
  );
}

function Line({ children }: { readonly children: string }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

const COUNTED = {
  typography: 'caption',
  color: 'text.secondary',
  '&[open]': { flexBasis: '100%' },
  '& summary': {
    display: 'inline-block',
    cursor: 'pointer',
    textDecoration: 'underline dotted',
    textUnderlineOffset: 3,
    ...TOUCH_LINK,
  },
} as const;

const TOOLS: Readonly<Record<PastedContent['kind'], ToolTab>> = {
  article: 'article',
  articles: 'article',
  list: 'article',
  text: 'article',
  headlines: 'trending',
  file: 'trending',
  image: 'social',
};

function usePasteAnywhere(openTool: (tool: ToolTab) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || isTaken(event)) return;
    const content = contentOf(event.clipboardData);
    if (content === null) return;
    event.preventDefault();
    openTool(TOOLS[content.kind]);
    deliver(content);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}

function contentOf(data: DataTransfer | null): PastedContent | null {
  const file = data?.files[0];
  if (file) return contentOfFile(file);
  return contentOfText(data?.getData('text/plain') ?? '');
}

/** True if a field takes the paste. No field takes a file without text. */
function isTaken({ target, clipboardData }: ClipboardEvent): boolean {
  const isField = target instanceof Element && target.matches('input, textarea, select');
  return isField && !(clipboardData?.files.length && !clipboardData.types.includes('text/plain'));
}
