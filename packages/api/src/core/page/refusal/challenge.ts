import type { PageSignals } from '../read-page.ts';
import type { JudgedPage } from './article-signs.ts';

/** Longer pages are not challenges, even if their scripts contain the same marks. */
const MAX_CHALLENGE_CHARACTERS = 120_000;
const MAX_VISIBLE_WORDS = 150;

const STRONG_MARKS = [
  /\/cdn-cgi\/challenge-platform\/[^"']{0,200}\/orchestrate\//,
  /\bwindow\._cf_chl_opt\b|\bid=["']challenge-(?:form|running|error-text|stage)["']|\bcf-browser-verification\b/,
  /\bgeo\.captcha-delivery\.com\b|\bct\.captcha-delivery\.com\b/,
  /\bid=["']px-captcha["']|\bwindow\._pxAppId\b[\s\S]{0,2000}\bcaptcha\b/,
  /\/_Incapsula_Resource\?[^"']{0,500}\b(?:SWUDNSAI|incident_id)\b/i,
  /\bawsWafCookieDomainList\b|\bAwsWafIntegration\b|\bgokuProps\b/,
  /\/_sec\/cp_challenge\/|\bsec-if-cpt-container\b|\bbm-verify=/,
  /\bsgcaptcha\b|\/\.well-known\/sgcaptcha\//,
  /\bsucuri_cloudproxy_js\b/,
  /\banubis_challenge\b|\/\.within\.website\/x\/cmd\/anubis\//,
  /\bid=["']kasada|\/149e9513-01fa-4fb0-aad4-566afd725d1b\//,
];
/** Wording of challenge pages, which have almost no other text. */
const TITLES =
  /<title[^>]{0,200}>\s{0,99}(?:just a moment|attention required!|access denied|access to this page has been denied|are you a robot|are you human|pardon our interruption|please verify you are (?:a )?human|verify you are human|security check|bot verification|robot check|human verification|checking your browser|ddos-guard|un instant|einen moment|un momento|один момент|請稍候|请稍候|しばらくお待ちください)[^<]{0,60}<\/title>/i;
const SENTENCES =
  /\b(?:checking (?:if the site connection is secure|your browser before)|verify(?:ing)? (?:that )?you are (?:a )?human|you have been blocked|unusual (?:traffic|activity) from your|enable javascript and cookies to continue|complete the security check|press (?:&amp;|&|and) hold to confirm|prove (?:that )?you(?:'|&#39;|’)?re not a robot|reference (?:#|&#35;)\s?\d|your (?:browser|request) (?:has been|was) (?:flagged|identified as automated)|ray id:)/i;

export function hasChallengeMark(html: string): boolean {
  const head = html.slice(0, MAX_CHALLENGE_CHARACTERS);
  return STRONG_MARKS.some((mark) => mark.test(head)) || (TITLES.test(head) && SENTENCES.test(head));
}

export function isBotChallenge(html: string, { wordsInPage }: Pick<PageSignals, 'wordsInPage'>): boolean {
  return (
    html.length <= MAX_CHALLENGE_CHARACTERS && wordsInPage <= MAX_VISIBLE_WORDS && hasChallengeMark(html)
  );
}

const MAX_SHELL_PAGE_WORDS = 120;
/** With at most this many words, scripts alone are sufficient. */
const EMPTY_PAGE_WORDS = 40;
const SEARCHED_CHARACTERS = 200_000;
const MIN_SCRIPT_CHARACTERS = 500;
const ROOT =
  /<(?:div|main|app-root)\b[^>]{0,300}\bid=["']?(?:root|app|__next|__nuxt|svelte|main|react-root|app-root|ember|application)["']?[^>]{0,300}>\s{0,99}<\/(?:div|main|app-root)>|<app-root\b[^>]{0,300}>\s{0,99}<\/app-root>/i;

/** Little text and scripts, with almost no text or an empty element for their output. */
export function isScriptShell({ page, scan, html }: Pick<JudgedPage, 'page' | 'scan' | 'html'>): boolean {
  const { wordsInPage } = page.signals;
  if (wordsInPage > MAX_SHELL_PAGE_WORDS) return false;
  const hasScripts = scan.scriptAddresses.length > 0 || scan.scriptCharacters >= MIN_SCRIPT_CHARACTERS;
  const isEmpty = wordsInPage <= EMPTY_PAGE_WORDS;
  return hasScripts && (isEmpty || ROOT.test(html.slice(0, SEARCHED_CHARACTERS)));
}
