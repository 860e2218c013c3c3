import { Fuel } from '../../fuel.ts';
import { PAGE_FUEL } from '../../limits.ts';
import type { PageElement } from './page-element.ts';
import { parseHtml } from './parse-html.ts';

/** A page's markup, its tree (built once, on first use), and the budget shared by everything that reads the page. */
export class PageMarkup {
  readonly html: string;
  readonly fuel: Fuel;
  #root: PageElement | undefined;

  constructor(html: string, fuel = new Fuel(PAGE_FUEL)) {
    this.html = html;
    this.fuel = fuel;
  }

  get root(): PageElement {
    this.#root ??= parseHtml(this.html, this.fuel);
    return this.#root;
  }
}
