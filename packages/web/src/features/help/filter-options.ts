import { ALL } from '@earshot/schema/help/rules';

/** The values of a filter in alphabetical order, each once; one that came with a link is always among them (#290, #291). */
export function filterOptions(values: readonly string[], chosen: string): string[] {
  const known = new Set(values);
  if (chosen !== ALL) known.add(chosen);
  return [...known].sort((a, b) => a.localeCompare(b, 'en'));
}
