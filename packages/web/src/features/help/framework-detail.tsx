import type { Framework } from '@earshot/schema/help/model';
import { ROUTES } from '@earshot/schema/routes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { restErrorOf } from '../../transport/rest-error.ts';
import { trpc } from '../../transport/trpc.ts';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { CiteThis } from './cite-this.tsx';
import { FrameworkActions } from './framework-actions.tsx';
import { FrameworkBody } from './framework-body.tsx';
import { FrameworkSidebar } from './framework-sidebar.tsx';
import { FrameworkSkeleton } from './framework-skeleton.tsx';
import { HELP_STRINGS } from './strings.ts';
import { Trail } from './trail.tsx';

const { framework: STRINGS } = HELP_STRINGS;
/** Status of a framework that does not exist. After any other failure, a retry may succeed. */
const NOT_FOUND = 404;

/** One framework (#299-#312). Errors always offer a link back to the library. */
export function FrameworkDetail() {
  const { slug = '' } = useParams();
  const framework = trpc.help.framework.useQuery({ slug });
  useDocumentTitle(framework.data ? STRINGS.pageTitle(framework.data.name) : ROUTES.framework.title);
  if (framework.isError) {
    const isMissing = restErrorOf(framework.error)?.status === NOT_FOUND;
    return (
      <MessageScreen
        title={STRINGS.notFound}
        text={STRINGS.notFoundText}
        {...(isMissing ? {} : { onRetry: () => void framework.refetch() })}
        link={{ to: '/help/frameworks', label: STRINGS.backToLibrary }}
        heading="h1"
        alert
      />
    );
  }
  if (!framework.data) return <FrameworkSkeleton />;
  return <Article framework={framework.data} />;
}

function Article({ framework }: { readonly framework: Framework }) {
  return (
    <Box component="article" className="print-blocks" sx={LAYOUT}>
      <Box sx={{ gridArea: 'head', minWidth: 0 }}>
        <Trail above="frameworks" />
        <Typography variant="h1" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
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
        <FrameworkActions framework={framework} />
      </Box>
      <FrameworkBody framework={framework} />
      <FrameworkSidebar framework={framework} />
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
