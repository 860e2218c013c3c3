/** Matches keywords without letters or digits (emoji, currency symbols) literally, ignoring variation selectors. */
const SELECTOR = /[\uFE00-\uFE0F]/;
const SELECTORS = /[\uFE00-\uFE0F]/g;
const JOINER = '\u200D';

interface Branch {
  readonly children: Map<string, Branch>;
  readonly spellings: number[];
}

const newBranch = (): Branch => ({ children: new Map(), spellings: [] });

export class SymbolMatcher {
  readonly #root = newBranch();
  #isEmpty = true;

  /** Whether no keyword consisting only of symbols has been added. */
  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  add(keyword: string, index: number): void {
    let branch = this.#root;
    for (const character of keyword.replace(SELECTORS, '').trim()) {
      const child = branch.children.get(character) ?? newBranch();
      branch.children.set(character, child);
      branch = child;
    }
    if (branch === this.#root) return;
    branch.spellings.push(index);
    this.#isEmpty = false;
  }

  /**
   * Reports every occurrence in ascending order of start. An emoji inside a joined sequence is a different image and does
   * not count.
   */
  find(text: string, report: (spelling: number, start: number, end: number) => void): void {
    if (this.#isEmpty) return;
    for (let start = 0; start < text.length; start++)
      if (text[start - 1] !== JOINER) this.#findAt(text, start, report);
  }

  #findAt(text: string, start: number, report: (spelling: number, start: number, end: number) => void): void {
    let branch: Branch | undefined = this.#root;
    for (let end = start; branch && end < text.length; ) {
      const character = String.fromCodePoint(text.codePointAt(end) ?? 0);
      end += character.length;
      if (end - start > 1 && SELECTOR.test(character)) continue;
      branch = branch.children.get(character);
      if (!branch) return;
      let after = end;
      while (SELECTOR.test(text.charAt(after))) after++;
      if (text[after] === JOINER) continue;
      for (const spelling of branch.spellings) report(spelling, start, after);
    }
  }
}
