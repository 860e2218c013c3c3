import { UnfinishedScreen } from '../../ui/unfinished-screen.tsx';

/** Help Center. */
export function HelpHome() {
  return <UnfinishedScreen title="Help Center" />;
}
