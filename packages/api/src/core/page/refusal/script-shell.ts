/** Pages whose text only a browser can put together. */
import type { Page } from '../page.ts';
import { PHRASES } from './page-phrases.ts';
import { phraseText } from './phrases.ts';

const MAX_SHELL_PAGE_WORDS = 120;
/** With as few words, scripts alone are enough. */
const EMPTY_PAGE_WORDS = 40;
const SEARCHED_CHARACTERS = 200_000;
const MIN_SCRIPT_CHARACTERS = 500;
const ROOT =
  /<(?:div|main|app-root)\b[^>]{0,300}\bid=["']?(?:root|app|__next|__nuxt|svelte|main|react-root|app-root|ember|application)["']?[^>]{0,300}>\s{0,99}<\/(?:div|main|app-root)>|<app-root\b[^>]{0,300}>\s{0,99}<\/app-root>/i;

/** Scripts, an empty place for what they build, or a request to turn them on, and next to no text. */
export function isScriptShell({ signals }: Page, html: string): boolean {
  if (signals.wordsInPage > MAX_SHELL_PAGE_WORDS) return false;
  const hasScripts = signals.scriptAddresses.length > 0 || signals.scriptCharacters >= MIN_SCRIPT_CHARACTERS;
  const asks = [signals.noscriptText, signals.visibleText].some(
    (text) => PHRASES.scripts.in(phraseText(text)).length > 0,
  );
  const isEmpty = signals.wordsInPage <= EMPTY_PAGE_WORDS;
  return hasScripts && (asks || isEmpty || ROOT.test(html.slice(0, SEARCHED_CHARACTERS)));
}
