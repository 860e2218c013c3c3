import { UnfinishedScreen } from '../../ui/unfinished-screen.tsx';

/** Suggestions. */
export function SuggestionsPage() {
  return <UnfinishedScreen title="Suggestions" />;
}
