import { sheetAddress } from '@earshot/schema/help/library-place';
import type { Framework } from '@earshot/schema/help/model';
import { DEFAULT_DIFFICULTY, DEFAULT_TIME_TO_IMPLEMENT } from '@earshot/schema/help/rules';
import { ROUTES } from '@earshot/schema/routes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useDocumentTitle } from '../../lib/page.ts';
import { downloadText, shareLink } from '../../lib/transfer.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { restFailureOf } from '../../transport/rest-error.ts';
import { trpc } from '../../transport/trpc.ts';
import { BookmarkIcon, DownloadIcon, ShareIcon } from '../../ui/icons.tsx';
import { MessageScreen, SkeletonCards } from '../../ui/message-screen.tsx';
import { FactList, Panel, Section } from '../../ui/section.tsx';
import { TOUCH_LINK } from '../../ui/small-button.tsx';
import { UI_STRINGS } from '../../ui/strings.ts';
import { frameworkMarkdown, frameworkSections } from './entry-sections.ts';
import { CiteThis, EntryView, TemplatesButton } from './entry-view.tsx';
import { TagRow } from './library-card.tsx';
import { HELP_STRINGS } from './strings.ts';

const { framework: STRINGS } = HELP_STRINGS;
const NOT_FOUND = 404;

export function FrameworkDetail() {
  const { slug = '' } = useParams();
  const framework = trpc.help.framework.useQuery({ slug });
  useDocumentTitle(framework.data ? `${framework.data.name} | Earshot` : ROUTES.framework.title);
  if (framework.isError) {
    const isMissing = restFailureOf(framework.error)?.status === NOT_FOUND;
    return (
      <MessageScreen
        title="Framework not found"
        text="The requested framework could not be found."
        {...(isMissing ? {} : { onRetry: () => void framework.refetch() })}
        links={[{ to: '/help/frameworks', label: 'Back to the Framework Library' }]}
        heading="h1"
        alert
      />
    );
  }
  if (!framework.data) {
    return (
      <>
        <Typography variant="h1" style={visuallyHidden}>
          {UI_STRINGS.loading}
        </Typography>
        <SkeletonCards count={1} heightPx={900} />
      </>
    );
  }
  return <Article framework={framework.data} />;
}

function Article({ framework }: { readonly framework: Framework }) {
  const sections = frameworkSections(framework);
  return (
    <Box component="article" className="print-blocks" sx={LAYOUT}>
      <Box sx={{ gridArea: 'head', minWidth: 0 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {framework.name}
        </Typography>
        <CiteThis
          title={framework.name}
          path={`/help/frameworks/${framework.slug}`}
          updated={framework.updated}
        />
        <Typography sx={{ mt: 1.25, fontSize: '1.0625rem', maxWidth: '46rem' }}>
          {framework.description}
        </Typography>
        <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <Actions framework={framework} />
          <TemplatesButton name={framework.name} slug={framework.slug} sections={sections} />
          <Button
            component="a"
            size="small"
            href={sheetAddress(framework.slug)}
            target="_blank"
            rel="noopener"
          >
            One-page sheet
          </Button>
        </Box>
      </Box>
      <Panel className="print-blocks print-columns" sx={BODY}>
        <EntryView sections={sections} heading="h2" />
      </Panel>
      <Sidebar framework={framework} />
    </Box>
  );
}

/** The bookmark button announces a planned feature (#309). */
function Actions({ framework }: { readonly framework: Framework }) {
  const share = async () => {
    const outcome = await shareLink(framework.name, window.location.href);
    if (outcome === 'copied') showToast({ title: 'Link copied', tone: 'success' });
    if (outcome === 'failed') {
      showToast({ title: 'Failed to copy', text: 'Could not copy link to clipboard.', tone: 'destructive' });
    }
  };
  const save = () => {
    const fileName = `${framework.slug}-framework.md`;
    downloadText(fileName, frameworkMarkdown(framework), 'text/markdown;charset=utf-8');
    showToast({ title: 'Framework exported', text: fileName, tone: 'success' });
  };
  const bookmark = () =>
    showToast({ title: STRINGS.bookmark, text: 'Bookmarking is coming later.', tone: 'neutral' });
  const buttons = [
    ['Share', ShareIcon, share],
    ['Export as Markdown', DownloadIcon, save],
    [STRINGS.bookmark, BookmarkIcon, bookmark],
  ] as const;
  return buttons.map(([label, Icon, act]) => (
    <Button key={label} variant="outlined" size="small" startIcon={<Icon />} onClick={() => void act()}>
      {label}
    </Button>
  ));
}

function Sidebar({ framework }: { readonly framework: Framework }) {
  const { category, tags } = framework;
  const facts = [
    { label: STRINGS.time, value: framework.timeToImplement || DEFAULT_TIME_TO_IMPLEMENT },
    { label: STRINGS.difficulty, value: framework.difficulty || DEFAULT_DIFFICULTY },
    { label: STRINGS.category, value: category },
  ];
  const links = [
    [`/help/frameworks?category=${encodeURIComponent(category)}`, `More in ${category}`],
    ['/help/frameworks', 'All frameworks'],
    ['/help/glossary', 'Glossary'],
  ] as const;
  return (
    <Box sx={SIDEBAR}>
      <Panel sx={{ gridArea: { xs: 'facts', md: 'auto' } }}>
        <Section title="At a glance" heading="h2">
          <FactList facts={facts} />
          <TagRow tags={tags} max={tags.length} label={STRINGS.tags} />
        </Section>
      </Panel>
      <Panel className="no-print" sx={{ gridArea: { xs: 'explore', md: 'auto' } }}>
        <Section title="Explore More" heading="h2">
          <Box component="ul" sx={LINKS}>
            {links.map(([to, label]) => (
              <li key={to}>
                <Link component={RouterLink} to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </Box>
        </Section>
      </Panel>
    </Box>
  );
}

const LAYOUT = {
  display: 'grid',
  columnGap: 4,
  rowGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 18rem' },
  gridTemplateAreas: { xs: '"head" "facts" "body" "explore"', md: '"head side" "body side"' },
  gridTemplateRows: { md: 'auto 1fr' },
} as const;
const BODY = {
  gridArea: 'body',
  display: 'grid',
  gap: 4,
  '& > section h2': { fontSize: '1.1875rem' },
} as const;
/** On narrow screens, the facts are above the text and the links below it. */
const SIDEBAR = {
  display: { xs: 'contents', md: 'grid' },
  gridArea: { md: 'side' },
  minWidth: 0,
  gap: 2,
  position: { md: 'sticky' },
  top: { md: 16 },
} as const;
const LINKS = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75, '& a': TOUCH_LINK } as const;
