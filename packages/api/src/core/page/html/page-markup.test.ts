import { describe, expect, it } from 'vitest';
import { Fuel } from '../../fuel.ts';
import { PAGE_FUEL, STEPS_PER_ELEMENT } from '../../limits.ts';
import { findPageRedirect } from '../../url/landing/page-redirect.ts';
import { descendants } from './page-element.ts';
import { PageMarkup } from './parse-html.ts';

const SCRIPT = '<script>location = "https://www.harbor.example/";</script>';
const withSteps = (html: string, steps: number) => new PageMarkup(html, new Fuel({ ...PAGE_FUEL, steps }));

describe('PageMarkup', () => {
  it('builds the tree once', () => {
    const page = new PageMarkup('<p>a');
    expect(page.root).toBe(page.root);
  });

  it('leaves out the elements for which the fuel does not last', () => {
    const page = withSteps('<p>Ferry'.repeat(500), 100.5 * STEPS_PER_ELEMENT);
    expect([...descendants(page.root)]).toHaveLength(100);
  });

  it('shares one budget between the tree and the scripts', () => {
    const steps = 20;
    const url = 'https://link.example/a';
    expect(findPageRedirect(withSteps(SCRIPT, steps), url)?.url).toBe('https://www.harbor.example/');
    const elements = '<b></b>'.repeat(Math.floor((steps - 1) / STEPS_PER_ELEMENT));
    expect(findPageRedirect(withSteps(SCRIPT + elements, steps), url)).toBeNull();
  });
});
