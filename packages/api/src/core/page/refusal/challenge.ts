/** Pages that bot defences show instead of the page that was asked for. */

import type { PageSignals } from './signals.ts';

/** A challenge is a small page around one script; the marks also occur in the scripts of ordinary pages. */
const MAX_CHALLENGE_CHARACTERS = 120_000;
const MAX_VISIBLE_WORDS = 150;

/** Resources and ids that only a challenge page loads. */
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
/** What such pages say; together with next to no other text. */
const TITLES =
  /<title[^>]{0,200}>\s{0,99}(?:just a moment|attention required!|access denied|access to this page has been denied|are you a robot|are you human|pardon our interruption|please verify you are (?:a )?human|verify you are human|security check|bot verification|robot check|human verification|checking your browser|ddos-guard|un instant|einen moment|un momento|один момент|請稍候|请稍候|しばらくお待ちください)[^<]{0,60}<\/title>/i;
const SENTENCES =
  /\b(?:checking (?:if the site connection is secure|your browser before)|verify(?:ing)? (?:that )?you are (?:a )?human|you have been blocked|unusual (?:traffic|activity) from your|enable javascript and cookies to continue|complete the security check|press (?:&amp;|&|and) hold to confirm|prove (?:that )?you(?:'|&#39;|’)?re not a robot|reference (?:#|&#35;)\s?\d|your (?:browser|request) (?:has been|was) (?:flagged|identified as automated)|ray id:)/i;

/** Whether the body of an error answer, or of a page with next to no text, is a bot defense's. */
export function hasChallengeMark(html: string): boolean {
  const head = html.slice(0, MAX_CHALLENGE_CHARACTERS);
  return STRONG_MARKS.some((mark) => mark.test(head)) || (TITLES.test(head) && SENTENCES.test(head));
}

/** Whether a page that answered with success is a bot defense's challenge or refusal rather than a page of the site. */
export function isBotChallenge(html: string, { wordsInPage }: Pick<PageSignals, 'wordsInPage'>): boolean {
  return (
    html.length <= MAX_CHALLENGE_CHARACTERS && wordsInPage <= MAX_VISIBLE_WORDS && hasChallengeMark(html)
  );
}
