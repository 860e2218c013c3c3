import { libraryPlace } from '@earshot/schema/help/library-place';
import { ROUTES } from '@earshot/schema/routes';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetFailedLoads } from '../lib/lazy-screen.tsx';
import { useDocumentTitle } from '../lib/page.ts';
import { dropResults } from '../lib/stored-value.ts';
import { MessageScreen } from '../ui/message-screen.tsx';
import { Panel } from '../ui/section.tsx';
import { UI_STRINGS } from '../ui/strings.ts';
import { APP_STRINGS } from './strings.ts';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
  readonly isLoad: boolean;
}

/** Messages of browsers for a script that could not be fetched. */
const LOAD_FAILURE = /import|module|fetch|load/i;

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override readonly state = { failed: false, isLoad: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: true, isLoad: error instanceof Error && LOAD_FAILURE.test(error.message) };
  }

  override componentWillUnmount() {
    forgetFailedLoads();
  }

  override render() {
    const { failed, isLoad } = this.state;
    if (!failed) return this.props.children;
    const { title, text, action } = isLoad ? UI_STRINGS.offline : APP_STRINGS.crash;
    const again = () => {
      if (!isLoad) {
        dropResults();
        return window.location.reload();
      }
      forgetFailedLoads();
      this.setState({ failed: false });
    };
    return (
      <Panel role="alert" sx={{ maxWidth: 560, mx: 'auto', mt: 6 }}>
        <Typography variant="h1">{title}</Typography>
        <Typography sx={{ my: 2 }}>{text}</Typography>
        <Button variant="contained" onClick={again}>
          {action}
        </Button>
      </Panel>
    );
  }
}

/** Links to the library entry that the URL looks like (#18-#23, #28). */
export function NotFound() {
  const { text, home, help, inLibrary, open } = APP_STRINGS.notFound;
  const { title } = ROUTES['not-found'];
  const { pathname } = useLocation();
  const place = libraryPlace(pathname);
  useDocumentTitle(title);
  const isHelp = pathname.startsWith(`${ROUTES.help.path}/`);
  const wayOn = isHelp ? { to: ROUTES.help.path, label: help } : { to: '/', label: home };
  if (!place) return <MessageScreen title={title} text={text} links={[wayOn]} heading="h1" />;
  const links = [{ to: place.address, label: open[place.part](place.name) }, wayOn];
  return <MessageScreen title={title} text={inLibrary} links={links} heading="h1" />;
}
