/** Parameters that tell a site where a visitor came from and that no page needs in order to open. */

interface TrackingParameter {
  readonly name: string;
  readonly value: string;
}

export interface CleanedUrl {
  /** The address without them; everything else stands as it was, byte for byte. */
  readonly cleanUrl: string;
  /** What was left out, decoded, in the order of the address. */
  readonly parameters: readonly TrackingParameter[];
}

/** Names that mean the same on every site. `ref`, `source` and `id` are not among them: pages are chosen by them. */
const NAMES = new Set(
  `gclid gclsrc dclid gbraid wbraid gad_source gad_campaignid srsltid _ga _gl fbclid fb_action_ids fb_action_types fb_source
   msclkid twclid ttclid li_fat_id igshid igsh mibextid epik yclid ysclid ymclid _openstat rb_clickid irclickid irgwc
   mc_cid mc_eid mc_tc mkt_tok vero_id vero_conv oly_anon_id oly_enc_id _hsenc _hsmi __hssc __hstc __hsfp hsctatracking
   _branch_match_id _branch_referrer s_cid s_kwcid ef_id wickedid guce_referrer guce_referrer_sig xtor wt_mc wt.mc_id
   wt_zmc smid smtyp cmpid ncid soc_src soc_trk taid sc_channel sc_campaign sc_geo sc_country sc_outcome __twitter_impression
   ns_mchannel ns_source ns_campaign ns_linkname ns_fee dm_i sfmc_id sfmc_sub _kx klaviyo_id ml_subscriber
   ml_subscriber_hash at_medium at_campaign at_custom1 at_custom2 at_custom3 at_custom4 at_link_id at_link_type
   at_link_origin at_format at_ptr_name at_bbc_team spreadtype`.split(/\s+/),
);
const PREFIXES = ['utm_', 'mtm_', 'pk_', 'piwik_', 'hsa_', 'stm_', 'itm_'];
/** Names that only mean this on some sites: registrable domains and their parameters. */
const NAMES_BY_SITE: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, new Set(['si', 'feature', 'pp'])],
  [/(?:^|\.)(?:twitter\.com|x\.com)$/, new Set(['s', 't', 'ref_src', 'ref_url'])],
  [/(?:^|\.)spotify\.com$/, new Set(['si'])],
  [/(?:^|\.)tiktok\.com$/, new Set(['_r', '_t', 'is_from_webapp', 'sender_device', 'web_id'])],
  [/(?:^|\.)linkedin\.com$/, new Set(['trk', 'trackingid', 'lipi', 'rcm'])],
  [/(?:^|\.)theguardian\.com$/, new Set(['cmp'])],
  [/(?:^|\.)dailymail\.co\.uk$/, new Set(['ito'])],
  [/(?:^|\.)reddit\.com$/, new Set(['share_id', 'rdt'])],
];

/** Separates an http(s) address from its tracking parameters, in the query and in a fragment made of them alone. */
export function cleanTracking(href: string): CleanedUrl {
  const match = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href);
  const [, base = href, query = '', fragment = ''] = match ?? [];
  const host = URL.canParse(href) ? new URL(href).hostname : '';
  const pairs = query === '' ? [] : query.slice(1).split('&');
  const kept = pairs.filter((pair) => !isTracking(pair, host));
  const fragmentPairs = fragment.slice(1).split('&');
  const dropFragment = fragment.length > 1 && fragmentPairs.every((pair) => isTracking(pair, host));
  const removed = [...pairs.filter((pair) => isTracking(pair, host)), ...(dropFragment ? fragmentPairs : [])];
  if (removed.length === 0) return { cleanUrl: href, parameters: [] };
  const cleanQuery = kept.length === 0 ? '' : `?${kept.join('&')}`;
  return {
    cleanUrl: `${base}${cleanQuery}${dropFragment ? '' : fragment}`,
    parameters: removed.map((pair) => ({
      name: nameOf(pair),
      value: decode(pair.split('=').slice(1).join('=')),
    })),
  };
}

function isTracking(pair: string, host: string): boolean {
  const name = nameOf(pair).toLowerCase();
  if (NAMES.has(name) || PREFIXES.some((prefix) => name.startsWith(prefix))) return true;
  return NAMES_BY_SITE.some(([site, names]) => names.has(name) && site.test(host));
}

function nameOf(pair: string): string {
  return decode(pair.split('=')[0] ?? '');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
