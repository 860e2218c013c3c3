/**
 * Parameters that show a site where a visitor came from. Pages open without them. `ref`, `source`, `id` and similar ones are
 * not in the list for all sites, because they may select a page. Tokens that open a page as a gift are not included either.
 */

export interface TrackingRow {
  /** Sites on which the names have this meaning, as in `core/url/host-pattern.ts`. All sites if absent. */
  readonly on?: string;
  /** Names in lowercase, separated by spaces. `*` at the end matches anything, `#` matches digits. */
  readonly names: string;
  /** Who sets them, and where that is documented or was observed. */
  readonly source: string;
}

export const TRACKING_EVERYWHERE: readonly TrackingRow[] = [
  { names: '_branch_match_id _branch_referrer', source: 'Branch (help.branch.io)' },
  {
    names:
      '_ga _gl ga_campaign ga_content ga_medium ga_place ga_source ga_term ga_vid gaa_* utm_* utmcct utmcsr',
    source: 'Google Analytics (support.google.com/analytics)',
  },
  { names: '_ke _kx klaviyo_id', source: 'Klaviyo (developers.klaviyo.com)' },
  { names: '_bhlid bhlid', source: 'beehiiv newsletters' },
  {
    names: '__hsfp __hssc __hstc _hsenc _hsmi hsa_* hsctatracking hss_channel',
    source: 'HubSpot (knowledge.hubspot.com)',
  },
  { names: '__s dripid', source: 'Drip newsletters' },
  {
    names:
      '__cft__* __tn__ __xts__* fb_action_ids fb_action_types fb_comment_id fb_ref fb_source fbclid mibextid rdid',
    source: 'Meta (developers.facebook.com)',
  },
  { names: '__twitter_impression tw_adid tw_campaign tw_source twclid', source: 'X (business.x.com)' },
  { names: '_openstat erid yclid ymclid ysclid', source: 'Yandex (yandex.com/support)' },
  { names: '_x_tr_hist _x_tr_hl _x_tr_pto _x_tr_sl _x_tr_tl', source: 'Google Translate' },
  {
    names: 'adj_adgroup adj_campaign adj_creative adj_label adj_referrer adj_t adjust_*',
    source: 'Adjust (help.adjust.com)',
  },
  {
    names: 'amp_gsa amp_js_v amp_kit amp_lite amp_r usqp',
    source: 'Google AMP viewer (developers.google.com/amp)',
  },
  {
    names:
      'at_campaign at_campaign_type at_creation at_custom# at_emission at_format at_link_id at_link_origin at_link_type at_medium at_platform at_ptr_name at_recipient_id at_recipient_list at_send_date at_variant at_bbc_team',
    source: 'Piano Analytics (AT Internet)',
  },
  {
    names: 'awc cjdata cjevent clickref irclickid irgwc raneaid ranmid ransiteid sscid tduid zanpid',
    source: 'Affiliate networks: Awin, CJ, Partnerize, impact.com, Rakuten, ShareASale, Tradedoubler',
  },
  { names: 'bsft_* bta_c bta_tid', source: 'Blueshift, Bronto' },
  { names: 'ceid emci emdi', source: 'EveryAction mailings' },
  { names: 'ck_subscriber_id', source: 'Kit (ConvertKit) newsletters' },
  {
    names: 'cmp cmpid ito ncid ns_campaign ns_fee ns_linkname ns_mchannel ns_source',
    source: 'Publishers: links that their own accounts share (Guardian, Mail, comScore)',
  },
  { names: 'cndid emc esrc mbid', source: 'Condé Nast, New York Times: newsletters' },
  { names: 'dicbo obclid oborigurl', source: 'Outbrain' },
  {
    names: 'dclid gad_campaignid gad_source gbraid gclid gclsrc srsltid wbraid',
    source: 'Google Ads (support.google.com/google-ads)',
  },
  { names: 'dm_i dm_t', source: 'dotdigital' },
  {
    names: 'ef_id s_cid s_kwcid sc_campaign sc_channel sc_country sc_geo sc_outcome sc_cid',
    source: 'Adobe Advertising and Analytics (experienceleague.adobe.com)',
  },
  { names: 'elq elqaid elqak elqat elqcampaignid elqcst elqtrack elqtrackid', source: 'Oracle Eloqua' },
  { names: 'epik', source: 'Pinterest (help.pinterest.com)' },
  { names: 'ftag', source: 'CBS, CNET, ZDNET: shared links' },
  { names: 'guccounter guce_referrer guce_referrer_sig soc_src soc_trk', source: 'Yahoo' },
  { names: 'icid itm_* intcid', source: 'Links inside a site' },
  { names: 'ig_mid ig_rid igsh igshid', source: 'Instagram' },
  { names: 'jsessionid phpsessid', source: 'Session identifiers of Java and PHP servers' },
  { names: 'leadsource', source: 'Bloomberg and others: who handed the link on' },
  { names: 'li_fat_id', source: 'LinkedIn (learn.microsoft.com/linkedin)' },
  { names: 'linkid', source: 'Publishing tools for social networks' },
  { names: 'matomo_* mtm_* pk_* piwik_*', source: 'Matomo (matomo.org/docs)' },
  { names: 'mc_cid mc_eid mc_tc mc_phishing_protection_id', source: 'Mailchimp' },
  { names: 'mkt_tok mkt_unsubscribe', source: 'Adobe Marketo Engage' },
  { names: 'ml_subscriber ml_subscriber_hash', source: 'MailerLite' },
  { names: 'msclkid', source: 'Microsoft Advertising (learn.microsoft.com)' },
  { names: 'ocid', source: 'Microsoft, BBC: links that their own accounts share' },
  { names: 'oft_c oft_ck oft_d oft_id oft_ids oft_k oft_lk oft_sk', source: 'Oracle Omeda' },
  { names: 'oly_anon_id oly_enc_id', source: 'Omeda Olytics' },
  { names: 'omnisendcontactid', source: 'Omnisend' },
  { names: 'rb_clickid rdt_cid', source: 'Reddit advertisements' },
  { names: 'ref_src ref_url', source: 'X: pages that show a post write them into its links' },
  { names: 'reflink', source: 'Dow Jones: who handed the link on' },
  { names: 'sfnsn', source: 'Meta: the app that a link was shared from' },
  { names: 'sc_eh sc_lid sc_llid sc_src sc_uid', source: 'Emarsys (SAP)' },
  { names: 'sccid ss_email_id', source: 'Snapchat; SharpSpring' },
  { names: 'sf##### sf_campaign', source: 'Sprinklr, Salesforce: social publishing' },
  { names: 'sfmc_id sfmc_sub sfmc_* j_sid', source: 'Salesforce Marketing Cloud' },
  { names: 'smid smtyp', source: 'New York Times: shared links' },
  {
    names: 'spm spreadtype',
    source: 'Alibaba, iQiyi and others: position of the link that was followed',
  },
  { names: 'sref', source: 'Bloomberg: who handed the link on' },
  { names: 'stm_*', source: 'Storetail' },
  { names: 'taid', source: 'Trendkite, Reuters: social publishing' },
  { names: 'tblci tbclid', source: 'Taboola' },
  { names: 'trk_contact trk_module trk_msg trk_sid', source: 'Listrak' },
  { names: 'ttclid', source: 'TikTok (ads.tiktok.com/help)' },
  { names: 'vero_conv vero_id', source: 'Vero' },
  { names: 'vgo_ee', source: 'Act-On' },
  { names: 'wickedid wickedsource', source: 'Wicked Reports' },
  { names: 'wprov', source: 'Wikimedia (wikitech.wikimedia.org/wiki/Provenance)' },
  { names: 'wt.mc_id wt.nav wt.tsrc wt_mc wt_zmc wtrid xtor', source: 'Webtrekk, Webtrends, AT Internet' },
];

export const TRACKING_BY_SITE: readonly TrackingRow[] = [
  {
    on: '*.aliexpress.*',
    names:
      'aff_fcid aff_fsk aff_platform aff_trace_key algo_exp_id algo_expid algo_pvid btsid gps-id pdp_npi pvid scm sk ws_ab_test',
    source: 'AliExpress',
  },
  {
    on: '*.amazon.*',
    names:
      '_encoding ascsubtag asc_* camp content-id crid creative creativeasin cv_ct_cx dib dib_tag keywords linkcode pd_rd_* pf_rd_* qid ref ref_ smid social_share sprefix sr starsleft tag',
    source: 'Amazon: position, search and partner of the link',
  },
  {
    on: '*.apple.com',
    names: 'at ct itscg itsct ls mt pt uo',
    source: 'Apple Services partners (performance-partners.apple.com)',
  },
  { on: '*.barrons.com', names: 'mod', source: 'Dow Jones: position of the link' },
  {
    on: '*.bbc.*',
    names: 'facebook_page intlink_from_url ns_* post_type pinned_post_type link_location',
    source: 'BBC',
  },
  { on: '*.bing.com', names: 'cvid form ghc lq pq qpvt qs sc sk sp', source: 'Bing results' },
  { on: '*.bloomberg.com', names: 'embedded-checkout sref srnd', source: 'Bloomberg' },
  { on: '*.cnbc.com', names: '__source par', source: 'CNBC' },
  { on: '*.cnn.com', names: 'cid iref', source: 'CNN newsletters' },
  {
    on: '*.ebay.*',
    names: '_trkparms _trksid amdata campid customid itmmeta itmprp mkcid mkevt mkrid toolid',
    source: 'eBay Partner Network',
  },
  { on: '*.economist.com', names: 'fsrc gsaid', source: 'The Economist' },
  {
    on: '*.etsy.com',
    names:
      'click_key click_sum frs ga_order ga_search_query ga_search_type ga_view_type organic_search_click ref',
    source: 'Etsy',
  },
  {
    on: '*.facebook.com',
    names:
      'acontext comment_tracking eav extid fref hc_location hc_ref idorvanity mds notif_id notif_t paipv pnref ref ref_component ref_page_id refid refsrc sfnsn share_url source_ref _ft_ _rdc _rdr',
    source: 'Facebook',
  },
  { on: '*.forbes.com', names: 'sh ss', source: 'Forbes: shared links' },
  { on: '*.ft.com', names: 'desktop ftcamp segmentid', source: 'Financial Times' },
  {
    on: '*.google.*',
    names:
      'aqs bih biw ei fbs gs_lcp gs_lcrp gs_lp gs_ssp oq rlz sa sca_esv sclient sei sourceid sxsrf uact usg usp ved',
    source: 'Google results and shared documents',
  },
  { on: '*.imdb.com', names: 'pf_rd_* ref_', source: 'IMDb' },
  { on: '*.instagram.com', names: 'img_index_ref ig_cache_key', source: 'Instagram' },
  {
    on: '*.linkedin.com',
    names:
      'eid lici lipi midsig midtoken origin originalsubdomain otptoken ebp rcm refid trackingid trk trkemail trkinfo',
    source: 'LinkedIn',
  },
  { on: '*.marketwatch.com', names: 'mod', source: 'Dow Jones: position of the link' },
  { on: '*.medium.com', names: 'gi source', source: 'Medium: where the link stood' },
  { on: '*.msn.com', names: 'cvid ei form pc', source: 'MSN' },
  {
    on: '*.nytimes.com',
    names:
      'action campaign_id contentcollection instance_id module nl partner pgtype referringsource regi_id region rref segment_id smprod te user_id',
    source: 'New York Times newsletters',
  },
  { on: '*.open.spotify.com', names: 'context dlsi nd si', source: 'Spotify: shared links' },
  { on: '*.pinterest.*', names: 'invite_code mt sender sfo', source: 'Pinterest: shared links' },
  { on: '*.politico.com', names: 'nid nlid nname nrid', source: 'Politico newsletters' },
  {
    on: '*.reddit.com',
    names: '$3p $deep_link correlation_id post_fullname post_index rdt ref ref_campaign ref_source share_id',
    source: 'Reddit: shared links',
  },
  { on: '*.reuters.com', names: 'edition-redirect feedname feedtype rpc', source: 'Reuters' },
  {
    on: '*.snapchat.com',
    names: 'device_id_pid sender_web_id share_id sid web_client_id',
    source: 'Snapchat: shared links',
  },
  { on: '*.soundcloud.com', names: 'ref si', source: 'SoundCloud: shared links' },
  { on: '*.spotify.com', names: 'si', source: 'Spotify: shared links' },
  { on: '*.steampowered.com', names: 'curator_clanid snr', source: 'Steam' },
  {
    on: '*.substack.com',
    names: 'isfreemail post_id publication_id r triedredirect',
    source: 'Substack newsletters',
  },
  { on: '*.theguardian.com', names: 'acquisitiondata int_cmp reflink', source: 'The Guardian' },
  { on: '*.threads.com', names: 'slof xmt', source: 'Threads: shared links' },
  { on: '*.threads.net', names: 'slof xmt', source: 'Threads: shared links' },
  {
    on: '*.tiktok.com',
    names:
      '_d _r _t _svg checksum enter_method is_copy_url is_from_webapp link_reflow_popup_iteration_sharer preview_pb q_source refer referer_url sec_uid sec_user_id sender_device sender_web_id share_app_id share_author_id share_item_id share_link_id share_iid social_sharing source timestamp tt_from u_code ug_btm ugbiz_name user_id web_id',
    source: 'TikTok: shared links',
  },
  { on: '*.twitch.tv', names: 'tt_content tt_medium', source: 'Twitch' },
  { on: '*.twitter.com', names: 'cn cxt ref_src ref_url s src t', source: 'X: shared links' },
  { on: '*.vk.com', names: 'ref reply_from', source: 'VK' },
  { on: '*.washingtonpost.com', names: 'itid s_l tid wp_ml wpisrc wpmk', source: 'Washington Post' },
  { on: '*.wsj.com', names: 'mod page_ref', source: 'Dow Jones: position of the link' },
  { on: '*.x.com', names: 'cn cxt ref_src ref_url s src t', source: 'X: shared links' },
  { on: '*.yahoo.com', names: '.tsrc fr fr2 ncid', source: 'Yahoo' },
  { on: '*.youtu.be', names: 'feature pp si', source: 'YouTube: shared links' },
  {
    on: '*.youtube.com',
    names: 'ab_channel embeds_referring_euri embeds_referring_origin feature kw pp si source_ve_path',
    source: 'YouTube: shared links',
  },
];

/** Parts of a path that only identify the session of a visitor or say where the link was placed. */
export const TRACKING_PATHS: readonly {
  readonly on: string;
  readonly pattern: string;
  readonly source: string;
}[] = [
  { on: '*', pattern: ';jsessionid=[^/;?#]+', source: 'Session identifiers of Java servers' },
  { on: '*.amazon.*', pattern: '/ref=[^/?#]*', source: 'Amazon: position of the link' },
  { on: '*.imdb.com', pattern: '/ref=[^/?#]*', source: 'IMDb: position of the link' },
];

/** A fragment that consists only of one of these says where the link was found. */
export const TRACKING_FRAGMENTS: readonly { readonly pattern: string; readonly source: string }[] = [
  { pattern: 'echobox=\\d+', source: 'Echobox social publishing' },
  { pattern: 'link_time=\\d+', source: 'Publishing tools for social networks' },
  { pattern: 'intcid=[^&]*', source: 'Links inside a site' },
  { pattern: 'ref=(?:rss|share|mail|twitter|facebook)', source: 'Feeds and shared links' },
  { pattern: 'amp_tf=[^&]*(?:&(?:aoh|referrer|ampshare)=[^&]*)*', source: 'Google AMP viewer' },
  {
    pattern: '(?:aoh|referrer|ampshare)=[^&]*(?:&(?:amp_tf|aoh|referrer|ampshare)=[^&]*)*',
    source: 'Google AMP viewer',
  },
];
