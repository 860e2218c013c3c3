import { ROUTES } from '@earshot/schema/routes';
import { useLocation } from 'react-router-dom';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { MessageScreen } from '../ui/message-screen.tsx';
import { APP_STRINGS } from './strings.ts';

/** Every address that no route is registered for (#18-#23, #28). */
export function NotFound() {
  const { text, home, help } = APP_STRINGS.notFound;
  const isHelp = useLocation().pathname.startsWith(`${ROUTES.help.path}/`);
  const { title } = ROUTES['not-found'];
  useDocumentTitle(title);
  return (
    <MessageScreen
      title={title}
      text={text}
      link={isHelp ? { to: ROUTES.help.path, label: help } : { to: '/', label: home }}
      heading="h1"
    />
  );
}
