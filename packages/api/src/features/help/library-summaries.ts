import type { Framework, Playbook } from '@earshot/schema/help/model';
import { library } from '../../content/library.ts';

/**
 * Frameworks and playbooks as searches and filtered lists give them, in library order: what a card or a result shows,
 * without the long parts. A framework is whole at its own address, a playbook in the list of playbooks.
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
