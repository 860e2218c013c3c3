import { describe, expect, it } from 'vitest';
import { descendants } from './page-element.ts';
import { PageMarkup, parseHtml } from './parse-html.ts';

describe('PageMarkup', () => {
  it('builds the tree once', () => {
    const page = new PageMarkup('<p>a');
    expect(page.root).toBe(page.root);
  });

  it('leaves out the elements beyond the maximum', () => {
    expect([...descendants(parseHtml('<p>Ferry'.repeat(500), 100))]).toHaveLength(100);
  });
});
