import type { FormTable, Framework, Playbook, TextTemplate } from '@earshot/schema/help/model';
import { ENTRY_STRINGS } from '../entry-strings.ts';
import { measureRows } from '../framework-depth.tsx';
import { HELP_STRINGS } from '../strings.ts';

/** The templates and tables of an entry, to fill in outside the browser. */
export interface EntryForms {
  readonly name: string;
  readonly slug: string;
  readonly texts: readonly TextTemplate[];
  readonly tables: readonly FormTable[];
}

export function formsOfFramework(framework: Framework): EntryForms {
  const { name, slug, structure, template, measures, comparison } = framework;
  const { structure: title, measures: measuresTitle, measureColumns } = HELP_STRINGS.framework;
  return {
    name,
    slug,
    texts: structure === '' ? [] : [{ title, text: structure }],
    tables: [
      ...(template ? [template] : []),
      ...(measures
        ? [{ title: measuresTitle, columns: [...measureColumns], rows: measureRows(measures) }]
        : []),
      ...(comparison ? [{ ...comparison, title: ENTRY_STRINGS.comparison }] : []),
    ],
  };
}

export function formsOfPlaybook(playbook: Playbook): EntryForms {
  const { title: name, slug, template, textTemplates = [], roles, tableTemplates = [] } = playbook;
  const form = template ? [{ title: name, text: template }] : [];
  return {
    name,
    slug,
    texts: [...form, ...textTemplates],
    tables: [...(roles ? [roles] : []), ...tableTemplates],
  };
}
