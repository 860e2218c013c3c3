import { useDocumentTitle } from '../lib/use-document-title.ts';
import { MessageScreen } from './message-screen.tsx';

/** An honest short page for a screen that is not built yet. */
export function UnfinishedScreen({
  title,
  isPage = true,
}: {
  readonly title: string;
  readonly isPage?: boolean;
}) {
  return (
    <>
      {isPage ? <PageTitle title={title} /> : null}
      <MessageScreen
        title={title}
        text="This screen is not built yet. The article analyzer is ready to use."
        heading={isPage ? 'h1' : 'h2'}
        {...(isPage ? { link: { to: '/', label: 'Go to the analysis tools' } } : {})}
      />
    </>
  );
}

function PageTitle({ title }: { readonly title: string }) {
  useDocumentTitle(`${title} | Earshot`);
  return null;
}
