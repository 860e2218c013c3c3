import { type QuoteType, Tokenizer } from 'htmlparser2';
import {
  MAX_ATTRIBUTE_CHARACTERS,
  MAX_ATTRIBUTES_PER_ELEMENT,
  MAX_DEPTH,
  MAX_ELEMENTS,
  MAX_HTML_CHARACTERS,
} from '../../limits.ts';
import { CLOSED_BY_OPENING, collapse, INLINE, PageElement, SCOPE, textOf, VOID } from './page-element.ts';

/** Follows the HTML standard as far as it affects text. The text of elements below `MAX_DEPTH` is kept. Never throws. */
export function parseHtml(html: string, maxElements = MAX_ELEMENTS): PageElement {
  const source = html.length > MAX_HTML_CHARACTERS ? html.slice(0, MAX_HTML_CHARACTERS) : html;
  const builder = new TreeBuilder(source, maxElements);
  const tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: true }, builder);
  tokenizer.write(source);
  tokenizer.end();
  return builder.root;
}

/** Shared by all elements without attributes. */
const NO_ATTRIBUTES: Record<string, string> = {};

class TreeBuilder {
  readonly root = new PageElement('#root', {}, null);
  readonly #source: string;
  #elementsLeft: number;
  readonly #open: PageElement[] = [this.root];
  readonly #openCount = new Map<string, number>();
  /** Number of open elements beyond the depth limit, keyed by name. */
  #tooDeep = new Map<string, number>();
  #tag = '';
  #attributes = NO_ATTRIBUTES;
  #attributeCount = 0;
  #attributeName = '';
  #attributeValue = '';

  constructor(source: string, maxElements: number) {
    this.#source = source;
    this.#elementsLeft = maxElements;
  }

  get #top(): PageElement {
    return this.#open[this.#open.length - 1] ?? this.root;
  }

  isInForeignContext(): boolean {
    return (this.#openCount.get('svg') ?? 0) > 0;
  }

  ontext(start: number, end: number): void {
    this.#addText(this.#source.slice(start, end));
  }

  ontextentity(codePoint: number): void {
    this.#addText(String.fromCodePoint(codePoint));
  }

  #addText(text: string): void {
    const { children } = this.#top;
    const last = children[children.length - 1];
    if (typeof last === 'string') children[children.length - 1] = last + text;
    else children.push(text);
  }

  onopentagname(start: number, end: number): void {
    this.#tag = this.#source.slice(start, end).toLowerCase();
    this.#attributes = NO_ATTRIBUTES;
    this.#attributeCount = 0;
  }

  onattribname(start: number, end: number): void {
    this.#attributeName = this.#source.slice(start, end).toLowerCase();
    this.#attributeValue = '';
  }

  onattribdata(start: number, end: number): void {
    if (this.#attributeValue.length < MAX_ATTRIBUTE_CHARACTERS)
      this.#attributeValue += this.#source.slice(start, Math.min(end, start + MAX_ATTRIBUTE_CHARACTERS));
  }

  onattribentity(codePoint: number): void {
    if (this.#attributeValue.length < MAX_ATTRIBUTE_CHARACTERS)
      this.#attributeValue += String.fromCodePoint(codePoint);
  }

  onattribend(_quote: QuoteType): void {
    if (
      this.#attributeCount >= MAX_ATTRIBUTES_PER_ELEMENT ||
      Object.hasOwn(this.#attributes, this.#attributeName)
    )
      return;
    if (this.#attributeName === '__proto__') return;
    if (this.#attributeCount === 0) this.#attributes = {};
    this.#attributes[this.#attributeName] = this.#attributeValue;
    this.#attributeCount += 1;
  }

  onopentagend(): void {
    this.#openElement(false);
  }

  onselfclosingtag(): void {
    this.#openElement(this.isInForeignContext());
  }

  #openElement(selfClosing: boolean): void {
    const tag = this.#tag;
    this.#closeImplied(tag);
    if (this.#elementsLeft === 0) return;
    this.#elementsLeft -= 1;
    if (VOID.has(tag) || selfClosing) {
      this.#top.children.push(new PageElement(tag, this.#attributes, this.#top));
      return;
    }
    if (this.#tooDeep.size > 0 || this.#open.length > MAX_DEPTH) {
      this.#tooDeep.set(tag, (this.#tooDeep.get(tag) ?? 0) + 1);
      return;
    }
    const element = new PageElement(tag, this.#attributes, this.#top);
    this.#top.children.push(element);
    this.#open.push(element);
    this.#openCount.set(tag, (this.#openCount.get(tag) ?? 0) + 1);
  }

  #closeImplied(tag: string): void {
    const closes = CLOSED_BY_OPENING.get(tag);
    while (closes?.has(this.#top.tag)) this.#pop();
  }

  onclosetag(start: number, end: number): void {
    const tag = this.#source.slice(start, end).toLowerCase();
    const deep = this.#tooDeep.get(tag);
    if (deep !== undefined) {
      if (deep > 1) this.#tooDeep.set(tag, deep - 1);
      else this.#tooDeep.delete(tag);
      return;
    }
    if (!this.#openCount.get(tag)) {
      if (tag === 'p' || tag === 'br') this.#top.children.push(new PageElement(tag, {}, this.#top));
      return;
    }
    const inline = INLINE.has(tag);
    let i = this.#open.length - 1;
    for (; i > 0; i -= 1) {
      const element = this.#open[i];
      if (!element || element.tag === tag) break;
      if (inline ? !INLINE.has(element.tag) : SCOPE.has(element.tag) && !SCOPE.has(tag)) return;
    }
    while (this.#open.length > Math.max(i, 1)) this.#pop();
    this.#tooDeep.clear();
  }

  #pop(): void {
    const element = this.#open.pop();
    if (element) this.#openCount.set(element.tag, (this.#openCount.get(element.tag) ?? 1) - 1);
  }

  oncdata(start: number, end: number): void {
    this.#addText(this.#source.slice(start, end));
  }

  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}
}

export class PageMarkup {
  readonly html: string;
  #root: PageElement | undefined;

  constructor(html: string) {
    this.html = html;
  }

  get root(): PageElement {
    this.#root ??= parseHtml(this.html);
    return this.#root;
  }
}

/** The text of a value that may contain markup, in one line. */
export function plainText(text: string): string {
  return /[<&]/.test(text) ? textOf(parseHtml(text), text.length + 1) : collapse(text);
}

const OPENING = /<script\b[^>]{0,500}>/gi;
const TEMPLATE_TYPE =
  /\btype\s{0,9}=\s{0,9}["']?text\/(?:template|html|x-template|x-handlebars(?:-template)?|x-jquery-tmpl|ng-template)["'\s>]/i;

/** Returns the markup with the templates in script elements unwrapped, or null if there are none. Linear time. */
export function revealTemplates(html: string): string | null {
  const pieces: string[] = [];
  let from = 0;
  for (const match of html.matchAll(OPENING)) {
    if (match.index < from || !TEMPLATE_TYPE.test(match[0])) continue;
    const start = match.index + match[0].length;
    const end = html.indexOf('</script', start);
    if (end < 0) break;
    pieces.push(html.slice(from, match.index), '<div>', html.slice(start, end), '</div>');
    from = html.indexOf('>', end) + 1 || html.length;
  }
  return from === 0 ? null : pieces.join('') + html.slice(from);
}
