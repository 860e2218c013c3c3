import type { Framework, Playbook } from '@earshot/schema/help/model';
import { library } from '../../content/library.data.ts';

/** Frameworks and playbooks without their long parts, in library order, for search results and the list of frameworks. */
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
  const { whenToUse, roles, phases, textTemplates, tableTemplates, example, realCase, pitfalls, ...summary } =
    playbook;
  return summary;
}
