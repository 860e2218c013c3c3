/** Links written by mail filters. One kind per row, keyed by host. */
import type { WrapperRow } from './wrapper-row.ts';

export const MAIL_WRAPPERS: readonly WrapperRow[] = [
  {
    host: '*',
    path: '/fmlurlsvc/',
    parameter: 'url',
    source: 'FortiMail URL protection on own domains (docs.fortinet.com)',
    example: 'https://mail.example/fmlurlsvc/?fewReq=:B:abc&url=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7',
  },
  {
    host: 'atpscan.global.hornetsecurity.com',
    parameter: 'u',
    source: 'Hornetsecurity Secure Links',
    example:
      'https://atpscan.global.hornetsecurity.com/?d=abc&f=x&u=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7',
  },
  {
    host: '*.avanan.click',
    decoder: 'underscores',
    source: 'Check Point Harmony (Avanan) click-time protection',
    example: 'https://url.avanan.click/v2/___https://news.example/story?id=7___.YXAzOmE6bzpk',
  },
  {
    host: 'clicktime.cloud.postoffice.net',
    parameter: ['U', 'u'],
    source: 'Symantec Email Security.cloud',
    example:
      'https://clicktime.cloud.postoffice.net/clicktime.php?U=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7&E=a',
  },
  {
    host: 'clicktime.symantec.com',
    parameter: 'u',
    source: 'Symantec Click-time URL Protection',
    example: 'https://clicktime.symantec.com/3AbcDEF?u=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7',
  },
  {
    host: '*.ctp.trendmicro.com',
    parameter: 'url',
    source: 'Trend Micro click-time protection',
    example:
      'https://us1.ctp.trendmicro.com/wis/clicktime/v1/query?url=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7&umid=a',
  },
  {
    host: '*.fireeye.com',
    parameter: 'u',
    source: 'Trellix (FireEye) URL Defense',
    example: 'https://protect2.fireeye.com/v1/url?k=a&q=1&e=b&u=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7',
  },
  {
    host: '*.hornetsecurity.com',
    parameter: ['u', 'url'],
    source: 'Hornetsecurity Secure Links',
    example: 'https://seclinks.hornetsecurity.com/?u=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7',
  },
  {
    host: 'link.zixcentral.com',
    parameter: 'u',
    source: 'Zix Link Defense',
    example: 'https://link.zixcentral.com/u/abc/def?u=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7',
  },
  {
    host: 'linklock.titanhq.com',
    parameter: 'url',
    source: 'TitanHQ Link Lock',
    example: 'https://linklock.titanhq.com/analyse?url=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7&data=abc',
  },
  {
    host: 'linkprotect.cudasvc.com',
    path: '/url',
    parameter: 'a',
    source: 'Barracuda Link Protection',
    example: 'https://linkprotect.cudasvc.com/url?a=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7&c=E,1',
  },
  {
    host: 'linkscan.io',
    path: '/scan/',
    decoder: 'encoded-segment',
    source: 'Bitdefender link scan',
    example: 'https://linkscan.io/scan/ux/aHR0cHM6Ly9uZXdzLmV4YW1wbGUvc3Rvcnk_aWQ9Nw/ABC?c=1',
  },
  {
    host: '*.protect.checkpoint.com',
    decoder: 'underscores',
    source: 'Check Point Harmony Email',
    example: 'https://protect.checkpoint.com/v2/___https://news.example/story?id=7___.YzJlOm1h',
  },
  {
    host: '*.protection.sophos.com',
    parameter: 'u',
    source: 'Sophos Email time-of-click protection, base64',
    example:
      'https://us-west-2.protection.sophos.com/?d=news.example&u=aHR0cHM6Ly9uZXdzLmV4YW1wbGUvc3Rvcnk_aWQ9Nw==&i=a',
  },
  {
    host: '*.safelinks.protection.office365.us',
    parameter: 'url',
    source: 'Microsoft Defender Safe Links, US government',
    example:
      'https://gcc02.safelinks.protection.office365.us/?url=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7&data=05',
  },
  {
    host: '*.safelinks.protection.outlook.com',
    parameter: 'url',
    source: 'Microsoft Defender Safe Links (learn.microsoft.com)',
    example:
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7&data=05%7C',
  },
  {
    host: '*.safelinks.protection.partner.outlook.cn',
    parameter: 'url',
    source: 'Microsoft Defender Safe Links, China',
    example:
      'https://chn01.safelinks.protection.partner.outlook.cn/?url=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7',
  },
  {
    host: 'scanmail.trustwave.com',
    parameter: 'u',
    source: 'Trustwave MailMarshal blended threats module',
    example: 'https://scanmail.trustwave.com/?c=1&d=abc&u=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7',
  },
  {
    host: 'secure-web.cisco.com',
    decoder: 'encoded-tail',
    source: 'Cisco Secure Email',
    example: 'https://secure-web.cisco.com/1abc/https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7',
  },
  {
    host: 'statics.teams.cdn.office.net',
    path: '/evergreen-assets/safelinks',
    parameter: 'url',
    source: 'Safe Links in Microsoft Teams',
    example:
      'https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7',
  },
  {
    host: '*.trellix.com',
    parameter: 'u',
    source: 'Trellix Email Security',
    example: 'https://us.protect.trellix.com/v1/url?k=a&u=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7',
  },
  {
    host: '*.trendmicro.com',
    path: '/wis/clicktime/',
    parameter: 'url',
    source: 'Trend Micro click-time protection',
    example:
      'https://imsva91-ctp.trendmicro.com/wis/clicktime/v1/query?url=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7&umid=a',
  },
  {
    host: '*.url-protection.com',
    path: '/v1/url',
    parameter: ['o', 'u'],
    source: 'Avanan and Check Point, first version',
    example: 'https://avanan.url-protection.com/v1/url?o=https%3A//news.example/story%3Fid%3D7&g=a&s=b',
  },
  {
    host: '*.url-protection.com',
    decoder: 'underscores',
    source: 'Avanan and Check Point, second version',
    example: 'https://checkpoint.url-protection.com/v2/___https://news.example/story?id=7___.YXAz',
  },
  {
    host: 'urldefense.com',
    path: '/v3/',
    decoder: 'proofpoint-v3',
    source: 'Proofpoint URL Defense, version 3',
    example: 'https://urldefense.com/v3/__https://news.example/story?id=7__;!!abc!def$',
  },
  {
    host: '*.urldefense.com',
    path: '/v1/url',
    parameter: 'u',
    source: 'Proofpoint URL Defense, version 1',
    example: 'https://urldefense.com/v1/url?u=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7&k=x',
  },
  {
    host: '*.urldefense.com',
    path: '/v2/url',
    decoder: 'proofpoint-v2',
    source: 'Proofpoint URL Defense, version 2',
    example: 'https://urldefense.com/v2/url?u=https-3A__news.example_story-3Fid-3D7&d=DwMF',
  },
  {
    host: 'urldefense.proofpoint.com',
    path: '/v3/',
    decoder: 'proofpoint-v3',
    source: 'Proofpoint URL Defense, version 3',
    example: 'https://urldefense.proofpoint.com/v3/__https://news.example/story?id=7__;!!abc!def$',
  },
  {
    host: 'urldefense.proofpoint.com',
    path: '/v1/url',
    parameter: 'u',
    source: 'Proofpoint URL Defense, version 1',
    example: 'https://urldefense.proofpoint.com/v1/url?u=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7&k=x',
  },
  {
    host: 'urldefense.proofpoint.com',
    path: '/v2/url',
    decoder: 'proofpoint-v2',
    source: 'Proofpoint URL Defense, version 2',
    example: 'https://urldefense.proofpoint.com/v2/url?u=https-3A__news.example_story-3Fid-3D7&d=DwMF',
  },
  {
    host: 'urldefense.us',
    path: '/v3/',
    decoder: 'proofpoint-v3',
    source: 'Proofpoint URL Defense, US government',
    example: 'https://urldefense.us/v3/__https://news.example/story?id=7__;!!abc!def$',
  },
  {
    host: '*.urlsand.com',
    parameter: 'u',
    source: 'Libraesva URLSand',
    example: 'https://urlsand.com/?u=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7&e=a',
  },
  {
    host: 'urlsand.esvalabs.com',
    parameter: 'u',
    source: 'Libraesva URLSand',
    example: 'https://urlsand.esvalabs.com/?u=https%3A%2F%2Fnews.example%2Fstory%3Fid%3D7&e=a&h=b',
  },
];
