import { Fuel } from '../../fuel.ts';
import { PAGE_FUEL } from '../../limits.ts';
import type { PageElement } from './page-element.ts';
import { parseHtml } from './parse-html.ts';

/** The markup of one page with its tree, which is built once, and the budget that all of its readers share. */
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
