import type { Framework, Playbook } from '@earshot/schema/help/model';
import { library } from '../../content/library.ts';

/**
 * Frameworks and playbooks as returned by searches and filtered lists, in library order: the content of a card or a result,
 * without the long parts. A complete framework is available at its own URL, and a complete playbook in the list of
 * playbooks.
 */
export const librarySummaries: {
  readonly frameworks: readonly Framework[];
  readonly playbooks: readonly Playbook[];
} = {
  frameworks: library.frameworks.map(frameworkSummary),
  playbooks: library.playbooks.map(playbookSummary),
};

function frameworkSummary(framework: Framework): Framework {
  const { whenNotToUse, example, template, measures, questions, comparison, ...summary } = framework;
  return summary;
}

function playbookSummary(playbook: Playbook): Playbook {
  const { whenToUse, roles, phases, textTemplates, tableTemplates, example, pitfalls, ...summary } = playbook;
  return summary;
}
