import { safeCut } from '../../text/safe-cut.ts';

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

export const VOID = set(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr',
);

/** Phrasing elements whose end tag never closes a block. */
export const INLINE = set(
  'a abbr acronym b bdi bdo big cite code data dfn em font i ins del kbd label mark nobr q s samp small span strike strong sub sup time tt u var',
);

/** Inside such an element, an end tag closes nothing outside it, unless it is for an element in this set. */
export const SCOPE = set('table td th tr tbody thead tfoot caption html body template object iframe svg');

/** Elements that end a run of text. Unknown elements are inline, as in browsers. */
export const BLOCK = set(
  '#root address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html li main menu nav noscript ol p pre search section summary table tbody td tfoot th thead tr ul amp-accordion',
);

export const HEADING = set('h1 h2 h3 h4 h5 h6');

export const SKIPPED = set(
  'script style template noscript head title svg math iframe object embed applet select option button input textarea datalist canvas audio video map rt rp noframes meter progress amp-ad amp-embed amp-analytics amp-sidebar',
);

/** Maps the name of a start tag to the elements that it implicitly closes if they are the innermost open ones. */
export const CLOSED_BY_OPENING: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [
    'address article aside blockquote details dialog div dl fieldset figcaption figure footer form: p',
    'header hr main nav ol p pre section table ul center menu hgroup: p',
    'h1 h2 h3 h4 h5 h6: h1 h2 h3 h4 h5 h6 p',
    'li: li p',
    'dd dt: dd dt p',
    'tr: td th tr p li',
    'td th: td th p',
    'tbody thead tfoot: tbody thead tfoot tr td th p',
    'option: option',
    'optgroup: option optgroup',
    'a: a',
    'rt rp: rt rp',
    'body: head',
  ].flatMap((rule) => {
    const [opened = '', closed = ''] = rule.split(': ');
    return opened.split(' ').map((tag) => [tag, set(closed)] as const);
  }),
);

/** Elements that style a part of a word or sentence. They never separate words. */
const FORMATTING = set(
  'abbr acronym b bdi bdo big code dfn del em font i img ins kbd mark nobr q rb ruby s samp small strike strong tt u var wbr',
);
const LAST_WORD = /[\p{L}\p{M}\p{N}]+$/u;
const SENTENCE_END = /[.!?:;,)”’»]$/u;
const FIRST_LETTER = /^[\p{L}\p{N}]/u;
/** A label and a name, such as "by Ada". */
const LABELED_NAME = /^\p{Ll}{1,4}\s\p{Lu}/u;
const ROMAN = /^[IVXLCDM]{2,7}$/;
const READ_CHARACTERS = 40;
const RAISED_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
export const BLANK = /^\s*$/;
/** In UTF-16 units: a mark, which may have two, and a letter. */
const MAX_SINGLE = 3;

/** Collects text. Must be told the start and end of every inline element between texts. */
export class InlineText {
  length = 0;
  readonly #pieces: string[] = [];
  #opened = false;
  #closed = false;
  #isTime = false;
  #isRaised = false;
  /** Whether the last text was a single character: letters and digits one by one are parts of a word. */
  #isSingle = false;

  edge(tag: string, isStart: boolean): void {
    if (tag === 'sup') this.#isRaised = isStart;
    if (!FORMATTING.has(tag)) {
      this.#opened ||= isStart;
      this.#closed ||= !isStart;
      this.#isTime ||= tag === 'time';
    }
  }

  add(text: string): void {
    const isBlank = BLANK.test(text);
    if (isBlank || !(this.#opened || this.#closed)) this.#append(text);
    else {
      const end = this.#end();
      const isPower = this.#isRaised && /\d$/.test(end) && /^\s*\d+\s*$/.test(text);
      const shown = isPower ? text.replace(/\d/g, (digit) => RAISED_DIGITS.charAt(Number(digit))) : text;
      this.#append(this.#isSeparate(end, shown.slice(0, READ_CHARACTERS)) ? ` ${shown}` : shown);
    }
    if (isBlank) return;
    this.#isSingle = text.length <= MAX_SINGLE && text.replace(/^\P{L}/u, '').length <= 1;
    this.#reset();
  }

  take(): string {
    const text = this.#pieces.join('');
    this.#pieces.length = 0;
    this.length = 0;
    this.#reset();
    return text;
  }

  #append(text: string): void {
    this.#pieces.push(text);
    this.length += text.length;
  }

  #end(): string {
    let end = '';
    for (let i = this.#pieces.length - 1; i >= 0 && end.length < READ_CHARACTERS; i -= 1)
      end = `${this.#pieces[i]?.slice(-READ_CHARACTERS)}${end}`;
    return end.slice(-READ_CHARACTERS);
  }

  #reset(): void {
    this.#opened = false;
    this.#closed = false;
    this.#isTime = false;
  }

  /** Whether layout separates the text before an edge from the text after it. Drop caps and parts of words stay together. */
  #isSeparate(end: string, start: string): boolean {
    const areSiblings = this.#opened && this.#closed;
    const isUpper = /^[\p{Lu}\p{Lt}]/u.test(start);
    if (areSiblings && isUpper && SENTENCE_END.test(end)) return true;
    if (!FIRST_LETTER.test(start)) return false;
    const [word = ''] = LAST_WORD.exec(end) ?? [];
    if (word === '') return false;
    if (this.#isTime) return true;
    if (this.#isSingle) return false;
    // A raised mark is a footnote, but not in "2024³" or "XXᵉ".
    if (this.#isRaised && word.length > 2)
      return !/^\d+$/.test(word) && !(ROMAN.test(word) && /^\p{Ll}/u.test(start));
    if (areSiblings) return isUpper || /^\d/.test(start) || (word.length > 2 && LABELED_NAME.test(start));
    return word.length > 2 && /\p{Ll}$/u.test(word) && (isUpper || /^\d/.test(start));
  }
}

export class PageElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: PageElement | null;
  readonly depth: number;
  readonly children: (PageElement | string)[] = [];
  /** Bits of `lastingTest`. */
  answers = 0;

  constructor(tag: string, attributes: Readonly<Record<string, string>>, parent: PageElement | null) {
    this.tag = tag;
    this.attributes = attributes;
    this.parent = parent;
    this.depth = parent ? parent.depth + 1 : 0;
  }

  attribute(name: string): string {
    return this.attributes[name] ?? '';
  }

  has(name: string): boolean {
    return this.attributes[name] !== undefined;
  }
}

export function closest(
  element: PageElement | null,
  test: (each: PageElement) => boolean,
  levels = Number.POSITIVE_INFINITY,
): PageElement | null {
  let node = element;
  for (let level = 0; node && level < levels; level += 1, node = node.parent) if (test(node)) return node;
  return null;
}

export function* descendants(root: PageElement): Generator<PageElement> {
  const stack: PageElement[] = [root];
  for (let element = stack.pop(); element; element = stack.pop()) {
    if (element !== root) yield element;
    for (let i = element.children.length - 1; i >= 0; i -= 1) {
      const child = element.children[i];
      if (child instanceof PageElement) stack.push(child);
    }
  }
}

let answerBits = 0;

/** An `insideTest` for all pages: it remembers its answers in two bits of each element. At most 15 of them. */
export function lastingTest(isKind: (element: PageElement) => boolean): (element: PageElement) => boolean {
  const answered = 1 << answerBits;
  const positive = 2 << answerBits;
  answerBits += 2;
  const isInside = (element: PageElement): boolean => {
    if ((element.answers & answered) === 0) {
      const isPositive = (element.parent !== null && isInside(element.parent)) || isKind(element);
      element.answers |= isPositive ? answered | positive : answered;
    }
    return (element.answers & positive) !== 0;
  };
  return isInside;
}

/** Whether an element is in one of a kind. */
export function insideTest(
  isKind: (element: PageElement) => boolean,
  top: PageElement | null = null,
): (element: PageElement) => boolean {
  const cache = new Map<PageElement, boolean>();
  const isInside = (element: PageElement): boolean => {
    if (element === top) return false;
    let answer = cache.get(element);
    if (answer === undefined) {
      answer = (element.parent !== null && isInside(element.parent)) || isKind(element);
      cache.set(element, answer);
    }
    return answer;
  };
  return isInside;
}

/** Whether an element's text is not part of the page's text. A template with a shadow root is shown in its place. */
export const isTextless = (element: PageElement, tags: ReadonlySet<string>): boolean =>
  tags.has(element.tag) && !(element.tag === 'template' && element.has('shadowrootmode'));

/** Visits texts and elements in document order. `leave` is called for each element that `enter` accepts. */
export function walkText(
  root: PageElement,
  visitor: {
    readonly isDone: () => boolean;
    readonly enter: (element: PageElement) => boolean;
    readonly leave: (element: PageElement) => void;
    readonly text: (text: string) => void;
  },
): void {
  const open: PageElement[] = [];
  /** What is still to visit. Null is the end of the innermost open element. */
  const stack: (PageElement | string | null)[] = [root];
  for (let node = stack.pop(); node !== undefined && !visitor.isDone(); node = stack.pop()) {
    if (typeof node === 'string') visitor.text(node);
    else if (node !== null) {
      if (!visitor.enter(node)) continue;
      open.push(node);
      stack.push(null);
      for (let i = node.children.length - 1; i >= 0; i -= 1) {
        const child = node.children[i];
        if (child !== undefined) stack.push(child);
      }
    } else visitor.leave(open.pop() ?? root);
  }
}

const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'svg', 'rt', 'rp']);

/** Collapses white space. Skips scripts, styles, templates, SVG images and ruby annotations. */
export function textOf(root: PageElement, maxCharacters = 20_000): string {
  const inline = new InlineText();
  walkText(root, {
    isDone: () => inline.length >= maxCharacters,
    enter: (element) => {
      if (element !== root && isTextless(element, UNSEEN)) return false;
      addEdge(inline, element, true);
      return true;
    },
    leave: (element) => addEdge(inline, element, false),
    text: (text) => {
      const left = maxCharacters - inline.length;
      inline.add(text.length > left ? text.slice(0, safeCut(text, left)) : text);
    },
  });
  return collapse(inline.take());
}

function addEdge(inline: InlineText, { tag }: PageElement, isStart: boolean): void {
  if (tag === 'br' || BLOCK.has(tag)) inline.add(' ');
  else inline.edge(tag, isStart);
}

/** Collapses white space, and removes soft hyphens, zero-width spaces, word joiners and byte order marks. */
export function collapse(text: string): string {
  const seen = IGNORED.test(text) ? text.replace(ALL_IGNORED, '') : text;
  return (SPACES.test(seen) ? seen.replace(ALL_SPACES, ' ') : seen).trim();
}
const IGNORED = /[\u00AD\u200B\uFEFF\u2060]/;
const ALL_IGNORED = /[\u00AD\u200B\uFEFF\u2060]/g;
const SPACES = /[^\S ]|\s\s/;
const ALL_SPACES = /\s+/g;
