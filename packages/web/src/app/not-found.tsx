import { libraryPlace } from '@earshot/schema/help/library-place';
import { ROUTES } from '@earshot/schema/routes';
import { useLocation } from 'react-router-dom';
import { useDocumentTitle } from '../lib/page.ts';
import { MessageScreen } from '../ui/message-screen.tsx';
import { APP_STRINGS } from './strings.ts';

/** If the URL looks like a library entry, links to it (#18-#23, #28). */
export function NotFound() {
  const { text, home, help, library } = APP_STRINGS.notFound;
  const { title } = ROUTES['not-found'];
  const { pathname } = useLocation();
  const place = libraryPlace(pathname);
  useDocumentTitle(title);
  const isHelp = pathname.startsWith(`${ROUTES.help.path}/`);
  const wayOn = isHelp ? { to: ROUTES.help.path, label: help } : { to: '/', label: home };
  if (!place) return <MessageScreen title={title} text={text} link={wayOn} heading="h1" />;
  const { where, open } = library[place.part];
  return (
    <MessageScreen
      title={title}
      text={where}
      link={{ to: place.address, label: open(place.name) }}
      secondLink={wayOn}
      heading="h1"
    />
  );
}
