/**
 * Links as users receive them, and the required destination of each. The host of the destination is fictional, but the
 * formats are real.
 */

export const STORY = 'https://www.harborpost.com/news/ferry-line?id=7';
const encoded = encodeURIComponent(STORY);
const base64 = Buffer.from(STORY).toString('base64');
const base64Url = Buffer.from(STORY).toString('base64url');
const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const bare = encodeURIComponent(STORY.replace('https://', ''));

export interface LinkSituation {
  readonly link: string;
  /** The link's own response: none, 404, a page, or 403. */
  readonly self: 'dead' | '404' | 'page' | '403';
  /** The destination. `null` if the link must stay unchanged, regardless of what it contains. */
  readonly to: string | null;
}

const to = (self: LinkSituation['self'], ...links: string[]): LinkSituation[] =>
  links.map((link) => ({ link, self, to: STORY }));
const stays = (self: LinkSituation['self'], ...links: string[]): LinkSituation[] =>
  links.map((link) => ({ link, self, to: null }));

/** Links that contain their whole destination, and respond with 404 or not at all. */
const HOLD = [
  ...to(
    '404',
    `https://link.theharbor.com/click/31234567.1234/${base64Url}/5f1e2d3c4b5a69788796a5b4Bd0123abc`,
    `https://click.convertkit-mail.com/abcd1234efgh/x0hph3u8ph/${base64}`,
    `https://click.convertkit-mail2.com/vqu2k4x9/8ghqhehq/${base64Url}`,
    `https://xyz12.mjt.lu/lnk/AVsAAEfK/2/ab-cdEFgh/${base64Url}`,
    `https://0abc.mj.am/lnk/AMkAA/1/token/${base64Url}`,
    `https://transition.meltwater.com/redirect?url=${encoded}&transitionToken=abc&destinationMeltwaterUrl=1`,
    `https://www.quora.com/_/redirect?sig=0a1b2c&url=${encoded}`,
    `https://ad.doubleclick.net/ddm/clk/412345678;212345678;a?${STORY}`,
    `https://ad.doubleclick.net/ddm/trackclk/N1234.5678/B1234567.8;dc_trk_aid=4;u=1?${STORY}`,
    `https://track.pstmrk.it/3s/${bare}/abcd/efgh/AQ/1`,
    `https://linklock.titanhq.com/analyse?url=${encoded}&data=eJx`,
    `https://us.report.cybergraph.mimecast.com/alert-details/?dep=abc&url=${encoded}`,
  ),
  ...to(
    'dead',
    `https://mail.shipyard.com/fmlurlsvc/?fewReq=:B:JVMzMDI0MTQ&url=${encodeURIComponent(encoded)}`,
    `https://fortimail.portcity.gov/fmlurlsvc/?fewReq=:B:JVMzMDI0MTQ=&url=${encoded}`,
    `https://url.protected-forms.com/click?target=${encoded}`,
    `https://tracking.pressdesk.io/redirect?url=${encoded}&e=8`,
    `https://news.mailer-seven.net/c/443/1/${base64Url}`,
    `https://email.harbormail.org/c/${json({ url: STORY, id: 4 })}`,
    `https://go.newsdesk-tools.com/redir.aspx?to=${encoded}`,
    `https://click.agency-mail.com/?u=${base64}&s=1`,
    `https://trk.example-sender.com/out?dest=${encoded}&sig=1`,
    `https://clicks.weeklyroundup.net/track/click?p=${json({ u: 1, href: STORY })}`,
    `https://redirect.pr-suite.com/r/${encoded}`,
    `https://t.leads-box.com/l/?link=${encoded}`,
    `https://out.clipping-service.com/goto/${STORY}`,
    `https://www.clip-monitor.com/clickthru?destination=${encoded}&client=4`,
    `https://r.mailjobs.net/mk/cl/f/sh/${base64Url}`,
    `https://campaign.portcity.gov/lnk?redirect=${encoded}`,
    `https://ems.harborbank.com/t/c?l=${encodeURIComponent(encoded)}`,
    `https://link.app-digest.com/ls/click?upn=${base64Url}`,
    `http://www.webclip.net/redirect.php?a=1&url=${STORY}`,
    `https://monitor.news-alerts.org/exit?goto=${encoded}`,
    `https://lnks.gd/l/eyJ.${json({ bulletin_link_id: 100, uri: 'bp2:click', url: STORY })}.abc`,
    `https://secure-links.firmgate.com/check?u=${encoded}&hash=3`,
    `https://urlscan-gateway.bankgroup.com/v1/scan/${base64Url}`,
  ),
];

/** Trackers that respond, but whose destination is read without revealing to the sender that the link was opened. */
const TRACKERS = to(
  'page',
  `https://click.ferry-mail.com/track?url=${encoded}`,
  `https://links.mail.harbornews.com/ls/click?target=${encoded}`,
  `https://tracking.agencybox.com/click/${base64Url}`,
  `https://email.pressroom-seven.com/c/${json({ href: STORY })}`,
  `https://trk.portmail.com/redirect?u=${base64}`,
);

/**
 * Links that must stay unchanged, because they do something with the URL they contain, such as sharing, searching, archiving
 * or checking it, or returning to it after a login.
 */
const STAY = [
  ...stays(
    '404',
    `https://www.facebook.com/sharer/sharer.php?u=${encoded}`,
    `https://twitter.com/intent/tweet?url=${encoded}&text=Read`,
    `https://www.linkedin.com/sharing/share-offsite/?url=${encoded}`,
    `https://www.linkedin.com/shareArticle?mini=true&url=${encoded}`,
    `https://api.whatsapp.com/send?text=${encoded}`,
    `https://wa.me/?text=${encoded}`,
    `https://t.me/share/url?url=${encoded}`,
    `https://www.reddit.com/submit?url=${encoded}`,
    `https://pinterest.com/pin/create/button/?url=${encoded}`,
    `https://bsky.app/intent/compose?text=${encoded}`,
    `https://www.addtoany.com/share?linkurl=${encoded}`,
    `https://www.google.com/search?q=${encoded}`,
    `https://www.bing.com/search?q=${encoded}`,
    `https://duckduckgo.com/?q=${encoded}`,
    `https://search.portcity.gov/results?query=${encoded}`,
    `https://accounts.google.com/ServiceLogin?continue=${encoded}`,
    `https://login.microsoftonline.com/common/oauth2/authorize?redirect_uri=${encoded}`,
    `https://www.harborbank.com/login?returnUrl=${encoded}`,
    `https://id.shipyard.com/signin?next=${encoded}`,
    `https://auth.portcity.gov/sso?service=${encoded}`,
    `https://myaccount.news-group.com/register?redirect=${encoded}`,
    `https://www.clip-monitor.com/logout?url=${encoded}`,
    `https://validator.w3.org/nu/?doc=${encoded}`,
    `https://www.youtube.com/oembed?url=${encoded}&format=json`,
    `https://docs.portcity.gov/viewer?url=${encoded}`,
    `https://archive.org/wayback/available?url=${encoded}`,
    `https://shop.shipyard.com/story?ref=${encoded}`,
    `https://shop.shipyard.com/story?utm_source=${encoded}`,
    `https://shop.shipyard.com/cart?image=${encodeURIComponent('https://cdn.harborpost.com/a.jpg')}`,
    `https://www.clip-monitor.com/compare?url=${encoded}&url2=${encodeURIComponent('https://other.harborpost.net/b')}`,
    `https://www.shipyard.com/unsubscribe?url=${encoded}`,
    `https://mail.shipyard.com/preferences/?u=${encoded}`,
    `https://translate.portcity.gov/?u=${encoded}`,
    `https://www.shipyard.com/api/screenshot?url=${encoded}`,
    `https://www.shipyard.com/story/7?url=/news/ferry`,
    'https://www.shipyard.com/story?url=http%3A%2F%2Flocalhost%2Fadmin',
    'https://www.shipyard.com/story?url=javascript%3Aalert(1)',
    'https://www.shipyard.com/redirect?url=http%3A%2F%2F10.0.0.5%2F',
  ),
  ...stays(
    'page',
    `https://www.shipyard.com/story?url=${encoded}`,
    `https://www.shipyard.com/news/${base64Url}`,
    `https://blog.portcity.gov/post?link=${encoded}`,
    `https://news.harborgroup.com/read?source=${encoded}`,
  ),
];

/**
 * Links as pasted: app links, links followed by a hash value, and links broken across lines, with or without angle brackets.
 */
const PASTED = [
  ...to(
    'page',
    `intent://www.harborpost.com/news#Intent;scheme=https;package=com.android.chrome;S.browser_fallback_url=${encoded};end`,
    `intent://scan/#Intent;scheme=zxing;S.browser_fallback_url=${encoded};end`,
    `https://disq.us/url?url=${encoded}%3Aa1b2c3d4e5f6&cuid=1`,
    `https://disq.us/url?url=${encoded}%3AAbC-dEf_GhIjKlMnOpQrStUvWxYz0123456789abcdEF01&cuid=1`,
    'https://www.harborpost.com/news/\nferry-line?id=7',
    'https://www.harborpost.com/news/ferry-\r\nline?id=7',
    '<https://www.harborpost.com/news/\n ferry-line?id=7>',
  ),
];

/** Every link with its expected outcome. */
export const LINK_SITUATIONS: readonly LinkSituation[] = [...HOLD, ...TRACKERS, ...STAY, ...PASTED];

const on = (query: string) => `${STORY}${query}`;
/** URLs with their expected form without tracking parameters. */
export const CLEAN_SITUATIONS: readonly (readonly [string, string])[] = [
  [on('&ref_src=twsrc%5Etfw'), STORY],
  [on('&ref_url=https%3A%2F%2Ft.co%2Fa'), STORY],
  [on('&sfnsn=mo'), STORY],
  [on('&utm_source=x&utm_brand=y'), STORY],
  [on('&fbclid=IwAR0'), STORY],
  [on('&gclid=1&gbraid=2'), STORY],
  [on('&mc_cid=1&mc_eid=2'), STORY],
  [on('&_hsenc=p2&_hsmi=3'), STORY],
  [on('&mibextid=Zxz2cZ'), STORY],
  [on('&igshid=MzRlODBiNWFlZA=='), STORY],
  [on('&s_cid=osm&cmpid=tw'), STORY],
  [on('&vero_id=a%40b.c'), STORY],
  [on('&mkt_tok=abc'), STORY],
  [on('&at_medium=custom7&at_campaign=64'), STORY],
  [on('&ref_src=search&lang=en'), `${STORY}&lang=en`],
  [on('&ref=home'), on('&ref=home')],
  [on('&source=feed'), on('&source=feed')],
  [on('&s=20&t=abc'), on('&s=20&t=abc')],
  [on('&page=2&sort=new'), on('&page=2&sort=new')],
  [on('&url=https%3A%2F%2Fother.example%2F'), on('&url=https%3A%2F%2Fother.example%2F')],
  [on('&token=gift123'), on('&token=gift123')],
  [on('&share_id=4'), on('&share_id=4')],
  [on('&si=abc'), on('&si=abc')],
  ['https://youtu.be/iwGFalTRHDA?si=abc&t=3', 'https://youtu.be/iwGFalTRHDA?t=3'],
  ['https://x.com/a/status/1050118621198921728?s=20&t=abc', 'https://x.com/a/status/1050118621198921728'],
];
