import type { PublisherGroup } from './publisher.ts';

const asia = { continent: 'Asia' } as const;

/** Outlets of China, Japan, the Koreas, Mongolia and Taiwan. */
export const eastAsia = [
  {
    ...asia,
    country: 'China',
    rows: [
      ['xinhuanet.com news.cn english.news.cn', 'Xinhua|Xinhua News Agency', 'international', 'Beijing'],
      ['cgtn.com', 'CGTN', 'international', 'Beijing'],
      ['chinadaily.com.cn', 'China Daily', 'international', 'Beijing'],
      ['globaltimes.cn', 'Global Times', 'international', 'Beijing'],
      ['people.com.cn people.cn en.people.cn', "People's Daily", 'national', 'Beijing'],
      ['cctv.com', 'CCTV|China Central Television', 'national', 'Beijing'],
      ['caixin.com caixinglobal.com', 'Caixin|Caixin Global', 'national', 'Beijing'],
      ['thepaper.cn', 'The Paper (China)|澎湃新闻', 'national', 'Shanghai'],
      ['sixthtone.com', 'Sixth Tone', 'international', 'Shanghai'],
      ['yicai.com yicaiglobal.com', 'Yicai', 'national', 'Shanghai'],
      ['shine.cn', 'Shanghai Daily|SHINE', 'regional', 'Shanghai'],
    ],
  },
  {
    ...asia,
    country: 'Hong Kong',
    rows: [
      ['scmp.com', 'South China Morning Post|SCMP', 'international', 'Hong Kong'],
      ['hongkongfp.com', 'Hong Kong Free Press|HKFP', 'regional', 'Hong Kong'],
      ['rthk.hk news.rthk.hk', 'RTHK|Radio Television Hong Kong', 'regional', 'Hong Kong'],
      ['thestandard.com.hk', 'The Standard (Hong Kong)', 'regional', 'Hong Kong'],
      ['mingpao.com', 'Ming Pao', 'regional', 'Hong Kong'],
      ['asiatimes.com', 'Asia Times', 'international', 'Hong Kong'],
    ],
  },
  {
    ...asia,
    country: 'Taiwan',
    rows: [
      ['focustaiwan.tw cna.com.tw', 'Central News Agency|Focus Taiwan', 'national', 'Taipei'],
      ['taipeitimes.com', 'Taipei Times', 'national', 'Taipei'],
      ['taiwannews.com.tw', 'Taiwan News', 'national', 'Taipei'],
      ['ltn.com.tw', 'Liberty Times', 'national', 'Taipei'],
      ['udn.com', 'United Daily News|UDN', 'national', 'Taipei'],
    ],
  },
  {
    ...asia,
    country: 'Japan',
    rows: [
      ['asia.nikkei.com', 'Nikkei Asia|Nikkei Asian Review', 'international', 'Tokyo'],
      ['nikkei.com', 'Nikkei|日本経済新聞', 'national', 'Tokyo'],
      ['kyodonews.net english.kyodonews.net kyodonews.jp', 'Kyodo News|Kyodo', 'international', 'Tokyo'],
      ['jiji.com', 'Jiji Press', 'national', 'Tokyo'],
      ['nhk.or.jp', 'NHK', 'national', 'Tokyo'],
      ['nhk.or.jp/nhkworld', 'NHK WORLD-JAPAN|NHK World', 'international', 'Tokyo'],
      ['japantimes.co.jp', 'The Japan Times', 'national', 'Tokyo'],
      ['asahi.com', 'The Asahi Shimbun|朝日新聞', 'national', 'Tokyo'],
      [
        'yomiuri.co.jp japannews.yomiuri.co.jp',
        'The Yomiuri Shimbun|読売新聞|The Japan News',
        'national',
        'Tokyo',
      ],
      ['mainichi.jp', 'The Mainichi|Mainichi Shimbun|毎日新聞', 'national', 'Tokyo'],
      ['sankei.com', 'Sankei Shimbun|産経新聞', 'national', 'Tokyo'],
      ['japantoday.com', 'Japan Today', 'national', 'Tokyo'],
      ['toyokeizai.net', 'Toyo Keizai Online', 'national', 'Tokyo'],
      ['tokyo-np.co.jp', 'Tokyo Shimbun|東京新聞', 'regional', 'Tokyo'],
      ['hokkaido-np.co.jp', 'Hokkaido Shimbun', 'regional', 'Sapporo', 'Hokkaido'],
      ['okinawatimes.co.jp', 'Okinawa Times', 'regional', 'Naha', 'Okinawa'],
      ['chunichi.co.jp', 'Chunichi Shimbun', 'regional', 'Nagoya', 'Aichi'],
    ],
  },
  {
    ...asia,
    country: 'South Korea',
    rows: [
      ['yna.co.kr en.yna.co.kr', 'Yonhap News Agency|Yonhap', 'international', 'Seoul'],
      ['kbs.co.kr world.kbs.co.kr', 'KBS|Korean Broadcasting System', 'national', 'Seoul'],
      ['chosun.com', 'The Chosun Ilbo', 'national', 'Seoul'],
      ['joongang.co.kr', 'JoongAng Ilbo', 'national', 'Seoul'],
      ['koreajoongangdaily.joins.com', 'Korea JoongAng Daily', 'national', 'Seoul'],
      ['donga.com', 'The Dong-A Ilbo', 'national', 'Seoul'],
      ['hani.co.kr english.hani.co.kr', 'Hankyoreh', 'national', 'Seoul'],
      ['koreaherald.com', 'The Korea Herald', 'national', 'Seoul'],
      ['koreatimes.co.kr', 'The Korea Times', 'national', 'Seoul'],
      ['busan.com', 'Busan Ilbo', 'regional', 'Busan'],
    ],
  },
  {
    ...asia,
    country: 'North Korea',
    rows: [['kcna.kp', 'KCNA|Korean Central News Agency', 'national', 'Pyongyang']],
  },
  {
    ...asia,
    country: 'Mongolia',
    rows: [['montsame.mn', 'MONTSAME', 'national', 'Ulaanbaatar']],
  },
] as const satisfies readonly PublisherGroup[];
