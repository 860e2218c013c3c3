import { UnfinishedScreen } from '../../ui/unfinished-screen.tsx';

/** Glossary. */
export function GlossaryList() {
  return <UnfinishedScreen title="Glossary" />;
}
