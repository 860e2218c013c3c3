/** For keywords without letters or digits (emoji, currency symbols). Variation selectors are ignored. */
import { escapePattern } from '../text/escape-pattern.ts';

const SELECTORS = /[\uFE00-\uFE0F]/g;
const ANY_SELECTORS = SELECTORS.source;

export class SymbolMatcher {
  readonly #patterns: { readonly pattern: RegExp; readonly spelling: number }[] = [];

  add(keyword: string, spelling: number): void {
    const characters = [...keyword.replace(SELECTORS, '').trim()];
    if (characters.length === 0) return;
    const symbols = characters.map((one) => `${escapePattern(one)}${ANY_SELECTORS}*`);
    // An emoji inside a joined sequence is a different image and does not count.
    const source = `(?<!\\u200D)${symbols.join('')}(?![\\uFE00-\\uFE0F\\u200D])`;
    this.#patterns.push({ pattern: new RegExp(source, 'gu'), spelling });
  }

  find(text: string, report: (spelling: number, start: number, end: number) => void): void {
    for (const { pattern, spelling } of this.#patterns)
      for (const { 0: found, index } of text.matchAll(pattern)) report(spelling, index, index + found.length);
  }
}
