import type { PublisherGroup } from './publisher.ts';

const asia = { continent: 'Asia' } as const;

/** Outlets from Myanmar to the Philippines. */
export const southEastAsia = [
  {
    ...asia,
    country: 'Singapore',
    rows: [
      ['straitstimes.com', 'The Straits Times', 'national', 'Singapore'],
      ['channelnewsasia.com', 'CNA|Channel NewsAsia', 'international', 'Singapore'],
      ['businesstimes.com.sg', 'The Business Times (Singapore)', 'national', 'Singapore'],
      ['zaobao.com.sg zaobao.com', 'Lianhe Zaobao|Zaobao', 'national', 'Singapore'],
      ['mothership.sg', 'Mothership', 'national', 'Singapore'],
      ['techinasia.com', 'Tech in Asia', 'international', 'Singapore'],
    ],
  },
  {
    ...asia,
    country: 'Malaysia',
    rows: [
      ['bernama.com', 'Bernama', 'national', 'Kuala Lumpur'],
      ['thestar.com.my', 'The Star (Malaysia)', 'national', 'Petaling Jaya', 'Selangor'],
      ['nst.com.my', 'New Straits Times', 'national', 'Kuala Lumpur'],
      ['malaysiakini.com', 'Malaysiakini', 'national', 'Petaling Jaya', 'Selangor'],
      ['malaymail.com', 'Malay Mail', 'national', 'Kuala Lumpur'],
      ['freemalaysiatoday.com', 'Free Malaysia Today|FMT', 'national', 'Petaling Jaya', 'Selangor'],
      ['theborneopost.com', 'The Borneo Post', 'regional', 'Kuching', 'Sarawak'],
    ],
  },
  {
    ...asia,
    country: 'Indonesia',
    rows: [
      ['antaranews.com en.antaranews.com', 'ANTARA|ANTARA News', 'national', 'Jakarta'],
      ['kompas.com', 'Kompas.com', 'national', 'Jakarta'],
      ['kompas.id', 'Kompas|Kompas.id|Harian Kompas', 'national', 'Jakarta'],
      ['thejakartapost.com', 'The Jakarta Post', 'national', 'Jakarta'],
      ['tempo.co en.tempo.co', 'Tempo|Tempo.co', 'national', 'Jakarta'],
      ['detik.com', 'detikcom|Detik', 'national', 'Jakarta'],
      ['jakartaglobe.id', 'Jakarta Globe', 'national', 'Jakarta'],
      ['republika.co.id', 'Republika', 'national', 'Jakarta'],
      ['pikiran-rakyat.com', 'Pikiran Rakyat', 'regional', 'Bandung', 'West Java'],
    ],
  },
  {
    ...asia,
    country: 'Philippines',
    rows: [
      ['pna.gov.ph', 'Philippine News Agency', 'national', 'Quezon City'],
      ['inquirer.net', 'Philippine Daily Inquirer|Inquirer.net', 'national', 'Makati'],
      ['rappler.com', 'Rappler', 'national', 'Pasig'],
      ['philstar.com', 'The Philippine Star|Philstar.com', 'national'],
      ['mb.com.ph', 'Manila Bulletin', 'national', 'Manila'],
      ['manilatimes.net', 'The Manila Times', 'national', 'Manila'],
      ['gmanetwork.com', 'GMA News|GMA Network', 'national', 'Quezon City'],
      ['abs-cbn.com', 'ABS-CBN News|ABS-CBN', 'national', 'Quezon City'],
      ['sunstar.com.ph', 'SunStar', 'regional', 'Cebu City', 'Cebu'],
      ['mindanews.com', 'MindaNews', 'regional', 'Davao City', 'Mindanao'],
    ],
  },
  {
    ...asia,
    country: 'Thailand',
    rows: [
      ['bangkokpost.com', 'Bangkok Post', 'national', 'Bangkok'],
      ['nationthailand.com', 'The Nation (Thailand)|Nation Thailand', 'national', 'Bangkok'],
      ['thaipbs.or.th', 'Thai PBS', 'national', 'Bangkok'],
      ['khaosodenglish.com', 'Khaosod English', 'national', 'Bangkok'],
      ['thairath.co.th', 'Thai Rath|Thairath', 'national', 'Bangkok'],
      ['thephuketnews.com', 'The Phuket News', 'regional', 'Phuket'],
      ['chiangmaicitylife.com', 'Chiang Mai Citylife', 'regional', 'Chiang Mai'],
    ],
  },
  {
    ...asia,
    country: 'Vietnam',
    rows: [
      ['vietnamplus.vn en.vietnamplus.vn', 'VietnamPlus|Vietnam News Agency', 'national', 'Hanoi'],
      ['vnexpress.net e.vnexpress.net', 'VnExpress', 'national', 'Hanoi'],
      ['tuoitre.vn tuoitrenews.vn', 'Tuổi Trẻ|Tuoi Tre', 'national', 'Ho Chi Minh City'],
      ['thanhnien.vn', 'Thanh Niên', 'national', 'Ho Chi Minh City'],
      ['vietnamnews.vn', 'Viet Nam News', 'national', 'Hanoi'],
      ['sggp.org.vn', 'Sài Gòn Giải Phóng', 'regional', 'Ho Chi Minh City'],
    ],
  },
  {
    ...asia,
    country: 'Myanmar',
    rows: [
      ['irrawaddy.com', 'The Irrawaddy', 'national'],
      ['myanmar-now.org', 'Myanmar Now', 'national'],
      ['frontiermyanmar.net', 'Frontier Myanmar', 'national'],
    ],
  },
  {
    ...asia,
    country: 'Cambodia',
    rows: [
      ['phnompenhpost.com', 'The Phnom Penh Post', 'national', 'Phnom Penh'],
      ['khmertimeskh.com', 'Khmer Times', 'national', 'Phnom Penh'],
    ],
  },
  {
    ...asia,
    country: 'Laos',
    rows: [['vientianetimes.org.la', 'Vientiane Times', 'national', 'Vientiane']],
  },
  {
    ...asia,
    country: 'Brunei',
    rows: [['borneobulletin.com.bn', 'Borneo Bulletin', 'national', 'Bandar Seri Begawan']],
  },
] as const satisfies readonly PublisherGroup[];
