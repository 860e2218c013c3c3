import { escapeHtml } from '@earshot/schema/escape-html';
import type { Framework } from '@earshot/schema/help/model';
import { docsLayout, HELP_TRAIL } from './docs-layout.ts';
import { list, section } from './html-parts.ts';

/**
 * Returns a summary of a framework that fits on one printed sheet: when to use it, its parts, the steps without their
 * explanations, one measure per level and the source. The full text is on the framework's page.
 */
export function frameworkSheet(framework: Framework): string {
  const {
    slug,
    name,
    whenToUse,
    whenNotToUse,
    keyComponents,
    steps,
    measures,
    tips,
    sources = [],
  } = framework;
  const pitfall = tips.find((tip) => tip.startsWith('Pitfall:'));
  const levels = measures
    ? [
        ['Outputs', measures.outputs[0]],
        ['Out-takes', measures.outTakes[0]],
        ['Outcomes', measures.outcomes[0]],
        ['Impact', measures.impact[0]],
      ].map(([level = '', first = '']) => `${level}: ${first}`)
    : [];
  const content = [
    `<h1>${escapeHtml(name)}</h1>`,
    section('When to use', whenToUse),
    section('When not to use', whenNotToUse),
    list('Parts', keyComponents.map(escapeHtml)),
    list(
      'Steps',
      steps.map((step) => escapeHtml(step.split(' You get: ')[0] ?? step)),
      'ol',
    ),
    list('Measures, one for each level', levels.map(escapeHtml)),
    section('Watch out', pitfall?.replace('Pitfall: ', '')),
    `<p>Based on ${escapeHtml(sources.map(({ author, year }) => `${author} (${year ?? 'n.d.'})`).join('; '))}. Earshot Learning Library, <a href="/help/frameworks/${slug}">/help/frameworks/${slug}</a>. CC BY 4.0.</p>`,
  ].join('\n');
  return docsLayout(`${name} on one page`, `<div class="sheet">${content}</div>`, {
    trail: [...HELP_TRAIL, [`/help/frameworks/${slug}`, escapeHtml(name)]],
  });
}
